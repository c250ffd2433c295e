"""How well each mind was seen to play, as `python -m ossuary.minds.playing.measuring` has written it."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ...engine.registry import folder

YARDSTICK = "rule-of-thumb"


@dataclass(frozen=True)
class Measured:
    """A mind in games of two with usual options: its share of wins against each other mind, and what it gives away."""

    wins: dict[str, float]
    gives_away: float  # chance of winning, by decision


def file_of(game: str) -> Path:
    """Where it is written, in the room of the game."""
    return folder(game) / "measured.json"


@cache
def measured(game: str) -> dict[str, Measured]:
    """What was measured in a game, by mind."""
    file = file_of(game)
    content = json.loads(file.read_text()) if file.exists() else {}
    return {
        name: Measured({other: share for other, (share, _, _) in found["wins"].items()}, found["gives_away"][0])
        for name, found in content.items()
    }
