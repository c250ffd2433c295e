"""Rows that two processes are about to write at once: one of them is first, and the other one learns of it."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import Any

import pytest
from sqlalchemy import Connection, text

from ossuary.engine.nodes import Refused
from ossuary.host.db import daily, practice
from ossuary.host.db.practice import Card
from ossuary.host.db.store import Store

NAME = "shark-attacks"
WAITING = text("select count(*) from pg_locks where not granted")


@pytest.fixture
def store(postgres: Any) -> Iterator[Store]:
    """A database of its own that processes share."""
    postgres.psql("create database new_rows;")
    made = Store(str(postgres.get_uri(database="new_rows")))
    made.migrate()
    yield made
    made.engine.dispose()
    postgres.psql("drop database new_rows;")


def both(store: Store, first: Callable[[Connection], object], second: Callable[[Connection], object]) -> Any:
    """The result of a job that waits for another one which is not committed yet."""

    def run() -> object:
        with store.engine.begin() as connection:
            return second(connection)

    with ThreadPoolExecutor(1) as pool:
        with store.engine.begin() as connection:
            first(connection)
            later = pool.submit(run)
            while not connection.execute(WAITING).scalar() and not later.done():
                pass
        return later.result()


def test_a_try_is_claimed_once(store: Store) -> None:
    def claim(table: str) -> Callable[[Connection], None]:
        return lambda c: daily.claim(c, "ada", date(2026, 11, 18), NAME, table, brought=False)

    with pytest.raises(Refused, match="host-daily-tried"):
        both(store, claim("one"), claim("another"))


def test_an_answer_follows_from_the_one_that_was_first(store: Store) -> None:
    def answer(connection: Connection) -> float:
        return practice.answered(
            connection, "ada", NAME, "0" * 16, lambda card: Card("2", 2.0) if card else Card("1", 1.0)
        )

    assert both(store, answer, answer) == 2.0
