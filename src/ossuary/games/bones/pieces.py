"""Where the tiles of Bones are, and what is drawn of them."""

from collections.abc import Sequence

from ...engine.nodes import State
from ...engine.pieces import ASIDE
from .lines import TILES
from .rules import BAG, DIE, DOUBLE_BLANK, OUTCOMES, TILE_OUTCOME, look

# What is drawn, with all its sides; a lot has as many as there are seats, a deck or a bag what is left.
DRAWS: dict[str, Sequence[int]] = {
    "die": DIE,
    "tile": (0,) * len(DIE) + (1,) * (len(OUTCOMES) - len(DIE)),
}


def cards(state: State) -> dict[str, str]:
    """Where each of them is."""
    seen = look(state)
    made = dict.fromkeys(OUTCOMES[TILE_OUTCOME:], "bag")
    if not state[BAG + TILE_OUTCOME + DOUBLE_BLANK]:
        made[_tile((0, 0))] = ASIDE  # BN-5: paid, unless it is in a hand
    for space, tile in enumerate(seen["board"]):
        if tile is not None:
            made[_tile(tile)] = f"space_{space + 1}"
    for seat, hand in enumerate(seen["hands"]):
        for tile in hand:
            made[_tile(tile)] = f"hand_{seat}"
    return made


def _tile(tile: tuple[int, int]) -> str:
    return OUTCOMES[TILE_OUTCOME + TILES.index(tile)]
