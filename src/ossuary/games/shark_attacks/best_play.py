"""Where best play of Shark Attacks! is known: the game of two from a table, that of three from one once it is made."""

import sys
from collections.abc import Callable
from typing import Any

from ...engine.nodes import SEATS, State
from .rules import FLIGHT, FLIGHT_DICE, GO_ON, STOP, TARGET, Options, bank, initial, with_signs_of

HIGHEST = 100  # the target that the tables serve
SOLVED_SEATS = (2, 3)
HAS_FILES = sys.platform != "emscripten"  # a browser keeps no table for three
RISKS, ENDS = (GO_ON,), (STOP,)  # the actions that push one's luck, and those that take what there is
unsigned = with_signs_of  # what an end would be worth if the signs stood as before; the rest is the price of the signs


def is_solved(state: State) -> bool:
    """Whether best play is known in games with these seats and options, for three from these needs on."""
    if state[SEATS] == 2:
        return state[TARGET] <= HIGHEST
    return HAS_FILES and state[SEATS] in SOLVED_SEATS and solution(state) is not None


def solution(state: State) -> Any:
    """The table that values every state of such a game."""
    if state[SEATS] == 2:
        from . import exact

        return exact.shipped(FLIGHT_DICE[state[FLIGHT]])
    from .exact.three_tables import for_three

    return for_three(state)


def without_points(state: State) -> State:
    """The state after a turn that scores nothing and moves no sign."""
    after = state.copy()
    bank(after, 0)
    return after


def solved(options: Options, recompute: bool, progress: Callable[[float], None]) -> Any:
    """The solution of a game with these options: for two computed now, in a moment; for three kept once it is made."""
    if options.seats == 2:
        from . import exact

        return exact.solve(options.target, options.flight_dice, progress)
    from .exact.three_tables import solved_for_three

    return solved_for_three(options, recompute, progress)


def levels(state: State) -> dict[str, tuple[float, int]]:
    """How much the choices of each level may cost, on the whole, and the games that it tries out.

    By the table it is a share of what the turn is worth beside one of 0 points, elsewhere a chance of winning.
    """
    options = Options(state[SEATS], state[TARGET], FLIGHT_DICE[state[FLIGHT]])
    if is_solved(initial(options)):  # so that nobody plays differently in the end
        return {"beginner": (0.64, 0), "steady": (0.36, 0), "strong": (0.21, 0)}
    return {"beginner": (0.06, 100), "strong": (0.0, 6000)}


def stake(state: State) -> float:
    """What a point of this turn is worth to the seat whose turn it is, in a game of two."""
    from .exact import against

    return against.stake(state)


def standing(state: State) -> int:
    """Whether the seat whose turn it is is behind (1), level (2) or ahead (3)."""
    from .exact import against

    return against.standing(state)


def reply(
    state: State, style: tuple[float, ...], best: bool = True, progress: Callable[[float], None] | None = None
) -> Any:
    """The reply to a rival of this style in such a game of two: the best one, or else best play."""
    from .exact import against

    return against.reply(Options(2, state[TARGET], FLIGHT_DICE[state[FLIGHT]]), style, best, progress)
