"""Where slow work runs: on threads, or where there are none on the event loop, between its other turns."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

HAS_THREADS = sys.platform != "emscripten"
PATIENT = 10  # how nice patient threads are
PAUSE = 0.001  # seconds in which whoever waits for an answer gets it first


def executor(number: int, name: str, patient: bool = False) -> Executor:
    """A number of threads, patient ones after all others; in a browser's Python, which has none, the event loop."""
    if not HAS_THREADS:
        return OnTheLoop()
    return ThreadPoolExecutor(number, name, _step_back if patient and sys.platform == "linux" else None)


def _step_back() -> None:
    """Lets this thread have what the others leave of the processors."""
    with suppress(OSError):  # who may not say so works all the same
        nice = max(PATIENT, os.getpriority(os.PRIO_PROCESS, 0))
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)


def in_pieces(pool: Executor, work: Callable[[], Generator[object, None, T]]) -> Future[T]:
    """The result of a long piece of work; where there are no threads, others have their turn whenever it yields."""
    return pool.begin(work()) if isinstance(pool, OnTheLoop) else pool.submit(lambda: whole(work()))


def whole(pieces: Generator[object, None, T]) -> T:
    """The result of work in pieces, done without a break."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            result: T = end.value
            return result


class OnTheLoop(Executor):
    """Does one piece of work after another on the running event loop."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result of a piece of work, which begins after what is due now."""
        future: Future[T] = Future()
        asyncio.get_running_loop().call_later(PAUSE, _do, future, partial(fn, *args, **kwargs))
        return future

    def begin(self, pieces: Generator[object, None, T]) -> Future[T]:
        """The same of work in pieces."""
        future: Future[T] = Future()
        asyncio.get_running_loop().call_later(PAUSE, _begin, future, pieces)
        return future


def _begin(future: Future[Any], pieces: Generator[object, None, Any]) -> None:
    if future.set_running_or_notify_cancel():
        _go_on(future, pieces)


def _go_on(future: Future[Any], pieces: Generator[object, None, Any]) -> None:
    try:
        next(pieces)
    except StopIteration as end:
        future.set_result(end.value)
    except Exception as error:  # noqa: BLE001  any error belongs to the caller that asked
        future.set_exception(error)
    else:
        asyncio.get_running_loop().call_later(PAUSE, _go_on, future, pieces)


def _do(future: Future[Any], work: Callable[[], Any]) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(work())
    except Exception as error:  # noqa: BLE001  any error belongs to the caller that asked
        future.set_exception(error)
