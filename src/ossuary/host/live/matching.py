"""Finding an opponent: the nearest by rating who waits at a rated table of two, else a table to wait at."""

import secrets
from math import hypot

from sqlalchemy import Connection

from ...engine.nodes import Refused
from ...rating.rating import Rating
from ..clock import clock
from ..db import accounts, table_lists
from ..db.ratings import ratings_of, shown
from ..protocol.commands import Close, Join
from ..protocol.http import Listed, NewSeat, NewTable
from ..protocol.ratings import Matched, ShownRating, Wanted
from .hub import Hub
from .live_table import Live

REACH = 200  # points: three of four games are won by the stronger
TAKEN = ("host-full", "host-seat-taken", "host-over", "host-no-table")  # by somebody who was faster


async def find(hub: Hub, wanted: Wanted, player: str) -> Matched:
    """Sits a player down at the nearest waiting table, else finds their own one, else opens it."""
    beats = hub.tables.stored.beats()

    def look(c: Connection) -> tuple[list[Listed], ShownRating, set[str]]:
        known = {one.game: one.shown for one in ratings_of(c, player, clock())}
        there = table_lists.waiting(c, player, wanted.game, wanted.clock, beats)
        return there, known.get(wanted.game, shown(Rating())), accounts.muted(c, player)

    there, mine, muted = await hub.store.read(look)
    lives = {one.table: await hub.tables.live(one.table) for one in there}
    own = next((live for live in lives.values() if player in live.match.players), None)
    for one in sorted(there, key=lambda one: _apart(one, mine)):
        live = lives[one.table]
        if {player, *muted}.isdisjoint(live.match.players) and _fits(one, mine) and await _sits(hub, live, player):
            if own is not None:
                await hub.commands.carry_out(own, Close(_id()), player)
            return Matched(live.match.id, live.invite, live.match.commitment, found=True)
    if own is not None:
        return Matched(own.match.id, own.invite, own.match.commitment, found=False)
    seats = [NewSeat("me"), NewSeat("open")]
    made = await hub.opener.open(NewTable(wanted.game, seats, clock=wanted.clock, listed=True, rated=True), player)
    return Matched(made.table, made.invite, made.commitment, found=False)


async def _sits(hub: Hub, live: Live, player: str) -> bool:
    """Takes a seat for a player; False if somebody was faster."""
    try:
        await hub.commands.carry_out(live, Join(_id()), player)
    except Refused as why:
        if why.key in TAKEN:
            return False
        raise
    return True


def _apart(one: Listed, mine: ShownRating) -> float:
    return min(abs(other.rating - mine.rating) for other in one.ratings if other)


def _fits(one: Listed, mine: ShownRating) -> bool:
    """Whether an opponent may be within reach, as far as both are known."""
    return any(
        abs(other.rating - mine.rating) <= REACH + hypot(other.margin, mine.margin) for other in one.ratings if other
    )


def _id() -> str:
    return secrets.token_urlsafe(8)
