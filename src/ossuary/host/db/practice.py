"""What is kept of a player's practice: jobs for the store."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from . import schema
from .accounts import names
from .new_rows import insert_new

MOST_OWN = 300  # mistakes in a game that are kept for a player


class Kept(NamedTuple):
    """A puzzle of a player, and when it comes back, once it was answered."""

    puzzle: str
    is_own: bool
    due: float | None


class Card(NamedTuple):
    """The place of a puzzle in the schedule, and when it comes back."""

    text: str
    due: float


def practised(connection: Connection, player: str, game: str | None = None) -> dict[str, list[Kept]]:
    """A player's puzzles by game, in the order of their names."""
    x = schema.practice.c
    wanted = select(x.game, x.puzzle, x.body.is_not(None), x.due).where(x.player == player).order_by(x.puzzle)
    found = dict[str, list[Kept]]()
    for name, *kept in connection.execute(wanted if game is None else wanted.where(x.game == game)):
        found.setdefault(name, []).append(Kept(*kept))
    return found


def mistake(connection: Connection, player: str, game: str, puzzle: str) -> str | None:
    """The text of a mistake of this player."""
    x = schema.practice.c
    return connection.execute(
        select(x.body).where(x.player == player, x.game == game, x.puzzle == puzzle)
    ).scalar_one_or_none()


def known(connection: Connection, player: str, game: str) -> tuple[set[str], int]:
    """The names of a player's puzzles of a game, and how many more mistakes there is room for."""
    x = schema.practice.c
    found = connection.execute(select(x.puzzle, x.body.is_not(None)).where(x.player == player, x.game == game)).all()
    return {name for name, _ in found}, max(0, MOST_OWN - sum(is_own for _, is_own in found))


def add(connection: Connection, player: str, game: str, mistakes: Sequence[tuple[str, str]]) -> int:
    """Keeps mistakes by name that are not there yet, as long as there is room; how many."""
    if not names(connection, [player]):  # deleted meanwhile
        return 0
    there, room = known(connection, player, game)
    fresh = {name: body for name, body in mistakes if name not in there}
    rows = [{"player": player, "puzzle": name, "game": game, "body": body} for name, body in fresh.items()][:room]
    if rows:
        connection.execute(insert_new(connection, schema.practice), rows)
    return len(rows)


def answered(
    connection: Connection, player: str, game: str, puzzle: str, schedule: Callable[[str | None], Card]
) -> float:
    """Notes an answer, whose card follows from the one before; when the puzzle comes back."""
    x = schema.practice.c
    at = x.player == player, x.puzzle == puzzle
    card = select(x.card).where(*at)
    found = connection.execute(card).first()
    if found is None:
        text, due = schedule(None)
        row = {"player": player, "puzzle": puzzle, "game": game, "card": text, "due": due}
        if connection.execute(insert_new(connection, schema.practice), row).rowcount:
            return due
        found = connection.execute(card).one()  # another process has noted an answer meanwhile
    text, due = schedule(found.card)
    connection.execute(update(schema.practice).where(*at).values(card=text, due=due))
    return due


def forget(connection: Connection, player: str, puzzle: str) -> None:
    """Removes a puzzle that can no longer be asked."""
    x = schema.practice.c
    connection.execute(delete(schema.practice).where(x.player == player, x.puzzle == puzzle))
