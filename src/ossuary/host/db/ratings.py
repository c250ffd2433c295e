"""Ratings of players by game, and the games that they come from: jobs for the store."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from ...rating.rating import Rating, updated
from ..protocol.ratings import GameRating, RatedSeat, ShownRating
from . import schema
from .new_rows import insert_new


def enqueue(connection: Connection, table: str) -> None:
    """Notes that a game is to be rated."""
    connection.execute(insert_new(connection, schema.to_rate), {"table_id": table})


def waiting(connection: Connection, most: int) -> list[str]:
    """Some of the tables whose games are to be rated, in any order, so that those which fail hold up nobody."""
    wanted = select(schema.to_rate.c.table_id).order_by(func.random()).limit(most)
    return list(connection.execute(wanted).scalars())


def waits(connection: Connection, table: str) -> bool:
    """Whether the game of a table is still to be rated."""
    q = schema.to_rate.c
    return connection.execute(select(q.table_id).where(q.table_id == table)).first() is not None


def drop(connection: Connection, table: str) -> bool:
    """Takes a game off the list; False if somebody else has done so."""
    return connection.execute(delete(schema.to_rate).where(schema.to_rate.c.table_id == table)).rowcount == 1


def rate(
    connection: Connection,
    table: str,
    game: str,
    players: Sequence[str | None],
    results: Sequence[float],
    noise: float,
    now: float,
) -> None:
    """Rates a game by the results of its seats, once; who was deleted meanwhile counts as a newcomer."""
    if not drop(connection, table) or rated_seats(connection, table):
        return
    p = schema.players.c
    # Whoever else rates a game of one of these players waits until this one is written.
    there = connection.execute(select(p.id).where(p.id.in_(players)).order_by(p.id).with_for_update()).scalars().all()
    known = all_ratings(connection, there, now)
    before = [known.get((player or "", game), Rating()) for player in players]
    after = updated(before, results, noise)
    for seat, player in enumerate(players):
        if player not in there:
            continue
        old, new = before[seat], after[seat]
        row = {"player": player, "game": game, "at": now, **new._asdict()}
        connection.execute(delete(schema.ratings).where(*_of(player, game)))
        connection.execute(insert(schema.ratings), row)
        change = {"mean": old.mean, "deviation": old.deviation}
        change |= {"mean_after": new.mean, "deviation_after": new.deviation}
        own = {"table_id": table, "seat": seat, "player": player, "at": now, "result": results[seat]}
        connection.execute(insert(schema.rated), own | change)


def all_ratings(connection: Connection, players: Collection[str], now: float) -> dict[tuple[str, str], Rating]:
    """The ratings of players by player and game, as sure as they are by now; those without one are left out."""
    found = connection.execute(select(schema.ratings).where(schema.ratings.c.player.in_(players)))
    return {(row.player, row.game): _rating(row, now) for row in found}


def ratings_of(connection: Connection, player: str, now: float) -> list[GameRating]:
    """A player's ratings in all games."""
    r = schema.ratings.c
    found = connection.execute(select(schema.ratings).where(r.player == player).order_by(r.game)).all()
    return [GameRating(row.game, shown(_rating(row, now)), row.games) for row in found]


def rated_seats(connection: Connection, table: str) -> dict[int, RatedSeat]:
    """What the game of a table did to the ratings of its seats."""
    g = schema.rated.c
    found = connection.execute(select(schema.rated).where(g.table_id == table))
    return {row.seat: _seat(row) for row in found}


def changes(connection: Connection, player: str, tables: Collection[str]) -> dict[str, RatedSeat]:
    """What games did to a player's rating, by their tables."""
    g = schema.rated.c
    found = connection.execute(select(schema.rated).where(g.player == player, g.table_id.in_(tables)))
    return {row.table_id: _seat(row) for row in found}


def shown(rating: Rating) -> ShownRating:
    """A rating as it is shown."""
    return ShownRating(round(rating.mean), round(rating.margin))


def _seat(row: Row[Any]) -> RatedSeat:
    before, after = Rating(row.mean, row.deviation), Rating(row.mean_after, row.deviation_after)
    return RatedSeat(shown(before), shown(after), row.result)


def _rating(row: Row[Any], now: float) -> Rating:
    return Rating(row.mean, row.deviation, row.games).after(now - row.at)


def _of(player: str | None, game: str) -> tuple[Any, Any]:
    return schema.ratings.c.player == player, schema.ratings.c.game == game
