"""The measured strength of each mind, as written by `python -m ossuary.minds.playing.measuring`."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ...engine.registry import folder, guests

YARDSTICK = "rule-of-thumb"


@dataclass(frozen=True)
class Measured:
    """A mind in two-player games with default options: its share of wins by opponent, and what it gives away."""

    wins: dict[str, float]
    gives_away: float  # chance of winning, by decision


def file_of(game: str) -> Path:
    """The file in the game's folder."""
    return folder(game) / "measured.json"


@cache
def measured(game: str) -> dict[str, Measured]:
    """The measurements of a game, by mind; an unreadable file of a game of others counts as none."""
    try:
        return read_measured(game)
    except Exception:  # whatever others wrote into that file
        if game in guests():
            return {}
        raise


def read_measured(game: str) -> dict[str, Measured]:
    """The measurements in the file of a game."""
    file = file_of(game)
    content = json.loads(file.read_text()) if file.exists() else {}
    return {
        name: Measured({other: share for other, (share, _, _) in found["wins"].items()}, found["gives_away"][0])
        for name, found in content.items()
    }
