"""A host in this process or in its own, and guests who play there through the protocol."""

import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import weakref
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Self

import httpx
import structlog
import uvicorn
from websockets.sync.client import ClientConnection, connect

from ossuary.host.app import create
from ossuary.host.settings import Settings
from ossuary.host.web import wire

OSSUARY = (sys.executable, "-m", "ossuary", "--lang", "en")
SAME_DICE = (sys.executable, str(Path(__file__).with_name("same_dice.py")), "--lang", "en")
PATIENCE = 60.0  # seconds: these machines are noisy
SHORT_LIVED = httpx.Limits(keepalive_expiry=2.0)  # seconds: a host closes an idle connection after 5
_started: Counter[str] = Counter()  # processes, by test

structlog.configure(logger_factory=structlog.stdlib.LoggerFactory())  # what hosts log in here is no output of a command


def held(port: int = 0) -> socket.socket:
    """A port that stays ours while a host is down: no connection of another test leaves from it meanwhile."""
    holding = socket.socket()
    holding.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # whoever says so, too, may listen there
    holding.bind(("127.0.0.1", port))
    return holding


class Served:
    """An application in this process, served as a host serves it: real HTTP and sockets, on its own port."""

    def __init__(self, app: Any, port: int = 0, **how: Any) -> None:
        self.app, self.how = app, how
        self._held = held(port)
        self.port = self._held.getsockname()[1]
        self.start()

    def start(self) -> None:
        """Starts to serve, and waits until somebody answers."""
        bound = socket.create_server(("127.0.0.1", self.port))
        # A busy machine is slow to notice that an idle connection was closed, and asks through it.
        self.server = uvicorn.Server(wire.config(self.app, timeout_keep_alive=int(PATIENCE), **self.how))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [bound]}, daemon=True)
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                bound.close()
                raise RuntimeError("the host does not start; the log says why")
            time.sleep(0.01)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> int:
        """Ends it as Ctrl-C would; 0 if it went well."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        return int(self.thread.is_alive())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.stop() == 0
        self._held.close()


class Host(Served):
    """A host in this process, which compiles nothing in advance."""

    def __init__(self, folder: Path, database: str | None = None, port: int = 0, **settings: Any) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'host.db'}"
        super().__init__(partial(create, Settings(self.database, warm_up=False, **settings)), port, factory=True)


class HostProcess(Host):
    """`ossuary serve` on its own port, with a log to read."""

    command: tuple[str, ...] = SAME_DICE

    def __init__(
        self, folder: Path, database: str | None = None, port: int = 0, warm_up: bool = False, **options: Any
    ) -> None:
        self.database = database or f"sqlite:///{folder / 'host.db'}"
        self.folder = folder
        self._held = held(port)
        self.port = self._held.getsockname()[1]
        self.warm_up = warm_up
        self.options = options
        self.start()

    def start(self) -> None:
        """Starts the process, and waits until it says where it is: it is ready then."""
        extra = [word for name, value in self.options.items() for word in (f"--{name}", str(value))]
        if not self.warm_up:
            extra.append("--no-warm-up")
        test = os.environ.get("PYTEST_CURRENT_TEST", "")
        _started[test] += 1
        with (self.folder / f"host-{id(self)}.log").open("a") as errors:
            self.process = subprocess.Popen(
                [*self.command, "serve", "--port", str(self.port), "--database", self.database, *extra],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
                env={**os.environ, "DICE": f"{test} {_started[test]}"},
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert re.search(rf"http://[^:]+:{self.port}/", line), f"{line!r} {self.log()}"
        assert httpx.get(f"{self.url}/ready", timeout=PATIENCE).status_code == 200, self.log()

    def log(self) -> str:
        """What the host has logged."""
        return (self.folder / f"host-{id(self)}.log").read_text()

    def kill(self) -> None:
        """Ends the process as a power cut would, workers included."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """Ends the process as Ctrl-C would; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self._gone()
        finally:
            if self.process.poll() is None:
                self.kill()

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
        self._gone()
        self._held.close()

    def _gone(self) -> int:
        """The exit code of the process, once it has ended."""
        code = self.process.wait(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()
        return code


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, limits=SHORT_LIVED)
        weakref.finalize(self, self.http.close)
        self.player: str = self.got(self.http.post("/api/me", json={"name": name}))["player"]

    @property
    def cookie(self) -> str:
        """The cookie as a header carries it."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def got(self, answer: httpx.Response) -> Any:
        """What a request that must go well brought."""
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """Opens a table."""
        made: dict[str, Any] = self.got(self.http.post("/api/tables", json={"game": game, "seats": seats, **more}))
        return made

    def asked(self, table: str, kind: str, invite: str | None = None, **more: Any) -> httpx.Response:
        """The answer to a command."""
        command = {"type": kind, "id": more.pop("id", secrets.token_urlsafe(8)), **more}
        return self.http.post(
            f"/api/tables/{table}/commands", json=command, params={"invite": invite} if invite else {}
        )

    def ask(self, table: str, kind: str, invite: str | None = None, **more: Any) -> Any:
        """A command that must go well."""
        return self.got(self.asked(table, kind, invite, **more))

    def refused(self, table: str, kind: str, **more: Any) -> str:
        """Why a command was refused."""
        answer = self.asked(table, kind, **more)
        assert not answer.is_success, answer.text
        code: str = answer.json()["code"]
        return code

    def seen(self, table: str, **params: Any) -> Any:
        """The table as this guest sees it."""
        return self.got(self.http.get(f"/api/tables/{table}", params=params))

    def live(self, table: str, **params: Any) -> "Live":
        """A socket at a table."""
        return Live(str(self.http.base_url), table, {"Cookie": self.cookie}, **params)

    def finish(self, table: str) -> None:
        """Plays a game to its end, always by the first offer."""
        with self.live(table) as live:
            while live.update["table"]["status"] == "playing":
                if offers := live.update["yours"]["offers"]:
                    live.act(offers[0]["action"])
                else:
                    live.next()


class Live:
    """A socket at a table, with the last update that came through it."""

    def __init__(self, url: str, table: str, headers: dict[str, str], origin: str | None = None, **params: Any) -> None:
        address = httpx.URL(f"{url.rstrip('/')}/api/tables/{table}/live", params=params)
        self._connecting = connect(
            str(address).replace("http", "ws", 1),
            additional_headers={"Origin": origin or url.rstrip("/"), **headers},
            open_timeout=PATIENCE,
            max_size=None,
        )
        self.update: Any = None
        self.updates: list[Any] = []

    def send(self, **message: Any) -> str:
        """Sends a message; its id."""
        message = {"id": secrets.token_urlsafe(8), **message}
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def next(self, kind: str | None = None, timeout: float = PATIENCE) -> Any:
        """The next message, or the next of a kind; updates are remembered on the way."""
        while True:
            message = json.loads(self.socket.recv(timeout=timeout))
            if message["type"] == "update":
                self.update = message
                self.updates.append(message)
            if kind is None or message["type"] == kind:
                return message

    def ask(self, **message: Any) -> Any:
        """Sends a message and waits for its own answer, an ack or a refusal."""
        name = self.send(**message)
        while True:
            answer = self.next()
            if answer["type"] in ("ack", "refusal", "pong") and answer["id"] == name:
                return answer

    def act(self, *actions: str, seat: int | None = None) -> Any:
        """Plays actions of the seat that is to move."""
        table = self.update["table"]
        return self.ask(
            type="act", version=table["version"], seat=table["mover"] if seat is None else seat, actions=list(actions)
        )

    def __enter__(self) -> Self:
        self.socket: ClientConnection = self._connecting.__enter__()
        self.next("update")
        return self

    def __exit__(self, *error: Any) -> None:
        self._connecting.__exit__(*error)
