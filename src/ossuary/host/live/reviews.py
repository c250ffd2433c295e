"""Reviews of finished games: made once, on their own thread, for everybody in turn, and kept."""

import asyncio
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import structlog
from msgspec import ValidationError
from msgspec.json import decode, encode
from sqlalchemy import Connection

from ...engine.nodes import Refused
from ...minds.judging.pick_judge import solved
from ...minds.judging.review import Review as Found
from ...minds.judging.review import reviewing
from ...minds.judging.review_budget import affordable
from ...minds.puzzles.own import confirmed, worst, wrong
from ...minds.puzzles.packed import written
from ..db import practice, reviews
from ..db.store import Store
from ..logs import named
from ..messages.review import review_message
from ..protocol.study import Review, Reviewing
from ..table.match import OVER, Match
from .judges import judge_for
from .practice import MOST_AT_ONCE, played_by
from .threads import FairThreads

MOST_WAITING = 64  # reviews that wait or are being made
MOST_OWN = 4  # of them that one player, or one address, has asked for
PROMPT = 0.5  # seconds that a question waits for a review that is quickly made
log = structlog.get_logger()


class Made(NamedTuple):
    """A review, and by player the mistakes that have become puzzles, by name."""

    review: Review
    puzzles: dict[str, list[tuple[str, str]]]


class Stopped(Exception):
    """The host stops before a review is made."""


@dataclass(eq=False)
class Job:
    """A review in progress."""

    match: Match
    who: str  # asked for it
    done: float = 0.0
    stopped: bool = False
    task: "asyncio.Task[Review]" = field(init=False)

    def run(self) -> Generator[None, None, Made]:
        """Makes the review decision by decision, and puzzles of the worst mistakes that people made at this table."""
        record = played_by(self.match)
        game, start = record.game, record.game.initial(record.options)
        found = yield from self._told(reviewing(record, affordable(record, partial(judge_for, game, start))))
        since = len(self.match.fork.moves) if self.match.fork else 0
        puzzles = {}
        for player in self.match.players:
            asked = worst(wrong(found, self.match.seats_of(player), since), MOST_AT_ONCE)
            puzzles[player] = list[tuple[str, str]]()
            for mistake in asked:
                self._progress(1.0)
                yield
                puzzles[player] += [(one.name, written(one)) for one in confirmed(record, [mistake])]
        return Made(review_message(record, found), puzzles)

    def _told(self, pieces: Generator[float, None, Found]) -> Generator[None, None, Found]:
        while True:
            try:
                done = next(pieces)
            except StopIteration as end:
                found: Found = end.value
                return found
            self._progress(done)
            yield

    def _progress(self, done: float) -> None:
        self.done = min(done, 0.99)  # puzzles and words come after the last decision
        if self.stopped:
            raise Stopped


class Reviews:
    """Reviews by table."""

    def __init__(self, store: Store, threads: FairThreads) -> None:
        self._store = store
        self._threads = threads
        self._jobs: dict[str, Job] = {}

    async def of(self, match: Match, who: str, check_limits: Callable[[], None]) -> Reviewing:
        """The review of a finished table, or its progress; `check_limits` may refuse to start one."""
        if match.status != OVER:
            raise Refused("host-not-over")
        if match.id not in self._jobs:
            if kept := await self._kept(match):
                return Reviewing(1.0, kept)
            if match.id not in self._jobs:
                check_limits()
                self._begin(match, who)
        job = self._jobs[match.id]
        await asyncio.wait([job.task], timeout=PROMPT)
        return Reviewing(1.0, job.task.result()) if job.task.done() else Reviewing(job.done, None)

    async def made(self, match: Match, who: str) -> Review:
        """The review of a finished table, once it is there."""
        found = await self.of(match, who, lambda: None)
        while found.review is None:
            if match.id in self._jobs:
                await asyncio.shield(self._jobs[match.id].task)
            found = await self.of(match, who, lambda: None)
        return found.review

    async def close(self) -> None:
        """Stops running work."""
        jobs = list(self._jobs.values())
        self._threads.close()
        for job in jobs:
            job.stopped = True
            job.task.cancel()
        await asyncio.gather(*(job.task for job in jobs), return_exceptions=True)

    async def _kept(self, match: Match) -> Review | None:
        """The stored review, if its format is current; a searched one only if the game is not solved."""
        body = await self._store.read(lambda c: reviews.review(c, match.id))
        try:
            found = decode(body, type=Review) if body else None
        except ValidationError:
            return None
        return found if found and not (found.in_points and solved(match.table.game, match.table.state)) else None

    def _begin(self, match: Match, who: str) -> None:
        own = sum(job.who == who for job in self._jobs.values())
        if own >= MOST_OWN or len(self._jobs) >= MOST_WAITING:
            raise Refused("host-busy")
        job = self._jobs[match.id] = Job(match, who)
        job.task = asyncio.create_task(self._make(job))
        job.task.add_done_callback(lambda task: self._end(match.id, task))

    async def _make(self, job: Job) -> Review:
        made, table, game = await self._threads.run_in_pieces(job.who, job.run), job.match.id, job.match.table.game.NAME
        body = encode(made.review).decode()

        def keep(c: Connection) -> None:
            reviews.keep_review(c, table, body)
            for player, puzzles in made.puzzles.items():
                practice.add(c, player, game, puzzles)

        with suppress(Refused):  # else another process has kept it, or it is made again when it is asked for
            await self._store.write(keep)
        return made.review

    def _end(self, table: str, task: "asyncio.Task[Review]") -> None:
        del self._jobs[table]
        if not task.cancelled() and (error := task.exception()):
            log.error("review failed", table=table[:4], error=named(error))
