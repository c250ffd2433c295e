"""Keys that are withdrawn at the worst moment, at a hub without a web."""

import asyncio
import time
from pathlib import Path
from typing import Any

from ossuary.engine.nodes import Refused
from ossuary.host.db import accounts, chats
from ossuary.host.db.accounts import TOKEN
from ossuary.host.live.hub import Hub
from ossuary.host.live.live_table import NOT_FOR_YOU, Client, Live
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.web.sockets import _receiving

from ..hub import guest, opened_hub


async def at_table(hub: Hub) -> tuple[str, str, Live]:
    """A player at a table, and the number of their token."""
    ada = await guest(hub, "Ada")
    _, token = await hub.store.write(lambda c: accounts.issue(c, ada, TOKEN, time.time()))
    made = await hub.opener.open(NewTable("bones", [NewSeat("me"), NewSeat("open")]), ada)
    return ada, token.number, await hub.tables.live(made.table)


async def withdraw(hub: Hub, player: str, number: str) -> None:
    """Withdraws a token as another process does whose notice is lost."""
    await hub.store.write(lambda c: accounts.withdraw(c, player, TOKEN, number))


def test_a_key_may_be_withdrawn_while_somebody_is_on_their_way_in(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened_hub(tmp_path) as hub:
            ada, number, live = await at_table(hub)
            client, other = Client(ada, number), Client(ada, number)
            await hub.presence.enter(live, client, 0)
            assert not client.dropped
            await withdraw(hub, ada, number)
            await hub.presence.enter(live, other, 0)
            assert (other.dropped, other.code) == (True, NOT_FOR_YOU)

    asyncio.run(scene())


def test_whoever_missed_the_notice_asks_for_all_keys(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened_hub(tmp_path) as hub:
            ada, number, live = await at_table(hub)
            client, nobody = Client(ada, number), Client(None)
            await hub.presence.enter(live, client, 0)
            await hub.presence.enter(live, nobody, 0)
            await withdraw(hub, ada, number)
            assert not client.dropped
            await hub.catch_up.resync(everything=True)
            assert (client.dropped, client.code) == (True, NOT_FOR_YOU)
            assert not nobody.dropped

    asyncio.run(scene())


class Wire(asyncio.Queue[Any]):
    """What a socket receives."""

    receive = asyncio.Queue.get


def test_what_comes_after_somebody_was_put_out_is_not_carried_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened_hub(tmp_path) as hub:
            ada, number, live = await at_table(hub)
            client, wire = Client(ada, number), Wire()
            await hub.presence.enter(live, client, 0)
            receiving: Any = asyncio.create_task(_receiving(wire, hub, live, client))  # type: ignore[arg-type]
            for said in ("before", "after"):
                await wire.put(
                    {"type": "websocket.receive", "bytes": f'{{"type":"say","id":"x","text":"{said}"}}'.encode()}
                )
                while said == "before" and not await hub.store.read(lambda c: chats.said(c, live.match.id)):
                    await asyncio.sleep(0)
                client.turn_away(Refused("host-who"))
            await receiving
            heard = await hub.store.read(lambda c: chats.said(c, live.match.id))
            assert [message.text for message in heard] == ["before"]

    asyncio.run(scene())
