"""The host's background work: clocks, catching up, heartbeats. Any process may do it; the database lets one win."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from ..clock import clock
from ..db import draw_counts, table_lists
from ..db.health import Unavailable
from ..logs import named
from .hub import Hub
from .ratings import Rater

log = structlog.get_logger()


async def clocks(hub: Hub) -> None:
    """Serves all tables that are due, again and again."""
    await _every(0.25, partial(look_after, hub))


async def look_after(hub: Hub) -> None:
    """Serves the tables that are due now."""
    busy = len(hub.waker.busy)
    for table in [*await hub.store.read(lambda c: table_lists.due(c, clock(), busy)), *hub.waker.overdue]:
        hub.waker.rouse(table)


async def catching_up(hub: Hub) -> None:
    """Finds missed changes, and drops unused tables."""

    async def tick() -> None:
        await hub.catch_up.resync()
        await hub.waker.foresee()
        hub.tables.sweep()

    await _every(2, tick)


async def beating(hub: Hub) -> None:
    """Tells the other processes that this one is alive."""
    await _every(5, hub.presence.beat)


async def counting(hub: Hub) -> None:
    """Counts the draws of games that are over."""

    async def tick() -> None:
        while found := await hub.store.read(draw_counts.uncounted):
            if not await hub.store.write(partial(draw_counts.count, found=found)):
                return  # another process is at it

    await _every(3, tick)


async def pairing(hub: Hub) -> None:
    """Opens the rounds of tournaments."""
    await _every(0.5, hub.tournaments.look_after)


async def rating(rater: Rater) -> None:
    """Rates games that count and are over."""
    await _every(2, rater.rate_waiting)


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Unavailable:
            pass  # the store has logged why
        except Exception as error:  # noqa: BLE001  this must go on whatever happens
            log.warning("work by itself failed", error=named(error))
        await asyncio.sleep(seconds)
