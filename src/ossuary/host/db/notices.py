"""Notices to other processes: gathered with every commit, and sent together soon after it.

PostgreSQL lets one transaction with a NOTIFY commit at a time, and waits for the disk meanwhile: none of ours may be
such a one. Whoever misses that of an event finds it by comparing versions; a missed line of chat or a changed name
comes with the next notice of the same table.
"""

import asyncio
from collections.abc import Iterator

from sqlalchemy import Connection, text

CHANNEL = "ossuary"
WITHDRAWN = "withdrawn"
LARGEST = 7_999  # bytes of a payload
TOLD = "told"  # the notices of a transaction, at its connection
NOTIFY = text("select pg_notify(:channel, :payload)")


class Notices:
    """The notices of what is on disk that are not sent yet."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[str, bool], int] = {}  # versions by table, and whether it is about people instead
        self._committed: dict[tuple[str, bool], int] = {}  # the same, filled by the thread that writes
        self._some = asyncio.Event()

    def gather(self, connection: Connection) -> list[tuple[str, int]]:
        """From now on, the notices of this connection are told to nobody, but put into this list."""
        told: list[tuple[str, int]] = []
        connection.info[TOLD] = told
        return told

    def committed(self, told: list[tuple[str, int]]) -> None:
        """Takes the notices of a transaction that is on disk."""
        self._committed.update({(table, version == 0): version for table, version in told})

    def wake(self) -> None:
        """Lets them be sent, if there are any."""
        if self._committed:
            self._some.set()

    async def some(self) -> None:
        """Waits until there are some."""
        if not self._waiting:  # what could not be sent before is sent first
            await self._some.wait()

    def payloads(self) -> Iterator[str]:
        """All that wait, a line each, in as few payloads as they fit in; of a table only its newest version."""
        self._some.clear()
        taken = list[tuple[tuple[str, bool], int]]()
        while self._committed:  # one by one: the other thread may put more into it meanwhile
            taken.append(self._committed.popitem())
        for key, version in reversed(taken):  # in their order
            self._waiting[key] = max(version, self._waiting.get(key, 0))
        lines, size = list[str](), 0
        for (table, _), version in self._waiting.items():
            line = f"{table} {version}"
            if size + len(line) + 1 > LARGEST:
                yield "\n".join(lines)
                lines, size = [], 0
            lines.append(line)
            size += len(line) + 1
        if lines:
            yield "\n".join(lines)

    def tell_rest(self, connection: Connection) -> None:
        """Tells all that is left, with the commit."""
        for payload in self.payloads():
            _tell(connection, payload)
        self.sent()

    def sent(self) -> None:
        """Forgets what was sent."""
        self._waiting.clear()


def notify(connection: Connection, table: str, version: int) -> None:
    """Tells the other processes, after the commit, that a table has changed; version 0 means chat or presence."""
    if (told := connection.info.get(TOLD)) is not None:
        told.append((table, version))
    else:
        _tell(connection, f"{table} {version}")


def tell_withdrawn(connection: Connection, key: str) -> None:
    """Tells the other processes, with the commit, that a key was withdrawn: nobody compares keys later."""
    _tell(connection, f"{key} {WITHDRAWN}")


def _tell(connection: Connection, payload: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
