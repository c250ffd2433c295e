"""The wire below the application: unfinished requests, and slow ones."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest
from uvicorn.server import ServerState

from ossuary.host.web import wire

from ..host import PATIENCE, Served

WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
BODY = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


class Pipe(asyncio.Transport):
    """A connection without a network."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = False
        self.said = b""
        self.protocol: asyncio.BaseProtocol

    def write(self, data: Any) -> None:
        self.said += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Client:
    """A client that sends bytes, and a clock that the test moves."""

    def __init__(self, app: Any) -> None:
        loop = asyncio.get_running_loop()
        self._now = loop.time()
        loop.time = lambda: self._now  # type: ignore[method-assign]
        config = wire.config(app, lifespan="off")
        config.load()
        self.pipe = Pipe()
        self._protocol = wire.Requests(config, ServerState(), {})
        self.pipe.set_protocol(self._protocol)
        self._protocol.connection_made(self.pipe)

    async def sends(self, data: bytes) -> None:
        """Sends some bytes, and lets the application work."""
        if data:
            self._protocol.data_received(data)
        await self.waits(0)

    async def waits(self, seconds: float) -> None:
        """Lets some time pass."""
        self._now += seconds
        for _ in range(10):
            await asyncio.sleep(0)


def played(scene: Callable[[Client], Awaitable[None]], app: Any) -> None:
    """Plays a scene with a client of an application."""

    async def playing() -> None:
        await scene(Client(app))

    asyncio.run(playing())


async def answers(scope: Any, receive: Any, send: Any) -> None:
    """Answers once the whole request has come."""
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


async def thinks(scope: Any, receive: Any, send: Any) -> None:
    """Does not answer."""
    await asyncio.Event().wait()


@pytest.mark.parametrize(
    ("half", "seconds"),
    [
        (b"", 10),
        (b"GET / HT", 10),
        (b"GET / HTTP/1.1\r\nHost: here\r\nX-", 10),
        (BODY, 10),
        (b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12", 10),
    ],
)
def test_a_request_that_is_not_finished_ends_the_connection(half: bytes, seconds: int) -> None:
    async def scene(client: Client) -> None:
        await client.sends(half)
        await client.waits(seconds - 1)
        assert not client.pipe.closed
        await client.waits(1)
        assert client.pipe.closed
        assert client.pipe.said == b""

    played(scene, answers)


def test_who_sends_a_byte_at_a_time_gains_nothing() -> None:
    async def scene(client: Client) -> None:
        await client.sends(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(9):
            await client.waits(1)
            await client.sends(b"x")
        assert not client.pipe.closed
        await client.waits(1)
        assert client.pipe.closed

    played(scene, answers)


def test_a_body_that_keeps_coming_has_the_time_that_it_needs() -> None:
    async def scene(client: Client) -> None:
        await client.sends(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000000\r\n\r\n")
        for _ in range(30):
            await client.waits(1)
            await client.sends(b"x" * 16 * 1024)
        await client.waits(9)
        assert not client.pipe.closed
        await client.waits(1)
        assert client.pipe.closed

    played(scene, answers)


def test_a_body_that_stops_coming_ends_the_connection_however_fast_it_came() -> None:
    async def scene(client: Client) -> None:
        await client.sends(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000000\r\n\r\n")
        await client.sends(b"x" * 900_000)
        await client.waits(9)
        assert not client.pipe.closed
        await client.waits(1)
        assert client.pipe.closed

    played(scene, answers)


def test_a_slow_phone_has_the_time_for_a_long_record() -> None:
    async def scene(client: Client) -> None:
        await client.sends(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 72000\r\n\r\n")
        for _ in range(24):
            await client.waits(1)
            await client.sends(b"x" * 3000)
        assert client.pipe.said.endswith(b"ok") and not client.pipe.closed

    played(scene, answers)


def test_a_body_that_comes_byte_by_byte_gains_nothing() -> None:
    async def scene(client: Client) -> None:
        await client.sends(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n")
        for _ in range(10):
            await client.waits(1)
            await client.sends(b"x")
        await client.waits(0.01)
        assert client.pipe.closed

    played(scene, answers)


def test_the_next_request_of_a_connection_has_its_time_too() -> None:
    async def scene(client: Client) -> None:
        await client.waits(9)
        await client.sends(WHOLE)
        assert client.pipe.said.endswith(b"ok")
        await client.waits(4)
        await client.sends(WHOLE[:10])
        await client.waits(9)
        assert not client.pipe.closed
        await client.sends(WHOLE[10:])
        assert client.pipe.said.count(b"ok") == 2
        await client.sends(WHOLE[:10])
        await client.waits(10)
        assert client.pipe.closed

    played(scene, answers)


@pytest.mark.parametrize("whole", [WHOLE, BODY + b"67890", UPGRADE])
def test_what_was_asked_completely_has_all_the_time_it_needs(whole: bytes) -> None:
    async def scene(client: Client) -> None:
        await client.sends(whole)
        await client.waits(3600)
        assert not client.pipe.closed

    played(scene, thinks)


def test_a_host_closes_connections_on_which_nothing_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEAD", 0.1)
    with (
        Served(answers, lifespan="off") as served,
        closing(socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)) as client,
    ):
        assert client.recv(1) == b""
