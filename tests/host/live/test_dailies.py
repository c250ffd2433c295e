"""Results of daily games: what fails for a moment voids nothing, and what fails for good holds nobody else up."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, text, update

from ossuary.daily.days import day_at, seconds_left
from ossuary.host.clock import clock
from ossuary.host.db import schema
from ossuary.host.live.dailies import Dailies
from ossuary.host.live.hub import Hub
from ossuary.host.live.reviews import Reviews
from ossuary.host.live.threads import FairThreads
from ossuary.host.protocol.daily import DailyGame
from tests.daily.played import played

from ..hub import Counting, guest, opened_hub

pytestmark = pytest.mark.compiled

NAME = "shark-attacks"


@pytest.fixture(autouse=True)
def noon(later: Callable[[float], None]) -> None:
    """Lets every test begin at noon, so that no midnight comes unasked."""
    later(seconds_left(clock()) + 12 * 3600)


class Days:
    """The daily games of a hub, and the threads that check them."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.threads, self.day = hub, Counting(), day_at(clock())
        self.reviews = Reviews(hub.store, FairThreads(1, "reviews"))
        self.dailies = Dailies(hub.store, hub.tables, self.reviews, self.threads)

    async def brought(self, name: str) -> tuple[str, str]:
        """A player who hands a game of today in, and its table."""
        player = await guest(self.hub, name)
        return player, (await self.hub.opener.bring_daily(played(NAME, self.day), self.day, player)).table

    async def tried(self, player: str) -> DailyGame:
        """A player's try of today."""
        return next(one for one in (await self.dailies.of(self.day, player)).games if one.game == NAME)

    async def measured(self, player: str) -> DailyGame:
        """The same, once it is worked out."""
        while (one := await self.tried(player)).state == "measuring":
            pass
        return one

    async def change(self, statement: str) -> None:
        """Changes the database itself."""
        await self.hub.store.write(lambda c: c.execute(text(statement)))

    def forget(self) -> None:
        """Lets all tables be read from disk again."""
        self.hub.tables.known.clear()


@asynccontextmanager
async def opened_days(folder: Path) -> AsyncIterator[Days]:
    """The daily games of a hub of its own."""
    async with opened_hub(folder) as hub:
        days = Days(hub)
        try:
            yield days
        finally:
            await days.reviews.close()
            days.dailies.close()


def test_a_database_that_fails_for_a_moment_voids_nothing(tmp_path: Path) -> None:
    async def course() -> None:
        async with opened_days(tmp_path) as days:
            ada, _ = await days.brought("Ada")
            days.forget()
            await days.change("alter table events rename to away")
            assert (await days.tried(ada)).state == "measuring"
            await days.change("alter table away rename to events")
            assert (await days.measured(ada)).state == "counted"

    asyncio.run(course())


def test_a_table_that_is_gone_voids_its_try(tmp_path: Path) -> None:
    async def course() -> None:
        async with opened_days(tmp_path) as days:
            ada, _ = await days.brought("Ada")
            days.forget()
            await days.change("delete from tables")
            one = await days.measured(ada)
            assert (one.state, one.why) == ("void", "daily-void-gone")

    asyncio.run(course())


def test_a_try_that_cannot_be_read_does_not_hold_up_the_board(tmp_path: Path) -> None:
    async def course() -> None:
        async with opened_days(tmp_path) as days:
            (ada, broken), (bob, _) = await days.brought("Ada"), await days.brought("Bob")
            days.forget()
            await days.change("delete from snapshots")
            e = schema.events
            await days.hub.store.write(lambda c: c.execute(update(e).where(e.c.table_id == broken).values(body="{")))
            assert (await days.measured(bob)).state == "counted"
            boards = await days.dailies.boards(days.day, None)
            assert [place.name for board in boards for place in board.places] == ["Bob"]
            assert (await days.tried(ada)).state == "measuring"

    asyncio.run(course())


def test_a_try_that_cannot_be_checked_is_void(tmp_path: Path) -> None:
    async def course() -> None:
        async with opened_days(tmp_path) as days:
            ada, table = await days.brought("Ada")
            row = {"player": ada, "day": "2026-13-01", "game": NAME, "table_id": table, "brought": True}
            await days.hub.store.write(lambda c: c.execute(insert(schema.daily), row))
            await days.measured(ada)
            found = await days.hub.store.read(lambda c: c.execute(text("select day, void from daily")).all())
            assert set(found) == {(days.day.isoformat(), None), ("2026-13-01", "daily-void-record")}

    asyncio.run(course())


def test_a_try_is_checked_once_however_often_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ossuary.host.live.reviews.PROMPT", 0)

    async def course() -> None:
        async with opened_days(tmp_path) as days:
            ada, _ = await days.brought("Ada")
            assert (await days.tried(ada)).state == "measuring"
            assert days.threads.served == []
            await days.measured(ada)
            assert days.threads.served == [ada]

    asyncio.run(course())
