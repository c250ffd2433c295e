"""A table, live, on an event loop: a socket that reconnects when it drops and loses nothing on either side."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from ..engine.nodes import Refused
from ..host.protocol.commands import AnyCommand
from .address import Address
from .connection import FAREWELL
from .http import LARGEST_ANSWER, Http
from .line import Event, Line, News
from .requests import Unwelcome


class _Here(connect):
    """Follows no redirects: credentials are for one host."""

    def process_redirect(self, exc: Exception) -> Exception:
        """Follows no redirect."""
        return exc


class AsyncConnection:
    """A socket at a table: answers, news and refusals are heard, commands are sent until they are answered."""

    def __init__(
        self, http: Http, address: Address, since: int, hear: Callable[[Event | Exception], Awaitable[None]]
    ) -> None:
        self._http, self._hear = http, hear
        self._line = Line(address, since)
        self._socket: ClientConnection | None = None
        self._task = asyncio.create_task(self._stay())

    async def send(self, command: AnyCommand) -> None:
        """Sends a command, now or when the host is back."""
        text = self._line.sends(command)
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    async def leave(self) -> None:
        """Closes the connection for good."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _stay(self) -> None:
        """Reconnects until closed, and ends the inbox."""
        try:
            while self._line.waits(time.monotonic()):
                with suppress(OSError, WebSocketException):
                    await self._once()
                for news in self._line.lost(time.monotonic()):
                    await self._hear(news)
                await asyncio.sleep(self._line.pause())
        except (Unwelcome, Refused) as error:
            await self._hear(error)
        await self._hear(News.GIVEN_UP)

    async def _once(self) -> None:
        """Opens the socket, and listens until it closes."""
        async with _Here(
            self._line.url,
            origin=Origin(self._line.origin),
            additional_headers=self._http.headers,
            max_size=LARGEST_ANSWER,
            close_timeout=FAREWELL,
        ) as socket:
            try:
                self._socket = socket
                for text in self._line.again():
                    await socket.send(text)
                while True:
                    for event in self._line.hears(await socket.recv()):
                        await self._hear(event)
            except ConnectionClosed:
                self._line.closed(socket.close_code)
            finally:
                self._socket = None
