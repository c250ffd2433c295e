"""Messages from other processes, on a listener that reconnects and catches up."""

import asyncio

import structlog
from sqlalchemy.engine import URL

from ..db.store import CHANNEL, CONNECT, WITHDRAWN
from ..logs import named
from ..metrics import NOTICES
from .hub import Hub

PAUSE = 0.5  # seconds between attempts to reconnect
log = structlog.get_logger()


async def listen(hub: Hub) -> None:
    """Passes on every message; after each interruption everything is compared with the database."""
    import psycopg  # not needed on SQLite

    address = _address(hub.store.url)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True, **CONNECT) as connection:
                await connection.execute(f"listen {CHANNEL}")
                await hub.catch_up.resync(everything=True)
                log.info("listening")
                async for notice in connection.notifies():
                    NOTICES.inc()
                    await _passed_on(hub, notice.payload)
        except Exception as error:  # noqa: BLE001  whatever it was, the next attempt may go well
            log.warning("not listening", error=named(error))
        await asyncio.sleep(PAUSE)


async def _passed_on(hub: Hub, payload: str) -> None:
    table, _, version = payload.partition(" ")
    if version == WITHDRAWN:
        hub.presence.turn_away(key=table)
        return
    try:
        await hub.catch_up.notice(table, int(version))
    except Exception as error:  # noqa: BLE001  the other tables must not wait for this one
        log.warning("notice not heard", table=table[:6], error=named(error))


def _address(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
