"""Limits on sitting down: how often, and at how many tables."""

import asyncio
from pathlib import Path

import pytest

from ossuary.engine.nodes import Refused
from ossuary.host.limits import MOST_OPEN_TABLES, TABLES
from ossuary.host.live.hub import Hub
from ossuary.host.protocol.commands import Close, Join, Rematch
from ossuary.host.protocol.http import NewSeat, NewTable

from ..hub import guest, opened_hub

ME, OPEN = NewSeat("me"), NewSeat("open")


async def opened(hub: Hub, player: str, *seats: NewSeat) -> str:
    """A table that a player has opened."""
    return (await hub.opener.open(NewTable("bones", [ME, *seats]), player)).table


async def joins(hub: Hub, table: str, player: str, name: str = "join") -> str:
    """The result of sitting down at a table."""
    try:
        ack = await hub.commands.carry_out(await hub.tables.live(table), Join(name), player)
    except Refused as error:
        return error.key
    return "again" if ack.again else "ack"


def test_a_player_sits_down_at_so_many_tables_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened_hub(tmp_path) as hub:
            ada, bob, eve = [await guest(hub, name) for name in ("Ada", "Bob", "Eve")]
            tables = [await opened(hub, ada, OPEN, OPEN) for _ in range(12)]
            assert [await joins(hub, table, bob) for table in tables] == ["ack"] * 10 + ["host-too-fast"] * 2
            assert await joins(hub, tables[0], bob) == "again"
            assert await joins(hub, tables[0], bob, "another seat") == "ack"
            assert await joins(hub, tables[-1], eve) == "ack"

    asyncio.run(scene())


def test_sitting_down_and_rematches_count_as_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened_hub(tmp_path) as hub:
            ada, bob = [await guest(hub, name) for name in ("Ada", "Bob")]
            other, over = await opened(hub, ada, OPEN), await opened(hub, bob, OPEN)
            assert await joins(hub, over, ada) == "ack"
            live = await hub.tables.live(over)
            await hub.commands.carry_out(live, Close("close"), bob)
            tables = [await opened(hub, bob, OPEN) for _ in range(MOST_OPEN_TABLES)]
            assert await joins(hub, other, bob) == "host-too-many-tables"
            with pytest.raises(Refused, match="host-too-many-tables"):
                await hub.commands.carry_out(live, Rematch("rematch"), bob)
            await hub.commands.carry_out(await hub.tables.live(tables[0]), Close("close"), bob)
            await hub.commands.carry_out(live, Rematch("rematch"), ada)
            ack = await hub.commands.carry_out(live, Rematch("rematch"), bob)  # it is there, and takes no more room
            assert ack.table == live.match.rematch
            assert await joins(hub, str(ack.table), bob) == "ack"

    assert TABLES.burst > MOST_OPEN_TABLES
    asyncio.run(scene())
