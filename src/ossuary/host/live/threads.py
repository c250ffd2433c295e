"""Threads shared fairly: a player who asks for much waits behind their own work, others do not."""

import asyncio
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future
from contextlib import suppress
from typing import TypeVar

from ..executors import executor, in_pieces

T = TypeVar("T")


class FairThreads:
    """A number of threads, and a queue for each caller; the queues are served round robin."""

    def __init__(self, number: int, name: str, spare: int = 0, patient: bool = False) -> None:
        self._pool = executor(number + spare, name, patient)
        self._free = number
        self._spare = spare  # threads that stand in for those whose work takes too long, and nobody can stop
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # by who asks, whose turn is next first

    async def run(self, who: str, work: Callable[[], T], patience: float | None = None) -> T:
        """The result of a piece of work; its time limit starts when the work starts."""
        return await self._run(who, lambda: self._pool.submit(work), patience)

    async def run_in_pieces(self, who: str, work: Callable[[], Generator[object, None, T]]) -> T:
        """The same of work that takes long; without threads, others go on whenever it yields."""
        return await self._run(who, lambda: in_pieces(self._pool, work), None)

    async def _run(self, who: str, begin: Callable[[], Future[T]], patience: float | None) -> T:
        await self._turn(who)
        loop, late = asyncio.get_running_loop(), asyncio.Event()
        try:
            working = begin()
        except BaseException:
            self._freed()
            raise
        working.add_done_callback(lambda _: self._done(loop, late))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(working), patience)
        except TimeoutError:
            if self._spare and not working.done():
                late.set()
                self._spare -= 1
                self._freed()
            raise

    def close(self) -> None:
        """Waits for nobody."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, who: str) -> None:
        """Waits until a thread is free and it is this caller's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(who, deque()).append(turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # a thread was given already
                self._free += 1
                self._serve()
            raise

    def _serve(self) -> None:
        """Gives free threads to those whose turn it is."""
        while self._free and self._queues:
            who = next(iter(self._queues))
            queue = self._queues.pop(who)
            turn = queue.popleft()
            if queue:
                self._queues[who] = queue  # behind all others
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)

    def _done(self, loop: asyncio.AbstractEventLoop, late: asyncio.Event) -> None:
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(self._ended, late)

    def _ended(self, late: asyncio.Event) -> None:
        if late.is_set():
            self._spare += 1
        else:
            self._freed()

    def _freed(self) -> None:
        self._free += 1
        self._serve()
