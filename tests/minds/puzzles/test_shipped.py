"""The graded sets in the package: every answer checked anew, against the exact judge and by the rules."""

from collections import Counter
from functools import cache

import pytest

from ossuary.engine.nodes import CHANCE, TERMINAL, State
from ossuary.engine.record import replay
from ossuary.engine.registry import GAMES, Game, actions_of
from ossuary.minds.judging.judge import Judge
from ossuary.minds.puzzles.answer import Answer, answer_to
from ossuary.minds.puzzles.making import CLEAR, EACH, FEW, is_clear
from ossuary.minds.puzzles.puzzle import Puzzle
from ossuary.minds.puzzles.shipped import file_of, shipped, with_answers

pytestmark = pytest.mark.compiled

LARGEST = 48 << 10  # bytes of a set
TOGETHER = pytest.mark.parametrize(  # answers are computed once, of every fifth puzzle by day
    ("name", "every"),
    [
        pytest.param(game, every, marks=[pytest.mark.xdist_group(f"puzzles of {game}"), *marks])
        for every, marks in ((5, ()), (1, (pytest.mark.nightly,)))
        for game in GAMES
    ],
)


@cache
def answered(game: str, every: int) -> list[tuple[Puzzle, list[str], Answer]]:
    """Puzzles of a game with the answers that are told, and what the judge says now."""
    told = with_answers(game)[::every]
    return [(one, right, answer_to(one.game, one.state, playouts=FEW)) for one, right in told]


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_graded_and_small_and_no_puzzle_comes_twice(game: str) -> None:
    puzzles = shipped(game)
    assert len({one.name for one in puzzles}) == len(puzzles) == sum(EACH)
    assert [one.level for one in puzzles] == sorted(one.level for one in puzzles)
    assert Counter(one.level for one in puzzles) == dict(enumerate(EACH, start=1))
    assert file_of(game).stat().st_size < LARGEST


@TOGETHER
def test_every_answer_is_certain_and_the_one_that_is_told(name: str, every: int) -> None:
    game = GAMES[name]
    for puzzle, right, answer in answered(name, every):
        assert [step.after for step in replay(puzzle.record)][-1] == puzzle.state
        assert answer.certain and is_clear(game, puzzle.state, answer), puzzle.record.write()
        assert [game.ACTIONS[action] for action in answer.right] == right, puzzle.record.write()
        wrong = [action for action in actions_of(game, puzzle.state) if game.ACTIONS[action] not in right]
        assert wrong and all(answer.to(action).given_away >= CLEAR for action in wrong)


@TOGETHER
def test_the_value_of_every_choice_is_that_of_the_moves_after_it(name: str, every: int) -> None:
    game = GAMES[name]
    for puzzle, _, answer in answered(name, every):
        for choice in answer.choices:
            after = game.step(puzzle.state, choice.action)
            assert list(choice.payoffs) == pytest.approx(by_the_rules(game, answer.judge, after), abs=1e-7)


@TOGETHER
def test_what_is_said_to_win_at_once_does_not_lose(name: str, every: int) -> None:
    for puzzle, _, answer in answered(name, every):
        for choice in answer.choices:
            wins = sum(reason.chance for reason in choice.reasons if reason.name == "win")
            assert wins / 2 <= choice.payoffs[puzzle.seat] + 1e-6  # a win may be shared with the other seat


def by_the_rules(game: Game, judge: Judge, state: State) -> list[float]:
    """What a state is worth to each seat, from what the judge says of the states one move later."""
    mover = game.mover(state)
    if mover == TERMINAL:
        return game.payoffs(state)
    if mover == CHANCE:
        odds = game.odds(state)
        chances = [(move, weight / sum(odds)) for move, weight in enumerate(odds) if weight]
        values = [[chance * one for one in judge.value(game.step(state, move))] for move, chance in chances]
        return [sum(of_seat) for of_seat in zip(*values, strict=True)]
    values = [judge.value(game.step(state, action)) for action in actions_of(game, state)]
    return max(values, key=lambda one: one[mover])
