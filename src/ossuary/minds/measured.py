"""How well each mind was seen to play, as `python -m ossuary.minds.measuring` has written it."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("measured.json")
YARDSTICK = "rule-of-thumb"


@dataclass(frozen=True)
class Measured:
    """A mind in games of two with usual options: its share of wins against each other mind, and what it gives away."""

    wins: dict[str, float]
    gives_away: float  # chance of winning, by decision


@cache
def measured(game: str) -> dict[str, Measured]:
    """What was measured in a game, by mind."""
    content = json.loads(FILE.read_text()).get(game, {})
    return {
        name: Measured({other: share for other, (share, _, _) in found["wins"].items()}, found["gives_away"][0])
        for name, found in content.items()
    }
