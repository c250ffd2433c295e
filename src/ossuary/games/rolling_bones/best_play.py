"""Where best play of Rolling Bones is known: the game of two from a table, any turn by its average points."""

from collections.abc import Callable
from typing import Any

from ...engine.nodes import SEATS, Refused, State
from .rules import DICE_PER_KIND, TARGET, Options

SHIPPED = True  # the table comes with the package
HIGHEST = 100  # the target that the table serves
FURTHEST = 300  # the target up to which a race is quickly computed
ROUNDING = 1e-12  # of the points of a single turn


def is_solved(state: State) -> bool:
    """Whether best play is known in games with these seats and options."""
    return state[SEATS] == 2 and state[TARGET] <= HIGHEST


def solution(state: State) -> Any:
    """The table that values every state of such a game."""
    from . import exact

    return exact.shipped()


def is_estimated(state: State) -> bool:
    """Whether turns are computed with an estimate of what their ends are worth."""
    return not is_solved(state) and state[TARGET] <= FURTHEST


def estimate(state: State) -> Any:
    """The turns of such a game, which end in a race."""
    from .exact.racing import racing

    return racing(state[TARGET])


def without_points(state: State) -> State:
    """The state after a turn that scores nothing."""
    from .exact.solution import ended

    return ended(state, 0)


def solved(options: Options, recompute: bool, progress: Callable[[float], None]) -> Any:
    """The solution of a game with these options: the one in the package, or a new one."""
    from . import exact

    return exact.solve(options.target, progress) if recompute else exact.shipped()


def turn(given: str) -> dict[str, Any]:
    """The solution of a single turn with some of the dice, such as `6,6,6`."""
    from .exact import expected_points, turn_states

    dice = _dice(given)
    return {
        "dice": list(dice),
        "value": {"expected_points": expected_points(*dice)},
        "states": turn_states(*dice),
        "error_bound": ROUNDING,
    }


def _dice(given: str) -> tuple[int, int, int]:
    """The numbers of left, right and centre dice."""
    numbers = given.split(",")
    if len(numbers) != 3 or not all(number.isdecimal() and int(number) <= DICE_PER_KIND for number in numbers):
        raise Refused("solve-dice", given=given, most=DICE_PER_KIND)
    left, right, centre = map(int, numbers)
    return left, right, centre


def strong() -> Callable[[State, list[int]], int]:
    """A mind that plays each turn for the highest average points."""
    from .exact.points import choose

    return choose
