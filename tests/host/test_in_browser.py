"""The host as the page runs it in a browser's worker: the same application, without a network and without threads."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ossuary.daily.days import day_at, seconds_left
from ossuary.engine.registry import GAMES
from ossuary.host import executors
from ossuary.host.clock import clock
from ossuary.host.in_browser import Local
from ossuary.host.live.live_table import NOT_FOR_YOU

PATIENCE = 120.0  # seconds, however busy the machine is


@pytest.fixture(autouse=True)
def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser's Python."""
    monkeypatch.setattr(executors, "HAS_THREADS", False)


class Page:
    """What the page does with its local host."""

    def __init__(self, folder: Path) -> None:
        self.told: asyncio.Queue[tuple[int, str, Any]] = asyncio.Queue()
        self.local = Local(str(folder), lambda *what: self.told.put_nowait(what))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, which has to be granted."""
        given = await self.local.request(method, path, "" if body is None else json.dumps(body))
        assert given.status < 300, given
        return json.loads(given.body) if given.body else None

    async def heard(self, kind: str) -> dict[str, Any]:
        """The next message of a kind over any socket."""
        while True:
            _, what, text = await asyncio.wait_for(self.told.get(), PATIENCE)
            message = json.loads(text) if what == "send" else {"type": what}
            assert message["type"] != "refusal", message
            if message["type"] == kind:
                return dict(message)

    async def play(self, game: str, mind: str) -> str:
        """Plays a game against a mind to its end, always with the first action offered."""
        seats = [{"kind": "me"}, {"kind": "mind", "mind": mind}]
        table = (await self.ask("POST", "/api/tables", {"game": game, "seats": seats}))["table"]
        await self.ask("POST", f"/api/tables/{table}/commands", {"type": "start", "id": "start"})
        await self.finish(table)
        return str(table)

    async def finish(self, table: str) -> None:
        """Plays a game that has begun to its end, always with the first action offered."""
        self.local.open(1, f"/api/tables/{table}/live?since=0")
        while (update := await self.heard("update"))["table"]["status"] != "over":
            if offers := update["yours"]["offers"]:
                version, act = update["table"]["version"], offers[0]
                asked = {"type": "act", "id": f"act-{version}", "version": version, "seat": act["seat"]}
                self.local.send(1, json.dumps(asked | {"actions": [act["action"]]}))
        self.local.close(1)


def used(folder: Path, use: Callable[[Page], Awaitable[Any]]) -> Any:
    """What comes of the use of a page with what this folder keeps, from its start to its end."""

    async def work() -> Any:
        page = Page(folder)
        await page.local.begin()
        try:
            return await use(page)
        finally:
            await page.local.end()

    return asyncio.run(work())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_mind(game: str, tmp_path: Path) -> None:
    async def use(page: Page) -> Any:
        await page.ask("POST", "/api/me", {"name": "Ada"})
        table = await page.play(game, "rule-of-thumb")
        return await page.ask("GET", f"/api/tables/{table}/record")

    record = used(tmp_path, use)
    assert record["game"] == game
    assert record["players"] == ["you:Ada", "rule-of-thumb"]


def test_the_game_of_the_day_has_its_result_and_is_kept(tmp_path: Path, later: Callable[[float], None]) -> None:
    later(seconds_left(clock()) + 12 * 3600.0)  # no midnight comes unasked

    async def seen(page: Page) -> Any:
        return next(one for one in (await page.ask("GET", "/api/daily"))["games"] if one["game"] == "shark-attacks")

    async def before(page: Page) -> Any:
        await page.ask("POST", "/api/me", {"name": "Ada"})
        table = (await page.ask("POST", f"/api/daily/{day_at(clock())}/shark-attacks"))["table"]
        await page.finish(table)
        while (found := await seen(page))["state"] == "measuring":
            await asyncio.sleep(0)
        return found

    played = used(tmp_path, before)
    assert played["state"] == "counted" and played["given_away"] >= 0
    assert used(tmp_path, seen) == played


def test_tables_and_who_plays_are_kept(tmp_path: Path) -> None:
    async def before(page: Page) -> str:
        await page.ask("POST", "/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "mind", "mind": "random"}]
        return str((await page.ask("POST", "/api/tables", {"game": next(iter(GAMES)), "seats": seats}))["table"])

    async def after(page: Page) -> tuple[Any, Any]:
        return await page.ask("GET", "/api/me"), await page.ask("GET", "/api/me/tables")

    table = used(tmp_path, before)
    me, tables = used(tmp_path, after)
    assert me["name"] == "Ada"
    assert [one["table"] for one in tables] == [table]


def test_who_is_forgotten_is_nobody(tmp_path: Path) -> None:
    async def use(page: Page) -> int:
        await page.ask("POST", "/api/me", {"name": "Ada"})
        await page.ask("DELETE", "/api/me")
        return (await page.local.request("GET", "/api/me", "")).status

    assert used(tmp_path, use) == 401


def test_a_socket_that_is_not_for_us_is_closed(tmp_path: Path) -> None:
    async def use(page: Page) -> list[tuple[int, str, Any]]:
        page.local.open(7, "/api/tables/none/live")
        return [await asyncio.wait_for(page.told.get(), PATIENCE) for _ in range(3)]

    (first, _, _), (_, refused, text), closed = used(tmp_path, use)
    assert first == 7
    assert (refused, json.loads(text)["code"]) == ("send", "host-no-table")
    assert closed == (7, "close", NOT_FOR_YOU)
