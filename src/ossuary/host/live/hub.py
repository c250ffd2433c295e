"""The hub: all parts of a process that serve tables."""

import secrets

from ..db.store import Store
from ..limits import Buckets, Rate, Sockets
from .about_process import AboutProcess
from .catch_up import CatchUp
from .commands import Commands
from .mind_pool import MindPool
from .opener import Opener
from .pairs import Pairs
from .presence import Presence
from .replay_pages import ReplayPages
from .stored_tables import StoredTables
from .tables import Tables
from .threads import FairThreads
from .tournaments import Tournaments
from .wake import Waker

READERS = 2  # threads that open tables, tell of them again and look through them


class Hub:
    """The parts of a process that serves tables."""

    def __init__(
        self,
        store: Store,
        mind_pool: MindPool,
        rate: Rate,
        pairs: str | None = None,
        listens: tuple[str, int] | None = None,
    ) -> None:
        self.store = store
        self.process = secrets.token_urlsafe(12)
        self.buckets = Buckets()
        self.sockets = Sockets()
        self._readers = FairThreads(READERS, "readers")
        self.tables = Tables(StoredTables(store, self.process, self._readers))
        self.about = AboutProcess(self.tables, listens)
        self.presence = Presence(self.tables, self.about)
        self.opener = Opener(store, self.buckets)
        self.pairs = Pairs(self.tables, self.presence, pairs)
        self.commands = Commands(self.tables, self.presence, self.opener, self.pairs, self.buckets, rate)
        self.tournaments = Tournaments(store, self.tables, self.buckets)
        self.waker = Waker(self.tables, mind_pool)
        self.catch_up = CatchUp(self.tables, self.presence)
        self.replay_pages = ReplayPages(self._readers)

    async def close(self) -> None:
        """Disconnects all clients and waits for running work."""
        for client in self.tables.clients():
            client.drop()
        await self.waker.close()
        self._readers.close()
