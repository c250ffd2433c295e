"""The fallback for games without a rule of thumb: any legal action."""

from typing import Any

from ..engine.nodes import State
from ..fair import any_of

game: Any = None  # given by the code that compiles this module


def choose(state: State, rng: list[int]) -> int:
    """Any legal action."""
    return any_of(game.legal(state), rng)
