"""The games of one player, from the records in a file or folder."""

from collections.abc import Sequence
from pathlib import Path

from ...engine.nodes import Refused
from ...engine.record import PERSON, Record, RecordError, read

NAME_SIGN = "#"  # between a file and a name: `games/#Ann`
LARGEST = 64 << 20  # bytes of a record
MOST = 5000  # records of a folder


def whose(where: str) -> tuple[Path, str | None]:
    """The file or folder, and the player's name, if there is one."""
    path, _, name = where.rpartition(NAME_SIGN)
    return (Path(path), name) if path and name else (Path(where), None)


def games_of(where: Path, name: str | None = None) -> list[tuple[Record, int]]:
    """The records in a file or folder with the seat of a player; without a name, of the only person in them."""
    records = _records(where)
    if not name:
        people = {player for record in records for player in record.players if _is_person(player)}
        if len(people) > 1:
            named = ", ".join(sorted(one.partition(":")[2] or one for one in people))
            raise Refused("against-whose", file=str(where), people=named)
        name = next(iter(people), PERSON)
    found = [
        (record, seat)
        for record in records
        for seat, player in enumerate(record.players)
        if player in (name, f"{PERSON}:{name}")
    ]
    if not found:
        raise Refused("against-nobody", file=str(where), name=name)
    return found


def _is_person(player: str) -> bool:
    return player == PERSON or player.startswith(f"{PERSON}:")


def _records(where: Path) -> Sequence[Record]:
    """The records there; of a folder, all that can be read."""
    if not where.is_dir():
        return [read(_text(where))]
    found = []
    for file in sorted(where.glob("*.json"))[:MOST]:
        try:
            found.append(read(_text(file)))
        except (RecordError, Refused):
            continue
    return found


def _text(file: Path) -> str:
    try:
        with file.open("rb") as content:
            return content.read(LARGEST).decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise Refused("against-no-file", file=str(file)) from error
