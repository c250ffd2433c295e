"""Whatever is killed, and whenever: every event that was acknowledged is kept, in order and once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from ossuary.host.db.chats import BEAT
from ossuary.host.db.store import database_url

from .crash import ME, OPEN, Blow, crashed, free_port, hung_up, killed, own_server, storm, wait_for
from .host import Guest, HostProcess


def survived(hosts: list[HostProcess], tables: int, blows: list[Blow]) -> None:
    heard = asyncio.run(storm(hosts, tables, blows, seed=1))
    print(f"{heard.blows} blows, {len(heard.acked)} acknowledged commands kept, {heard.returns} attempts to come back")
    assert heard.blows > 1 and len(heard.acked) >= 10 * tables * (heard.blows + 1)


# How many tables, and how many blows of a kind: a few by day, many by night.
STORMS = pytest.mark.parametrize(("tables", "blows"), [(4, 1), pytest.param(12, 4, marks=pytest.mark.nightly)])


@STORMS
def test_nothing_is_lost_with_a_host(tmp_path: Path, tables: int, blows: int) -> None:
    with HostProcess(tmp_path, port=free_port(), rate=10_000) as host:
        survived([host], tables, [killed(host)] * 2 * blows)


@STORMS
def test_nothing_is_lost_with_one_of_two_hosts(tmp_path: Path, postgres: Any, tables: int, blows: int) -> None:
    postgres.psql(f"create database crash_{tables};")
    database = postgres.get_uri(f"crash_{tables}")
    with (
        HostProcess(tmp_path, database, free_port(), rate=10_000) as one,
        HostProcess(tmp_path, database, free_port(), rate=10_000) as two,
    ):
        survived([one, two], tables, [killed(one), killed(two)] * blows)


@STORMS
def test_nothing_is_lost_with_the_database(tmp_path: Path, tables: int, blows: int) -> None:
    with own_server() as server:
        database = server.get_uri()
        with HostProcess(tmp_path, database, rate=10_000) as one, HostProcess(tmp_path, database, rate=10_000) as two:
            survived([one, two], tables, [hung_up(server), crashed(server)] * blows)


def test_who_does_not_come_back_counts_as_absent(tmp_path: Path) -> None:
    with HostProcess(tmp_path) as host:
        ada, bob = Guest(host.url), Guest(host.url)
        opened = ada.open("bones", [ME, OPEN])
        bob.ask(opened["table"], "join", opened["invite"])
        with ada.live(opened["table"]), bob.live(opened["table"]):
            wait_for(host.database, "select count(*) = 2 from presence")
            host.kill()
        pass_time(host, -1000)  # so that it does not matter how long the start takes
        host.start()
        with ada.live(opened["table"]) as live:
            assert [chair["present"] for chair in live.update["table"]["chairs"]] == [True, True]
            pass_time(host, 1000 + BEAT)
            while live.next("presence")["present"] != [True, False]:
                pass


def pass_time(host: HostProcess, seconds: float) -> None:
    """Lets time pass since the last sign of life of all processes."""
    engine = create_engine(database_url(host.database))
    with engine.begin() as connection:
        connection.execute(text("update processes set beat = beat - :seconds"), {"seconds": seconds})
    engine.dispose()


@pytest.mark.nightly
def test_nothing_is_lost_at_a_hundred_tables(tmp_path: Path) -> None:
    with HostProcess(tmp_path, port=free_port(), rate=10_000) as host:
        survived([host], 100, [killed(host)] * 10)
