"""Reviews for everybody in turn: nobody's crowd of them goes before other people's."""

import asyncio
from collections.abc import Callable, Generator
from pathlib import Path
from threading import Event
from typing import TypeVar

import pytest

from ossuary.engine.nodes import Refused
from ossuary.engine.record import read
from ossuary.host.executors import whole
from ossuary.host.live.reviews import MOST_OWN, Job, Reviews
from ossuary.host.live.threads import FairThreads
from ossuary.host.protocol.study import Reviewing
from tests.golden import RECORDS

from ..desk import ADA, Desk
from ..host import PATIENCE
from ..hub import guest, opened_hub

T = TypeVar("T")


class Noting(FairThreads):
    """A thread that does nothing but note in which order it would work."""

    def __init__(self) -> None:
        super().__init__(1, "test")
        self.served: list[str] = []
        self.gate = Event()

    async def run_in_pieces(self, who: str, work: Callable[[], Generator[object, None, T]]) -> T:
        """Notes the order of service, once the gate is open."""

        def note() -> T:
            self.gate.wait(PATIENCE)
            self.served.append(who)
            raise Refused("host-busy")

        return await self.run(who, note)


def test_nobody_waits_for_all_reviews_of_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ossuary.host.live.reviews.PROMPT", 0)

    async def course() -> None:
        async with opened_hub(tmp_path) as hub:
            threads = Noting()
            reviews, ada = Reviews(hub.store, threads), await guest(hub, "Ada")
            record = read((RECORDS / "shark-attacks-two.json").read_text(encoding="utf-8"))
            tables = [await hub.opener.import_record(record, f"{ada}-{number}") for number in range(MOST_OWN + 2)]
            *many, last, first = [(await hub.tables.live(made.table)).match for made in tables]
            for match in many:
                assert await reviews.of(match, "crowd", lambda: None) == Reviewing(0.0, None)
            with pytest.raises(Refused, match="host-busy"):
                await reviews.of(last, "crowd", lambda: None)
            assert await reviews.of(last, "bob", lambda: None) == Reviewing(0.0, None)
            assert await reviews.of(first, "cleo", lambda: None) == Reviewing(0.0, None)
            threads.gate.set()
            async with asyncio.timeout(PATIENCE):
                while len(threads.served) < len(tables):
                    await asyncio.sleep(0.01)
            await reviews.close()
            assert threads.served == ["crowd", "crowd", "bob", "cleo", *["crowd"] * (MOST_OWN - 2)]

    asyncio.run(course())


class Told(Job):
    """A review that notes its progress, and so when it can be stopped."""

    def _progress(self, done: float) -> None:
        vars(self).setdefault("told", []).append(done)
        super()._progress(done)


@pytest.mark.compiled
def test_a_review_makes_puzzles_of_the_worst_mistakes_and_can_be_stopped_before_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ossuary.host.live.reviews.MOST_AT_ONCE", 3)
    desk = Desk("shark-attacks", ADA, "random", target=60)
    desk.start()
    while desk.match.mover is not None:
        desk.act("stop") if desk.mover == 0 else desk.think("stop")
    job = Told(desk.match, ADA)
    made = whole(job.run())
    wrong = [one for one in made.review.decisions if one.seat == 0 and one.grade not in ("best", "fine")]
    assert len(wrong) > 3 == len(made.puzzles[ADA])
    assert vars(job)["told"][-3:] == [1.0] * 3
