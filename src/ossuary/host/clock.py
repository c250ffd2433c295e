"""The time of this process: seconds since 1970 that never go back, even if the machine's clock is set back."""

import time
from collections.abc import Callable


class Clock:
    """A clock that runs as fast as a steady one and follows the machine's clock forward, never back."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall, self.steady = wall, steady
        self.begin()

    def begin(self) -> None:
        """Forgets what it knew: it begins with the machine's clock."""
        self._ahead = self.wall() - self.steady()

    def __call__(self) -> float:
        """The time."""
        passed = self.steady()
        self._ahead = max(self._ahead, self.wall() - passed)
        return passed + self._ahead

    def after(self, other: float) -> float:
        """The time, from now on not before one that another clock has told."""
        self._ahead = max(self._ahead, other - self.steady())
        return self()


clock = Clock()
