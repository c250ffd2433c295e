"""Many tables at once: what one of them costs is not paid by another."""

import asyncio
import threading
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from ossuary.engine.nodes import Refused, State
from ossuary.engine.registry import Game
from ossuary.host.db import chats, schema, table_lists, table_log
from ossuary.host.live.background import clocks
from ossuary.host.live.live_table import Live
from ossuary.host.live.mind_pool import MindPool
from ossuary.host.live.replay_pages import ReplayPages
from ossuary.host.protocol.study import RecordLooks
from ossuary.host.protocol.table import Clock
from ossuary.host.table import events
from ossuary.host.table.events import AnyEvent
from ossuary.minds.mind import Choose
from ossuary.minds.playing.simple import simple

from ..desk import ADA, BOB, Desk, whole_game
from ..hub import Counting, opened_hub

SUMMARY = '{"game":"bones"}'


def test_tables_that_are_looked_after_already_hide_no_others(tmp_path: Path) -> None:
    async def main() -> tuple[int, int]:
        async with opened_hub(tmp_path) as hub:
            row = {"invite": "", "secret": b"", "version": 1, "status": "playing", "listed": False, "touched": 0.0}
            rows = [row | {"id": f"table {number}", "wake": 1.0, "summary": SUMMARY} for number in range(150)]
            await hub.store.write(lambda c: c.execute(schema.tables.insert(), rows))
            few, more = [await hub.store.read(partial(table_lists.due, now=2.0, busy=busy)) for busy in (0, 20)]
            return len(few), len(more)

    assert asyncio.run(main()) == (100, 120)


def test_a_table_whose_clock_is_answered_slowly_delays_no_other(tmp_path: Path) -> None:
    gate, moved = threading.Event(), list[str]()

    def scripted(game: Game, name: str) -> Choose:
        """A rule of thumb that takes its time at Bones."""

        def choose(state: State, rng: list[int]) -> int:
            if game.NAME == "bones" and stuck.is_set():
                assert gate.wait(60)
            return simple(game, name)(state, rng)

        return choose

    stuck = threading.Event()
    slow, quick = (Desk(game, ADA, BOB, clock=Clock(seconds=5)) for game in ("bones", "shark-attacks"))
    slow.match.id, quick.match.id = "slow", "quick"
    quick.now = 1.0  # its clock runs out after the other's
    for desk in (slow, quick):
        desk.start()

    async def main() -> None:
        mind_pool = MindPool(scripted, patience=3600)
        async with opened_hub(tmp_path, mind_pool) as hub:
            warm, answered = threading.Event(), asyncio.Event()
            mind_pool.warm(warm.set)
            assert await asyncio.to_thread(warm.wait, 60)
            stuck.set()
            for desk in (slow, quick):
                log = [events.read(line) for line in desk.log]
                await hub.store.write(partial(table_log.create, match=desk.match, invite="", log=log))

            def heard(live: Live, _: AnyEvent) -> None:
                moved.append(live.match.id)
                answered.set()

            hub.tables.hooks.on_event = heard
            running = asyncio.create_task(clocks(hub))
            await asyncio.wait_for(answered.wait(), 60)
            gate.set()
            running.cancel()

    asyncio.run(main())
    assert moved[0] == "quick"


def test_a_player_says_five_hundred_things_at_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            said = partial(chats.say, table="here", player=ADA, text="Hello!", now=0.0)

            def all_at_once(c: Connection) -> None:
                for _ in range(500):
                    said(c)

            await hub.store.write(all_at_once)
            with pytest.raises(Refused, match="host-too-many-words"):
                await hub.store.write(said)
            await hub.store.write(partial(chats.say, table="here", player=BOB, text="Hello!", now=0.0))
            await hub.store.write(partial(chats.say, table="there", player=ADA, text="Hello!", now=0.0))

    asyncio.run(main())


def test_a_page_of_looks_is_made_once_for_all_who_ask() -> None:
    *_, desk = whole_game("shark-attacks", ADA, BOB, seed=3)
    threads, counted = Counting(), list[str]()

    async def main() -> None:
        pages = ReplayPages(threads)

        async def asked(first: int, count: int) -> RecordLooks:
            return await pages.of(desk.match, first, count, None, lambda: counted.append("one"))

        same = await asyncio.gather(*(asked(first, 10) for first in (0, 0, 20, 40)))
        assert [[look.move for look in one.looks] for one in same[:2]] == [[look.move for look in same[0].looks]] * 2
        assert threads.served == ["table", "table"] == [desk.match.id] * len(counted)  # gone through, and one page
        both = await asked(45, 10)
        assert (len(both.looks), both.looks[0]) == (10, (await asked(0, 50)).looks[45])
        assert threads.served == ["table"] * 3
        assert (await asked(both.total, 10)).looks == []

    asyncio.run(main())
    threads.close()


def test_a_page_of_looks_that_was_refused_can_be_asked_for_again() -> None:
    *_, desk = whole_game("shark-attacks", ADA, BOB, seed=3)

    def too_fast() -> None:
        raise Refused("host-too-fast")

    async def main() -> int:
        pages = ReplayPages(threads)
        with pytest.raises(Refused, match="host-too-fast"):
            await pages.of(desk.match, 0, 1, None, too_fast)
        return len((await pages.of(desk.match, 0, 1, None, lambda: None)).looks)

    threads = Counting()
    assert asyncio.run(main()) == 1
    threads.close()
