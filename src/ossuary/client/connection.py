"""A table, live, on threads: a socket that reconnects when it drops and loses nothing on either side."""

import time
from contextlib import suppress
from queue import Queue, SimpleQueue
from threading import Event, Lock, Thread
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, reconnect
from websockets.typing import Origin

from ..engine.nodes import Refused
from ..host.protocol.commands import AnyCommand
from .address import Address
from .http import LARGEST_ANSWER, Http
from .line import Line, News
from .requests import Unwelcome

FAREWELL = 1.0  # seconds for closing in good form


class _Here(reconnect):
    """Follows no redirects: credentials are for one host."""

    def process_redirect(self, exc: Exception) -> Exception:
        """Follows no redirect."""
        return exc


class Connection:
    """A socket at a table: answers, news and refusals go into the inbox, commands are sent until they are answered."""

    def __init__(self, http: Http, address: Address, since: int, inbox: "Queue[Any]") -> None:
        self._http, self._inbox = http, inbox
        self._line = Line(address, since)
        self._outbox: SimpleQueue[AnyCommand | None] = SimpleQueue()  # none at its end
        self._socket: ClientConnection | None = None
        self._lock, self._left = Lock(), Event()
        # Only these threads touch the socket: Ctrl-C, which the main thread hears, would leave it locked for ever.
        self._writer = Thread(target=self._write, daemon=True)
        self._writer.start()
        Thread(target=self._stay, daemon=True).start()

    def send(self, command: AnyCommand) -> None:
        """Sends a command soon, or when the host is back."""
        self._outbox.put(command)

    def leave(self) -> None:
        """Sends what was asked for, closes the connection for good, and waits a moment for that."""
        self._outbox.put(None)
        self._writer.join(FAREWELL)

    def _write(self) -> None:
        """Sends commands until the end of the outbox, then closes the socket."""
        while (command := self._outbox.get()) is not None:
            with self._lock:
                text = self._line.sends(command)
                if self._socket:
                    with suppress(ConnectionClosed):
                        self._socket.send(text)
        self._left.set()
        with self._lock:
            socket = self._socket
        if socket:
            socket.close()

    def _stay(self) -> None:
        """Reconnects until closed, and always ends the inbox."""
        try:
            while self._line.waits(time.monotonic()):
                with suppress(OSError, WebSocketException):
                    self._once()
                for news in self._line.lost(time.monotonic()):
                    self._inbox.put(news)
                if self._left.wait(self._line.pause()):
                    return
        except (Unwelcome, Refused) as error:
            self._inbox.put(error)
        finally:
            self._inbox.put(News.GIVEN_UP)

    def _once(self) -> None:
        """Opens the socket, and listens until it closes."""
        with _Here(
            self._line.url,
            origin=Origin(self._line.origin),
            additional_headers=self._http.headers,
            max_size=LARGEST_ANSWER,
            close_timeout=FAREWELL,
        ) as socket:
            try:
                with self._lock:
                    self._socket = socket
                    for text in self._line.again():
                        socket.send(text)
                while not self._left.is_set():
                    raw = socket.recv()
                    with self._lock:
                        events = self._line.hears(raw)
                    for event in events:
                        self._inbox.put(event)
            except ConnectionClosed:
                self._line.closed(socket.close_code)
            finally:
                with self._lock:
                    self._socket = None
