"""Snapshots: a table is opened from its present, told again once for all, and comes to the same as its whole log."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, insert, select, update

from ossuary.engine.registry import GAMES, folder
from ossuary.host.db import accounts, schema, table_log
from ossuary.host.db.table_log import Saved
from ossuary.host.live.forget import forget
from ossuary.host.live.hub import Hub
from ossuary.host.live.locked import SEATING
from ossuary.host.live.missed import MissedEvents
from ossuary.host.protocol.commands import Join, Leave
from ossuary.host.table import events
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.snapshots import SOURCES, sources_below, written

from ..desk import ADA, BOB, OPEN, SECRET, Desk, facts
from ..hub import Counting, guest, opened_hub


def long_log(length: int) -> list[str]:
    """The log of a table where Ada cannot make up her mind."""
    desk = Desk("skulls-of-sedlec", ADA, BOB)
    desk.start("seat_0 card_3")
    while len(desk.log) < length:
        desk.now += 1
        if desk.match.undo_seat is None:
            desk.act("collect_1")
        else:
            desk.undo(0)
    return desk.log


def store_log(connection: Connection, log: list[str], stored: int = 0) -> None:
    """Stores the events of a table one by one, from a version on."""
    for version, happened in enumerate(map(events.read, log), start=1):
        if version == 1:
            match = match_from_log("table", SECRET, [happened])
        else:
            apply(match, happened)
        if version == 1 and not stored:
            table_log.create(connection, match, "invite", [happened])
        elif version > stored:
            table_log.append(connection, match, happened, isinstance(happened, SEATING))


def kept(connection: Connection) -> list[int]:
    """The versions of which there is a snapshot."""
    return sorted(connection.execute(select(schema.snapshots.c.version)).scalars())


def everything(connection: Connection) -> str:
    """All that is stored of tables, in one text."""
    stored = (schema.events.c.body, schema.snapshots.c.body, schema.tables.c.summary)
    return "".join(text for column in stored for text in connection.execute(select(column)).scalars())


async def loaded(hub: Hub, at: int = 10_000) -> Saved:
    """The table as it is read."""
    saved = await hub.store.read(partial(table_log.load, table="table", at=at))
    assert saved is not None
    return saved


def test_a_table_is_opened_from_its_last_snapshot_and_is_what_its_whole_log_says(tmp_path: Path) -> None:
    log = long_log(950)

    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            await hub.store.write(partial(store_log, log=log))
            assert await hub.store.read(kept) == [700, 800, 900]  # 200 events can be told again, and no more is kept
            saved = await loaded(hub)
            assert (saved.since, len(saved.log)) == (900, 50)
            live = await hub.tables.live("table")
            assert facts(live.match) == facts(match_from_log("table", SECRET, map(events.read, log)))

    asyncio.run(main())


def test_what_other_code_has_kept_is_not_read_and_is_made_again(tmp_path: Path) -> None:
    log = long_log(950)

    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            await hub.store.write(partial(store_log, log=log))
            other = update(schema.snapshots).values(form="other", body="what nobody can read")
            await hub.store.write(lambda c: c.execute(other))
            saved = await loaded(hub)
            assert (saved.since, len(saved.log)) == (0, 950)
            await hub.tables.live("table")
            assert await hub.store.read(kept) == [700, 800, 900]
            saved = await loaded(hub)
            assert (saved.since, len(saved.log)) == (900, 50)
            earlier = await loaded(hub, at=750)
            assert earlier.since == 700

    asyncio.run(main())


def test_a_game_that_is_over_is_kept_as_it_ended(tmp_path: Path) -> None:
    desk = Desk("shark-attacks", ADA, BOB)
    desk.start()
    desk.take(events.Resigned(at=1.0, player=BOB, seat=1))

    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            await hub.store.write(partial(store_log, log=desk.log))
            saved = await loaded(hub)
            assert (saved.since, saved.log) == (len(desk.log), [])
            assert facts(saved.match) == facts(desk.match)

    asyncio.run(main())


def test_whoever_comes_back_is_told_what_was_told_to_others_and_each_event_once(tmp_path: Path) -> None:
    log = long_log(950)

    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            await hub.store.write(partial(store_log, log=log[:-1]))
            threads = Counting()
            retelling = MissedEvents(hub.store, threads)
            told = await asyncio.gather(*(retelling.between("table", since, 949) for since in (0, 0, 0, 900, 948)))
            assert [[one.version for one in each] for each in told] == [
                *[[*range(750, 950)]] * 3,
                [*range(901, 950)],
                [949],
            ]
            assert threads.served == ["table"]
            await hub.store.write(partial(store_log, log=log, stored=949))
            last = await retelling.between("table", 949, 950)
            assert [(one.version, one.kind) for one in last] == [(950, "played")]
            assert await retelling.between("table", 950, 950) == []
            assert threads.served == ["table", "table"]
            threads.close()

    asyncio.run(main())


def test_a_short_game_is_told_from_its_opening_on(tmp_path: Path) -> None:
    log = long_log(5)

    async def main() -> list[str]:
        async with opened_hub(tmp_path) as hub:
            await hub.store.write(partial(store_log, log=log))
            live = await hub.tables.live("table")
            return [one.kind for one in await hub.tables.missed(live, 0)]

    assert asyncio.run(main()) == ["opened", "joined", "started", "played", "undone"]


def test_a_player_who_is_forgotten_is_in_no_snapshot(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened_hub(tmp_path) as hub:
            bob = await guest(hub, "Bob")
            desk = Desk("bones", ADA, OPEN)
            desk.ask(bob, Join, seat=1, name="Robert the Bruce")
            desk.start()
            desk.take(events.Ended(at=1.0, why="closed"))
            await hub.store.write(partial(store_log, log=desk.log))
            assert "Robert the Bruce" in await hub.store.read(everything)
            saved = await loaded(hub)
            await forget(hub.tables, bob)
            assert "Robert the Bruce" not in await hub.store.read(everything)
            late = {len(desk.log): written(saved.match)}  # by a process that had read the log before
            await hub.store.write(partial(table_log.keep_missing, match=saved.match, made=late))
            assert "Robert the Bruce" not in await hub.store.read(everything)

    asyncio.run(main())


def test_a_player_is_forgotten_in_pieces_that_hold_nobody_up(tmp_path: Path) -> None:
    async def main() -> list[int]:
        async with opened_hub(tmp_path) as hub:
            bob = await guest(hub, "Bob")
            desk = Desk("bones", ADA, OPEN)
            for _ in range(250):
                desk.ask(bob, Join, seat=1, name="Robert the Bruce")
                desk.ask(bob, Leave, seat=1)
            desk.ask(bob, Join, seat=1, name="Robert the Bruce")
            await hub.store.write(partial(store_log, log=desk.log))
            said = [{"table_id": f"{number // 400}", "player": bob, "at": 0.0, "text": "!"} for number in range(1200)]
            await hub.store.write(lambda c: c.execute(insert(schema.chat), said))
            changed = [0]  # rows by transaction

            def counted(_: object, cursor: Any, *__: object) -> None:
                changed[-1] += max(cursor.rowcount, 0)

            event.listen(hub.store.engine, "after_cursor_execute", counted)
            event.listen(hub.store.engine, "commit", lambda _: changed.append(0))
            await forget(hub.tables, bob)
            assert await hub.store.read(partial(accounts.names, players=[bob])) == {}
            assert "Robert the Bruce" not in await hub.store.read(everything)
            return [rows for rows in changed if rows]

    changed = asyncio.run(main())
    assert (max(changed), sum(changed) > 1450) == (500, True)


def test_snapshots_of_other_rules_are_not_read() -> None:
    rules = {folder(game) / "rules.py" for game in GAMES}
    assert rules <= set(SOURCES)
    names = {source.name for source in SOURCES}
    assert {"nodes.py", "rolloff.py", "match.py", "pieces.py", "table.py", "fair.py"} <= names


def test_all_that_a_game_is_made_of_is_its_form(tmp_path: Path) -> None:
    for name in (
        "rules.py",
        "cards/__init__.py",
        "cards/deck.json",
        "cards/solved.npz",
        "__pycache__/rules.pyc",
        "cards/__pycache__/a.pyc",
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    found = [path.relative_to(tmp_path).as_posix() for path in sources_below(tmp_path)]
    assert found == ["cards/__init__.py", "cards/deck.json", "rules.py"]
