"""What the operator can do to a host's tables while games are running."""

import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, NullPool, and_, create_engine, delete, or_, select

from ...engine.nodes import Refused
from ..clock import clock
from ..table.apply import apply
from ..table.events import Ended
from ..table.match import DAY, OPEN
from . import schema, table_log, tournaments
from .migrate import check
from .store import CONNECT, database_url

NEVER_STARTED = 7 * DAY  # seconds that a table may wait for its start
CHUNK = 100  # tables deleted at a time
BELONGING = (
    *(schema.chat, schema.sitters, schema.events, schema.snapshots, schema.reviews, schema.finished),
    *(schema.to_rate, schema.rated),
)
PAUSE = 0.1  # seconds between chunks: the longest that SQLite lets somebody sleep who waits to write


class Purged(NamedTuple):
    """How much was deleted."""

    tables: int
    keys: int


class Complaint(NamedTuple):
    """A chat message that a player reported, with the reason."""

    number: int
    at: float
    table: str
    message: int
    player: str
    name: str | None
    text: str
    reporter: str
    reporter_name: str | None
    reason: str


def existing(url: str) -> Engine:
    """An Ossuary database with the schema of this version; any other is refused and not changed."""
    address = database_url(url)
    if address.drivername == "sqlite":
        Path(address.database or "").open("rb").close()  # SQLite would make the file
    how = {} if address.drivername == "sqlite" else CONNECT
    engine = create_engine(address, poolclass=NullPool, connect_args=how)  # nobody comes back for a connection
    check(engine)
    return engine


def purge(engine: Engine, days: int, now: float) -> Purged:
    """Deletes tables untouched for this long, with everything that belongs to them, and expired keys."""
    c, k = schema.tables.c, schema.keys.c
    old = or_(c.touched < now - days * DAY, and_(c.status == OPEN, c.touched < now - NEVER_STARTED))
    chosen = select(c.id).where(old).limit(CHUNK)
    with engine.begin() as connection:
        keys = connection.execute(delete(schema.keys).where(k.expires < now)).rowcount
        tournaments.purge(connection, now - days * DAY, now - NEVER_STARTED)
    tables = 0
    while True:
        with engine.begin() as connection:
            # Whether a table is old is asked again as it is deleted: somebody may have come to it meanwhile.
            gone = (
                connection.execute(delete(schema.tables).where(old, c.id.in_(chosen)).returning(c.id)).scalars().all()
            )
            _clear(connection, list(gone))
        if not gone:
            return Purged(tables, keys)
        tables += len(gone)
        time.sleep(PAUSE)


def close(engine: Engine, table: str) -> int:
    """Ends a table and returns its new version."""
    while True:
        with engine.begin() as connection:
            if table_log.is_over(connection, table):
                raise Refused("admin-over", table=table)
            event = Ended(at=max(clock(), table_log.touched(connection, table)), why="closed")
            if ended := table_log.end_unreadable(connection, table, event):
                return ended
            saved = table_log.load(connection, table)
            if saved is None:
                raise Refused("admin-no-table", table=table)
            match = saved.match
            apply(match, event)
            if table_log.append(connection, match, event, seats_changed=False):
                return match.version


def reports(engine: Engine) -> list[Complaint]:
    """The players' reports, oldest first."""
    r, c, author, reporter = schema.reports.c, schema.chat.c, schema.players.alias(), schema.players.alias()
    said = (c.table_id, c.number, c.player, author.c.name, c.text)
    wanted = (
        select(r.number, r.at, *said, r.player, reporter.c.name, r.reason)
        .join(schema.chat, c.number == r.message)
        .outerjoin(author, author.c.id == c.player)
        .outerjoin(reporter, reporter.c.id == r.player)
        .order_by(r.number)
    )
    with engine.connect() as connection:
        return [Complaint._make(row) for row in connection.execute(wanted)]


def _clear(connection: Connection, tables: list[str]) -> None:
    """Deletes what belongs to tables that are gone."""
    tournaments.note_gone(connection, tables)
    said = select(schema.chat.c.number).where(schema.chat.c.table_id.in_(tables))
    connection.execute(delete(schema.reports).where(schema.reports.c.message.in_(said)))
    for belonging in BELONGING:
        connection.execute(delete(belonging).where(belonging.c.table_id.in_(tables)))
