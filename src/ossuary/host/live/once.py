"""Values that are computed once for everybody who asks, and kept for a while."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """The latest requests, each computed by the first to ask."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[Hashable, asyncio.Task[T]] = {}  # the one not asked for longest first

    async def of(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The value of a key; a failure is tried again the next time."""
        task = self._made.pop(key) if key in self._made else asyncio.create_task(make())
        self._made[key] = task
        if len(self._made) > self._most:
            del self._made[next(iter(self._made))]
        try:
            return await asyncio.shield(task)  # others may wait for it, too
        except Exception:
            self._made.pop(key, None)
            raise
