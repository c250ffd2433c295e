"""Snapshots: a table's present, stored with its log, so that it can be opened without replaying its past."""

import hashlib
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import Struct, defstruct
from msgspec.json import Decoder, encode

from ...engine.registry import GAMES, folder, options_for
from ...table import Standing, Table
from .match import OVER, Match
from .pieces import Pieces, Placed
from .unknown_draws import Unknown

EVERY = 100  # versions between two snapshots
MOST_MISSED = 200  # events that a returning client is told one by one, from a snapshot before them
SOLVED = ".npz"
APART = ("id", "secret", "table", "pieces")  # what of a match is not simply written down

_home = Path(__file__).parents[2]


def sources_below(room: Path) -> list[Path]:
    """All that a game is made of, its subpackages among it, but for what best play is worth."""
    files = (path for path in room.rglob("*") if path.is_file())
    return sorted(path for path in files if "__pycache__" not in path.parts and path.suffix != SOLVED)


# A snapshot is read by the very code that wrote it; to any other, the log says the same.
SOURCES = [
    *(_home / "table.py", _home / "fair.py"),
    *sorted([*_home.glob("engine/*.py"), *_home.glob("host/**/*.py")]),
    *(source for game in GAMES for source in sources_below(folder(game))),
]
FORM = hashlib.sha256(b"".join(source.read_bytes() for source in SOURCES)).hexdigest()[:16]

_own = [(field.name, get_type_hints(Match)[field.name]) for field in fields(Match) if field.name not in APART]
Own: Any = defstruct("Own", _own)


class Snapshot(Struct):
    """Everything in a match except its id and its secret."""

    own: Own
    game: str
    standing: Standing
    placed: Placed | None
    unknown: dict[str, Any] | None  # what is said of draws that cannot be made here


_decoder = Decoder(Snapshot)


def due(match: Match) -> bool:
    """Whether to store a snapshot at this version: now and then, and at the end."""
    return match.version % EVERY == 0 or match.status == OVER


def written(match: Match) -> str:
    """A match as it is stored."""
    table, pieces = match.table, match.pieces
    own = Own(**{name: getattr(match, name) for name, _ in _own})
    unknown = table.draws.noted() if isinstance(table.draws, Unknown) else None
    kept = Snapshot(own, table.game.NAME, table.standing, pieces.placed if pieces else None, unknown)
    return encode(kept).decode()


def read(id: str, secret: bytes, text: str) -> Match:
    """The stored match."""
    kept = _decoder.decode(text)
    game, own = GAMES[kept.game], {name: getattr(kept.own, name) for name, _ in _own}
    table = Table(game, options_for(game, own["options"]), [""] * len(own["sittings"]), Unknown())
    table.stand(kept.standing)
    match = Match(id=id, secret=secret, table=table, **own)
    if kept.placed is not None:
        match.pieces = Pieces(game, table.state)
        match.pieces.place(kept.placed)
    table.draws = match.draws() if kept.unknown is None else Unknown(kept.unknown)
    return match
