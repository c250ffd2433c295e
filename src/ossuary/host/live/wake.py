"""Tables that are due: a clock runs out, a mind is to move, or texts were not shown."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from ...engine.nodes import Refused
from ...minds.playing.simple import plain_mind
from ..clock import clock
from ..db import table_lists
from ..logs import named
from ..table.apply import STRIKES
from ..table.decide import begun, played
from ..table.events import Resigned
from ..table.match import OPEN, Match
from .live_table import Live
from .mind_pool import MindPool
from .tables import Tables

MOST_TAKEN_UP = 100  # tables at a time
log = structlog.get_logger()


class Waker:
    """Plays for minds and clocks in the background; a mind thinks without the lock of its table."""

    def __init__(self, tables: Tables, mind_pool: MindPool) -> None:
        self._tables = tables
        self._mind_pool = mind_pool
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waking: set[str] = set()
        tables.hooks.look_after = self.look_after

    async def foresee(self) -> None:
        """Takes up tables last changed by a clock ahead of ours: they are due sooner than the database says."""
        now = clock()
        found = await self._tables.store.read(lambda c: table_lists.ahead(c, now))
        for table in [table for table in found if table not in self._tables.known][:MOST_TAKEN_UP]:
            self.rouse(table)

    @property
    def overdue(self) -> list[str]:
        """The tables with their own time that are due."""
        ahead = [(table, live) for table, live in self._tables.known.items() if live.ahead]
        return [table for table, live in ahead if live.match.wake is not None and live.match.wake <= live.now()]

    @property
    def busy(self) -> set[str]:
        """The tables being served now."""
        return self._waking | {table for table, live in self._tables.known.items() if live.thinking}

    def rouse(self, table: str) -> None:
        """Serves a due table in the background."""
        if table not in self.busy:
            self._waking.add(table)
            self._begin(self._wake(table))

    async def wake(self, table: str) -> None:
        """Serves a due table: texts that were not shown, a mind to move, a clock."""
        live = await self._tables.live(table)
        async with self._tables.locked(live) as locked:
            match, now = live.match, live.now()
            if match.status == OPEN:
                if match.wake is not None and match.wake <= now:
                    await locked.commit(begun(match, now))
                return
            seat, deadline = match.mover, match.deadline
            if seat is None:
                return
            if deadline is None or deadline > now:
                self.look_after(live, due=match.wake is not None and match.wake <= now)
                return
            if match.tournament and match.sittings[seat].strikes + 1 >= STRIKES:
                await locked.commit(Resigned(at=now, seat=seat))
                return
            decision = match.game_version
        actions = await self._decision(match, plain_mind(match.table.game))
        async with self._tables.locked(live) as locked:
            if live.match is match and match.game_version == decision and match.deadline == deadline:
                await locked.commit(played(match, seat, actions, "clock", live.now()))

    def look_after(self, live: Live, due: bool = False) -> None:
        """Lets a mind think if one is to move; at a deserted table only when its time is up."""
        seat = live.match.mover
        if live.match.deserted and not due:
            return
        if seat is not None and live.match.mind_plays(seat) and live.thinking is None:
            live.thinking = self._begin(self._think(live))

    async def close(self) -> None:
        """Waits for running work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _wake(self, table: str) -> None:
        try:
            await self.wake(table)
        except Refused as error:
            log.warning("table not looked after", table=table[:6], error=error.key)
        except Exception as error:  # noqa: BLE001  whatever it was, the next attempt may go well
            log.warning("table not looked after", table=table[:6], error=named(error))
        finally:
            self._waking.discard(table)

    async def _think(self, live: Live) -> None:
        """Plays for the minds at a table until a person is to move."""
        try:
            while (seat := live.match.mover) is not None and live.match.mind_plays(seat):
                match, decision = live.match, live.match.game_version
                name = match.sittings[seat].mind or plain_mind(match.table.game)
                actions = await self._decision(match, name)
                async with self._tables.locked(live) as locked:
                    is_same = live.match is match and match.game_version == decision
                    if is_same and match.mover == seat and match.mind_plays(seat):
                        await locked.commit(played(match, seat, actions, "mind", live.now()))
                if live.match.deserted:
                    return
        except Refused as error:
            log.warning("mind could not play", table=live.match.id[:4], error=error.key)
        finally:
            live.thinking = None

    async def _decision(self, match: Match, name: str) -> list[str]:
        """A mind's decision, queued with the work of the player who opened the table."""
        return await self._mind_pool.decision(match.creator or match.id, name, match.table)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs something in the background; only stopping the host waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
