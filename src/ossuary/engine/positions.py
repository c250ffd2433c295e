"""Positions of a real table, as people enter them: checked, then scored by the games' own rules."""

from typing import Any

from .nodes import Part, Refused
from .registry import Parts

REAL_TABLES: Parts[Any] = Parts("real_table")
Result = dict[str, Any]
Counted = tuple[Result, list[Part]]


class PositionError(Refused):
    """An impossible position."""


def score(game: str, position: object) -> Result:
    """The score of a position of a game."""
    return counted(game, position)[0]


def counted(game: str, position: object) -> Counted:
    """The score of a position, and its parts with their pieces."""
    if not isinstance(position, dict):
        raise PositionError("position-object")
    if game not in REAL_TABLES:
        raise PositionError("position-no-table", game=game, games=", ".join(REAL_TABLES))
    room = REAL_TABLES[game]
    for name in position:
        if name not in room.FIELDS:
            raise PositionError("position-unknown", field=str(name), fields=", ".join(room.FIELDS))
    for name in room.FIELDS:
        if name not in position and name not in room.OPTIONAL:
            raise PositionError("position-missing", field=name)
    found: Counted = room.counted(position)
    return found
