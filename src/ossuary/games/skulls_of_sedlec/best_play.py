"""Where best play of Skulls of Sedlec is known: the end of a game of two, once few cards are unknown."""

from collections.abc import Sequence
from typing import Any

from ...engine.nodes import State

OVERLOOKED = 0.2  # how far off a search is where chances are even: nine of ten of its margins hold computed ends


def end(state: State, price: int) -> Any:
    """What a state is worth, and a best action, where that can be computed within this many moves."""
    from .exact.game import judge

    return judge(state, price)


def levels(state: State) -> dict[str, tuple[float, int]]:
    """How much chance the choices of each level may cost, on the whole, and the games that it tries out."""
    return {"beginner": (0.28, 50), "steady": (0.05, 50), "strong": (0.0, 6000)}


def ends(states: Sequence[State], price: int) -> Any:
    """What all states are worth that a decision leads to, at such a price for one."""
    from .exact.game import judge_all

    return judge_all(states, price)
