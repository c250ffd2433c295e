"""Two pages with a host each, and what goes between them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ossuary.host.in_browser import Local

LINE = 1  # the socket for what goes between
PATIENCE = 60.0  # seconds, however busy the machine is

Between = Callable[[str], list[str]]  # what arrives of a text that is sent


class Phone:
    """A page with its host; its connection to the other page is a call away."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.local = Local(str(folder), self._told)
        self.news: list[dict[str, Any]] = []
        self.sent: list[str] = []
        self.other: Phone | None = None
        self.between: Between = lambda text: [text]

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, which has to be granted."""
        status, answer = await self.try_to(method, path, body)
        assert status < 300, answer
        return answer

    async def try_to(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the answer of a request."""
        given = await self.local.request(method, path, "" if body is None else json.dumps(body))
        return given.status, json.loads(given.body) if given.body else None

    async def command(self, table: str, **asked: Any) -> tuple[int, Any]:
        """What a command at a table comes to."""
        return await self.try_to("POST", f"/api/tables/{table}/commands", asked)

    async def look(self, table: str) -> Any:
        """The table as this phone shows it; None before there is one."""
        status, update = await self.try_to("GET", f"/api/tables/{table}")
        return update if status == 200 else None

    async def act(self, table: str) -> bool:
        """Plays the first action offered, if one is."""
        if not (update := await self.look(table)) or not update["yours"]["offers"]:
            return False
        offer, version = update["yours"]["offers"][0], update["table"]["version"]
        asked = {"type": "act", "id": f"act-{version}", "version": version, "seat": offer["seat"]}
        status, answer = await self.command(table, **asked, actions=[offer["action"]])
        assert status == 200 or answer["code"] in ("host-over", "host-stale"), answer
        return status == 200

    async def goes_on(self, table: str) -> bool:
        """Whether a game is not over here, or has not begun."""
        if table not in [one["table"] for one in await self.ask("GET", "/api/me/tables")]:
            return True
        return bool((await self.look(table))["table"]["status"] != "over")

    def stopped(self) -> list[str]:
        """Why connections were given up."""
        return [news["why"] for news in self.news if news["type"] == "stop"]

    def _told(self, socket: int, what: str, text: Any) -> None:
        if socket != LINE or what != "send":
            return
        news = json.loads(text)
        if news["type"] != "send":
            self.news.append(news)
        elif self.other:
            self.sent.append(news["text"])
            for arrived in self.between(news["text"]):
                self.other.local.send(LINE, arrived)


def connect(phones: list[Phone], pair: str) -> None:
    """Connects two phones about a game; the first speaks first."""
    first, second = phones
    first.other, second.other = second, first
    for phone in phones:
        phone.local.open(LINE, f"/api/pairs/{pair}/live")


async def part(phones: list[Phone]) -> None:
    """Cuts the connection."""
    for phone in phones:
        phone.other = None
        phone.local.close(LINE)
    await until(lambda: not any(LINE in phone.local._sockets for phone in phones))


async def until(so: Callable[[], Any]) -> None:
    """Waits for something."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0)


async def play(phones: list[Phone], table: str, turns: int = 10_000) -> list[Any]:
    """Plays on, always with the first action offered; what both show then."""
    async with asyncio.timeout(PATIENCE):
        while turns and any([await phone.goes_on(table) for phone in phones]):
            for phone in phones:
                acts = await phone.act(table)
                turns -= acts
                await asyncio.sleep(0)
    return [await phone.look(table) for phone in phones]


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[list[Phone]]:
    """Ada's phone and Ben's, with what their folders keep."""
    phones = [Phone(folder / name) for name in ("Ada", "Ben")]
    for phone, name in zip(phones, ("Ada", "Ben"), strict=True):
        await phone.local.begin()
        await phone.ask("POST", "/api/me", {"name": name})
    try:
        yield phones
    finally:
        for phone in phones:
            await phone.local.end()


async def invited(phones: list[Phone], game: str, **options: Any) -> str:
    """A game to which the first phone has invited the second, connected."""
    pair = (await phones[0].ask("POST", "/api/pairs", {"game": game, "options": options}))["pair"]
    connect(phones, pair)
    return str(pair)
