"""What a host has promised, and what the database holds of it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, bindparam, create_engine, text

from ossuary.host.db.store import database_url
from ossuary.host.table import events
from ossuary.host.table.events import AnyEvent
from tests.host.crash import Acked, Heard, Stored, fold

AT_ONCE = 50  # tables read from the database together
LOG = text(
    "select id, secret, events.version, body from tables join events on table_id = id "
    "where id in :tables order by id, events.version"
).bindparams(bindparam("tables", expanding=True))
GAPS = text("select count(*) from tables where version <> (select count(*) from events where table_id = id)")
FOUND = text("select id from tables where id = :id")


@dataclass
class Promises(Heard):
    """All that clients heard, and what became of it."""

    calm: list[float] = field(default_factory=list)  # seconds until an answer, while nothing was wrong
    rough: list[float] = field(default_factory=list)  # the same of commands that met some trouble
    acknowledged: int = 0
    lost: int = 0
    hung: int = 0
    twice: set[tuple[str, str | None, str]] = field(default_factory=set)  # commands, by table and player
    broken: list[str] = field(default_factory=list)  # other promises

    @property
    def kept(self) -> bool:
        """Whether every promise was kept."""
        return not (self.lost or self.twice or self.hung or self.broken)

    def taken(self) -> Heard:
        """What was heard since the last time; the notes start again."""
        heard = Heard(self.acked, self.refused, self.states)
        self.acked, self.refused, self.states = [], set(), {}
        self.acknowledged += len(heard.acked)
        return heard

    def compare(self, database: str, heard: Heard) -> None:
        """Notes what the database does not hold of all this, or holds twice."""
        acked: dict[str, list[Acked]] = {}
        for ack in heard.acked:
            acked.setdefault(ack.table, []).append(ack)
        wanted = sorted({*acked, *heard.states})
        engine = create_engine(database_url(database))
        try:
            with engine.connect() as connection:
                for first in range(0, len(wanted), AT_ONCE):
                    some = wanted[first : first + AT_ONCE]
                    kept = {table: (secret, log) for table, secret, log in logs(connection, some)}
                    for table in some:
                        secret, log = kept.get(table, (b"", {}))
                        self._compare_table(table, log, acked.get(table, []))
                        self._compare_states(table, secret, log, heard.states.get(table, {}))
                        ids = {(event.player, event.id) for event in log.values()}
                        if ids & heard.refused:
                            self.broken.append(f"table {table}: a refused command was carried out")
                again = {ack.rematch for ack in heard.acked if ack.rematch}
                self.lost += sum(connection.execute(FOUND, {"id": table}).first() is None for table in again)
        finally:
            engine.dispose()

    def finish(self, database: str) -> None:
        """Looks for gaps in the logs of all tables."""
        engine = create_engine(database_url(database))
        with engine.connect() as connection:
            self.lost += connection.execute(GAPS).scalar_one()
        engine.dispose()

    def _compare_table(self, table: str, log: dict[int, AnyEvent], acked: list[Acked]) -> None:
        ids = Counter((table, event.player, event.id) for event in log.values() if event.id)
        self.twice |= {command for command, times in ids.items() if times > 1}
        for ack in acked:
            event = log.get(ack.version)
            if ack.rematch:  # the second to ask hears what the first one made
                self.lost += not (isinstance(event, events.Rematch) and event.table == ack.rematch)
            else:
                self.lost += event is None or (event.player, event.id) != (ack.player, ack.id)

    def _compare_states(self, table: str, secret: bytes, log: dict[int, AnyEvent], seen: dict[int, list[int]]) -> None:
        whole = bool(log) and list(log) == list(range(1, len(log) + 1))  # else something is lost, and counts as that
        states = fold(table, Stored(secret, list(log.values()))) if whole else {}
        if wrong := [version for version, state in seen.items() if states.get(version) != state]:
            self.broken.append(f"table {table}: what was seen at versions {wrong[:5]} is not on the disk")


def logs(connection: Connection, tables: list[str]) -> Iterator[tuple[str, bytes, dict[int, AnyEvent]]]:
    """These tables as the database has them: id, secret, and events by version."""
    found: list[Any] = list(connection.execute(LOG, {"tables": tables}))
    for table, group in groupby(found, lambda row: row[0]):
        rows = list(group)
        yield table, bytes(rows[0][1]), {row[2]: events.read(row[3]) for row in rows}
