"""Where the dice of Shark Attacks! are, and what is drawn of them."""

from collections.abc import Sequence

from ...engine.nodes import State
from ...engine.pieces import ASIDE, HAND
from .rules import (
    BLUE,
    BLUE_DICE,
    EVENT_DIE,
    FINS,
    SHARK_DICE,
    SHARK_DIE,
    SHARK_FACES,
    SHARKS_TO_ROLL,
    SWIMMER_DIE,
    SWIMMER_FACES,
    TO_ROLL,
)

# What is drawn, with all its sides; a lot has as many as there are seats, a deck or a bag what is left.
DRAWS: dict[str, Sequence[int]] = {
    "swimmer": SWIMMER_DIE,
    "shark": SHARK_DIE,
    "event": EVENT_DIE,
}


def dice(state: State) -> dict[str, list[str]]:
    """Where the dice of each kind are, in any order."""
    blue = [HAND] * state[TO_ROLL]
    for number, face in enumerate(SWIMMER_FACES):
        blue += [face] * state[BLUE + number]
    sharks = [HAND] * state[SHARKS_TO_ROLL]
    for number, face in enumerate(SHARK_FACES):
        sharks += [face] * state[FINS + number]
    return {
        "blue": blue + [ASIDE] * (BLUE_DICE - len(blue)),
        "shark": sharks + [ASIDE] * (SHARK_DICE - len(sharks)),
    }
