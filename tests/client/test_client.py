"""The client for programs at a real host: with and without an event loop, through lost connections, and untold lies."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from ossuary.client import (
    AsyncClient,
    AsyncTable,
    Chat,
    Client,
    GivenUp,
    News,
    Presence,
    Untrue,
    Unwelcome,
    Update,
)
from ossuary.client import line as lines
from ossuary.client.address import Address
from ossuary.client.async_connection import AsyncConnection
from ossuary.client.client import MOST_WAITING
from ossuary.client.dice_promise import DicePromise
from ossuary.client.http import Http
from ossuary.client.visit import Visit
from ossuary.engine.nodes import Refused
from tests.host.host import PATIENCE, Host
from tests.test_docs import blocks

from .test_course import Table as Honest

GUIDE = (Path(__file__).parents[2] / "docs" / "client.md").read_text(encoding="utf-8")
SHORT = {"target": 10}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host for all tests here."""
    with Host(tmp_path_factory.mktemp("host"), rate=10_000) as made:
        yield made


def ada(host: Host) -> Client:
    """A guest."""
    client = Client(host.url)
    client.introduce("Ada")
    return client


def first(update: Update) -> str:
    """The first action that is offered."""
    return update.yours.offers[0].action


def test_the_guide_works(host: Host, tmp_path: Path) -> None:
    game, bot, loop = (block.replace("http://127.0.0.1:8000", host.url) for block in blocks(GUIDE, "python"))
    (tmp_path / "bot.py").write_text(bot, encoding="utf-8")
    assert len(bot.splitlines()) < 20
    for program in (game, loop):
        ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert ran.returncode == 0 and ran.stdout, ran.stderr
    with ada(host).open_table("shark-attacks", ["me", "open"], SHORT) as table:
        line = [sys.executable, str(tmp_path / "bot.py"), table.invitation]
        playing = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        next(update for update in table.updates() if all(chair.ready for chair in update.table.chairs))
        table.start()
        table.play(first)
    out, err = playing.communicate(timeout=PATIENCE)
    assert (playing.returncode, out) == (0, "finished\n"), err


def test_a_game_with_its_dice_and_its_record(host: Host) -> None:
    client = ada(host)
    assert client.me().name == "Ada" and {game.name for game in client.games()} >= {"bones", "shark-attacks"}
    with client.open_table("shark-attacks", ["me", "rule-of-thumb"], SHORT, listed=True) as table:
        assert table.id in [listed.table for listed in client.lobby()]
        assert [listed.table for listed in client.my_tables()] == [table.id]
        with pytest.raises(Refused, match="join-not-now"):
            table.act("stop")
        table.join()
        table.start()
        over = table.play(first)
    assert over.table.result and over.table.result.why == "finished"
    assert over.table.dice and len(over.table.dice.texts) == 1 and over.table.dice.secret
    assert table.dice_faults == [] and table.visit.course.ends_with(table.record())


def test_a_broken_promise_is_told(host: Host) -> None:
    with ada(host).open_table("shark-attacks", ["me", "rule-of-thumb"], SHORT) as table:
        table.join()
        table.visit.keeping._promise["commitment"] = "f" * 64  # type: ignore[index]
        table.start()
        table.play(first)
    assert "join-wrong-commitment" in table.dice_faults


def test_a_refusal_says_why(host: Host) -> None:
    client = ada(host)
    with client.open_table("shark-attacks", ["me", "open"]) as table:
        with pytest.raises(Unwelcome) as error:
            table.start()
        assert error.value.refusal.code == "host-not-ready"
        with pytest.raises(Unwelcome, match="host-no-table"):
            client.table("nobody")
        with pytest.raises(Refused, match="join-other-host"):
            client.table("http://elsewhere/t/x")
        assert Client.of(table.invitation).table(table.invitation).id == table.id


def test_chat_undo_and_a_rematch(host: Host) -> None:
    with ada(host).open_table("rolling-bones", ["me", "rule-of-thumb"]) as table:
        table.join()
        table.start()
        table.say("Hello!")
        seen, done = list[Any](), False
        for event in table.events():
            seen.append(event)
            if isinstance(event, Update) and event.yours.undo and event.yours.offers and not done:  # nobody else moves
                table.undo()
                table.resign()
                done = True
            elif isinstance(event, Update) and event.yours.offers and not done:
                table.act(first(event))
        assert [message.text for event in seen if isinstance(event, Chat) for message in event.messages] == ["Hello!"]
        kinds = [happening.kind for event in seen if isinstance(event, Update) for happening in event.happened]
        assert "undone" in kinds and kinds[-1] == "resigned"
        with table.rematch() as again:
            again.join()
            again.start()
            next(update for update in again.updates() if update.table.status == "playing")


def test_two_programs_with_event_loops_meet(host: Host) -> None:
    async def meet() -> None:
        one, two = AsyncClient(host.url), AsyncClient(host.url)
        await one.introduce("Ada")
        await two.introduce("Ben")
        mine = await one.open_table("shark-attacks", ["me", "open"], SHORT)
        theirs = await two.table(mine.invitation)
        async with mine, theirs:
            await asyncio.gather(mine.join(), theirs.join())
            await mine.start()
            playing = asyncio.gather(mine.play(first), theirs.play(first))
            await mine.say("Hello!")  # while another task listens
            for table, over in zip((mine, theirs), await playing, strict=True):
                assert over.table.result and over.table.result.why == "finished" and table.dice_faults == []
                assert over.table.dice and len(over.table.dice.texts) == 2
            assert (await mine.rematch()).id == (await theirs.rematch()).id
            assert mine.visit.course.ends_with(await theirs.record())

    asyncio.run(meet())


def test_a_command_outlives_the_connection(tmp_path: Path) -> None:
    with Host(tmp_path, rate=10_000) as host, ada(host).open_table("rolling-bones", ["me", "open"]) as table:
        assert isinstance(next(table.updates()), Update)
        host.stop()
        threading.Timer(0.5, host.start).start()
        table.say("Still here?")
        news = []
        for event in table.events():
            news += [event] if isinstance(event, News) else []
            if isinstance(event, Chat):
                break
        assert news[0] is News.LOST and news[-1] is News.FOUND


def test_a_command_outlives_the_connection_of_an_event_loop(tmp_path: Path) -> None:
    async def wait(host: Host) -> None:
        client = AsyncClient(host.url)
        await client.introduce("Ada")
        async with await client.open_table("rolling-bones", ["me", "open"]) as table:
            events = table.events()
            assert isinstance(await anext(events), Update)
            await asyncio.to_thread(host.stop)
            asked = asyncio.create_task(table.say("Still here?"))
            assert [event async for event in _until(events, News.LOST)] == [News.LOST]
            await asyncio.to_thread(host.start)
            await asked
            assert [event async for event in _until(events, News.FOUND)] == [News.FOUND]

    with Host(tmp_path, rate=10_000) as host:
        asyncio.run(wait(host))


async def _until(events: Any, last: News) -> Any:
    """News, until the last."""
    async for event in events:
        if isinstance(event, News):
            yield event
        if event is last:
            return


def test_a_host_that_stays_away_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(host: Host) -> None:
        client = AsyncClient(host.url)
        await client.introduce("Ada")
        async with await client.open_table("bones", ["me", "open"]) as table:
            events = table.events()
            assert isinstance(await anext(events), Update)
            await asyncio.to_thread(host.stop)
            for _ in range(2):
                with pytest.raises(GivenUp):
                    await table.say("Hello?")
            host.start()

    monkeypatch.setattr(lines, "PATIENCE", 0.3)
    with Host(tmp_path) as host:
        asyncio.run(wait(host))


def async_table(honest: Honest) -> AsyncTable:
    """A table whose connection finds nobody."""
    http, address = Http("http://127.0.0.1:1"), Address("http://127.0.0.1:1", "t", None)
    return AsyncTable(http, address, Visit("t", honest.update([]), honest.recorded, DicePromise()))


def test_no_host_is_believed() -> None:
    async def listen() -> None:
        honest = Honest()
        async with async_table(honest) as table:
            events = table.events()
            false = honest.starts()
            false.table.state[-1] += 1
            await table._hear(false)
            with pytest.raises(Untrue):
                _ = [event async for event in events]

    asyncio.run(listen())


def test_a_host_that_floods_us_waits_for_those_who_listen() -> None:
    async def listen() -> None:
        async with async_table(Honest()) as table:
            for number in range(MOST_WAITING):
                await table._hear(Presence([], str(number)))
            more = asyncio.create_task(table._hear(Presence([], "more")))
            await asyncio.sleep(0)
            assert not more.done()
            await anext(table.events())
            await asyncio.wait_for(more, PATIENCE)

    asyncio.run(listen())


def test_a_socket_of_an_event_loop_follows_nobody_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.0)
    reached: list[str] = []

    def elsewhere(socket: ServerConnection) -> None:
        reached.append("elsewhere")

    async def come(url: str) -> list[Any]:
        heard: list[Any] = []

        async def hear(event: Any) -> None:
            heard.append(event)

        await AsyncConnection(Http(url), Address(url, "t", None), 1, hear)._task
        return heard

    with serve(elsewhere, "127.0.0.1", 0) as there:
        threading.Thread(target=there.serve_forever, daemon=True).start()
        place = f"ws://127.0.0.1:{there.socket.getsockname()[1]}/"

        def moved(_: ServerConnection, __: Request) -> Response:
            return Response(302, "Found", Headers(Location=place))

        with serve(elsewhere, "127.0.0.1", 0, process_request=moved) as here:
            threading.Thread(target=here.serve_forever, daemon=True).start()
            assert asyncio.run(come(f"http://127.0.0.1:{here.socket.getsockname()[1]}")) == [News.LOST, News.GIVEN_UP]
            here.shutdown()
        there.shutdown()
    assert reached == []
