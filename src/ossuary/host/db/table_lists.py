"""Which tables there are: in the lobby, of a player, and in need of service: jobs for the store."""

from math import inf
from typing import Any

from msgspec.json import decode
from sqlalchemy import Connection, and_, func, or_, select

from ...rating.rating import MIDDLE, Rating
from ..clock import clock
from ..protocol.http import Listed
from ..protocol.ratings import ShownRating
from ..protocol.table import Clock
from ..table.match import OPEN, OVER
from . import schema
from .accounts import names
from .chats import BEAT
from .ratings import all_ratings, ratings_of, shown
from .table_log import Summary, playable

LISTED = 100  # tables in a list
APART = 1.0  # seconds that clocks may be apart


def due(connection: Connection, now: float, busy: int) -> list[str]:
    """The tables that need service now, and as many more as are being served, so that these hide no others."""
    c = schema.tables.c
    wanted = select(c.id).where(c.wake <= now, playable()).order_by(c.wake).limit(LISTED + busy)
    return list(connection.execute(wanted).scalars())


def ahead(connection: Connection, now: float) -> list[str]:
    """The tables that will need service and were last changed by a clock ahead of ours."""
    c = schema.tables.c
    wanted = select(c.id).where(c.touched > now + APART, c.wake.is_not(None), playable()).order_by(c.wake)
    return list(connection.execute(wanted).scalars())


def lobby(connection: Connection, player: str | None) -> list[Listed]:
    """The tables that everybody may see, those with an open seat first."""
    c = schema.tables.c
    open_to_all = select(schema.tables).where(c.listed, c.status != OVER, playable())
    found = _listed(connection, open_to_all.order_by(c.status, c.touched.desc()).limit(LISTED), player)
    if player is None:
        return found
    own = {one.game: one.shown.rating for one in ratings_of(connection, player, clock())}
    return sorted(found, key=lambda one: (one.status != OPEN, _apart(one, own.get(one.game, round(MIDDLE)))))


def waiting(connection: Connection, player: str, game: str, clock: Clock, beats: float) -> list[Listed]:
    """The listed rated tables of two at which somebody is now and waits for an opponent, and the player's own."""
    c, s, p, alive = schema.tables.c, schema.sitters.c, schema.presence.c, schema.processes.c
    own = select(s.table_id).where(s.player == player, ~s.left)
    here = select(p.table_id).join(schema.processes, alive.id == p.process).where(alive.beat > beats - BEAT)
    there = or_(c.id.in_(here), c.id.in_(own))
    open_ones = select(schema.tables).where(c.listed, c.status == OPEN, there, playable())
    found = _listed(connection, open_ones.order_by(c.touched.desc()).limit(LISTED), None)
    return [
        one
        for one in found
        if one.rated and one.game == game and one.clock == clock and len(one.players) == 2 and one.open_seats == 1
    ]


def tables_of(connection: Connection, player: str) -> list[Listed]:
    """The tables of a player, those where it is their move first, those that are over last."""
    c, s = schema.tables.c, schema.sitters.c
    mine = select(s.table_id).where(s.player == player, ~s.left)
    order = (c.mover == player).is_(True).desc(), c.status == OVER, c.status.desc(), c.touched.desc()
    return _listed(connection, select(schema.tables).where(c.id.in_(mine)).order_by(*order).limit(LISTED), player)


def seats_taken(connection: Connection, player: str) -> list[tuple[str, bool]]:
    """All tables where a player sits or has sat, and whether the seat can still be taken by somebody else."""
    c, s = schema.tables.c, schema.sitters.c
    goes_on = and_(c.status != OVER, playable()).label("goes_on")
    found = connection.execute(select(c.id, goes_on).join(schema.sitters, s.table_id == c.id).where(s.player == player))
    return [(row.id, row.goes_on) for row in found]


def tables_open(connection: Connection, player: str) -> int:
    """How many tables that are not over a player sits at."""
    c, s = schema.tables.c, schema.sitters.c
    joined = schema.tables.join(schema.sitters, s.table_id == c.id)
    wanted = select(func.count()).select_from(joined).where(s.player == player, ~s.left, c.status != OVER)
    return int(connection.execute(wanted).scalar_one())


def _apart(one: Listed, own: int) -> float:
    """How far the players who wait at a rated table are from a player's rating; others come after these."""
    there = [shown.rating for shown in one.ratings if shown]
    return abs(sum(there) / len(there) - own) if one.rated and one.status == OPEN and there else inf


def _listed(connection: Connection, wanted: Any, player: str | None) -> list[Listed]:
    rows = [(row, decode(row.summary, type=Summary)) for row in connection.execute(wanted)]
    known = names(connection, [seat.player for _, summary in rows for seat in summary.seats if seat.player])
    sitting = {seat.player for _, summary in rows if summary.rated for seat in summary.seats if seat.player}
    rated = all_ratings(connection, sitting, clock()) if sitting else {}

    def rating(player: str | None, game: str) -> ShownRating | None:
        return shown(rated.get((player, game), Rating())) if player else None

    return [
        Listed(
            table=row.id,
            game=summary.game,
            options=summary.options,
            status=row.status,
            players=[seat.mind or seat.name or known.get(seat.player or "") for seat in summary.seats],
            open_seats=sum(seat.player is None and seat.mind is None for seat in summary.seats),
            clock=summary.clock,
            your_move=player is not None and row.mover == player,
            touched=row.touched,
            lesson=summary.lesson,
            rated=summary.rated,
            ratings=[rating(seat.player, summary.game) for seat in summary.seats] if summary.rated else [],
        )
        for row, summary in rows
    ]
