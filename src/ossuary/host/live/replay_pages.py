"""Pages of looks of finished games: each made once, on its own thread, and kept."""

from collections.abc import Callable
from functools import partial

from ..messages.replay import Looks
from ..protocol.study import RecordLook, RecordLooks
from ..protocol.values import MOST_LOOKS
from ..table.match import Match
from .once import Once
from .threads import FairThreads

MOST_GAMES = 64  # that were gone through
MOST_PAGES = 64  # that are kept


class ReplayPages:
    """The looks of tables, page by page."""

    def __init__(self, threads: FairThreads) -> None:
        self._threads = threads
        self._games: Once[Looks] = Once(MOST_GAMES)
        self._pages: Once[list[RecordLook]] = Once(MOST_PAGES)

    async def of(
        self, match: Match, first: int, count: int, seat: int | None, check_limits: Callable[[], None]
    ) -> RecordLooks:
        """`count` looks from the first on, and the total number; `check_limits` may refuse it."""
        table = match.id

        async def gone_through() -> Looks:
            check_limits()
            return await self._threads.run(table, partial(Looks, match.table.record))

        async def made(number: int) -> list[RecordLook]:
            check_limits()
            return await self._threads.run(table, partial(looks.page, number, seat))

        looks = await self._games.of(table, gone_through)
        last = min(first + count, looks.total)
        found = list[RecordLook]()
        for page in range(first // MOST_LOOKS, -(-last // MOST_LOOKS)):
            found += await self._pages.of((table, page, seat), partial(made, page))
        skipped = first % MOST_LOOKS
        return RecordLooks(looks.total, found[skipped : skipped + count])
