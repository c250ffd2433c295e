"""Deleting a player: piece by piece, so that nobody waits for all of it."""

from functools import partial

from ...minds.playing.simple import plain_mind
from ..db import accounts, forget_names, table_lists
from ..table.events import AnyEvent, Left, Replaced, Resigned
from ..table.match import OPEN, OVER
from .locked import LockedTable
from .tables import Tables

AT_A_TIME = 100  # events rewritten at a time


async def forget(tables: Tables, player: str) -> None:
    """Deletes a player's data everywhere; minds take their seats."""
    been = set[str]()
    while not await tables.store.write(lambda c: accounts.forget(c, player, been)):
        for table, goes_on in await tables.store.read(lambda c: table_lists.seats_taken(c, player)):
            if table not in been:
                await _forget_at(tables, table, goes_on, player)
                been.add(table)
        while await tables.store.write(lambda c: accounts.forget_words(c, player)):
            pass
    for live in tables.known.values():
        live.forget(player)


async def _forget_at(tables: Tables, table: str, goes_on: bool, player: str) -> None:
    """Removes a player from a table, and their name from its log."""
    if goes_on:
        live = await tables.live(table)
        async with tables.locked(live) as locked:
            for seat in live.match.seats_of(player):
                await _vacate(locked, seat, player)
    logged = await tables.store.read(lambda c: forget_names.events_naming(c, table, player))
    for first in range(0, len(logged), AT_A_TIME):
        some = logged[first : first + AT_A_TIME]
        await tables.store.write(partial(forget_names.forget_name_in_events, table=table, player=player, logged=some))
    await tables.store.write(lambda c: forget_names.forget_name(c, table, player))


async def _vacate(locked: LockedTable, seat: int, player: str) -> None:
    """Empties the seat of a player who leaves for good."""
    while seat in locked.live.match.seats_of(player):
        live = locked.live
        now = live.now()
        if live.match.status == OPEN:
            event: AnyEvent = Left(at=now, player=player, seat=seat)
        elif live.match.status == OVER:
            return
        elif live.match.tournament:
            event = Resigned(at=now, player=player, seat=seat)
        else:
            event = Replaced(at=now, player=player, seat=seat, mind=plain_mind(live.match.table.game))
        await locked.commit(event)
