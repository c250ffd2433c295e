"""The host in a browser's worker: the page asks this application, and nobody else can."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from .app import create
from .belongings import COOKIE, DATABASE, PAGE, checked, packed, unpack
from .settings import Settings

EMPTY = Path(__file__).with_name("empty.db")  # which the build of the page puts there
SERVER = "localhost"
CLIENT = ("127.0.0.1", 0)
MOST = 1_000_000  # commands a second: nobody is kept from their own games

Tell = Callable[[int, str, Any], None]  # a socket's number, what happened to it, and the text or code that came with it


class Given(NamedTuple):
    """An answer to a request."""

    status: int
    kind: str
    body: bytes


class Local:
    """One application, asked by its own page; what it keeps is in one folder."""

    def __init__(self, folder: str, tell: Tell) -> None:
        self._folder = Path(folder)
        self._cookie = self._folder / COOKIE
        if EMPTY.exists() and not Path(folder, DATABASE).exists():
            Path(folder, DATABASE).write_bytes(EMPTY.read_bytes())
        self._tell = tell
        self._running = AsyncExitStack()
        settings = Settings(f"sqlite:///{folder}/{DATABASE}", pairs=folder, warm_up=False, rate=MOST)
        self._application = create(settings)
        self._sockets: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Starts the application."""
        await self._running.enter_async_context(self._application.lifespan())

    async def end(self) -> None:
        """Stops it."""
        await self._running.aclose()

    def save(self, page: str) -> bytes:
        """All that is kept here, as one file, with what the page itself keeps."""
        return packed(self._folder, page)

    async def load(self, content: bytes | memoryview) -> str:
        """Takes what such a file holds in the place of all that is kept here, and ends; what the page has to keep."""
        found = checked(bytes(content))
        await self.end()
        unpack(found, self._folder)
        return found[PAGE].decode()

    async def request(self, method: str, target: str, body: str) -> Given:
        """The answer to a request of the page."""
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body.encode()}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._application(self._scope("http", target) | {"method": method}, receive, send)
        head, *pieces = sent
        headers = {name.decode().lower(): value.decode("latin-1") for name, value in head["headers"]}
        if given := headers.get("set-cookie"):
            self._keep(given)
        whole = b"".join(piece.get("body", b"") for piece in pieces)
        return Given(head["status"], headers.get("content-type", ""), whole)

    def open(self, number: int, target: str) -> None:
        """Opens a socket, which is known by its number."""
        heard = self._sockets[number] = asyncio.Queue()
        heard.put_nowait({"type": "websocket.connect"})
        task = asyncio.get_running_loop().create_task(self._served(number, target, heard))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def send(self, number: int, text: str) -> None:
        """Sends a text over a socket."""
        if number in self._sockets:
            self._sockets[number].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        """Closes a socket."""
        if number in self._sockets:
            self._sockets[number].put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _served(self, number: int, target: str, heard: "asyncio.Queue[dict[str, Any]]") -> None:
        async def send(message: Any) -> None:
            what = message["type"].removeprefix("websocket.")
            self._tell(number, what, message["bytes"].decode() if what == "send" else message.get("code"))

        try:
            await self._application(self._scope("websocket", target), heard.get, send)
        finally:
            del self._sockets[number]
            self._tell(number, "close", 1000)

    def _scope(self, kind: str, target: str) -> dict[str, Any]:
        """The head of a request that comes from the page itself."""
        split = urlsplit(target)
        headers = [(b"host", SERVER.encode()), (b"origin", f"http://{SERVER}".encode())]
        if self._cookie.exists():
            headers.append((b"cookie", self._cookie.read_bytes()))
        return {
            "type": kind,
            "scheme": "http",
            "path": unquote(split.path),
            "query_string": split.query.encode(),
            "headers": headers,
            "client": CLIENT,
        }

    def _keep(self, given: str) -> None:
        """Keeps the cookie that the application gave, or forgets it."""
        for name, cookie in SimpleCookie(given).items():
            if cookie.value:
                self._cookie.write_text(f"{name}={cookie.value}")
            else:
                self._cookie.unlink(missing_ok=True)
