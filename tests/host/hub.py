"""A hub without HTTP: tables on their own database, in the process of the test."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from ossuary.host.db import accounts
from ossuary.host.db.store import Store
from ossuary.host.limits import Rate
from ossuary.host.live.hub import Hub
from ossuary.host.live.mind_pool import MindPool
from ossuary.host.live.threads import FairThreads

T = TypeVar("T")
OFTEN = Rate(10_000, 10_000)


@asynccontextmanager
async def opened_hub(folder: Path, mind_pool: MindPool | None = None) -> AsyncIterator[Hub]:
    """A hub on the database in this folder."""
    store, mind_pool = Store(f"sqlite:///{folder / 'hub.db'}"), mind_pool or MindPool()
    store.migrate()
    hub = Hub(store, mind_pool, OFTEN)
    try:
        yield hub
    finally:
        await hub.close()
        mind_pool.close()
        await store.close()


async def guest(hub: Hub, name: str) -> str:
    """A player of that name."""
    return (await hub.store.write(lambda c: accounts.create(c, name, 0.0))).id


class Counting(FairThreads):
    """Threads that note whom they served."""

    def __init__(self) -> None:
        super().__init__(2, "test")
        self.served: list[str] = []

    async def run(self, who: str, work: Callable[[], T], patience: float | None = None) -> T:
        """The work itself."""
        self.served.append(who)
        return await super().run(who, work, patience)
