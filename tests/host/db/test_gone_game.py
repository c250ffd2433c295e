"""Tables whose game is gone, as its package was uninstalled: they stay as they are, and hurt nobody."""

import asyncio
import io
import json
import zipfile
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from ossuary.engine.nodes import Refused
from ossuary.engine.registry import GAMES, Game
from ossuary.host.db import accounts, admin, schema, table_lists, table_log
from ossuary.host.db.export import exported
from ossuary.host.live.forget import forget
from ossuary.host.live.hub import Hub
from ossuary.host.protocol.commands import Join
from ossuary.host.protocol.table import Clock
from ossuary.host.table import events

from ..desk import ADA, OPEN, Desk
from ..hub import guest, opened_hub
from ..table.test_snapshots import everything

pytestmark = pytest.mark.xdist_group("pig")


async def opened(hub: Hub, game: str, table: str, bob: str, at: float = 0.0) -> None:
    """A game of Ada and Bob that goes on, with a clock of five seconds."""
    desk = Desk(game, ADA, OPEN, clock=Clock(seconds=5), at=at)
    desk.match.id = table
    desk.ask(bob, Join, seat=1, name="Robert the Bruce")
    desk.start()
    log = [events.read(line) for line in desk.log]
    await hub.store.write(partial(table_log.create, match=desk.match, invite="", log=log))


def test_nobody_looks_after_a_table_whose_game_is_gone(
    pig_here: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_lists, "LISTED", 1)

    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            await opened(hub, "pig", "gone", "bob")
            await opened(hub, "bones", "here", "bob", at=1.0)
            due = partial(table_lists.due, now=100.0, busy=0)
            ahead = partial(table_lists.ahead, now=-100.0)
            assert await hub.store.read(due) == ["gone"]
            assert await hub.store.read(ahead) == ["gone", "here"]
            monkeypatch.delitem(GAMES, "pig")
            assert await hub.store.read(due) == ["here"]
            assert await hub.store.read(ahead) == ["here"]

    asyncio.run(main())


def test_a_table_that_cannot_be_looked_after_is_logged_with_the_key_of_why(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            with capture_logs() as logged:
                hub.waker.rouse("nowhere")
                async with asyncio.timeout(60):
                    while hub.waker.busy:
                        await asyncio.sleep(0.01)
            assert [(line["table"], line["error"]) for line in logged] == [("nowher", "host-no-table")]

    asyncio.run(main())


def test_a_player_at_a_table_whose_game_is_gone_can_be_forgotten(
    pig_here: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            bob = await guest(hub, "Bob")
            await opened(hub, "pig", "gone", bob)
            monkeypatch.delitem(GAMES, "pig")
            await forget(hub.tables, bob)
            assert await hub.store.read(partial(accounts.names, players=[bob])) == {}
            kept = await hub.store.read(everything)
            assert '"game":"pig"' in kept and "Robert the Bruce" not in kept

    asyncio.run(main())


def test_an_export_lists_tables_whose_game_is_gone(
    pig_here: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> bytes:
        async with opened_hub(tmp_path) as hub:
            bob = await guest(hub, "Bob")
            await opened(hub, "pig", "gone", bob)
            await opened(hub, "bones", "here", bob)
            monkeypatch.delitem(GAMES, "pig")
            return b"".join([piece async for piece in await exported(hub.store, bob)])

    with zipfile.ZipFile(io.BytesIO(asyncio.run(main()))) as file:
        mine = json.loads(file.read("me.json"))
        assert file.namelist() == ["me.json", "records/bones-here.json"]
    assert mine["tables"] == ["gone", "here"]
    assert mine["unreadable"] == [{"table": "gone", "game": "pig"}]


def test_the_lobby_lists_no_table_whose_game_is_gone(
    pig_here: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            await opened(hub, "pig", "gone", "bob")
            await opened(hub, "bones", "here", "bob")
            await hub.store.write(lambda connection: connection.execute(update(schema.tables).values(listed=True)))
            shown = partial(table_lists.lobby, player=None)
            assert {listed.table for listed in await hub.store.read(shown)} == {"gone", "here"}
            monkeypatch.delitem(GAMES, "pig")
            assert [listed.table for listed in await hub.store.read(shown)] == ["here"]

    asyncio.run(main())


def test_the_operator_closes_a_table_whose_game_is_gone(
    pig_here: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            bob = await guest(hub, "Bob")
            await opened(hub, "pig", "gone", bob)
            before = await hub.store.read(partial(table_log.version, table="gone"))
            with monkeypatch.context() as uninstalled:
                uninstalled.delitem(GAMES, "pig")
                assert admin.close(hub.store.engine, "gone") == before + 1
                (listed,) = await hub.store.read(partial(table_lists.tables_of, player=bob))
                assert (listed.status, listed.your_move) == ("over", False)
                with pytest.raises(Refused, match="Table gone is already over"):
                    admin.close(hub.store.engine, "gone")
            match = (await hub.tables.live("gone")).match  # once it is installed again
            assert (match.version, match.status, match.why) == (before + 1, "over", "closed")

    asyncio.run(main())
