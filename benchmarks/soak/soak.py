"""One run: people at the tables of some hosts, one trouble after the other, and the table at the end."""

import asyncio
import json
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from tests.host.crash import seated
from tests.host.host import PATIENCE

from .lives import Lives
from .people import DOZES, Hostile, Player, ask_pages, forever, knock, look_on
from .promises import Promises
from .troubles import ClockedHost, troubles_of

BETWEEN = (4.0, 12.0)  # seconds between two troubles
END_IN_PEACE = 0.25  # of the time, in which nothing more goes wrong
MOST_PEACE = 60.0  # seconds
HANGS = 60.0  # seconds without an answer while nothing is wrong
LOOKS = 2.0  # seconds between two looks at the processes
ONLOOKERS, SLOW, HOSTILE, KNOCKING = 5, 5, 2, 3
FAILURES = ("request failed", "work by itself failed")  # in the log: something that nobody foresaw


def run(hosts: list[ClockedHost], server: Any, minutes: float, tables: int) -> bool:
    """Lets everything happen for some minutes, and prints what became of it; whether every promise was kept."""
    soak = Soak(hosts, server, tables)
    asyncio.run(soak.last(60 * minutes))
    print(soak.table(minutes), flush=True)
    return soak.promises.kept


class Soak:
    """Hosts, the people there, and what they were promised."""

    def __init__(self, hosts: list[ClockedHost], server: Any, tables: int) -> None:
        self.hosts, self.server, self.tables = hosts, server, tables
        self.promises, self.lives = Promises(), Lives()
        self.troubles: Counter[str] = Counter()
        self.players: list[Player] = []
        self._calm_since = time.monotonic()

    async def last(self, seconds: float) -> None:
        """Everything, for so long."""
        began = time.monotonic()
        self.players = await asyncio.to_thread(seated, self.hosts, self.promises, self.tables, 1, Player)
        for player in self.players:
            player.promises = self.promises
        hostile = [await asyncio.to_thread(Hostile, self.promises, self.hosts, seed) for seed in range(HOSTILE)]
        people: list[Callable[[], Any]] = [
            *(partial(look_on, self.players, self.hosts, 0) for _ in range(ONLOOKERS)),
            *(partial(look_on, self.players, self.hosts, DOZES) for _ in range(SLOW)),
            *(one.bother for one in hostile),
            partial(ask_pages, self.promises, self.hosts),
            *(partial(knock, self.hosts) for _ in range(KNOCKING)),
        ]
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.play()) for player in self.players]
            tasks += [group.create_task(forever(work)) for work in people]
            watching = group.create_task(self._watch())
            peace = min(MOST_PEACE, END_IN_PEACE * seconds)
            await self._suffer(began + seconds - peace)
            await asyncio.sleep(peace)
            await self._all_answered()
            for task in [watching, *tasks]:
                task.cancel()
        await asyncio.sleep(LOOKS)
        self.lives.end(self.hosts)
        await asyncio.to_thread(self._finish)

    async def _suffer(self, until: float) -> None:
        """One trouble after the other; after each, the promises are compared with the database."""
        kinds, waiting = troubles_of(self.hosts, self.server), list[str]()
        await asyncio.sleep(random.uniform(*BETWEEN))
        while time.monotonic() < until:
            if not waiting:  # each kind once, in a new order
                waiting = random.sample(list(kinds), len(kinds))
            name = waiting.pop()
            self.promises.recovering = True
            for player in self.players:
                player.met_trouble = True
            await asyncio.to_thread(kinds[name]())
            self.troubles[name] += 1
            if not await self._all_ready():
                self.promises.broken.append(f"not ready after: {name}")
            self.promises.recovering, self._calm_since = False, time.monotonic()
            heard = self.promises.taken()
            await asyncio.to_thread(self.promises.compare, self.hosts[0].database, heard)
            print(f"{name}; {self.promises.acknowledged} acknowledged", file=sys.stderr, flush=True)
            await asyncio.sleep(random.uniform(*BETWEEN))

    async def _all_ready(self) -> bool:
        """Waits until every host serves."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for host in self.hosts:
                    while not await asyncio.to_thread(host.ready):
                        await asyncio.sleep(0.1)
                return True
        return False

    async def _watch(self) -> None:
        """Notes what the hosts take, and who waits too long."""
        given_up: set[tuple[Player, float]] = set()
        while True:
            self.lives.look(self.hosts, time.monotonic())
            for player in self.players:
                waits_since = max(player.asked_at, self._calm_since)
                calm = player.asked_at and not self.promises.recovering
                if calm and time.monotonic() - waits_since > HANGS and (player, player.asked_at) not in given_up:
                    given_up.add((player, player.asked_at))
                    self.promises.hung += 1
            await asyncio.sleep(LOOKS)

    async def _all_answered(self) -> None:
        """Waits until something has happened at every table; players who wait in vain count as hung."""
        places = {player: player.place for player in self.players}
        with suppress(TimeoutError):
            async with asyncio.timeout(HANGS):
                while any(player.place == place for player, place in places.items()):
                    await asyncio.sleep(0.1)
                return
        self.promises.hung += sum(player.place == place for player, place in places.items())

    def _finish(self) -> None:
        """Compares what is left, with everybody gone and every host stopped in good order."""
        database = self.hosts[0].database
        for host in self.hosts:
            if host.stop() != 0:
                self.promises.broken.append("a host did not stop")
            failures = [line for line in host.log().splitlines() if unforeseen(line)]
            self.promises.broken += failures[:20]
        self.promises.compare(database, self.promises.taken())
        self.promises.finish(database)

    def table(self, minutes: float) -> str:
        """What became of it."""
        found, kind = self.promises, "PostgreSQL" if self.server else "SQLite"
        lines = [
            f"{len(self.hosts)} on {kind}, {minutes:g} minutes, {self.tables} tables, {len(self.players)} players",
            *(f"  {name:22} {times:9} ×" for name, times in sorted(self.troubles.items())),
            f"  {'acknowledged':22} {found.acknowledged:9}",
            f"  {'lost':22} {found.lost:9}",
            f"  {'doubled':22} {len(found.twice):9}",
            f"  {'hung':22} {found.hung:9}",
            f"  {'other broken promises':22} {len(found.broken):9}",
            f"  {'answers in calm':22} {shown(found.calm)}",
            f"  {'answers in trouble':22} {shown(found.rough)}",
        ]
        for number in range(1, len(self.hosts) + 1):
            life = self.lives.longest(number)
            first, last = life.first or life.last, life.last
            if first and last:
                lines.append(
                    f"  {f'host {number}, {life.seconds:.0f} s alive':22} {first.memory / 1024:.0f} → "
                    f"{last.memory / 1024:.0f} MiB, {first.files} → {last.files} file handles, "
                    f"{self.lives.left[number - 1]} when everybody had left"
                )
        return "\n".join([*lines, *(f"  broken: {one}" for one in found.broken[:30])])


def unforeseen(line: str) -> bool:
    """Whether a line of a log tells of something that nobody thought of."""
    return line.startswith("Traceback") or (line.startswith("{") and json.loads(line)["event"] in FAILURES)


def shown(times: list[float]) -> str:
    """The usual and the longest of these times."""
    if len(times) < 2:
        return "        –"
    cuts = statistics.quantiles(times, n=100)
    return f"p50 {1000 * cuts[49]:.0f} ms, p99 {1000 * cuts[98]:.0f} ms, max {1000 * max(times):.0f} ms"
