"""Threads for everybody in turn: nobody's crowd of work goes before other people's, and waiting is not working."""

import asyncio
import os
import threading
from collections.abc import Callable

import pytest

from ossuary.fair import Seeded
from ossuary.host.thinkers import STAND_IN, Thinkers
from ossuary.host.threads import FairThreads
from ossuary.minds.simple import Choose, simple
from ossuary.rules.catalogue import GAMES, Game
from ossuary.rules.nodes import State
from ossuary.table import Table

GAME = GAMES["shark-attacks"]
THREADS = max(2, os.cpu_count() or 2)  # that a host's minds have


def gated(gate: threading.Event, served: list[str], name: str) -> Callable[[], None]:
    """Work that notes when it is done, which is not before the gate opens."""

    def work() -> None:
        assert gate.wait(60)
        served.append(name)

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


def test_work_that_takes_too_long_keeps_its_thread_until_it_ends() -> None:
    async def main() -> list[str]:
        threads, gate, served = FairThreads(1, "test"), threading.Event(), list[str]()
        with pytest.raises(TimeoutError):
            await threads.run("slow", gated(gate, served, "slow"), patience=0.0)
        task = asyncio.create_task(threads.run("next", gated(gate, served, "next")))
        gate.set()
        await task
        threads.close()
        return served

    assert asyncio.run(main()) == ["slow", "next"]


class Clock(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward."""

    ahead = 0.0

    def time(self) -> float:
        """Seconds, with those that were never waited for."""
        return super().time() + self.ahead


def test_the_time_of_a_mind_begins_when_it_thinks_and_not_while_it_waits() -> None:
    gate, asked, begun = threading.Event(), list[str](), threading.Barrier(THREADS + 1)

    def scripted(game: Game, name: str) -> Choose:
        """A rule of thumb, which takes its time when it is asked for as a strong mind."""

        def choose(state: State, rng: list[int]) -> int:
            if name == "strong":
                begun.wait(60)
                assert gate.wait(60)
            asked.append(name)
            return simple(game, STAND_IN)(state, rng)

        return choose

    async def main() -> None:
        loop, thinkers, warm = asyncio.get_running_loop(), Thinkers(scripted, patience=3600), threading.Event()
        assert isinstance(loop, Clock)
        thinkers.warm(warm.set)
        assert await asyncio.to_thread(warm.wait, 60)
        asked.clear()
        table = Table(GAME, GAME.Options(), ["", ""], Seeded(1))
        table.begin()
        crowd = [asyncio.create_task(thinkers.decision("crowd", "strong", table)) for _ in range(THREADS)]
        await asyncio.to_thread(begun.wait, 60)  # all threads are taken
        waiting = asyncio.create_task(thinkers.decision("ada", "weak", table))
        await asyncio.sleep(0)
        loop.ahead = 4000.0
        await asyncio.gather(*crowd)  # too slow, by the clock: stand-ins have decided
        assert not waiting.done()
        gate.set()
        await waiting
        thinkers.close()

    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(main())
    assert "weak" in asked
