"""Exploring a game: there is room for draws among any number of outcomes, and for odds of any size."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ossuary.engine.nodes import CHANCE, OWN, TERMINAL, State
from ossuary.minds.exact import explore_core, packing
from ossuary.minds.exact.any_game import solve
from ossuary.minds.exact.explore_core import AHEAD, FOUND, FULL, HALT, WAYS, Graph
from ossuary.minds.exact.positions import _layout, _more_room, _room

from . import lottery

pytestmark = pytest.mark.compiled

START = [0, 0, 0, 2, 0, 0, 0]


def advance(state: State, ticket: int) -> None:
    """Draws a ticket."""
    state[OWN] = 1 + ticket


def a_draw(weights: list[int]) -> SimpleNamespace:
    """A game of one draw; the first ticket wins for seat 0, any other for seat 1."""
    return SimpleNamespace(
        ACTIONS=("wait",),
        OUTCOMES=tuple(f"ticket_{number}" for number in range(len(weights))),
        mover=lambda state: TERMINAL if state[OWN] else CHANCE,
        odds=lambda state: weights,
        advance=advance,
        payoffs=lambda state: [1.0, 0.0] if state[OWN] == 1 else [0.0, 1.0],
    )


def begun(tickets: int) -> Graph:
    """The start alone, in a layout with room for this many tickets."""
    lowest = START[3:]
    highest = lowest.copy()
    highest[OWN - 3] = tickets
    graph = _room(_layout(lowest, highest), seats=2)
    packing.pack(START, graph.layout, graph.rows, 0)
    packing.enter(graph.rows, 1, graph.table)
    graph.counts[FOUND] = graph.counts[AHEAD] = 1
    return graph


def test_a_draw_among_more_outcomes_than_there_is_room_for_gets_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore_core, "game", a_draw([1, *[0] * 4998, 1]))
    graph, scratch, odds = begun(5000), np.zeros((2, len(START)), np.int64), np.zeros(5000, np.int64)
    explore_core.explore(graph, scratch, odds, False, 1)
    assert graph.counts[HALT] == FULL
    graph = _more_room(graph, 5000)
    explore_core.explore(graph, scratch, odds, False, 1)
    assert (graph.counts[AHEAD], graph.counts[FOUND], graph.counts[WAYS]) == (2, 3, 2)


def test_odds_of_any_size_count_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore_core, "game", a_draw([3 * 2**31, 2**31]))
    graph = begun(2)
    explore_core.explore(graph, np.zeros((2, len(START)), np.int64), np.zeros(2, np.int64), False, 3)
    assert graph.weights[: graph.counts[WAYS]].tolist() == [6442450944, 2147483648]


def test_a_game_with_thousands_of_outcomes_is_compiled_and_solved() -> None:
    game: Any = lottery
    found = solve(game, lottery.initial())
    assert found.states == 5001
    assert found.value(lottery.initial()) == pytest.approx([3 / 5002, 4999 / 5002], abs=1e-14)
