"""Where best play of Rolling Bones is known: the game of two from a table, that of three from one once it is made.

Any turn is known by its average points.
"""

import sys
from collections.abc import Callable
from typing import Any

from ...engine.nodes import SEAT, SEATS, Refused, State
from .rules import BURY, DICE_PER_KIND, LEAVE, ROLL, SCORES, TARGET, Options, initial

SHIPPED = True  # the table comes with the package
HIGHEST = 100  # the target that the tables serve
SOLVED_SEATS = (2, 3)
HAS_FILES = sys.platform != "emscripten"  # a browser keeps no table for three
FURTHEST = 300  # the target up to which a race is quickly computed
ROUNDING = 1e-12  # of the points of a single turn
FAR = 15  # points that a seat must be apart to be behind or ahead
RISKS, ENDS = (ROLL,), (BURY, LEAVE)  # the actions that push one's luck, and those that take what there is


def is_solved(state: State) -> bool:
    """Whether best play is known in games with these seats and options, for three from these needs on."""
    if state[SEATS] == 2:
        return state[TARGET] <= HIGHEST
    return HAS_FILES and state[SEATS] in SOLVED_SEATS and solution(state) is not None


def solution(state: State) -> Any:
    """The table that values every state of such a game."""
    if state[SEATS] == 2:
        from . import exact

        return exact.shipped()
    from .exact.three_tables import for_three

    return for_three(state)


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


def stake(state: State) -> float:
    """What a point of this turn is worth to the seat whose turn it is, in a game of two."""
    from .exact.solution import stake

    return stake(state)


def standing(state: State) -> int:
    """Whether the seat whose turn it is is behind (1), level (2) or ahead (3)."""
    mine, other = (state[SCORES + seat] for seat in (state[SEAT], 1 - state[SEAT]))
    if other - mine >= FAR:
        return 1
    return 3 if mine - other >= FAR else 2


def solved(options: Options, recompute: bool, progress: Callable[[float], None]) -> Any:
    """The solution of a game with these options: the one in the package or, for three, in the cache, or a new one."""
    if options.seats == 2:
        from . import exact

        return exact.solve(options.target, progress) if recompute else exact.shipped()
    from .exact.three_tables import solved_for_three

    return solved_for_three(options.target, recompute, progress)


def seconds_to_solve(options: Options, recompute: bool) -> float:
    """About how long that takes; 0 where it is no matter of hours."""
    if options.seats == 2:
        return 0.0
    from .exact.three_tables import seconds_to_solve

    return seconds_to_solve(options.target, recompute)


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


def worth(state: State, action: int, after: State) -> float:
    """The points that a turn scores on average after an action, up to those that are needed to win."""
    from .exact.points import worth

    return worth(state, after)


def levels(state: State) -> dict[str, tuple[float]]:
    """How many points less than the best the choices of each level may be worth, on the whole."""
    if is_solved(initial(Options(state[SEATS], state[TARGET]))):  # so that nobody plays differently in the end
        return {"beginner": (2.4,), "steady": (1.6,), "strong": (0.8,)}
    return {"beginner": (2.4,), "steady": (1.2,), "strong": (0.0,)}


def keep_turns(all_of_them: bool) -> None:
    """Keeps the turns that levels compute for a long series of games, or no more than a game needs."""
    from .exact.points import keep_turns

    keep_turns(all_of_them)
