"""Where best play of Bones is known: any turn, by its average gain; the last one, by the chance to win."""

from collections.abc import Callable
from typing import Any

from ...engine.nodes import PHASE, State
from ...words.said import Said, said
from .rules import ACCEPTING, OFFERING

PUZZLE_OPTIONS = {"end": "rounds=3"}  # a last turn that is known as such


def strong() -> Callable[[State, list[int]], int]:
    """A mind that plays each turn for the highest average gain."""
    from .exact.game import choose

    return choose


def last_turn(state: State) -> Any:
    """The last turn of a game of two by rounds, whose every end is known; None elsewhere."""
    from .exact.last_turn import LastTurn, is_last

    return LastTurn() if is_last(state) else None


def worth(state: State, action: int, after: State) -> float:
    """The points that a seat gains on average by a turn, or by lending, after an action."""
    from .exact.game import action_worth

    return action_worth(state, action)


def levels(state: State) -> dict[str, tuple[float]]:
    """How many points less than the best the choices of each level may be worth, on the whole: two are all there is."""
    return {"beginner": (16.0,), "strong": (0.0,)}


def aside(state: State) -> Said | None:
    """What a deal would bring to both sides, where seats barter."""
    from .exact import bargain
    from .words import offer

    if state[PHASE] not in (OFFERING, ACCEPTING):
        return None
    best = (bargain.named if state[PHASE] == OFFERING else bargain.taken)(state)[0]
    if not best.agreed or best.own <= 0:
        return said("bones-no-bargain")
    key = "bones-bargain" if state[PHASE] == OFFERING else "bones-bargain-taken"
    return said(key, offer=offer(state, best.action), own=round(best.own, 1), theirs=round(best.theirs, 1))
