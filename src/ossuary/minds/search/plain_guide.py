"""The guide through any game: its rule of thumb."""

from typing import Any

from ...engine.nodes import State

# Given by the code that compiles this module, once per game: its rules, and its rule of thumb.
game: Any = None
thumb: Any = None

PARTS = 1
TRUST = 0.7  # of all curiosity, what goes to the favourite
POINT = 0.0  # what a point of lead is worth beside the win


def favourite(state: State, rng: list[int]) -> int:
    """The action that looks best at first sight."""
    action: int = thumb.choose(state, rng)
    return action


def playout(state: State, rng: list[int]) -> int:
    """The next action of a playout."""
    return favourite(state, rng)


def first_alike(state: State, action: int) -> int:
    """The first of the symmetric actions."""
    return action


def parts(state: State, seat: int) -> tuple[int]:
    """The score of a seat by parts."""
    return (game.scores(state)[seat],)


def near_end(state: State) -> bool:
    """Whether little is left to compute until the end of the game."""
    return False
