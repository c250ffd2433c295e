"""Copies of a whole database: into a file while games run, and from a file into an empty database."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, func, insert, literal, select

from ...engine.nodes import Refused
from . import schema
from .admin import existing
from .store import Store, shown

CHUNK = 1000  # rows at a time
PASSING = (schema.presence, schema.processes)  # what is true of running processes only
KEPT = [table for table in schema.rows.sorted_tables if table not in PASSING]
NUMBERED = (schema.chat, schema.reports)  # whose numbers PostgreSQL counts by itself


def backup(source: Engine, file: Path) -> dict[str, int]:
    """Copies a database as of one moment into a new file, completely or not at all; returns the row counts."""
    if file.exists():
        raise Refused("admin-there", file=str(file))
    file.parent.stat()
    with TemporaryDirectory(prefix=".ossuary-", dir=file.parent) as folder:
        part = Path(folder) / "part.db"
        counts = _filled(part, source)
        part.chmod(0o600)  # the secrets of dice are in it
        _settle(part)
        part.rename(file)
    _settle(file.parent)
    return counts


def restore(source: Engine, target: Engine) -> dict[str, int]:
    """Copies a database into an empty one, completely or not at all; returns the row counts."""
    with _moment(source) as there, target.begin() as here:
        if any(here.execute(select(literal(1)).select_from(table).limit(1)).first() for table in KEPT):
            raise Refused("admin-not-empty", url=shown(target.url))
        counts = _copied(there, here)
        if here.dialect.name == "postgresql":
            for table in NUMBERED:
                sequence = func.pg_get_serial_sequence(table.name, table.c.number.name)
                here.execute(select(func.setval(sequence, func.max(table.c.number))).having(func.count() > 0))
    return counts


def empty(url: str) -> Engine:
    """A database to restore into, with the newest schema; refuses one that belongs to another program."""
    store = Store(url)
    try:
        store.migrate()
    finally:
        store.engine.dispose()
    return existing(url)


def file_url(file: Path) -> str:
    """The address of a SQLite file."""
    url = f"sqlite:///{file}"
    if "?" in url:
        raise Refused("serve-database", url=url)  # what comes after it would be taken for settings
    return url


def _filled(file: Path, source: Engine) -> dict[str, int]:
    store = Store(file_url(file))
    store.migrate()
    try:
        with store.engine.connect() as target, _moment(source) as connection:
            target.exec_driver_sql("PRAGMA journal_mode=OFF")  # nobody reads the file before it is whole
            counts = _copied(connection, target)
            target.commit()
            target.exec_driver_sql("PRAGMA journal_mode=DELETE")  # so that it can be read where nothing can be written
    finally:
        store.engine.dispose()
    return counts


@contextmanager
def _moment(engine: Engine) -> Iterator[Connection]:
    """A connection that keeps seeing the database as it is now."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


def _copied(source: Connection, target: Connection) -> dict[str, int]:
    counts = {}
    for table in KEPT:
        counts[table.name] = 0
        found = source.execute(select(table), execution_options={"yield_per": CHUNK})
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
            counts[table.name] += len(rows)
    return counts


def _settle(path: Path) -> None:
    """Waits until a file, or the entries of a folder, are on disk."""
    if os.name == "posix" or path.is_file():
        opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
