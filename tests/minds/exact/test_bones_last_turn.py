"""The last turn of Bones, computed, against the rules alone: every throw and every deal tried."""

from functools import cache

import pytest

from ossuary.engine.nodes import CHANCE, SEAT, TERMINAL
from ossuary.games.bones.exact.last_turn import LastTurn, is_last
from ossuary.games.bones.rules import ACTIONS, legal, mover, odds, payoffs, step, throws_left
from ossuary.minds.puzzles.shipped import shipped

pytestmark = pytest.mark.compiled

FEW, MOST = 2, 6  # throws that are left, and positions, so that everything can be tried


@cache
def worth(state: tuple[int, ...]) -> float:
    """The chance of winning of the seat in turn, from the rules alone, if each seat plays for its own."""
    row = list(state)
    if mover(row) == TERMINAL:
        return payoffs(row)[row[SEAT]]
    if mover(row) == CHANCE:
        weights = odds(row)
        values = [weight * worth(tuple(step(row, move))) for move, weight in enumerate(weights) if weight]
        return sum(values) / sum(weights)
    after = [worth(tuple(step(row, action))) for action in range(len(ACTIONS)) if legal(row) >> action & 1]
    return max(after) if mover(row) == row[SEAT] else min(after)


def test_the_last_turn_is_worth_what_the_rules_say() -> None:
    states = [one.state for one in shipped("bones") if throws_left(one.state) <= FEW]
    assert len(states) >= MOST
    for state in states[:MOST]:
        assert is_last(state)
        for action in (action for action in range(len(ACTIONS)) if legal(state) >> action & 1):
            after = step(state, action)
            expected = worth(tuple(after)) if after[SEAT] == state[SEAT] else payoffs(after)[state[SEAT]]
            assert LastTurn().value(after)[state[SEAT]] == pytest.approx(expected, abs=1e-9)
