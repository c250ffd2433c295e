"""Chat and presence: jobs for the store."""

from sqlalchemy import Connection, delete, distinct, func, insert, select

from ...engine.nodes import Refused
from ..protocol.answers import Message
from . import schema
from .in_groups import in_groups
from .notices import notify

BEAT = 20.0  # seconds until a silent process counts as gone
RECENT = 50  # messages that somebody who comes gets to see
MOST_SAID = 500  # messages of one player at one table


def say(connection: Connection, table: str, player: str, text: str, now: float) -> int:
    """Stores a chat message and returns its number."""
    c = schema.chat.c
    said = select(func.count()).select_from(schema.chat).where(c.table_id == table, c.player == player)
    if connection.execute(said).scalar_one() >= MOST_SAID:
        raise Refused("host-too-many-words", most=MOST_SAID)
    row = {"table_id": table, "player": player, "at": now, "text": text}
    number = connection.execute(insert(schema.chat).returning(schema.chat.c.number), row).scalar_one()
    notify(connection, table, 0)
    return int(number)


def said(connection: Connection, table: str) -> list[Message]:
    """The last chat messages at a table."""
    c, p = schema.chat.c, schema.players.c
    found = connection.execute(
        select(c.number, c.player, p.name, c.at, c.text)
        .outerjoin(schema.players, p.id == c.player)
        .where(c.table_id == table)
        .order_by(c.number.desc())
        .limit(RECENT)
    )
    return [Message(*row) for row in found][::-1]


def spoke(connection: Connection, table: str, player: str) -> bool:
    """Whether a player has sent a message at a table."""
    c = schema.chat.c
    return (
        connection.execute(select(c.number).where(c.table_id == table, c.player == player).limit(1)).first() is not None
    )


def report(connection: Connection, table: str, message: int, player: str, reason: str, now: float) -> None:
    """Stores a report of a chat message."""
    c = schema.chat.c
    if connection.execute(select(c.number).where(c.number == message, c.table_id == table)).first() is None:
        raise Refused("host-no-message")
    connection.execute(insert(schema.reports), {"message": message, "player": player, "reason": reason, "at": now})


def come(connection: Connection, process: str, table: str, player: str) -> None:
    """Notes that a player has a socket open at a table."""
    go(connection, process, table, player)
    connection.execute(insert(schema.presence), {"process": process, "table_id": table, "player": player})


def go(connection: Connection, process: str, table: str, player: str) -> None:
    """Notes that a player has no socket open any more."""
    p = schema.presence.c
    connection.execute(delete(schema.presence).where(p.process == process, p.table_id == table, p.player == player))
    notify(connection, table, 0)


def elsewhere(connection: Connection, process: str, table: str, now: float) -> set[str]:
    """The players who are at a table through other processes that are alive."""
    p, alive = schema.presence.c, schema.processes.c
    found = connection.execute(
        select(p.player)
        .join(schema.processes, alive.id == p.process)
        .where(p.table_id == table, p.process != process, alive.beat > now - BEAT)
    )
    return set(found.scalars())


def last_beat(connection: Connection) -> float:
    """When a process last said that it is alive, by its own clock."""
    return connection.execute(select(func.max(schema.processes.c.beat))).scalar() or 0.0


def everybody(connection: Connection, now: float) -> int:
    """How many players are at tables, through processes that are alive."""
    p, alive = schema.presence.c, schema.processes.c
    here = select(func.count(distinct(p.player))).join(schema.processes, alive.id == p.process)
    return int(connection.execute(here.where(alive.beat > now - BEAT)).scalar_one())


def beat(
    connection: Connection, process: str, here: set[tuple[str, str]], tables: list[str], now: float, told: str
) -> dict[str, set[str]]:
    """Notes that a process is alive, and which players are at which tables there; who is elsewhere at these tables."""
    p, alive = schema.presence.c, schema.processes.c
    connection.execute(delete(schema.processes).where((alive.id == process) | (alive.beat < now - BEAT)))
    connection.execute(insert(schema.processes), {"id": process, "beat": now, "told": told})
    connection.execute(delete(schema.presence).where(p.process.not_in(select(alive.id))))
    own = connection.execute(select(p.table_id, p.player).where(p.process == process))
    noted = {(row.table_id, row.player) for row in own}
    elsewhere = dict[str, set[str]]()
    for some in in_groups(tables):
        for row in connection.execute(select(p.table_id, p.player).where(p.table_id.in_(some), p.process != process)):
            elsewhere.setdefault(row.table_id, set()).add(row.player)
    # What could not be noted while the database was away, or was cleared away while this process was silent.
    for table, player in noted - here:
        go(connection, process, table, player)
    for table, player in here - noted:
        come(connection, process, table, player)
    return elsewhere


def stop(connection: Connection, process: str) -> None:
    """Notes that a process has ended."""
    connection.execute(delete(schema.presence).where(schema.presence.c.process == process))
    connection.execute(delete(schema.processes).where(schema.processes.c.id == process))
