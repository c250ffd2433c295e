"""Tries of the daily game that count: jobs for the store."""

from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, func, or_, select, update

from ...daily.result import rank
from ...engine.nodes import Refused
from ...engine.registry import GAMES
from ..protocol.daily import DailyBoard, DailyPlace
from ..table.match import OVER
from . import schema
from .accounts import names
from .new_rows import insert_new

MOST_PLACES = 100  # on a board


class AlreadyTried(Refused):
    """The one try of a day's game that counts is used up."""


class Tried(NamedTuple):
    """A try, by its table."""

    player: str
    day: str
    game: str
    table: str


def tried(connection: Connection, player: str, day: date, game: str) -> Row[Any] | None:
    """A player's try of a day's game, if it is used up, with the status and the invitation of its table."""
    d, t = schema.daily.c, schema.tables.c
    wanted = select(schema.daily, t.status, t.invite).outerjoin(schema.tables, t.id == d.table_id)
    return connection.execute(wanted.where(d.player == player, d.day == day.isoformat(), d.game == game)).first()


def claim(connection: Connection, player: str, day: date, game: str, table: str, brought: bool) -> None:
    """Makes a table a player's only try of a day's game that counts."""
    row = {"player": player, "day": day.isoformat(), "game": game, "table_id": table, "brought": brought}
    if connection.execute(insert_new(connection, schema.daily), row).rowcount == 0:
        raise AlreadyTried("host-daily-tried")


def tries(connection: Connection, player: str, day: date) -> dict[str, Row[Any]]:
    """A player's tries of a day by game, with the status of their tables."""
    d, t = schema.daily.c, schema.tables.c
    wanted = select(schema.daily, t.status).outerjoin(schema.tables, t.id == d.table_id)
    return {row.game: row for row in connection.execute(wanted.where(d.player == player, d.day == day.isoformat()))}


def unmeasured(connection: Connection, most: int, player: str | None = None, day: date | None = None) -> list[Tried]:
    """Tries of games that are here, over or without their table, that have no result yet: a player's or a day's."""
    d, t = schema.daily.c, schema.tables.c
    wanted = (
        select(d.player, d.day, d.game, d.table_id)
        .outerjoin(schema.tables, t.id == d.table_id)
        .where(d.given_away.is_(None), d.void.is_(None), or_(t.status == OVER, t.id.is_(None)), d.game.in_(GAMES))
        .order_by(func.random())  # so that those which fail each time hold up nobody
        .limit(most)
    )
    if player is not None:
        wanted = wanted.where(d.player == player)
    if day is not None:
        wanted = wanted.where(d.day == day.isoformat())
    return [Tried(*row) for row in connection.execute(wanted)]


def note(connection: Connection, one: Tried, **found: float | bool | str) -> None:
    """Notes what came of a try, once."""
    d = schema.daily.c
    own = d.player == one.player, d.day == one.day, d.game == one.game, d.given_away.is_(None), d.void.is_(None)
    connection.execute(update(schema.daily).where(*own).values(found))


def days_of(connection: Connection, player: str) -> set[date]:
    """The days on which a player has a result that counts."""
    d = schema.daily.c
    found = connection.execute(select(d.day).distinct().where(d.player == player, d.given_away.is_not(None)))
    return {date.fromisoformat(day) for day in found.scalars()}


def boards(connection: Connection, day: date, games: list[str], player: str | None) -> list[DailyBoard]:
    """All results of a day by game, the best first; equal ones share a place."""
    d = schema.daily.c
    found = connection.execute(select(schema.daily).where(d.day == day.isoformat(), d.given_away.is_not(None))).all()
    known = names(connection, [row.player for row in found])
    return [DailyBoard(game, _places([row for row in found if row.game == game], known, player)) for game in games]


def _places(rows: list[Row[Any]], known: dict[str, str], player: str | None) -> list[DailyPlace]:
    def measure(row: Row[Any]) -> tuple[float, int]:
        return rank(row.given_away, row.points)

    measures = sorted(map(measure, rows))
    return [
        DailyPlace(
            rank=measures.index(measure(row)) + 1,
            name=known.get(row.player),
            you=row.player == player,
            brought=row.brought,
            given_away=row.given_away,
            points=row.points,
            won=row.won,
        )
        for row in sorted(rows, key=lambda row: (*measure(row), known.get(row.player, "")))[:MOST_PLACES]
    ]
