"""Hosts under load and through troubles: python -m benchmarks.soak --minutes N [--on sqlite postgresql] [--tables N]

People play, come and go, read slowly or send what no client would, while hosts are killed and frozen, clocks are set,
disks are full and databases go away. All of it is on loopback, and ended when this ends. It prints one table for each
database; the exit code is 1 if a promise was broken.
"""

import argparse
import signal
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.host.crash import free_port, own_server

from .soak import run
from .troubles import ClockedHost

HOSTS = {"sqlite": 1, "postgresql": 3}
LONGEST, MOST_TABLES = 24 * 60, 500


def soaked(database: str, minutes: float, tables: int) -> bool:
    """Soaks hosts on one kind of database; whether they kept every promise."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="ossuary-soak-")))
        server = stack.enter_context(own_server()) if database == "postgresql" else None
        address = server.get_uri() if server else None
        hosts = [
            stack.enter_context(ClockedHost(folder, address, free_port(), rate=1000)) for _ in range(HOSTS[database])
        ]
        return run(hosts, server, minutes, tables)


def main() -> None:
    """Soaks hosts as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="for each database")
    parser.add_argument("--on", nargs="+", choices=HOSTS, default=list(HOSTS))
    parser.add_argument("--tables", type=int, default=24)
    asked = parser.parse_args()
    if not 0 < asked.minutes <= LONGEST or not 2 <= asked.tables <= MOST_TABLES:
        parser.error(f"at most {LONGEST} minutes and {MOST_TABLES} tables")
    for kind in (signal.SIGTERM, signal.SIGINT):
        signal.signal(kind, signal.default_int_handler)  # what was started is ended
    kept = [soaked(database, asked.minutes, asked.tables) for database in asked.on]
    sys.exit(0 if all(kept) else 1)


if __name__ == "__main__":
    main()
