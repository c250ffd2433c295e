"""Removing the name of a deleted player from the tables where they sat: jobs for the store."""

from typing import Any

from msgspec.json import decode, encode
from sqlalchemy import Connection, delete, or_, select, update

from ..table.events import AnyEvent, Joined, Opened, read, written
from . import schema
from .notices import notify
from .table_log import Summary


def events_naming(connection: Connection, table: str, player: str) -> list[tuple[int, AnyEvent]]:
    """The events of a log that hold a player's name, by version."""
    e = schema.events.c
    naming = or_(e.version == 1, e.body.startswith('{"type":"joined"'))
    found = connection.execute(select(e.version, e.body).where(e.table_id == table, naming).order_by(e.version))
    logged = [(row.version, read(row.body)) for row in found]
    return [one for one in logged if any(place.player == player and place.name for place in _places(one[1]))]


def forget_name_in_events(connection: Connection, table: str, player: str, logged: list[tuple[int, AnyEvent]]) -> None:
    """Removes a player's name from events of a log."""
    e = schema.events
    for version, event in logged:
        for place in _places(event):
            place.name = None if place.player == player else place.name
        connection.execute(update(e).where(e.c.table_id == table, e.c.version == version).values(body=written(event)))


def forget_name(connection: Connection, table: str, player: str) -> None:
    """Removes a player's name, already gone from the log of a table, from everything derived from it."""
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))
    t = schema.tables
    for text in connection.execute(select(t.c.summary).where(t.c.id == table).with_for_update()).scalars().all():
        summary = decode(text, type=Summary)
        for seat in summary.seats:
            seat.name = None if seat.player == player else seat.name
        connection.execute(update(t).where(t.c.id == table).values(summary=encode(summary).decode()))
    notify(connection, table, 0)


def _places(event: AnyEvent) -> list[Any]:
    """Where an event has names of players."""
    return event.sittings if isinstance(event, Opened) else [event] if isinstance(event, Joined) else []
