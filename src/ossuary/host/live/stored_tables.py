"""Tables as they are on disk."""

from contextlib import suppress

from sqlalchemy import Connection

from ...engine.nodes import Refused
from ..clock import Clock, clock
from ..db import accounts, chats, table_log
from ..db.store import Store
from .live_table import Live
from .missed import MissedEvents
from .threads import FairThreads


class NoTable(Refused):
    """There is no such table."""


class StoredTables:
    """Reads tables and their events."""

    def __init__(self, store: Store, process: str, threads: FairThreads) -> None:
        self.store = store
        self.process = process
        self.beats = Clock(clock, clock)  # the time by which processes are alive, the same for all of them
        self.missed = MissedEvents(store, threads)
        self._threads = threads

    async def read(self, table: str) -> Live:
        """A table as it is on disk."""
        saved = await self.store.read(lambda c: table_log.load(c, table))
        if saved is None:
            raise NoTable("host-no-table")
        match, missing = await self._threads.run(table, saved.opened)
        if missing:
            with suppress(Refused):  # else they are made the next time
                await self.store.write(lambda c: table_log.keep_missing(c, match, missing))

        def job(c: Connection) -> Live:
            elsewhere = chats.elsewhere(c, self.process, table, self.beats())
            return Live(match, saved.invite, accounts.names(c, match.players), elsewhere)

        return await self.store.read(job)
