"""Notices to other processes go out after the commit, many together, and never in the transaction itself."""

import asyncio
import secrets
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from ossuary.engine.nodes import Refused
from ossuary.host.db.notices import CHANNEL, LARGEST, Notices, notify, tell_withdrawn
from ossuary.host.db.store import Store

from ..host import PATIENCE


@pytest.fixture
def address(postgres: Any) -> str:
    """The address of a new database."""
    name = f"notices_{secrets.token_hex(4)}"
    postgres.psql(f"create database {name};")
    made: str = postgres.get_uri(name)
    return made


@pytest.fixture
def listener(address: str) -> Iterator[psycopg.Connection[Any]]:
    """Another process, which listens."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"listen {CHANNEL}")
        yield connection


def heard(listener: psycopg.Connection[Any]) -> list[str]:
    """What has arrived until now."""
    listener.execute("select 1")  # with the answer comes all that was sent before
    return [notice.payload for notice in listener.notifies(timeout=0)]


def written(address: str, *jobs: Any) -> tuple[list[str], list[Any]]:
    """The payloads that wait once these jobs were committed as one group, and what became of each."""

    async def write() -> tuple[list[str], list[Any]]:
        store = Store(address)
        try:
            results = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
            return list(store.notices.payloads()), results
        finally:
            await store.close()

    return asyncio.run(write())


def test_a_commit_tells_nobody_itself(address: str, listener: psycopg.Connection[Any]) -> None:
    waiting, _ = written(address, lambda c: notify(c, "table", 7))
    assert heard(listener) == []
    assert waiting == ["table 7"]


def test_a_withdrawn_key_is_told_with_the_commit(address: str, listener: psycopg.Connection[Any]) -> None:
    waiting, _ = written(address, lambda c: tell_withdrawn(c, "key"))
    assert heard(listener) == ["key withdrawn"]
    assert waiting == []


def test_what_was_undone_is_not_told(address: str) -> None:
    def refused(c: Any) -> None:
        notify(c, "undone", 1)
        raise Refused("host-over")

    waiting, results = written(
        address, lambda c: notify(c, "one", 1), refused, lambda c: notify(c, "two", 2), lambda c: notify(c, "two", 0)
    )
    assert waiting == ["one 1\ntwo 2\ntwo 0"]
    assert [type(result) for result in results] == [type(None), Refused, type(None), type(None)]


def test_of_a_table_only_the_newest_version_is_told() -> None:
    store = Store("postgresql://nobody@127.0.0.1/nothing")
    store.notices.committed([("one", 1), ("one", 0), ("two", 5), ("one", 2)])
    assert list(store.notices.payloads()) == ["one 2\none 0\ntwo 5"]
    asyncio.run(
        asyncio.wait_for(store.notices.some(), PATIENCE)
    )  # the first attempt to send failed, and nothing more must happen for a second
    store.notices.committed([("one", 3)])
    assert list(store.notices.payloads()) == ["one 3\none 0\ntwo 5"]
    store.notices.sent()
    assert list(store.notices.payloads()) == []


def test_many_notices_go_in_as_few_payloads_as_they_fit_in(listener: psycopg.Connection[Any]) -> None:
    store = Store("postgresql://nobody@127.0.0.1/nothing")
    told = [(secrets.token_urlsafe(12), number) for number in range(1, 2000)]
    store.notices.committed(told)
    payloads = list(store.notices.payloads())
    assert len(payloads) == -(-sum(len(f"{table} {version}\n") for table, version in told) // LARGEST)
    for payload in payloads:
        listener.execute("select pg_notify(%s, %s)", (CHANNEL, payload))
    assert "\n".join(heard(listener)).split("\n") == [f"{table} {version}" for table, version in told]


def test_notices_that_cannot_be_sent_take_no_more_room_than_there_are_tables() -> None:
    notices = Notices()
    for version in range(1, 1001):
        notices.committed([("one", version), ("two", version), ("one", 0)])
    assert len(notices._committed) == 3
    assert list(notices.payloads()) == ["one 1000\ntwo 1000\none 0"]
