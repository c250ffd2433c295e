"""Where best play of Bones is known: any turn, by its average gain; the last one, by the chance to win."""

from collections.abc import Callable
from typing import Any

from ...engine.nodes import State

PUZZLE_OPTIONS = {"end": "rounds=3"}  # a last turn that is known as such


def strong() -> Callable[[State, list[int]], int]:
    """A mind that plays each turn for the highest average gain."""
    from .exact.game import choose

    return choose


def last_turn(state: State) -> Any:
    """The last turn of a game of two by rounds, whose every end is known; None elsewhere."""
    from .exact.last_turn import LastTurn, is_last

    return LastTurn() if is_last(state) else None
