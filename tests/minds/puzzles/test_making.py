"""Graded puzzles are made from simulated games, the same by the same seed."""

import json

import pytest

from ossuary.engine.registry import GAMES
from ossuary.minds.puzzles.making import EACH, Weak, candidates, graded

pytestmark = pytest.mark.compiled

GAME = GAMES["shark-attacks"]


def test_the_same_seed_makes_the_same_set_and_another_seed_another() -> None:
    one = graded(GAME, 5, 4)
    assert graded(GAME, 5, 4) == one != graded(GAME, 6, 4)
    levels = [puzzle["level"] for puzzle in json.loads(one)["puzzles"]]
    assert levels == sorted(levels) and levels.count(1) <= EACH[0]


def test_the_level_counts_the_weak_minds_that_err() -> None:
    weak = Weak(GAME)
    found = [one for number in range(12) for one in candidates(GAME, weak, 5, number)]
    assert len({one.puzzle.level for one in found}) > 1
    for one in found:
        wrong = [action for action in weak.choices(one.puzzle.state) if not one.answer.is_right(action)]
        assert one.puzzle.level == 1 + len(wrong)
        assert one.puzzle.seat == one.answer.seat and one.cost > 0
