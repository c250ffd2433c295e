"""No rule of thumb: any legal action, for a game that has none yet."""

from typing import Any

from ...engine.nodes import State
from ...fair import any_of

game: Any = None  # given by who compiles this module


def choose(state: State, rng: list[int]) -> int:
    """Any legal action."""
    return any_of(game.legal(state), rng)
