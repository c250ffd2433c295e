"""A process takes in what others have done at tables that somebody looks at here; at others it looks now and then."""

import asyncio
from pathlib import Path

from ossuary.host.live.live_table import Client
from ossuary.host.protocol.commands import Start
from ossuary.host.protocol.http import NewSeat, NewTable

from ..hub import guest, opened_hub


def test_events_elsewhere_are_taken_in_at_once_only_where_somebody_looks_on(tmp_path: Path) -> None:
    async def course() -> None:
        async with opened_hub(tmp_path) as owner, opened_hub(tmp_path) as other:
            ada = await guest(owner, "Ada")
            new = NewTable("bones", [NewSeat("me", name="Left"), NewSeat("me", name="Right")])
            tables = [(await owner.opener.open(new, ada)).table for _ in range(2)]
            watched, alone = [await other.tables.live(table) for table in tables]
            watched.clients.add(Client(ada))
            before = watched.match.version
            for table in tables:
                live = await owner.tables.live(table)
                await owner.commands.carry_out(live, Start("start"), ada)
                await other.catch_up.notice(table, live.match.version)
            assert (watched.match.version, alone.match.version) == (before + 1, before)
            await other.catch_up.resync()
            assert alone.match.version == before + 1

    asyncio.run(course())
