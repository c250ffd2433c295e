"""Messages to and from other processes, through connections that come back and catch up."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import structlog
from sqlalchemy.engine import URL

from ..db.notices import CHANNEL, WITHDRAWN
from ..db.store import CONNECT
from ..logs import named
from ..metrics import NOTICES
from .hub import Hub

BETWEEN = 0.02  # seconds between two groups of messages: only so often PostgreSQL is asked to pass some on
PAUSE = 0.5  # seconds between attempts to reconnect
log = structlog.get_logger()

if TYPE_CHECKING:
    import psycopg

    Connection: TypeAlias = psycopg.AsyncConnection[Any]


class Peers:
    """The other processes on the same database."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._own = 0  # the server's number for the connection that tells

    async def listen(self) -> None:
        """Passes on every message; after each interruption everything is compared with the database."""
        await self._connected(self._listen, "not listening")

    async def tell(self) -> None:
        """Tells the others what is on disk, many tables at a time."""
        await self._connected(self._tell, "not telling")

    async def _connected(self, work: Callable[["Connection"], Awaitable[None]], failed: str) -> None:
        import psycopg  # not needed on SQLite

        address = _address(self._hub.store.url)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True, **CONNECT) as connection:
                    await work(connection)
            except Exception as error:  # noqa: BLE001  whatever it was, the next attempt may go well
                log.warning(failed, error=named(error))
            await asyncio.sleep(PAUSE)

    async def _listen(self, connection: "Connection") -> None:
        await connection.execute(f"listen {CHANNEL}")
        await self._hub.catch_up.resync(everything=True)
        log.info("listening")
        async for notice in connection.notifies():
            if notice.pid != self._own:
                await self._passed_on(notice.payload.split("\n"))

    async def _tell(self, connection: "Connection") -> None:
        self._own = connection.info.backend_pid
        notices = self._hub.store.notices
        while True:
            await notices.some()
            for payload in notices.payloads():
                await connection.execute("select pg_notify(%s, %s)", (CHANNEL, payload))
            notices.sent()
            await asyncio.sleep(BETWEEN)

    async def _passed_on(self, lines: list[str]) -> None:
        """Passes on what concerns this process, each table by itself: none waits for another."""
        NOTICES.inc(len(lines))
        ours = list[Awaitable[None]]()
        for line in lines:
            table, _, version = line.partition(" ")
            if version == WITHDRAWN:
                self._hub.presence.turn_away(key=table)
            elif self._hub.tables.holds(table):
                ours.append(self._heard(table, version))
        await asyncio.gather(*ours)

    async def _heard(self, table: str, version: str) -> None:
        try:
            await self._hub.catch_up.notice(table, int(version))
        except Exception as error:  # noqa: BLE001  the other tables must not wait for this one
            log.warning("notice not heard", table=table[:6], error=named(error))


def _address(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
