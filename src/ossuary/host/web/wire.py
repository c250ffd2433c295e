"""The wire below the application: a request must be complete in time."""

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..limits import LARGEST_MESSAGE
from .frames import Frames

HEAD = 10.0  # seconds for the head of a request, from the connection or from its first byte on
BODY = 10.0  # seconds for its body, and for a pause in it
SLOWEST = 4 * 1024  # bytes of it that give it a second more: 32 kbit/s, as of a phone without data left
STOP = 1  # seconds for requests that are under way when the host is told to stop
PING = 20.0  # seconds between the host's pings, and for their answers


class Requests(H11Protocol):
    """A connection that is closed when a request is not complete in time."""

    _due: Any = None  # what is waited for: a head, a body, or neither
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for the first request."""
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Takes the data, and waits for the rest."""
        before = self._due
        super().data_received(data)
        self._expect()
        if before is self._due is h11.SEND_BODY and self._timer:
            self._close_at(min(self._timer.when() + len(data) / SLOWEST, self.loop.time() + BODY))

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits for nothing more."""
        self._wait_for(None)
        super().connection_lost(exc)

    def _expect(self) -> None:
        upgraded = self.transport.get_protocol() is not self
        self._wait_for(None if upgraded else self.conn.their_state)

    def _wait_for(self, due: Any) -> None:
        if due is self._due:
            return
        self._due = due
        seconds = {h11.IDLE: HEAD, h11.SEND_BODY: BODY}.get(due)
        self._close_at(None if seconds is None else self.loop.time() + seconds)

    def _close_at(self, when: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None if when is None else self.loop.call_at(when, self.transport.close)


def config(app: Any, **how: Any) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Frames,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=STOP,
        server_header=False,
        **how,
    )
