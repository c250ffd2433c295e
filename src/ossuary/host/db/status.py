"""What an operator sees of a host without Prometheus: tables, people, what waits, and every process."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Table, distinct, func, select, text

from ... import __version__
from ..clock import clock
from ..table.match import OPEN, OVER, PLAYING
from . import chats, schema
from .migrate import newest

LATE = 2.0  # seconds after which a table that was due counts as overdue
RECENT = 3600.0  # seconds


class Slow(msgspec.Struct):
    """The slowest recent command of a kind."""

    kind: str
    seconds: float


class Told(msgspec.Struct):
    """What a process tells of itself with every beat."""

    version: str
    address: str
    since: float
    sockets: int
    tables: int  # in memory
    slowest: list[Slow]


class Process(msgspec.Struct):
    """A process that serves the database; one of an older version tells nothing of itself."""

    id: str
    silent: float  # seconds since its last beat
    people: int
    told: Told | None


class Status(msgspec.Struct):
    """A host at one moment."""

    version: str
    form: str
    bytes: int
    tables: dict[str, int]  # by status
    recent: int  # tables touched within the last hour
    players: int
    here: int
    overdue: int
    longest_overdue: float
    to_rate: int
    to_count: int
    reports: int
    tournaments: int
    processes: list[Process]


def status(engine: Engine) -> Status:
    """The host on a database, now."""
    now = clock()
    t, f, m = schema.tables.c, schema.finished.c, schema.tournaments.c
    with engine.connect() as connection:

        def one(chosen: Any) -> Any:
            return connection.execute(chosen).scalar_one()

        def rows(table: Table, *where: Any) -> int:
            return int(one(select(func.count()).select_from(table).where(*where)))

        by_status = dict.fromkeys((OPEN, PLAYING, OVER), 0)
        by_status |= {
            row.status: row[1] for row in connection.execute(select(t.status, func.count()).group_by(t.status))
        }
        first = one(select(func.min(t.wake)).where(t.wake < now - LATE))
        return Status(
            version=__version__,
            form=newest(),
            bytes=_size(connection),
            tables=by_status,
            recent=rows(schema.tables, t.touched > now - RECENT),
            players=rows(schema.players),
            here=chats.everybody(connection, now),
            overdue=rows(schema.tables, t.wake < now - LATE),
            longest_overdue=0.0 if first is None else now - first,
            to_rate=rows(schema.to_rate),
            to_count=rows(schema.finished, ~f.counted),
            reports=rows(schema.reports),
            tournaments=rows(schema.tournaments, m.status != OVER),
            processes=_processes(connection, now),
        )


def _processes(connection: Connection, now: float) -> list[Process]:
    """The processes, the oldest first."""
    c, p = schema.processes.c, schema.presence.c
    people = select(func.count(distinct(p.player))).where(p.process == c.id).scalar_subquery()
    found = connection.execute(select(c.id, c.beat, people, c.told).order_by(c.id))
    processes = [Process(id, max(0.0, now - beat), here, told and read(told)) for id, beat, here, told in found]
    return sorted(processes, key=lambda one: one.told.since if one.told else 0.0)


def _size(connection: Connection) -> int:
    """The bytes that a database takes on its disk."""
    if connection.dialect.name == "postgresql":
        wanted = "select pg_database_size(current_database())"
    else:
        wanted = "select page_count * page_size from pragma_page_count(), pragma_page_size()"
    return int(connection.execute(text(wanted)).scalar_one())


def written(told: Told) -> str:
    """What a process tells, as its row keeps it."""
    return msgspec.json.encode(told).decode()


def read(told: str) -> Told | None:
    """What a process has told; nothing where a later version says it in another form."""
    try:
        return msgspec.json.decode(told, type=Told)
    except msgspec.MsgspecError:
        return None
