"""Work spread over workers: processes of this machine or a cluster, with one interface."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from typing import Any, Protocol, Self, TypeVar

from ..engine.nodes import Refused

AHEAD = 2  # pieces of work handed out for each worker: one at work, one waiting
TRIES = 2  # times that all work is lost, with nothing done in between, that are put down to bad luck

Work = TypeVar("Work")
Done = TypeVar("Done")


class Lost(Exception):
    """A worker was lost, and its work with it."""


class Workers(Protocol):
    """Workers: run a job on pieces of work, several at a time."""

    @property
    def number(self) -> int:
        """The number of parallel workers."""

    def submit(self, job: Callable[[Work], Done], work: Work) -> Any:
        """Submits a piece of work; returns a handle for its result."""

    def ready(self, handles: Sequence[Any]) -> Sequence[Any]:
        """The finished ones, at least one."""

    def result(self, handle: Any) -> Any:
        """The result; raises Lost if the worker was lost."""


def spread(workers: Workers, job: Callable[[Work], Done], works: Iterator[Work]) -> Iterator[Done]:
    """The result of each piece of work, in any order; lost pieces are done again."""
    running: dict[Any, Work] = {}
    again: deque[Work] = deque()
    losses = 0
    while True:
        while len(running) < AHEAD * workers.number:
            work = again.popleft() if again else next(works, None)
            if work is None:
                break
            running[workers.submit(job, work)] = work
        if not running:
            return
        for handle in workers.ready(list(running)):
            work = running.pop(handle)
            try:
                done = workers.result(handle)
            except Lost as lost:
                losses += 1
                if losses > TRIES * AHEAD * workers.number:
                    raise Refused("arena-lost") from lost
                again.append(work)
            else:
                losses = 0
                yield done


class Processes:
    """Processes of this machine."""

    def __init__(self, number: int | None = None) -> None:
        self._number = number or os.cpu_count() or 1
        self._pool = self._begun()

    @property
    def number(self) -> int:
        """The number of parallel workers."""
        return self._number

    def submit(self, job: Callable[[Work], Done], work: Work) -> Future[Done]:
        """Submits a piece of work."""
        try:
            return self._pool.submit(job, work)
        except BrokenProcessPool:  # one of them died, and the others were stopped with it
            self._pool.shutdown()
            self._pool = self._begun()
            return self._pool.submit(job, work)

    def ready(self, handles: Sequence[Future[Any]]) -> Sequence[Future[Any]]:
        """The finished ones."""
        return list(wait(handles, return_when=FIRST_COMPLETED).done)

    def result(self, handle: Future[Any]) -> Any:
        """The result."""
        try:
            return handle.result()
        except BrokenProcessPool as broken:
            raise Lost from broken

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Stops running work."""
        results: Any = self._pool._result_queue
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        # Who was killed while it handed in a result would be waited for as long as anybody else could write the rest.
        results._writer.close()
        # The thread that looks after the pool ends now. Left alone, it might close its pipes just when Python's own
        # exit writes to them.
        self._pool.shutdown(cancel_futures=True)

    def _begun(self) -> ProcessPoolExecutor:
        fresh = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
        return ProcessPoolExecutor(self._number, fresh, initializer=_serve)


def _serve() -> None:
    """Leaves Ctrl-C to the parent process, and ends when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlived, daemon=True).start()


def _outlived() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def workers_at(place: str, cores: int | None) -> AbstractContextManager[Workers]:
    """The workers of a place: `local` for this machine, otherwise a cluster."""
    if place == "local":
        return Processes(cores)
    from .cluster import Cluster

    return Cluster(place, cores)
