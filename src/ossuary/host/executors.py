"""Where slow work runs: on threads, or where there are none on the event loop, between its other turns."""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

HAS_THREADS = sys.platform != "emscripten"
PAUSE = 0.001  # seconds in which whoever waits for an answer gets it first


def executor(number: int, name: str) -> Executor:
    """A number of threads; in a browser's Python, which has none, the event loop."""
    return ThreadPoolExecutor(number, name) if HAS_THREADS else OnTheLoop()


class OnTheLoop(Executor):
    """Does one piece of work after another on the running event loop."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result of a piece of work, which begins after what is due now."""
        future: Future[T] = Future()
        asyncio.get_running_loop().call_later(PAUSE, _do, future, partial(fn, *args, **kwargs))
        return future


def _do(future: Future[Any], work: Callable[[], Any]) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(work())
    except Exception as error:  # noqa: BLE001  any error belongs to the caller that asked
        future.set_exception(error)
