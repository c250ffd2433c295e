"""Rows that are written only if nobody has written them yet, even where another process is about to."""

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(connection: Connection, table: Table) -> Insert:
    """An insert that leaves rows alone which are there already; its row count tells."""
    made: Insert = (
        postgresql.insert(table).on_conflict_do_nothing()
        if connection.dialect.name == "postgresql"
        else sqlite.insert(table).on_conflict_do_nothing()
    )
    return made.execution_options(preserve_rowcount=True)
