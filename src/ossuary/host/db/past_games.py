"""A player's games with results and reviews: jobs for the store."""

from msgspec import ValidationError
from msgspec.json import decode
from sqlalchemy import Connection, func, or_, select

from ..protocol.http import Fortune, MyGame, Sat
from ..table.match import PLAYING
from . import schema
from .accounts import names
from .ratings import changes
from .table_log import Ending, Summary

AT_A_TIME = 200  # games that are listed at once


def games_of(connection: Connection, player: str, before: float | None = None) -> list[MyGame]:
    """A player's started games before a time, newest first."""
    t, s, f = schema.tables.c, schema.sitters.c, schema.finished.c
    at = func.coalesce(f.at, t.touched)
    wanted = (
        select(t.id, t.status, t.summary, at.label("at"), f.result, f.shares)
        .join(schema.sitters, s.table_id == t.id)
        .outerjoin(schema.finished, f.table_id == t.id)
        .where(s.player == player, ~s.left, or_(t.status == PLAYING, f.table_id.is_not(None)))
        .order_by(at.desc())
        .limit(AT_A_TIME)
    )
    while True:
        page = wanted if before is None else wanted.where(at < before)
        read = [(row, decode(row.summary, type=Summary)) for row in connection.execute(page)]
        rows = [(row, summary) for row, summary in read if not summary.lesson]
        if rows or not read:  # nothing but lessons is not the end
            break
        before = read[-1][0].at
    known = names(connection, [seat.player for _, summary in rows for seat in summary.seats if seat.player])
    rated = changes(connection, player, [row.id for row, summary in rows if summary.rated])
    found = []
    for row, summary in rows:
        ending = decode(row.result, type=Ending) if row.result else None
        found.append(
            MyGame(
                table=row.id,
                game=summary.game,
                options=summary.options,
                status=row.status,
                at=row.at,
                sitters=[
                    Sat(seat.player, seat.name or known.get(seat.player or ""), seat.mind) for seat in summary.seats
                ],
                seats=[number for number, seat in enumerate(summary.seats) if seat.player == player],
                why=ending.why if ending else None,
                scores=ending.scores if ending else [],
                payoffs=ending.payoffs if ending else [],
                fortunes=_fortunes(row.shares),
                local=summary.local,
                rated=rated.get(row.id),
            )
        )
    return found


def _fortunes(shares: str | None) -> list[Fortune] | None:
    """What a review found, if its form is current."""
    try:
        return decode(shares, type=list[Fortune]) if shares else None
    except ValidationError:
        return None
