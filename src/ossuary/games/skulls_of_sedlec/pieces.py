"""Where the cards of Skulls of Sedlec are, and what is drawn of them."""

from collections.abc import Sequence

from ...engine.nodes import SEATS, State
from .rules import CARDS, FIRST_SEAT_ODDS, look

# What is drawn, with all its sides; a lot has as many as there are seats, a deck or a bag what is left.
DRAWS: dict[str, Sequence[int]] = {
    "lot": FIRST_SEAT_ODDS[-1],
    "card": (1,) * CARDS,
}


def cards(state: State) -> dict[str, str]:
    """Where each of them is."""
    seen = look(state)
    made = {f"card_{card + 1}": "unseen" for card in range(CARDS)}
    for pile, card in enumerate(seen["up"]):
        if card is not None:
            made[f"card_{card + 1}"] = f"pile_{pile + 1}"
    for seat in range(state[SEATS]):
        for card in seen["hands"][seat]:
            made[f"card_{card + 1}"] = f"hand_{seat}"
        for place, card in seen["stacks"][seat].items():
            made[f"card_{card + 1}"] = f"stack_{seat}_{place}"
    return made
