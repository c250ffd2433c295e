"""A table under its lock, the only place where it changes."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import Connection

from ..db import accounts, table_log
from ..db.store import Job
from ..messages.view import happening
from ..protocol.table import Happening
from ..table.apply import apply
from ..table.events import AnyEvent, Joined, Left, Replaced
from .live_table import Live
from .stored_tables import StoredTables

SEATING = (Joined, Left, Replaced)


@dataclass(slots=True)
class Hooks:
    """The listeners to events at the tables of this process."""

    on_event: Callable[[Live, AnyEvent], None] = lambda live, event: None
    look_after: Callable[[Live], None] = lambda live: None


@asynccontextmanager
async def locked(live: Live, stored: StoredTables, hooks: Hooks) -> AsyncIterator["LockedTable"]:
    """The table, locked, and up to date with the disk."""
    async with live.lock:
        table = LockedTable(live, stored, hooks)
        if live.unsure:
            await table.reload()
        yield table


class LockedTable:
    """A table whose lock is held; only `locked` makes one, valid until the lock is released."""

    def __init__(self, live: Live, stored: StoredTables, hooks: Hooks) -> None:
        self.live = live
        self._stored = stored
        self._hooks = hooks

    async def commit(self, event: AnyEvent, also: Job[None] | None = None) -> bool:
        """Applies an event and stores it; False if another process was first: the table is then as on disk."""
        live, match = self.live, self.live.match

        def job(c: Connection) -> bool:
            stored = table_log.append(c, match, event, isinstance(event, SEATING))
            if stored and also:
                also(c)
            return stored

        live.unsure = True
        moved = apply(match, event, shown=bool(live.clients))
        stored = await self._stored.store.write(job)
        if not stored:
            await self.reload()
            return False
        live.unsure = False
        live.broadcast([happening(match, event, moved)] if live.clients else [], live.now())
        self._hooks.on_event(live, event)
        self._hooks.look_after(live)
        return True

    async def reload(self) -> None:
        """Reads the table from disk, after an event that may or may not have been stored."""
        live = self.live
        fresh = await self._stored.read(live.match.id)
        missed = await self._stored.missed.between(live.match.id, live.told_version, fresh.match.version)
        live.match, live.names, live.unsure = fresh.match, fresh.names, False
        if missed:
            live.broadcast(missed, live.now())
        self._hooks.look_after(live)

    async def catch_up(self) -> None:
        """Takes in what other processes have added to the log."""
        live = self.live
        table, known = live.match.id, live.match.version
        log = await self._stored.store.read(lambda c: table_log.log_after(c, table, known))
        live.unsure = True  # until all of it can be told
        told = []
        for event in log:
            moved = apply(live.match, event, shown=bool(live.clients))
            told.append(happening(live.match, event, moved))
        if any(happened.kind == "joined" for happened in told):
            players = live.match.players
            live.names = await self._stored.store.read(lambda c: accounts.names(c, players))
        live.unsure = False
        if told:
            live.broadcast(told, live.now())
            self._hooks.look_after(live)

    async def missed(self, since: int, told: list[Happening]) -> list[Happening]:
        """What clients were sent, and what has happened since."""
        known = told[-1].version if told else since
        return told + await self._stored.missed.between(self.live.match.id, known, self.live.match.version)
