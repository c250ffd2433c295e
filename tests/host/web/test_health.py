"""A database in trouble: an operator sees it, and its end, in the log, the metrics and `/ready`."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import event, text
from structlog.testing import capture_logs

from ossuary.host.db import accounts
from ossuary.host.db.health import Unavailable
from ossuary.host.db.store import Store
from ossuary.host.live.hub import Hub
from ossuary.host.web.host_routes import ready

from ..hub import guest, opened_hub

FULL = "database or disk is full"


class Disk:
    """A disk under a SQLite file that can fill up; a full one has no room for anything new."""

    def __init__(self, store: Store) -> None:
        self._pages = 2**30
        event.listen(store.engine, "checkout", self._limit)

    def fill(self) -> None:
        """Leaves no room."""
        self._pages = 1

    def make_room(self) -> None:
        """Leaves room again."""
        self._pages = 2**30

    def _limit(self, connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={self._pages}").fetchall()


def failures(doing: str) -> float:
    """How often something has failed in this process."""
    return REGISTRY.get_sample_value("ossuary_database_failures_total", {"doing": doing}) or 0.0


def failing(doing: str) -> float | None:
    """Whether something fails, as the metrics tell it."""
    return REGISTRY.get_sample_value("ossuary_database_failing", {"doing": doing})


async def is_ready(hub: Hub) -> int:
    """The status that `/ready` answers with."""
    request: Any = SimpleNamespace(hub=hub)  # all that it asks for
    return (await ready(request)).status


async def much(hub: Hub) -> None:
    """Writes more than fits into a page that is there already."""
    await hub.store.write(lambda c: [accounts.create(c, "x" * 40, 0.0) for _ in range(500)])


def test_a_full_disk_is_seen_until_there_is_room_again(tmp_path: Path) -> None:
    async def course() -> None:
        async with opened_hub(tmp_path) as hub:
            disk, before = Disk(hub.store), failures("write")
            await guest(hub, "Ada")
            assert await is_ready(hub) == 200
            disk.fill()
            with capture_logs() as logged:
                for _ in range(3):
                    with pytest.raises(Unavailable) as caught:
                        await much(hub)
                    assert FULL in str(caught.value.__cause__)
            assert logged == [{"event": "database failed", "log_level": "error", "doing": "write", "error": FULL}]
            assert (await is_ready(hub), failing("write"), failures("write")) == (503, 1.0, before + 3)
            disk.make_room()
            with capture_logs() as logged:
                await hub.presence.beat()
                await much(hub)
            assert logged == [{"event": "database works again", "log_level": "warning", "doing": "write"}]
            assert (await is_ready(hub), failing("write")) == (200, 0.0)

    asyncio.run(course())


def test_a_table_that_is_gone_is_named_in_the_log(tmp_path: Path) -> None:
    async def course() -> None:
        async with opened_hub(tmp_path) as hub:
            with capture_logs() as logged, pytest.raises(Unavailable):
                await hub.store.read(lambda c: c.execute(text("select * from bones")).all())
            assert logged == [
                {"event": "database failed", "log_level": "error", "doing": "read", "error": "no such table: bones"}
            ]

    asyncio.run(course())


def test_what_one_job_does_wrong_says_nothing_about_the_database(tmp_path: Path) -> None:
    async def course() -> None:
        async with opened_hub(tmp_path) as hub:
            twice = text("insert into mutes values ('a', 'b'), ('a', 'b')")
            with capture_logs() as logged, pytest.raises(Unavailable):
                await hub.store.write(lambda c: c.execute(twice))
            assert [line["error"] for line in logged] == ["UNIQUE constraint failed: mutes.player, mutes.muted"]
            assert await is_ready(hub) == 200

    asyncio.run(course())
