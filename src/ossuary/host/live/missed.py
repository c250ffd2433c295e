"""What happened at a table, for clients that reconnect: each event is described once for all of them."""

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from msgspec.structs import replace

from ..db import table_log
from ..db.store import Store
from ..messages.view import happening
from ..protocol.table import Happening
from ..table.apply import apply
from ..table.events import AnyEvent
from ..table.match import Match
from ..table.snapshots import MOST_MISSED
from .threads import FairThreads

MOST_KEPT = 64  # tables whose last events are kept in words
SHOWN = 40  # last events that a screen can still show; of earlier ones only the words are kept


@dataclass(eq=False, slots=True)
class Told:
    """A table up to the last described event, and its last events."""

    match: Match | None = None
    happened: deque[Happening] = field(default_factory=lambda: deque(maxlen=MOST_MISSED))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def begin(self, saved: table_log.Saved) -> None:
        """Starts describing a table from its snapshot or its opening."""
        log = iter(saved.log)
        match = saved.begun(log)
        self.happened.clear()
        if saved.snapshot is None:
            self.happened.append(happening(match, saved.log[0], []))
        self.go_on(match, log)

    def go_on(self, match: Match, log: Iterable[AnyEvent]) -> None:
        """Describes what happened next."""
        for event in log:
            moved = apply(match, event, shown=True)
            self.happened.append(happening(match, event, moved))
            if len(self.happened) > SHOWN:
                self.happened[-SHOWN - 1] = _in_words(self.happened[-SHOWN - 1])
        self.match = match


def _in_words(one: Happening) -> Happening:
    """An event without what a screen would show of it."""
    return replace(one, beats=[replace(beat, look={}, places={}) for beat in one.beats])


class MissedEvents:
    """The last events of tables, in words."""

    def __init__(self, store: Store, threads: FairThreads) -> None:
        self._store = store
        self._threads = threads
        self._told: dict[str, Told] = {}  # by table, the one not asked for longest first

    async def between(self, table: str, since: int, until: int) -> list[Happening]:
        """What happened after a version, up to another."""
        if since >= until:
            return []
        told = self._told[table] = self._told.pop(table) if table in self._told else Told()
        if len(self._told) > MOST_KEPT:
            del self._told[next(iter(self._told))]
        await asyncio.shield(asyncio.create_task(self._go_on(told, table, until)))  # others may wait for it, too
        return [one for one in told.happened if since < one.version <= until]

    async def _go_on(self, told: Told, table: str, until: int) -> None:
        """Describes a table at least up to a version."""
        async with told.lock:
            match = told.match
            if match is not None and match.version >= until:
                return
            if match is not None and until - match.version <= MOST_MISSED:
                log = await self._store.read(partial(table_log.log_after, table=table, version=match.version))
                work = partial(told.go_on, match, log)
            else:
                saved = await self._store.read(partial(table_log.load, table=table, at=until - MOST_MISSED))
                if saved is None:
                    return
                work = partial(told.begin, saved)
            told.match = None  # until it went well
            await self._threads.run(table, work)
