"""How long nobody serves a table whose process is killed, behind Caddy and nginx: python -m benchmarks.owner

Three hosts on one PostgreSQL, all on loopback, and each proxy that is installed, set up as docs/hosting.md says. People
sit at many tables through the proxy; everybody at a table must have come to the same host. Then a host is killed, and
each of its tables is measured until an action there is acknowledged again.
"""

import re
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.host.crash import ME, free_port, own_server
from tests.host.host import PATIENCE, Guest, HostProcess, Live

HOSTS, TABLES = 3, 30
DOCS = Path(__file__).parents[1] / "docs" / "hosting.md"


def main() -> None:
    """Prints one line for each proxy."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="ossuary-bench-")))
        folder.chmod(0o755)
        server = stack.enter_context(own_server())
        for name, write in (("caddy", caddyfile), ("nginx", nginx_conf)):
            if program := shutil.which(name):
                measure(name, program, write, folder, server)
            else:
                print(f"{name} is not installed")


def measure(
    name: str, program: str, write: Callable[[list[str], int, Path], list[str]], folder: Path, server: Any
) -> None:
    """Prints what one proxy makes of it."""
    server.psql(f"create database {name};")
    with ExitStack() as stack:
        hosts = [
            stack.enter_context(HostProcess(folder, server.get_uri(name), free_port(), rate=10_000))
            for _ in range(HOSTS)
        ]
        port = free_port()
        words = write([host.url.removeprefix("http://") for host in hosts], port, folder)
        stack.enter_context(running([program, *words]))
        url = f"http://localhost:{port}"
        until_ready(url)
        ada = Guest(url)
        opened = [ada.open("bones", [ME, {**ME, "name": "Ben"}])["table"] for _ in range(TABLES)]
        for table in opened:
            ada.ask(table, "start")
        live = {table: stack.enter_context(ada.live(table)) for table in opened}
        also = [stack.enter_context(ada.live(table, since=1)) for table in opened[: TABLES // 2]]
        for table, seat in live.items():
            play(seat, table)
        kept = [tables_of(host) for host in hosts]
        assert sum(kept) == TABLES, f"some tables are in several hosts: {kept}"
        hosts[0].kill()
        began = time.monotonic()
        with ThreadPoolExecutor(TABLES) as threads:
            times = list(threads.map(lambda table: served(ada, table, live[table], began), opened))
        away = [seconds for seconds in times if seconds is not None]
        assert len(away) == kept[0], f"{len(away)} of {kept[0]} tables were away"
        print(
            f"{name}: {TABLES} tables and {TABLES + len(also)} sockets at {HOSTS} hosts ({kept}); the first is killed: "
            f"its tables are served again after {statistics.median(away):.2f} s (median), {max(away):.2f} s at most"
        )


def play(seat: Live, table: str) -> None:
    """Plays an action."""
    answer = seat.act(seat.update["yours"]["offers"][0]["action"])
    assert answer["type"] == "ack", (table, answer)


def served(guest: Guest, table: str, seat: Live, killed: float) -> float | None:
    """Seconds until an action is acknowledged again; None if the host of this table lives."""
    try:
        play(seat, table)
        return None
    except WebSocketException:
        version = seat.update["table"]["version"]
    while time.monotonic() < killed + PATIENCE:
        try:
            with guest.live(table, since=version) as again:
                play(again, table)
                return time.monotonic() - killed
        except (OSError, WebSocketException):
            time.sleep(0.05)
    sys.exit(f"table {table} is not served again")


def tables_of(host: HostProcess) -> int:
    """How many tables a host has in memory."""
    found = re.search(r"^ossuary_tables_in_memory (\d+)", httpx.get(f"{host.url}/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


def caddyfile(addresses: list[str], port: int, folder: Path) -> list[str]:
    """Caddy as the documentation has it."""
    text = block("games.example.org {").replace("games.example.org", f"http://localhost:{port}")
    text = text.replace("127.0.0.1:8001 127.0.0.1:8002", " ".join(addresses))
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    return ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def nginx_conf(addresses: list[str], port: int, folder: Path) -> list[str]:
    """The same of nginx."""
    text = block("map $http_upgrade").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = re.sub(r" *ssl_certificate.*\n", "", text).replace("games.example.org", "localhost")
    servers = "".join(f"    server {address};\n" for address in addresses)
    text = re.sub(r"(    server 127\.0\.0\.1:800\d;\n)+", servers, text)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\ndaemon off;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{text}}}\n"
    )
    return ["-c", str(folder / "nginx.conf"), "-p", str(folder)]


def block(begin: str) -> str:
    """The block of code in the documentation that begins like this."""
    blocks = re.findall(r"```\w*\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    found: str = next(one for one in blocks if one.startswith(begin))
    return found


@contextmanager
def running(command: list[str]) -> Iterator[None]:
    """A program that has ended when this ends."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.terminate()


def until_ready(url: str) -> None:
    """Waits until a proxy passes requests on."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{url}/ready").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    sys.exit("the proxy does not answer")


if __name__ == "__main__":
    main()
