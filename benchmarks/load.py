"""Plays at a host: python benchmarks/load.py URL TABLES SECONDS RATE [echo | bots]; prints one line of JSON.

Two players sit at every table, each with a socket of their own. RATE 0 keeps one action of every table in flight;
else so many actions a second are spread over all tables. `echo` sends pings over the same sockets instead; with
`bots`, hundreds of other tables are there at which strong bots play each other all the time.
"""

import asyncio
import json
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PATIENCE = 120.0  # seconds for the tables to be set up, and for the last answers
AT_ONCE = 16
OPTIONS = {"target": 1000}
BOTS, OF_ONE = 300, 25  # tables of bots, and how many of them one player opens
BOT = {"kind": "mind", "mind": "strong"}


class Decision(msgspec.Struct):
    """What a load needs of a table."""

    version: int
    mover: int | None
    status: str


class Offer(msgspec.Struct):
    """What a load needs of an offer."""

    action: str


class Own(msgspec.Struct):
    """What a load needs of what is its own."""

    offers: list[Offer]


class Message(msgspec.Struct):
    """What a load needs of a message."""

    type: str
    id: str | None = None
    table: Decision | str | None = None
    yours: Own | None = None


_decoder = msgspec.json.Decoder(Message)


class Seat(WSListener):  # type: ignore[misc]
    """A player's socket."""

    def __init__(self, board: "Board") -> None:
        self.board = board

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Takes its place."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Reads a message."""
        if frame.msg_type == WSMsgType.TEXT:
            self.board.heard(self, _decoder.decode(frame.get_payload_as_memoryview()))


class Board:
    """A table with both its sockets, and one action at a time."""

    def __init__(self, times: list[float], echo: bool) -> None:
        self.seats: list[Seat] = []
        self.times = times
        self.echo = echo
        self.errors = 0
        self.sent = 0.0
        self.number = 0
        self.busy = False
        self.version = 0
        self.ready: tuple[Seat, bytes] | None = None  # who acts next, and what
        self.wanted: list[float] = []  # when the actions that still wait were due
        self.endless = False

    def heard(self, seat: Seat, message: Message) -> None:
        """Takes in a message to one of the seats."""
        if message.type in ("ack", "pong", "refusal"):
            self.errors += message.type == "refusal"
            self.times.append(time.perf_counter() - self.sent)
            self.busy = False
            self.go()
        elif isinstance(message.table, Decision) and message.yours and message.yours.offers:
            action = message.yours.offers[0].action
            rest = f'"version":{message.table.version},"seat":{message.table.mover},"actions":["{action}"]}}'
            self.ready = (seat, rest.encode())
            self.go()

    def go(self) -> None:
        """Sends the next action, if it is time and the last one was answered."""
        if self.busy or not (self.endless or self.wanted):
            return
        self.number += 1
        if self.echo:
            seat, command = self.seats[0], b'{"type":"ping","id":"p%d"}' % self.number
        elif self.ready:
            seat, rest = self.ready
            command = b'{"type":"act","id":"a%d",' % self.number + rest
            self.ready = None
        else:
            return
        now = time.perf_counter()
        self.sent = min(self.wanted.pop(0), now) if self.wanted else now
        self.busy = True
        seat.transport.send(WSMsgType.TEXT, command)


async def seated(url: str, client: httpx.AsyncClient, board: Board) -> None:
    """Opens a table, and brings both players to it."""
    cookies = []
    for name in ("Ada", "Bob"):
        client.cookies.clear()
        answer = await client.post("/api/me", json={"name": name})
        cookies.append({"Cookie": f"ossuary={answer.cookies['ossuary']}"})
    client.cookies.clear()
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = {"game": "shark-attacks", "seats": seats, "options": OPTIONS}
    made = (await client.post("/api/tables", json=new, headers=cookies[0])).json()
    address = f"/api/tables/{made['table']}"
    invite = {"invite": made["invite"]}
    for number, command in ((1, {"type": "join", "id": "j", "text": "b"}), (0, {"type": "start", "id": "s"})):
        answer = await client.post(f"{address}/commands", json=command, headers=cookies[number], params=invite)
        assert answer.is_success, answer.text
    for cookie in cookies:
        headers = {**cookie, "Origin": url}
        _, seat = await ws_connect(lambda: Seat(board), f"ws{url[4:]}{address}/live", extra_headers=headers)
        board.seats.append(seat)


async def bots(client: httpx.AsyncClient) -> None:
    """Opens tables at which bots play each other, once the player has left."""
    client.cookies.clear()
    await client.post("/api/me", json={"name": "Cleo"})
    for _ in range(OF_ONE):
        made = (
            await client.post("/api/tables", json={"game": "skulls-of-sedlec", "seats": [{"kind": "me"}, BOT, BOT]})
        ).json()
        for command in ({"type": "start", "id": "s"}, {"type": "leave", "id": "l", "seat": 0}):
            answer = await client.post(f"/api/tables/{made['table']}/commands", json=command)
            assert answer.is_success, answer.text


async def load(url: str, tables: int, seconds: float, rate: float, what: str) -> dict[str, Any]:
    """Sets the tables up, plays for so long, and counts."""
    times: list[float] = []
    echo = what == "echo"
    boards = [Board(times, echo) for _ in range(tables)]
    async with asyncio.timeout(PATIENCE):
        for first in range(0, tables, AT_ONCE):
            clients = [httpx.AsyncClient(base_url=url, timeout=PATIENCE) for _ in boards[first : first + AT_ONCE]]
            await asyncio.gather(*(seated(url, c, b) for c, b in zip(clients, boards[first:], strict=False)))
            await asyncio.gather(*(c.aclose() for c in clients))
        if what == "bots":
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
                for _ in range(BOTS // OF_ONE):
                    await bots(client)
        while not echo and any(board.ready is None for board in boards):
            await asyncio.sleep(0.05)
    print("seated", file=sys.stderr, flush=True)
    await asyncio.sleep(1)
    times.clear()
    began = time.perf_counter()
    if rate:
        number = 0
        while (due := began + number / rate) < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            board = boards[number % tables]
            board.wanted.append(due)
            board.go()
            number += 1
    else:
        for board in boards:
            board.endless = True
            board.go()
        await asyncio.sleep(seconds)
        for board in boards:
            board.endless = False
    took, done = time.perf_counter() - began, sorted(times)
    deadline = time.perf_counter() + 10
    while any(board.busy for board in boards) and time.perf_counter() < deadline:
        await asyncio.sleep(0.01)
    return {
        "tables": tables,
        "actions": len(done),
        "seconds": took,
        "rate": len(done) / took,
        "p50_ms": 1000 * done[len(done) // 2],
        "p99_ms": 1000 * done[int(len(done) * 0.99)],
        "errors": sum(board.errors for board in boards),
    }


if __name__ == "__main__":
    _, address, tables, seconds, rate, *rest = sys.argv
    if urlsplit(address).hostname != "127.0.0.1" or not 0 < int(tables) <= 2000 or not 0 < float(seconds) <= 600:
        sys.exit(__doc__)
    print(json.dumps(uvloop.run(load(address, int(tables), float(seconds), float(rate), "".join(rest)))))
