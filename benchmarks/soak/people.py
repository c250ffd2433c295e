"""Who is at the tables: players who leave and come back, people who only look, slow readers, and who means harm."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.host.crash import ME, Bot
from tests.host.host import PATIENCE, Guest, HostProcess
from tests.host.test_fuzz import ANYBODY, broken_chain, illegal, stale, unknown_action

from .promises import Promises

LEAVES = 0.01  # of the messages that a player reads
THINKS = 0.3  # seconds, on average
DOZES = 2.0  # seconds that a slow reader waits before each message
HOSTILE = [*ANYBODY, stale, unknown_action, illegal, broken_chain]
PAGES = ("/", "/api/games", "/api/tables", "/ready", "/metrics", "/api/tables/nowhere", "/%00", "/api/me?" + "x" * 3000)
HEADS = (
    b"GET / HTTP/1.1\r\n",  # and nothing more
    b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 2000,
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n{",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00" * 50,
    b"\x00" * 5000,
)


class Left(WebSocketException):
    """A player who has left, and comes back."""


class Player(Bot):
    """A bot that thinks, leaves now and then, and notes how long it waits for answers."""

    promises: Promises
    asked_at = 0.0  # when it sent what is not yet answered; 0 while it waits for nothing
    met_trouble = False

    async def play(self) -> None:
        """Plays until it is cancelled, or something is as it must never be."""
        try:
            await super().play()
        except AssertionError as error:
            self.promises.broken.append(f"{self._table}: {str(error)[:500]}")
            self.asked_at = 0.0

    async def _sit(self, live: Any) -> None:
        await super()._sit(Timed(live, self))

    @property
    def address(self) -> str:
        """The path of its socket; a second device may look there."""
        return f"/api/tables/{self._table}/live?{self._invite}"

    @property
    def cookie(self) -> str:
        """Who it is."""
        return self._cookie

    def thinks(self) -> float:
        """How long it thinks this time."""
        return self._rng.expovariate(1 / THINKS)

    @property
    def leaves(self) -> bool:
        """Whether it leaves now."""
        return self._rng.random() < LEAVES

    def sent(self) -> None:
        """Notes that it waits; the same command may be sent again."""
        if not self.asked_at:
            self.asked_at, self.met_trouble = time.monotonic(), self.promises.recovering

    def answered(self) -> None:
        """Notes how long it has waited."""
        if self.asked_at:
            calm = not (self.met_trouble or self.promises.recovering)
            (self.promises.calm if calm else self.promises.rough).append(time.monotonic() - self.asked_at)
            self.asked_at = 0.0


class Timed:
    """A player's socket, which notes when commands are sent and answered."""

    def __init__(self, live: ClientConnection, player: Player) -> None:
        self._live, self._player = live, player

    async def send(self, message: str) -> None:
        """Sends a command, after some thought."""
        await asyncio.sleep(self._player.thinks())
        self._player.sent()
        await self._live.send(message)

    async def recv(self) -> str:
        """The next message, unless the player leaves."""
        if self._player.leaves:
            self._live.transport.abort()  # without a word
            raise Left
        message = str(await self._live.recv())
        if message.startswith(('{"type":"ack"', '{"type":"refusal"')) and '"host-unavailable"' not in message:
            self._player.answered()
        return message


async def forever(work: Callable[[], Awaitable[None]]) -> None:
    """Does something again and again, whatever becomes of the host meanwhile."""
    while True:
        try:
            await work()
        except (OSError, WebSocketException, httpx.TransportError, EOFError):
            await asyncio.sleep(0.3)


async def look_on(players: Sequence[Player], hosts: Sequence[HostProcess], doze: float) -> None:
    """Looks at a table on a player's second device for a while, and reads slowly or not."""
    player, host = random.choice(players), random.choice(hosts)
    headers = {"Origin": host.url, "Cookie": player.cookie}
    address = f"{host.url}{player.address}".replace("http", "ws", 1)
    async with connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, max_queue=1) as live:
        for _ in range(random.randrange(20)):
            await asyncio.sleep(doze)
            async with asyncio.timeout(PATIENCE):
                await live.recv()


async def ask_pages(promises: Promises, hosts: Sequence[HostProcess]) -> None:
    """Asks for pages, good ones and others."""
    host = random.choice(hosts)
    async with httpx.AsyncClient(base_url=host.url, timeout=PATIENCE) as client:
        for _ in range(20):
            page = random.choice(PAGES)
            answer = await client.get(page)
            if answer.status_code >= 500 and answer.status_code != 503:
                promises.broken.append(f"{page[:80]} brought {answer.status_code}: {answer.text[:200]}")
            await asyncio.sleep(random.uniform(0, 0.5))


async def knock(hosts: Sequence[HostProcess]) -> None:
    """Sends what is no request, and waits for what becomes of it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", random.choice(hosts).port)
    try:
        writer.write(random.choice(HEADS))
        await writer.drain()
        async with asyncio.timeout(random.uniform(0.1, 15)):
            await reader.read()
    finally:
        writer.close()


class Hostile:
    """Somebody at a table of their own who sends what no client of ours would."""

    def __init__(self, promises: Promises, hosts: Sequence[HostProcess], seed: int) -> None:
        self._promises, self._hosts, self._rng = promises, hosts, random.Random(seed)
        guest = Guest(hosts[0].url, "Mallory")
        self._cookie = guest.cookie
        self._table = guest.open("skulls-of-sedlec", [ME, {**ME, "name": "Alice"}])["table"]
        guest.ask(self._table, "start")

    async def bother(self) -> None:
        """Sends strange messages, each of which must be refused."""
        host = self._rng.choice(self._hosts)
        address = f"{host.url}/api/tables/{self._table}/live".replace("http", "ws", 1)
        headers = {"Origin": host.url, "Cookie": self._cookie}
        async with connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None) as live:
            view = json.loads(await live.recv()).get("table")
            if view is None:  # the host cannot let anybody in just now
                return
            for _ in range(self._rng.randrange(100)):
                raw = self._rng.choice(HOSTILE)(self._rng, view).raw
                await live.send(raw)
                await self._refused(live, raw)
                await asyncio.sleep(self._rng.uniform(0, 0.1))
            await live.send("x" * self._rng.choice([1_000_000, 17_000, 10]))

    async def _refused(self, live: ClientConnection, raw: str | bytes) -> None:
        while True:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await live.recv())
            if message["type"] in ("ack", "refusal"):
                break
        if message["type"] == "ack":
            self._promises.broken.append(f"carried out: {raw[:300]!r}")
