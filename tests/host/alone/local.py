"""The host as the page runs it, asked by the guests of the other tests."""

import asyncio
import itertools
from collections.abc import Coroutine
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, Protocol, Self, TypeVar

import httpx
import pytest

from ossuary.host import executors
from ossuary.host.in_browser import SERVER, Given, Local

from ..host import PATIENCE, Guest, Live

T = TypeVar("T")


class Asked(Protocol):
    """Whoever has such a host: this process, or a browser."""

    def request(self, method: str, target: str, body: str) -> Given:
        """The answer to a request."""

    def open(self, number: int, target: str) -> None:
        """Opens a socket."""

    def send(self, number: int, text: str) -> None:
        """Sends a text over a socket."""

    def close(self, number: int) -> None:
        """Closes a socket."""

    def told(self, number: int, patience: float) -> tuple[str, Any]:
        """What happens next to a socket."""


class OnALoop:
    """Such a host on an event loop of its own, without threads."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._told: dict[int, Queue[tuple[str, Any]]] = {}
        self._local = self._soon(self._begun(folder))

    async def _begun(self, folder: Path) -> Local:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(executors, "HAS_THREADS", False)
            local = Local(str(folder), lambda number, *what: self._told[number].put(what))
            await local.begin()
        return local

    def _soon(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def request(self, method: str, target: str, body: str) -> Given:
        """The answer to a request."""
        return self._soon(self._local.request(method, target, body))

    def open(self, number: int, target: str) -> None:
        """Opens a socket."""
        self._told[number] = Queue()
        self._loop.call_soon_threadsafe(self._local.open, number, target)

    def send(self, number: int, text: str) -> None:
        """Sends a text over a socket."""
        self._loop.call_soon_threadsafe(self._local.send, number, text)

    def close(self, number: int) -> None:
        """Closes a socket."""
        self._loop.call_soon_threadsafe(self._local.close, number)

    def told(self, number: int, patience: float) -> tuple[str, Any]:
        """What happens next to a socket."""
        return self._told[number].get(timeout=patience)

    def save(self, page: str) -> bytes:
        """All that is kept, as a file."""
        return self._local.save(page)

    def load(self, content: bytes) -> str:
        """Takes what is in such a file, and ends."""
        return self._soon(self._local.load(content))

    def stop(self) -> None:
        """Ends it."""
        self._soon(self._local.end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


class LocalGuest(Guest):
    """Whoever plays on the page; nobody else does, and somebody new makes it forget who was there before."""

    def __init__(self, host: Asked, name: str = "Ada", is_new: bool = True) -> None:
        self.host = host
        if is_new:
            host.request("DELETE", "/api/me", "")
        self.http = httpx.Client(base_url=f"http://{SERVER}", transport=_Transport(host))
        self.player: str = self.got(self.http.post("/api/me", json={"name": name}))["player"]

    def live(self, table: str, **params: Any) -> Live:
        """A socket at a table."""
        return LocalLive(self.host, str(httpx.URL(f"/api/tables/{table}/live", params=params)))


class LocalLive(Live):
    """A socket of the page at a table."""

    def __init__(self, host: Asked, target: str) -> None:
        self._connecting: Any = _Socket(host, target)
        self.update: Any = None
        self.updates: list[Any] = []


class _Transport(httpx.BaseTransport):
    """Carries requests as the page does, which sends and gets no headers but the kind of a content."""

    def __init__(self, host: Asked) -> None:
        self._host = host

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        given = self._host.request(request.method, request.url.raw_path.decode(), request.read().decode())
        return httpx.Response(given.status, headers={"content-type": given.kind}, content=given.body)


class _Socket:
    """A socket of the page, used like one of a network."""

    numbers = itertools.count(1)

    def __init__(self, host: Asked, target: str) -> None:
        self._host, self._target, self._number = host, target, next(self.numbers)

    def __enter__(self) -> Self:
        self._host.open(self._number, self._target)
        assert self._host.told(self._number, PATIENCE)[0] == "accept"
        return self

    def __exit__(self, *_: object) -> None:
        self._host.close(self._number)

    def send(self, text: str) -> None:
        self._host.send(self._number, text)

    def recv(self, timeout: float) -> str:
        what, text = self._host.told(self._number, timeout)
        assert what == "send", (what, text)
        return str(text)
