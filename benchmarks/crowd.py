"""What a crowd of people online needs, calculated, and simulated as queues: python -m benchmarks.crowd [--people N] …

People act at random moments. A process works on one action at a time: first what comes before its commit, then what
comes after it; meanwhile it commits one group, all that has come together. A group takes a core of PostgreSQL for each
of its events in turn, and then waits for a flush; a flush serves all that have come before it began.
"""

import argparse
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from math import ceil

LARGEST_GROUP = 256
BEFORE = 0.4  # of the work on an action
BUSY = 0.6  # of a process, at most, by calculation
ENOUGH = 40_000  # actions
BYTES = 300  # of an event in PostgreSQL, with its part of everything else
SOCKET = 15  # KiB, with compression
KEPT_ALIVE = 28e-6 / 20  # seconds of a process each second for a socket: a sign of life every 20 s


@dataclass(frozen=True)
class Needs:
    """What people do, and what that takes; times in seconds."""

    people: int = 100_000
    pause: float = 27.0  # between two actions of a person who is online
    action: float = 1.6e-3  # of a process's core
    event: float = 0.5e-3  # of a core of PostgreSQL
    flush: float = 1.4e-3  # of PostgreSQL's disk
    cores: int = 8  # of PostgreSQL

    @property
    def rate(self) -> float:
        """Actions a second."""
        return self.people / self.pause

    @property
    def processes(self) -> int:
        """How many processes are busy for no more than they should be."""
        return ceil((self.rate * self.action + self.people * KEPT_ALIVE) / BUSY)


@dataclass
class Found:
    """What a simulation shows."""

    times: list[float] = field(default_factory=list)  # from an action to its acknowledgement
    processes: float = 0.0  # shares of the time in which they work
    cores: float = 0.0
    disk: float = 0.0

    def at(self, share: float) -> float:
        """The time within which this share of all actions is acknowledged."""
        return sorted(self.times)[min(len(self.times) - 1, int(share * len(self.times)))]


class Queue:
    """Some servers, and who waits for one."""

    def __init__(self, clock: "Clock", servers: int) -> None:
        self._clock, self._free = clock, servers
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self.worked = 0.0

    def ask(self, seconds: float, then: Callable[[], None]) -> None:
        """Works for so long as soon as a server is free, and then goes on."""
        self._waiting.append((seconds, then))
        self._serve()

    def _serve(self) -> None:
        while self._free and self._waiting:
            seconds, then = self._waiting.popleft()
            self._free -= 1
            self.worked += seconds
            self._clock.after(seconds, lambda then=then: self._done(then))  # type: ignore[misc]

    def _done(self, then: Callable[[], None]) -> None:
        self._free += 1
        then()
        self._serve()


class Clock:
    """What happens, in its order."""

    def __init__(self) -> None:
        self.now = 0.0
        self._next: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()

    def after(self, seconds: float, then: Callable[[], None]) -> None:
        """Lets something happen later."""
        heappush(self._next, (self.now + seconds, next(self._numbers), then))

    def run(self) -> None:
        """Lets everything happen."""
        while self._next:
            self.now, _, then = heappop(self._next)
            then()


class Disk:
    """A disk that flushes for all who wait, one flush after the other."""

    def __init__(self, clock: Clock, flush: float) -> None:
        self._clock, self._flush = clock, flush
        self._waiting: list[Callable[[], None]] = []
        self._busy = False
        self.worked = 0.0

    def ask(self, then: Callable[[], None]) -> None:
        """Goes on after a flush that has begun later than now."""
        self._waiting.append(then)
        self._serve()

    def _serve(self) -> None:
        if self._busy or not self._waiting:
            return
        served, self._waiting, self._busy = self._waiting, [], True
        self.worked += self._flush
        self._clock.after(self._flush, lambda: self._done(served))

    def _done(self, served: list[Callable[[], None]]) -> None:
        self._busy = False
        for then in served:
            then()
        self._serve()


class Process:
    """A host: one core, and one group of commits at a time."""

    def __init__(self, clock: Clock, needs: Needs, cores: Queue, disk: Disk, found: Found, dice: random.Random) -> None:
        self._clock, self._needs, self._found, self._dice = clock, needs, found, dice
        self._cores, self._disk, self.core = cores, disk, Queue(clock, 1)
        self._waiting: list[float] = []  # when the actions began that are to be committed
        self._writing = False

    def act(self) -> None:
        """Takes an action."""
        began = self._clock.now
        self.core.ask(self._takes(BEFORE), lambda: self._commit(began))

    def _takes(self, share: float) -> float:
        return self._dice.expovariate(1 / (share * self._needs.action))

    def _commit(self, began: float) -> None:
        self._waiting.append(began)
        self._write()

    def _write(self) -> None:
        if self._writing or not self._waiting:
            return
        group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
        self._writing = True
        work = sum(self._dice.expovariate(1 / self._needs.event) for _ in group)
        self._cores.ask(work, lambda: self._disk.ask(lambda: self._written(group)))

    def _written(self, group: list[float]) -> None:
        self._writing = False
        for began in group:
            self.core.ask(self._takes(1 - BEFORE), lambda began=began: self._told(began))  # type: ignore[misc]
        self._write()

    def _told(self, began: float) -> None:
        self._found.times.append(self._clock.now - began)


def simulated(needs: Needs, processes: int, seed: int = 1) -> Found:
    """What happens with so many processes, over some thousand actions."""
    dice, clock, found = random.Random(seed), Clock(), Found()
    cores, disk = Queue(clock, needs.cores), Disk(clock, needs.flush)
    hosts = [Process(clock, needs, cores, disk, found, dice) for _ in range(processes)]
    at = 0.0
    for _ in range(ENOUGH):
        at += dice.expovariate(needs.rate)
        clock.after(at, dice.choice(hosts).act)
    clock.run()
    found.processes = sum(host.core.worked for host in hosts) / clock.now / processes
    found.cores, found.disk = cores.worked / clock.now / needs.cores, disk.worked / clock.now
    return found


def told(needs: Needs, processes: int) -> str:
    """One line about a crowd and so many processes."""
    found = simulated(needs, processes)
    hosts, cores = needs.rate * needs.action / processes, needs.rate * needs.event / needs.cores
    return (
        f"{needs.people:9,} people {needs.rate:7,.0f} actions/s {processes:4} processes {found.processes:4.0%} busy "
        f"({hosts:4.0%} calculated)  PostgreSQL {needs.cores:3} cores {found.cores:4.0%} ({cores:4.0%})  "
        f"disk {found.disk:4.0%}  "
        f"p50 {1000 * found.at(0.5):6.1f} ms  p99 {1000 * found.at(0.99):7.1f} ms"
    )


def main() -> None:
    """Prints what is calculated and what is simulated."""
    usual = Needs()
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crowd", description=__doc__)
    for name, value in vars(usual).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    needs = Needs(**vars(parser.parse_args()))
    wanted = needs.processes
    print(f"calculated: {wanted} processes, each with {needs.people / wanted:,.0f} sockets, in all ", end="")
    print(f"{needs.people * SOCKET / 1024 / 1024:.1f} GiB of them; {7 * wanted} connections to PostgreSQL; ", end="")
    print(f"{needs.rate * BYTES * 86_400 / 1e9:.0f} GB of rows in a day of it\n")
    for processes in sorted({max(1, wanted * tenths // 10) for tenths in (6, 8, 10, 15)}):
        print(told(needs, processes))
    print("\nand with more people:")
    for times in (2, 4, 6):
        more = Needs(**{**vars(needs), "people": times * needs.people})
        print(told(more, more.processes))


if __name__ == "__main__":
    main()
