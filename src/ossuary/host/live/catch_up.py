"""Catching up with other processes, after a message from them or after lost ones."""

import structlog

from ..clock import clock
from ..db import table_log
from ..db.health import Unavailable
from ..logs import named
from .presence import Presence
from .tables import Tables

RESYNC = 60.0  # seconds that a notice may have been lost, or clocks be apart
log = structlog.get_logger()


class CatchUp:
    """Brings the tables in memory up to date with the disk."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self._tables = tables
        self._presence = presence

    async def notice(self, table: str, version: int) -> None:
        """Hears that a table has changed; version 0 means chat or presence. Where nobody looks on, events can wait."""
        live = await self._tables.loaded(table)
        if live is None:
            return
        if version == 0:
            await self._presence.listen(live)
        elif version > live.match.version and live.clients:
            async with self._tables.locked(live) as locked:
                await locked.catch_up()

    async def resync(self, everything: bool = False) -> None:
        """Catches up after messages may have been lost."""
        if everything:
            await self._presence.check_keys(self._tables.clients())
        lives, since = list(self._tables.known.items()), clock() - RESYNC
        ours = [table for table, _ in lives]
        newest = {} if everything else await self._tables.store.read(lambda c: table_log.versions(c, ours, since))
        for table, live in lives:
            try:
                if everything or live.unsure or newest.get(table, 0) > live.match.version:
                    async with self._tables.locked(live) as locked:
                        await locked.catch_up()
                if everything and live.clients:
                    await self._presence.listen(live)
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001  the other tables must not wait for this one
                log.warning("table not caught up", table=table[:4], error=named(error))
