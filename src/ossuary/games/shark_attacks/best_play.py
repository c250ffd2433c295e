"""Where best play of Shark Attacks! is known: the game of two, from a table."""

from collections.abc import Callable
from typing import Any

from ...engine.nodes import SEATS, State
from .rules import FLIGHT, FLIGHT_DICE, TARGET, Options, bank, with_signs_of

HIGHEST = 100  # the target that the tables serve
unsigned = with_signs_of  # what an end would be worth if the signs stood as before; the rest is the price of the signs


def is_solved(state: State) -> bool:
    """Whether best play is known in games with these seats and options."""
    return state[SEATS] == 2 and state[TARGET] <= HIGHEST


def solution(state: State) -> Any:
    """The table that values every state of such a game."""
    from . import exact

    return exact.shipped(FLIGHT_DICE[state[FLIGHT]])


def without_points(state: State) -> State:
    """The state after a turn that scores nothing and moves no sign."""
    after = state.copy()
    bank(after, 0)
    return after


def solved(options: Options, recompute: bool, progress: Callable[[float], None]) -> Any:
    """The solution of a game with these options, computed now: that takes a moment."""
    from . import exact

    return exact.solve(options.target, options.flight_dice, progress)
