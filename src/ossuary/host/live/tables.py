"""The tables that this process has in memory."""

import asyncio
import hmac
from contextlib import AbstractAsyncContextManager

from ...engine.nodes import Refused
from ..clock import clock
from ..db import table_log
from ..metrics import TABLES
from ..protocol.table import Happening
from .live_table import Client, Live
from .locked import Hooks, LockedTable, locked
from .stored_tables import StoredTables

IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory


class Tables:
    """Tables by id, read from disk when they are first asked for."""

    def __init__(self, stored: StoredTables) -> None:
        self.stored = stored
        self.store = stored.store
        self.hooks = Hooks()
        self.known: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def live(self, table: str) -> Live:
        """A table, from memory or from disk."""
        if (live := self.known.get(table)) is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.last_used = clock()
        return live

    def holds(self, table: str) -> bool:
        """Whether a table is in memory, or is being loaded."""
        return table in self.known or table in self._loading

    async def loaded(self, table: str) -> Live | None:
        """A table that is in memory, or is being loaded."""
        if loading := self._loading.get(table):
            await asyncio.wait([loading])
        return self.known.get(table)

    def locked(self, live: Live) -> AbstractAsyncContextManager[LockedTable]:
        """A table to change, locked."""
        return locked(live, self.stored, self.hooks)

    async def visible_to(self, table: str, player: str | None, invite: str | None) -> Live:
        """A table that this player may watch: listed, their own, or by invitation."""
        live = await self.live(table)
        newest = await self.store.read(lambda c: table_log.version(c, table)) if self.store.shared else 0
        if live.unsure or newest > live.match.version:  # what is on the disk is seen, no less and no more
            async with self.locked(live) as now:
                if newest > live.match.version:
                    await now.catch_up()
        match = live.match
        invited = invite is not None and hmac.compare_digest(invite.encode(), live.invite.encode())
        own = player is not None and (player in match.players or player == match.creator)
        if not (match.listed or invited or own):
            raise Refused("host-no-table")
        return live

    async def missed(self, live: Live, since: int) -> list[Happening]:
        """What happened after a version, up to the table's version when this returns."""
        told = await self.stored.missed.between(live.match.id, since, live.match.version)
        async with self.locked(live) as now:
            return await now.missed(since, told)

    def clients(self) -> list[Client]:
        """Every client at a table."""
        return [client for live in self.known.values() for client in live.clients]

    def rename(self, player: str, name: str) -> None:
        """Changes a player's name."""
        for live in self.known.values():
            if player in live.names:
                live.names[player] = name

    def sweep(self) -> None:
        """Drops tables that nobody uses."""
        limit = clock() - IDLE
        for table, live in list(self.known.items()):
            foreseen = live.ahead and live.match.wake is not None
            if live.clients or live.last_used >= limit or foreseen or live.thinking or live.lock.locked():
                continue
            del self.known[table]
            TABLES.dec()

    async def _load(self, table: str) -> Live:
        live = await self.stored.read(table)
        self.known[table] = live
        TABLES.inc()
        self.hooks.look_after(live)
        return live
