"""A table, live: a socket that reconnects when it drops and loses nothing on either side."""

import time
from contextlib import suppress
from enum import Enum
from queue import Queue, SimpleQueue
from threading import Event, Lock, Thread
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, reconnect
from websockets.typing import Origin

from ...engine.nodes import Refused
from ...host.protocol.answers import Ack, AnyAnswer, Refusal, Update
from ...host.protocol.commands import AnyCommand
from .http_client import LARGEST_ANSWER, HttpClient, Unwelcome

PATIENCE = 120.0  # seconds without the host until it is given up
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between attempts
FAREWELL = 1.0  # seconds for closing in good form
NOT_FOR_YOU = 4403  # the closing code after which there is no use in coming again

_decoder: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)


class News(Enum):
    """News about a connection."""

    LOST = "lost"
    FOUND = "found"
    GIVEN_UP = "given up"


class _Here(reconnect):
    """Follows no redirects: credentials are for one host."""

    def process_redirect(self, exc: Exception) -> Exception:
        """Follows no redirect."""
        return exc


class Connection:
    """A socket at a table: answers, news and refusals go into the inbox, commands are sent until they are answered."""

    def __init__(self, guest: HttpClient, since: int, inbox: "Queue[Any]") -> None:
        self._guest, self._since, self._inbox = guest, since, inbox
        self._outbox: SimpleQueue[AnyCommand | None] = SimpleQueue()  # none at its end
        self._unanswered: dict[str, str] = {}  # by id: one that is sent again is not carried out again
        self._socket: ClientConnection | None = None
        self._lost: float | None = None  # since when
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
                text = self._unanswered[command.id] = msgspec.json.encode(command).decode()
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
        pause = FIRST_PAUSE
        try:
            while self._lost is None or time.monotonic() - self._lost < PATIENCE:
                with suppress(OSError, WebSocketException):
                    self._once()
                if self._lost is None:
                    self._lost, pause = time.monotonic(), FIRST_PAUSE
                    self._inbox.put(News.LOST)
                if self._left.wait(pause):
                    return
                pause = min(2 * pause, LONGEST_PAUSE)
        except (Unwelcome, Refused) as error:
            self._inbox.put(error)
        finally:
            self._inbox.put(News.GIVEN_UP)

    def _once(self) -> None:
        """Opens the socket, and listens until it closes."""
        host = self._guest.address.host
        parts = urlsplit(host)
        with _Here(
            host.replace("http", "ws", 1) + self._guest.address.path("/live", since=self._since),
            origin=Origin(f"{parts.scheme}://{parts.netloc}"),
            additional_headers=self._guest.headers,
            max_size=LARGEST_ANSWER,
            close_timeout=FAREWELL,
        ) as socket:
            refusal = None
            try:
                with self._lock:
                    self._socket = socket
                    for text in self._unanswered.values():
                        socket.send(text)
                while not self._left.is_set():
                    answer = _decoder.decode(socket.recv())
                    if isinstance(answer, Refusal) and answer.id is None:
                        refusal = answer
                    else:
                        self._hear(answer)
            except ConnectionClosed as error:
                if refusal and socket.close_code == NOT_FOR_YOU:
                    raise Unwelcome(refusal) from error
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise Refused("join-no-host", host=host) from error
            finally:
                with self._lock:
                    self._socket = None

    def _hear(self, answer: AnyAnswer) -> None:
        if isinstance(answer, Update):
            self._since = answer.table.version
            if self._lost is not None:
                self._lost = None
                self._inbox.put(News.FOUND)
        elif isinstance(answer, Ack | Refusal):
            with self._lock:
                self._unanswered.pop(cast(str, answer.id), None)
        self._inbox.put(answer)
