"""The mistakes of a recorded game become puzzles; what was played well does not."""

import pytest

from ossuary.engine.record import Record
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review import TRIFLES, review
from ossuary.minds.puzzles.answer import answer_to
from ossuary.minds.puzzles.own import confirmed, mistakes, worst, wrong
from ossuary.table import Table

pytestmark = pytest.mark.compiled

GAME = GAMES["shark-attacks"]


@pytest.fixture
def record() -> Record:
    """A game in which both always stop."""
    table = Table(GAME, GAME.Options(target=20), ["you", "rule-of-thumb"], Seeded(3))
    table.begin()
    while not table.over:
        table.act(GAME.ACTIONS.index("stop"))
    return table.record


def test_every_mistake_of_a_seat_is_a_puzzle_and_nothing_else(record: Record) -> None:
    found = review(record, judge_of(GAME, GAME.initial(record.options)))
    wrong = [one for one in found.decisions if one.seat == 0 and one.grade not in TRIFLES]
    puzzles = mistakes(record, found, [0])
    assert len(puzzles) == len(wrong) > 0
    for puzzle, decision in zip(puzzles, wrong, strict=True):
        assert puzzle.record.moves == record.moves[: decision.move] and puzzle.seat == 0
        answer = answer_to(GAME, puzzle.state, puzzle.played)
        assert puzzle.played == decision.action and not answer.is_right(decision.action)
        assert decision.best in answer.right
    assert mistakes(record, found, []) == []


def test_a_puzzle_is_named_after_its_position_not_its_players(record: Record) -> None:
    found = review(record, judge_of(GAME, GAME.initial(record.options)))
    others = Record(GAME, record.options, ["steady", "you:Ada"], record.moves)
    names = [one.name for one in mistakes(record, found, [0])]
    assert [one.name for one in mistakes(others, found, [0])] == names
    assert len(set(names)) == len(names)


def test_the_worst_mistakes_are_looked_at_one_by_one(record: Record) -> None:
    found = review(record, judge_of(GAME, GAME.initial(record.options)))
    every = wrong(found, [0, 1])
    two = worst(every, 2)
    assert len(every) > 2 and [one.move for one in two] == sorted(one.move for one in two)
    assert sum(one.given_away for one in two) == sum(sorted(one.given_away for one in every)[-2:])
    assert len(confirmed(record, two)) == 2
    assert wrong(found, [0, 1], since=every[-1].move) == every[-1:]
