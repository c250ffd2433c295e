"""What is kept of practice: own puzzles once each, and the order in which puzzles are asked."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ossuary.cli.arguments import own_folder
from ossuary.cli.practice.kept import Kept
from ossuary.engine.nodes import Refused
from ossuary.engine.record import Record
from ossuary.engine.registry import GAMES, actions_of
from ossuary.minds.puzzles.puzzle import Puzzle
from ossuary.minds.puzzles.shipped import shipped

GAME = GAMES["shark-attacks"]
NOW = datetime(2030, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def own() -> Puzzle:
    """A mistake, in the position of a puzzle that ships, a move earlier in another game."""
    first = shipped(GAME.NAME)[-1]
    record = Record(GAME, first.record.options, ["you", "steady"], first.record.moves)
    return Puzzle(record, played=actions_of(GAME, first.state)[0])


def test_what_is_due_comes_first_then_own_mistakes_then_what_is_new(own: Puzzle) -> None:
    kept = Kept.read(GAME)
    easy, other, *_ = shipped(GAME.NAME)
    kept.schedule.answered(other.name, True, NOW - timedelta(days=30))
    kept.schedule.answered(easy.name, False, NOW - timedelta(days=3))
    assert kept.add([own, own]) == 1
    asked = kept.asked(False, NOW)
    assert [one.name for one in asked[:3]] == [other.name, easy.name, own.name]
    assert [one.level for one in asked[3:]] == sorted(one.level for one in asked[3:])
    kept.schedule.answered(easy.name, True, NOW)
    assert easy.name not in [one.name for one in kept.asked(False, NOW)]
    assert kept.asked(True, NOW) == [own]


def test_own_puzzles_and_the_schedule_are_read_as_they_were_written(own: Puzzle) -> None:
    kept = Kept.read(GAME)
    kept.add([own])
    kept.schedule.answered(own.name, True, NOW)
    kept.write()
    again = Kept.read(GAME)
    assert [(one.name, one.played, one.record) for one in again.own] == [(own.name, own.played, own.record)]
    assert again.add([own]) == 0 and again.next_due(True) == kept.schedule.due(own.name)
    assert Kept.read(GAMES["bones"]).own == []


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"format":"ossuary-record"}', '{"format":"ossuary-practice","version":1}']
)
def test_another_file_in_its_place_is_refused_and_not_overwritten(text: str) -> None:
    path: Path = own_folder("practice") / f"{GAME.NAME}.json"
    path.write_text(text)
    with pytest.raises(Refused, match="practice-file"):
        Kept.read(GAME)
    assert path.read_text() == text


def test_a_puzzle_that_breaks_a_rule_is_left_out_and_stays_in_the_file(own: Puzzle) -> None:
    kept = Kept.read(GAME)
    kept.add(
        [own, Puzzle(Record(GAME, own.record.options, own.record.players, own.record.moves[1:]), played=own.played)]
    )
    kept.own[1].record.moves.insert(0, "stop")
    kept.write()
    path: Path = own_folder("practice") / f"{GAME.NAME}.json"
    text = path.read_text()
    again = Kept.read(GAME)
    assert [one.name for one in again.own] == [own.name]
    again.write()
    assert path.read_text() == text
