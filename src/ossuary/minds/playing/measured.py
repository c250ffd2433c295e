"""The measured strength of each mind, as written by `make strengths`."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ...engine.registry import folder, guests

NEARLY_LUCK = 0.6  # a game in which best play wins less often against a weak one is nearly all luck
SEATS_MEASURED = (2, 3)  # more seats are told as three


@dataclass(frozen=True)
class Measured:
    """A mind among so many seats with usual options: its share of wins against copies of another, and what it costs."""

    wins: dict[str, float]
    errors: dict[str, float]  # standard errors of the wins
    gives_away: float | None  # chance of winning, by decision
    milliseconds: float  # by decision


Strengths = dict[int, dict[str, Measured]]  # by seats and mind


def most_of_all(found: dict[str, Measured], levels: Sequence[str]) -> float | None:
    """How often the strongest level wins against the weakest, in a game that is nearly all luck; None in others."""
    wins = found[levels[-1]].wins.get(levels[0]) if levels[-1] in found else None
    return wins if wins is not None and wins < NEARLY_LUCK else None


def file_of(game: str) -> Path:
    """The file in the game's folder."""
    return folder(game) / "measured.json"


@cache
def measured(game: str) -> Strengths:
    """The measurements of a game; an unreadable file of a game of others counts as none."""
    try:
        return read_measured(game)
    except Exception:  # whatever others wrote into that file
        if game in guests():
            return {}
        raise


def read_measured(game: str) -> Strengths:
    """The measurements in the file of a game."""
    file = file_of(game)
    content = json.loads(file.read_text()) if file.exists() else {}
    return {int(seats): {name: _read(one) for name, one in minds.items()} for seats, minds in content.items()}


def _read(one: dict[str, Any]) -> Measured:
    return Measured(
        {other: share for other, (share, _, _) in one["wins"].items()},
        {other: error for other, (_, error, _) in one["wins"].items()},
        one["gives_away"][0] if one["gives_away"] else None,
        one["milliseconds"],
    )
