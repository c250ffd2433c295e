"""What a process of a host takes from its start to its end."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.host.host import HostProcess

SETTLED = 10.0  # seconds of a process that do not count: it still loads what it needs


@dataclass
class Taken:
    """What a process takes at a moment."""

    at: float
    memory: int  # kB
    files: int


@dataclass
class Life:
    """What one process of a host has taken."""

    host: int
    began: float
    first: Taken | None = None
    last: Taken | None = None

    @property
    def seconds(self) -> float:
        """How long it was watched."""
        return self.last.at - self.began if self.last else 0.0


class Lives:
    """Every process of some hosts."""

    def __init__(self) -> None:
        self._lives: dict[int, Life] = {}
        self.left: list[int] = []  # files of each host once everybody had left

    def look(self, hosts: Sequence[HostProcess], now: float) -> None:
        """Notes what each host takes now."""
        for number, host in enumerate(hosts, start=1):
            process = host.process.pid
            life = self._lives.setdefault(process, Life(number, now))
            try:
                taken = Taken(now, memory(process), files(process))
            except (FileNotFoundError, ProcessLookupError, StopIteration):
                continue  # it was killed
            life.last = taken
            if life.first is None and now >= life.began + SETTLED:
                life.first = taken

    def end(self, hosts: Sequence[HostProcess]) -> None:
        """Notes what the hosts still have open once everybody has left."""
        self.left = [files(host.process.pid) for host in hosts]

    def longest(self, host: int) -> Life:
        """The longest life of a host."""
        return max((life for life in self._lives.values() if life.host == host), key=lambda life: life.seconds)


def memory(process: int) -> int:
    """Kilobytes that a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def files(process: int) -> int:
    """How many files and sockets a process has open."""
    return len(list(Path(f"/proc/{process}/fd").iterdir()))
