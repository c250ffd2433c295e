"""How much luck-adjusted results vary, as `python -m ossuary.rating.measuring` has measured it."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..engine.registry import folder, guests


class Variation(NamedTuple):
    """The part of the luck that is taken out, and what is left of the variance of a win or a loss."""

    taken: float
    noise: float


def file_of(game: str) -> Path:
    """The file in the game's folder."""
    return folder(game) / "noise.json"


def measured(game: str, seats: int) -> Variation | None:
    """How results with so many seats vary, or with the nearest number that was measured; None if none was."""
    known = _known(game)
    return known[min(known, key=lambda number: abs(number - seats))] if known else None


@cache
def _known(game: str) -> dict[int, Variation]:
    """The measurements of a game, by seats; an unreadable file of a game of others counts as none."""
    try:
        return read_noise(game)
    except Exception:  # whatever others wrote into that file
        if game in guests():
            return {}
        raise


def read_noise(game: str) -> dict[int, Variation]:
    """The measurements in the file of a game."""
    file = file_of(game)
    content = json.loads(file.read_text()) if file.exists() else {}
    return {int(seats): Variation(float(found["taken"]), float(found["noise"])) for seats, found in content.items()}
