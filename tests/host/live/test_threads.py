"""Threads for everybody in turn: nobody's crowd of work goes before other people's, and waiting is not working."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from ossuary.engine.nodes import State
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import Seeded
from ossuary.host.live.mind_pool import MindPool
from ossuary.host.live.threads import FairThreads
from ossuary.minds.mind import Choose
from ossuary.minds.playing.simple import simple
from ossuary.table import Table

GAME = GAMES["shark-attacks"]
THREADS = max(2, os.cpu_count() or 2)  # that a host's minds have


def gated(gate: threading.Event, served: list[str], name: str) -> Callable[[], None]:
    """Work that notes when it is done, which is not before the gate opens."""

    def work() -> None:
        served.append(name if gate.wait(60) else f"{name} was waited for")

    return work


def test_those_who_ask_for_little_are_served_between_those_who_ask_for_much() -> None:
    async def main() -> list[str]:
        threads, gate, served = FairThreads(1, "test"), threading.Event(), list[str]()
        asked = [threads.run(who, gated(gate, served, who)) for who in ["crowd"] * 4 + ["other"] * 3 + ["ada", "bob"]]
        tasks = [asyncio.create_task(one) for one in asked]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        threads.close()
        return served

    # The first finds a free thread; then everybody has a turn before anybody has the next.
    assert asyncio.run(main()) == ["crowd", "crowd", "other", "ada", "bob", "crowd", "other", "crowd", "other"]


def test_whoever_gives_up_leaves_their_place_to_others() -> None:
    async def main() -> list[str]:
        threads, gate, served = FairThreads(1, "test"), threading.Event(), list[str]()
        names = ["first", "gone", "last"]
        tasks = [asyncio.create_task(threads.run(name, gated(gate, served, name))) for name in names]
        await asyncio.sleep(0)
        tasks[1].cancel()
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        threads.close()
        return served

    assert asyncio.run(main()) == ["first", "last"]


def test_whoever_gives_up_with_a_thread_in_hand_gives_it_back() -> None:
    async def main() -> str:
        threads = FairThreads(1, "test")
        task = asyncio.create_task(threads.run("gone", str))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        found = await threads.run("next", lambda: "served")
        threads.close()
        return found

    assert asyncio.run(main()) == "served"


class Clock(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward."""

    ahead = 0.0

    def time(self) -> float:
        """Seconds, with those that were never waited for."""
        return super().time() + self.ahead


async def too_late(threads: FairThreads, gate: threading.Event, served: list[str], name: str) -> None:
    """Has some work begin and take longer than it may, by the clock."""
    loop, begun = asyncio.get_running_loop(), threading.Event()
    assert isinstance(loop, Clock)

    def work() -> None:
        begun.set()
        gated(gate, served, name)()

    task = asyncio.create_task(threads.run(name, work, patience=3600))
    assert await asyncio.to_thread(begun.wait, 60)
    loop.ahead += 4000.0
    with pytest.raises(TimeoutError):
        await task


def test_work_that_takes_too_long_keeps_its_thread_until_it_ends_where_none_is_spare() -> None:
    async def main() -> list[str]:
        threads, gate, served = FairThreads(1, "test"), threading.Event(), list[str]()
        await too_late(threads, gate, served, "slow")
        task = asyncio.create_task(threads.run("next", gated(gate, served, "next")))
        await asyncio.sleep(0)
        gate.set()
        await task
        threads.close()
        return served

    with asyncio.Runner(loop_factory=Clock) as runner:
        assert runner.run(main()) == ["slow", "next"]


def test_others_go_on_while_work_that_takes_too_long_is_on_a_spare_thread() -> None:
    async def main() -> list[str]:
        threads, gate, served = FairThreads(1, "test", spare=1), threading.Event(), list[str]()
        await too_late(threads, gate, served, "slow")
        await threads.run("next", lambda: served.append("next"))
        await too_late(threads, gate, served, "slower")
        last = asyncio.create_task(threads.run("last", lambda: served.append("last")))
        await asyncio.sleep(0)
        assert not last.done()  # there is one spare thread, and no more
        gate.set()
        await last
        await threads.run("last", lambda: served.append("last"))
        threads.close()
        return served

    with asyncio.Runner(loop_factory=Clock) as runner:
        served = runner.run(main())
    assert [name for name in served if name != "slow"] == ["next", "slower", "last", "last"]


class Slow:
    """Minds that choose by rule of thumb, the strong ones among them not before the gate opens."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.begun = threading.Barrier(THREADS + 1)
        self.asked: list[str] = []

    def __call__(self, game: Game, name: str) -> Choose:
        """The mind of that name."""

        def choose(state: State, rng: list[int]) -> int:
            self.asked.append(name)
            if name == "strong":
                self.begun.wait(60)
                if not self.gate.wait(60):
                    self.asked.append("strong, and was waited for")
            return simple(game, "rule-of-thumb")(state, rng)

        return choose


@asynccontextmanager
async def crowded(slow: Slow) -> AsyncIterator[tuple[MindPool, Table, list[asyncio.Task[list[str]]]]]:
    """MindPool whose threads are all taken by strong minds, a table, and what those minds were asked."""
    mind_pool, warm, table = (
        MindPool(slow, patience=3600),
        threading.Event(),
        Table(GAME, GAME.Options(), ["", ""], Seeded(1)),
    )
    mind_pool.warm(warm.set)
    assert await asyncio.to_thread(warm.wait, 60)
    slow.asked.clear()
    table.begin()
    crowd = [asyncio.create_task(mind_pool.decision("crowd", "strong", table)) for _ in range(THREADS)]
    await asyncio.to_thread(slow.begun.wait, 60)
    try:
        yield mind_pool, table, crowd
    finally:
        slow.gate.set()
        await asyncio.gather(*crowd)
        mind_pool.close()


def test_the_time_of_a_mind_begins_when_it_thinks_and_not_while_it_waits() -> None:
    slow = Slow()

    async def main() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Clock)
        async with crowded(slow) as (mind_pool, table, crowd):
            waiting = asyncio.create_task(mind_pool.decision("ada", "weak", table))
            await asyncio.sleep(0)
            loop.ahead = 4000.0
            await asyncio.gather(*crowd)  # too slow, by the clock: stand-ins have decided
            await waiting

    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(main())
    assert set(slow.asked) == {"weak", "strong"}


def test_a_simple_mind_waits_for_no_search() -> None:
    slow = Slow()

    async def main() -> list[str]:
        async with crowded(slow) as (mind_pool, table, _):
            await mind_pool.decision("crowd", "rule-of-thumb", table)
            return list(slow.asked)

    assert set(asyncio.run(main())) == {"strong", "rule-of-thumb"}
