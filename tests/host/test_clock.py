"""Time: whatever happens to the machine's clock, a player has the time that the table gives."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from ossuary.host.clock import Clock, clock
from ossuary.host.db import admin, schema, table_log
from ossuary.host.live.background import look_after
from ossuary.host.live.hub import Hub
from ossuary.host.protocol.commands import Start
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.protocol.table import Clock as Pace

from .host import PATIENCE
from .hub import guest, opened_hub

HOUR = 3600.0


class Machine:
    """The two clocks of a machine; the one on the wall can be set."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 0.0

    def passes(self, seconds: float) -> None:
        """Lets time pass."""
        self.wall += seconds
        self.steady += seconds

    def restart(self) -> None:
        """Starts a process whose clock knows nothing of the time before."""
        vars(clock).update(vars(Clock(lambda: self.wall, lambda: self.steady)))


@pytest.fixture
def machine() -> Iterator[Machine]:
    """A machine on whose clocks this process lives meanwhile."""
    real = dict(vars(clock))
    made = Machine()
    made.restart()
    yield made
    vars(clock).update(real)


def test_a_clock_is_put_forward_and_never_back() -> None:
    machine = Machine()
    told = Clock(lambda: machine.wall, lambda: machine.steady)
    assert told() == 1_800_000_000.0
    machine.passes(5)
    machine.wall -= HOUR
    assert told() == 1_800_000_005.0
    machine.passes(5)
    assert told() == 1_800_000_010.0
    machine.wall += 2 * HOUR
    assert told() == 1_800_000_010.0 + HOUR


def test_a_clock_that_was_kept_while_the_machine_was_ahead_begins_with_the_time_of_now() -> None:
    machine = Machine()
    told = Clock(lambda: machine.wall, lambda: machine.steady)
    machine.wall += HOUR
    assert told() == 1_800_000_000.0 + HOUR
    machine.wall -= HOUR
    told.begin()
    assert told() == 1_800_000_000.0


async def begun(hub: Hub) -> str:
    """A game of two people with a clock of five seconds."""
    ada = await guest(hub, "Ada")
    seats = [NewSeat("me", name="Left"), NewSeat("me", name="Right")]
    new = NewTable("rolling-bones", seats, options={"target": 1000}, clock=Pace(seconds=5))
    table = (await hub.opener.open(new, ada)).table
    await hub.commands.carry_out(await hub.tables.live(table), Start("start"), ada)
    return table


async def version_after(hub: Hub, table: str) -> int:
    """The version of a table once it has been served."""
    await hub.waker.foresee()
    await look_after(hub)
    async with asyncio.timeout(PATIENCE):
        while hub.waker.busy:
            await asyncio.sleep(0.01)
    await look_after(hub)
    async with asyncio.timeout(PATIENCE):
        while hub.waker.busy:
            await asyncio.sleep(0.01)
    return (await hub.tables.live(table)).match.version


def test_a_clock_that_goes_back_gives_nobody_an_hour(tmp_path: Path, machine: Machine) -> None:
    async def course() -> None:
        async with opened_hub(tmp_path) as hub:
            table = await begun(hub)
            before = (await hub.tables.live(table)).match.version
            machine.passes(4)
            machine.wall -= HOUR
            assert await version_after(hub, table) == before
            machine.passes(2)
            assert await version_after(hub, table) == before + 1

    asyncio.run(course())


def test_a_table_from_a_clock_ahead_of_ours_goes_on_in_its_own_time(tmp_path: Path, machine: Machine) -> None:
    async def first() -> tuple[str, int]:
        async with opened_hub(tmp_path) as hub:
            table = await begun(hub)
            return table, (await hub.tables.live(table)).match.version

    async def second(table: str, before: int) -> None:
        async with opened_hub(tmp_path) as hub:
            assert await version_after(hub, table) == before
            seen = (await hub.tables.live(table)).view((await hub.tables.live(table)).now())
            assert seen.decision and seen.decision.deadline == seen.now + 5
            machine.passes(4)
            hub.tables.sweep()
            assert await version_after(hub, table) == before
            machine.passes(2)
            assert await version_after(hub, table) == before + 1
            live = await hub.tables.live(table)
            assert (live.match.touched, live.ahead) == (1_800_000_006.0, HOUR)

    table, before = asyncio.run(first())
    machine.wall -= HOUR
    machine.restart()
    asyncio.run(second(table, before))


def test_processes_whose_clocks_differ_know_who_is_alive(tmp_path: Path, machine: Machine) -> None:
    def alive(connection: Connection) -> set[str]:
        return set(connection.execute(select(schema.processes.c.id)).scalars())

    async def course() -> None:
        async with opened_hub(tmp_path) as ahead, opened_hub(tmp_path) as behind:
            late = Clock(lambda: machine.wall - HOUR, lambda: machine.steady)
            vars(behind.tables.stored.beats).update(vars(late))
            await behind.presence.beat()
            await ahead.presence.beat()
            for _ in range(6):
                machine.passes(5)
                await behind.presence.beat()
                await ahead.presence.beat()
                assert await ahead.store.read(alive) == {ahead.process, behind.process}
            for _ in range(6):
                machine.passes(5)
                await behind.presence.beat()
            assert await behind.store.read(alive) == {behind.process}

    asyncio.run(course())


def test_a_clock_that_goes_back_closes_no_table_before_its_last_move(tmp_path: Path, machine: Machine) -> None:
    async def course() -> None:
        async with opened_hub(tmp_path) as hub:
            table = await begun(hub)
            machine.wall -= HOUR
            machine.restart()
            await asyncio.to_thread(admin.close, hub.store.engine, table)
            assert await hub.store.read(lambda c: table_log.touched(c, table)) == 1_800_000_000.0
            assert (await hub.store.read(lambda c: table_log.log_after(c, table, 0)))[-1].at == 1_800_000_000.0

    asyncio.run(course())


def test_a_table_with_a_time_of_its_own_stays_in_memory(tmp_path: Path, machine: Machine) -> None:
    async def first() -> str:
        async with opened_hub(tmp_path) as hub:
            return await begun(hub)

    async def second(table: str) -> None:
        async with opened_hub(tmp_path) as hub:
            live = await hub.tables.live(table)
            machine.passes(700)  # nobody has looked at it for longer than others stay
            hub.tables.sweep()
            assert await hub.tables.live(table) is live

    table = asyncio.run(first())
    machine.wall -= HOUR
    machine.restart()
    asyncio.run(second(table))


def test_a_table_that_was_just_taken_from_the_disk_stays_in_memory(tmp_path: Path, machine: Machine) -> None:
    async def first() -> str:
        async with opened_hub(tmp_path) as hub:
            return await begun(hub)

    async def second(table: str) -> None:
        async with opened_hub(tmp_path) as hub:
            coming = asyncio.create_task(hub.tables.live(table))
            while table not in hub.tables.known:
                await asyncio.sleep(0)
            assert not coming.done()  # the caller has not got it yet
            hub.tables.sweep()
            live = await coming
            assert await hub.tables.live(table) is live
            machine.passes(601)
            hub.tables.sweep()
            assert await hub.tables.live(table) is not live

    asyncio.run(second(asyncio.run(first())))
