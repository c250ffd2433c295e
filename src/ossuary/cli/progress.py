"""A progress bar, on terminals only, removed when done."""

import math
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .wrap import draws_frames, width

PIECES = 40  # of the bar
PAUSE = 0.1  # seconds between two pictures


class Bar:
    """How far something is, and how long it still takes."""

    def __init__(self, text: str) -> None:
        self._text, self._began, self._shown = text, time.monotonic(), -math.inf
        self._line = ""

    def __call__(self, done: float) -> None:
        """Shows the share that is done, from 0 to 1."""
        now = time.monotonic()
        if not sys.stderr.isatty() or now - self._shown < PAUSE:
            return
        self._shown = now
        full = round(PIECES * min(max(done, 0.0), 1.0))
        left = (now - self._began) * (1 - done) / done if done > 0 else None
        signs = "━─" if draws_frames() else "#-"
        bar = signs[0] * full + signs[1] * (PIECES - full)
        self._show(f"{self._text} {bar} {_clock(left)}"[: width() - 1])

    def clear(self) -> None:
        """Removes it."""
        if self._line:
            self._show("")

    def _show(self, line: str) -> None:
        sys.stderr.write(f"\r{line.ljust(len(self._line))}\r")
        sys.stderr.write(line)
        sys.stderr.flush()
        self._line = line


@contextmanager
def progress(text: str) -> Iterator[Bar]:
    """A progress bar; call it with the share done, from 0 to 1."""
    bar = Bar(text)
    try:
        yield bar
    finally:
        bar.clear()


def counting(bar: Bar, total: int) -> Callable[[int], None]:
    """Moves a bar by so many of a number of things."""
    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        bar(done / total)

    return count


def _clock(seconds: float | None) -> str:
    if seconds is None:
        return "-:--:--"
    return f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"
