"""Bounds of values in groups of positions that lead to each other, in small graphs with values known by hand."""

from typing import Any

import numpy as np
import pytest

from ossuary.engine.nodes import CHANCE, TERMINAL
from ossuary.minds.exact import settle_core
from ossuary.minds.exact.any_game import room_to_settle
from ossuary.minds.exact.explore_core import COUNTS, FOUND, Graph
from ossuary.minds.exact.play import Values

pytestmark = pytest.mark.compiled

WON, LOST = -1, -2  # where a way may lead beside the positions: seat 0 wins, seat 1 wins


def settled(positions: list[tuple[int, dict[int, int]]]) -> Values:
    """Bounds of positions given by their movers and the weights of their ways; the first leads to all others."""
    count = len(positions) + 2
    ways = [ways for _, ways in positions] + [{}, {}]
    ends = np.cumsum([len(each) for each in ways])
    graph: Any = Graph(
        rows=None,
        layout=None,
        table=None,
        movers=np.array([mover for mover, _ in positions] + [TERMINAL, TERMINAL]),
        payoffs=np.array([[0.0, 0.0]] * (count - 2) + [[0.0, 1.0], [1.0, 0.0]]),
        ahead=None,
        begins=ends - [len(each) for each in ways],
        ends=ends,
        after=np.array([after % count for each in ways for after in each]),
        weights=np.array([weight for each in ways for weight in each.values()]),
        counts=np.zeros(COUNTS, np.int64),
    )
    graph.counts[FOUND] = count
    values, search = room_to_settle(graph)
    settle_core.settle(graph, values, search, count)
    return values


def between(values: Values, expected: float) -> float:
    """How far apart the bounds of seat 0 are at the start, between which the expected value must be."""
    assert values.lower[0, 0] <= expected <= values.upper[0, 0]
    assert values.lower[0, 1] <= 1 - expected <= values.upper[0, 1]
    return float(values.upper[0, 0] - values.lower[0, 0])


def test_a_draw_that_mostly_repeats_is_bounded_closely() -> None:
    values = settled([(CHANCE, {0: 9_996, WON: 1, LOST: 3})])
    assert between(values, 0.25) < 1e-10
    assert values.visits[0] > 1_000


def test_two_that_shoot_in_turn_are_bounded_closely() -> None:
    # Each hits with one chance in three: the first wins with 1/3 + (2/3)(2/3)(1/3) + … = 3/5.
    values = settled([(CHANCE, {WON: 1, 1: 2}), (CHANCE, {LOST: 1, 0: 2})])
    assert between(values, 0.6) < 1e-13


def test_a_better_shot_is_taken_in_a_group() -> None:
    # Seat 0 chooses between hitting with 1/3 and with 1/2; seat 1 hits with 1/3: (1/2) / (1 - (1/2)(2/3)) = 3/4.
    values = settled([(0, {1: 1, 2: 1}), (CHANCE, {WON: 1, 3: 2}), (CHANCE, {WON: 1, 3: 1}), (CHANCE, {LOST: 1, 0: 2})])
    assert between(values, 0.75) < 1e-13
    assert values.played[0] == 1


def test_ways_that_are_equally_good_and_unequally_long_are_bounded_closely() -> None:
    # Seat 0 shoots at once, or draws as often as it likes whether it shoots or loses its turn to the same shot.
    values = settled([(0, {1: 1, 2: 1}), (CHANCE, {WON: 1, LOST: 1}), (CHANCE, {0: 9, 1: 1})])
    assert between(values, 0.5) < 1e-12


def test_a_seat_that_can_go_on_for_ever_leaves_bounds_apart() -> None:
    # Seat 1 may wait for ever instead of losing.
    values = settled([(1, {1: 1, 2: 1}), (CHANCE, {0: 1}), (CHANCE, {WON: 1})])
    assert values.upper[0, 1] == 1.0 and values.lower[0, 1] == 0.0


def test_bounds_that_lie_too_near_are_not_taken() -> None:
    # The bounds of what a group leads to are apart already, so that its own cannot be closer.
    inner = (CHANCE, {1: 9_996, WON: 1, LOST: 3})
    values = settled([(CHANCE, {0: 1, 1: 2, WON: 1}), inner])
    inside = values.upper[1, 0] - values.lower[1, 0]
    assert between(values, 0.5) > 0.6 * inside > 0
