"""Tables change under their locks: a new event is stored in one place, which only a held lock leads to."""

import asyncio
from pathlib import Path

import ossuary.host.live
from ossuary.host.protocol.commands import Coach
from ossuary.host.protocol.http import NewSeat, NewTable

from ..hub import guest, opened_hub

LIVE = Path(ossuary.host.live.__file__).parent


def test_events_are_stored_and_locks_are_taken_in_one_place() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in LIVE.glob("*.py")}
    assert [name for name, text in sources.items() if "table_log.append(" in text] == ["locked.py"]
    assert [name for name, text in sources.items() if "async with live.lock" in text] == ["locked.py"]


def test_whoever_comes_to_a_locked_table_waits(tmp_path: Path) -> None:
    async def course() -> list[str]:
        noted = []
        async with opened_hub(tmp_path) as hub:
            ada = await guest(hub, "Ada")
            table = await hub.opener.open(NewTable("bones", [NewSeat("me"), NewSeat("open")]), ada)
            live = await hub.tables.live(table.table)
            async with hub.tables.locked(live):
                asking = asyncio.create_task(hub.commands.carry_out(live, Coach("c"), ada))
                await asyncio.wait([asking], timeout=0.05)
                noted.append(f"{asking.done()} {live.match.version}")
            ack = await asking
            noted.append(f"{asking.done()} {live.match.version} {ack.version}")
        return noted

    assert asyncio.run(course()) == ["False 1", "True 2 2"]
