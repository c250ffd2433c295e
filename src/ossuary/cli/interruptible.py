"""Long work on a thread that the caller can stop waiting for."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Thread
from typing import TypeVar

LATE = 1.0  # seconds after which somebody who waits wants to know for what
OFTEN = 0.1  # seconds between two chances for Ctrl-C to be heard

T = TypeVar("T")


class Interruptible:
    """One piece of work at a time; an interrupted one finishes before the next starts."""

    def __init__(self) -> None:
        self._last: Thread | None = None

    def ask(self, work: Callable[[], T], late: Callable[[], None] = lambda: None) -> T:
        """The result of the work; `late` is called once if it takes long, and Ctrl-C ends the waiting at once."""
        found: Future[T] = Future()
        before = self._last

        def run() -> None:
            if before:
                before.join()
            try:
                found.set_result(work())
            except BaseException as error:  # noqa: BLE001  it is raised where somebody waits
                found.set_exception(error)

        self._last = Thread(target=run, daemon=True)
        self._last.start()
        if wait([found], LATE).not_done:
            late()
        while wait([found], OFTEN).not_done:
            pass
        return found.result()
