"""Reviews of finished games: jobs for the store."""

from msgspec import Struct
from msgspec.json import decode, encode
from sqlalchemy import Connection, delete, insert, select, update

from ..protocol.http import Fortune
from . import schema


class Fortunes(Struct):
    """The part of a review that lists of games show."""

    shares: list[Fortune]


def review(connection: Connection, table: str) -> str | None:
    """The review of a table, if one was made."""
    r = schema.reviews.c
    return connection.execute(select(r.body).where(r.table_id == table)).scalar()


def keep_review(connection: Connection, table: str, body: str) -> None:
    """Stores the review of a table, and its luck and skill in the lists of its players' games."""
    connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
    connection.execute(insert(schema.reviews), {"table_id": table, "body": body})
    f, shares = schema.finished, encode(decode(body, type=Fortunes).shares).decode()
    connection.execute(update(f).where(f.c.table_id == table).values(shares=shares))
