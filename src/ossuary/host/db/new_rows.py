"""Rows that are written only if nobody has written them yet, even where another process is about to."""

from sqlalchemy import Connection, Insert, Table


def insert_new(connection: Connection, table: Table) -> Insert:
    """An insert that leaves rows alone which are there already; its row count tells."""
    return _insert(connection, table).execution_options(preserve_rowcount=True)


def _insert(connection: Connection, table: Table) -> Insert:
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table).on_conflict_do_nothing()
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table).on_conflict_do_nothing()
