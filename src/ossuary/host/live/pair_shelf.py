"""What is kept of games with another page: one file each, the own secret among it."""

from pathlib import Path
from typing import Any

import msgspec

from ..protocol.values import Id

FOLDER = "pairs"


class Side(msgspec.Struct):
    """One's own side of a game with another page."""

    player: str
    game: str
    options: dict[str, Any]
    seat: int
    end: str  # of the own chain, in hexadecimal: a secret
    wanted: bool  # whether this side asked for the game, or said yes to it
    after: str | None = None  # the game of which this is a rematch
    name: str = ""  # of the other player
    guest: str | None = None  # as whom the other sits at the table here
    pair: str | None = None  # `Pair.kept()`, once the other side has come
    fault: str | None = None  # what was wrong with the other side
    evidence: str | None = None  # the message in which it was


class Shelf:
    """The sides that are kept in a folder; without one, there are none."""

    def __init__(self, folder: str | None) -> None:
        self._folder = Path(folder, FOLDER) if folder else None

    def find(self, pair: str) -> Side | None:
        """A side that is kept."""
        path = self._path(pair)
        return msgspec.json.decode(path.read_bytes(), type=Side) if path and path.exists() else None

    def keep(self, pair: str, side: Side) -> None:
        """Keeps a side as it is now."""
        path = self._path(pair)
        assert path
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(side))

    def _path(self, pair: str) -> Path | None:
        return self._folder / f"{msgspec.convert(pair, Id)}.json" if self._folder else None
