"""The rule of thumb of any game, by itself, in code that runs at both speeds."""

from typing import Any

from ...twin.kinds import Ints1

# Given by the code that compiles this module, once per game.
thumb: Any = None

EXPORTED = ("choose",)


def choose(state: Ints1, rng: Ints1) -> int:
    """An action of the seat to move."""
    action: int = thumb.choose(state, rng)
    return action
