"""What happens to hosts and databases: each function brings one trouble, and ends when it is over."""

import os
import random
import signal
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.host.crash import Blow, crashed, hung_up, killed, start
from tests.host.host import PATIENCE, HostProcess

FROZEN = 3.0  # seconds
LONGEST_FULL = 20.0  # seconds that a disk is full, if nobody notices


class ClockedHost(HostProcess):
    """A host in a process of its own, whose clock can be set."""

    def __init__(self, folder: Path, database: str | None, port: int, **options: Any) -> None:
        self._clock = folder / f"clock-{port}"
        self._ahead = 0.0
        self.set_clock(0.0)
        python, *words = HostProcess.command
        self.command = (python, "-m", "benchmarks.soak.host_with_clock", str(self._clock), *words[-2:])
        super().__init__(folder, database, port, **options)

    def set_clock(self, seconds: float) -> None:
        """Sets the clock forward, or back."""
        self._ahead += seconds
        if not self._clock.exists():
            self._clock.write_bytes(bytes(8))
        with self._clock.open("r+b") as file:
            file.write(struct.pack("d", self._ahead))

    def ready(self) -> bool:
        """Whether it serves, and its database answers and accepts writes."""
        try:
            return httpx.get(f"{self.url}/ready", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False


def frozen(host: HostProcess) -> Blow:
    """Lets a host stand still for a moment."""

    def blow() -> None:
        os.killpg(host.process.pid, signal.SIGSTOP)
        time.sleep(FROZEN)
        os.killpg(host.process.pid, signal.SIGCONT)

    return blow


def clock_set(host: ClockedHost) -> Blow:
    """Sets the clock of a host forward or back."""
    return lambda: host.set_clock(random.choice([-1, 1]) * random.choice([0.5, 10, 90]))


def full(hosts: list[ClockedHost]) -> Blow:
    """Lets no file of a host on SQLite grow until the host notices."""
    host = hosts[0]
    file = Path(host.database.removeprefix("sqlite:///"))

    def blow() -> None:
        filled([host.process.pid], file.stat().st_size, lambda: not host.ready())

    return blow


def full_below(server: Any, hosts: list[ClockedHost]) -> Blow:
    """Lets no file of a PostgreSQL server grow beyond 1 MiB, its log neither, until hosts notice; then it restarts."""

    def blow() -> None:
        filled(processes_of(server), 1 << 20, lambda: not hosts[0].ready())
        deadline = time.monotonic() + PATIENCE
        while not hosts[0].ready() and time.monotonic() < deadline:  # it may come back by itself, or give up
            if not (server.pgdata / "postmaster.pid").exists():
                start(server)

    return blow


def filled(processes: list[int], size: int, noticed: Callable[[], bool]) -> None:
    """Limits the size of the files of these processes, until it is noticed."""
    for process in processes:
        limit(process, f"{size}:")
    try:
        deadline = time.monotonic() + LONGEST_FULL
        while not noticed() and time.monotonic() < deadline:
            time.sleep(0.1)
    finally:
        for process in processes:
            limit(process, "unlimited:")


def limit(process: int, size: str) -> None:
    """Limits the size of the files of a process that may be gone, as its own user: nobody else may."""
    folder = Path(f"/proc/{process}")
    if folder.exists():
        user = folder.stat().st_uid if os.geteuid() == 0 else None
        command = ["prlimit", "--pid", str(process), f"--fsize={size}"]
        subprocess.run(command, user=user, check=False, stderr=subprocess.DEVNULL)


def restarted(server: Any) -> Blow:
    """Stops a PostgreSQL server in good order, and starts it again."""

    def blow() -> None:
        server.psql("checkpoint;")
        os.kill(server.get_pid(), signal.SIGINT)
        while (server.pgdata / "postmaster.pid").exists():
            time.sleep(0.05)
        start(server)

    return blow


def processes_of(server: Any) -> list[int]:
    """The processes of a PostgreSQL server, its first one included."""
    first: int = server.get_pid()
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, children)]


def troubles_of(hosts: list[ClockedHost], server: Any) -> dict[str, Callable[[], Blow]]:
    """Every kind of trouble; the first of several hosts is never killed, so that one life lasts."""
    mortal = hosts[1:] or hosts
    always: dict[str, Callable[[], Blow]] = {
        "host killed": lambda: killed(random.choice(mortal)),
        "host frozen": lambda: frozen(random.choice(hosts)),
        "clock set": lambda: clock_set(random.choice(hosts)),
    }
    if server is None:
        return {**always, "disk full": lambda: full(hosts)}
    return {
        **always,
        "connections cut": lambda: hung_up(server),
        "database killed": lambda: crashed(server),
        "database restarted": lambda: restarted(server),
        "disk full": lambda: full_below(server, hosts),
    }
