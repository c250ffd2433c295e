"""`ossuary admin status`: what an operator sees without Prometheus."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from ossuary import __version__
from ossuary.host.db.migrate import newest
from ossuary.host.db.store import Store, database_url
from tests.host import conftest as hosts
from tests.host.crash import ME, OPEN, wait_for
from tests.host.host import Guest, Host

from ..conftest import Command

postgres = hosts.postgres
BOTH = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind that nobody has used yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'host.db'}"
    server: Any = request.getfixturevalue("postgres")
    server.psql("create database status;")
    return str(server.get_uri("status"))


def changed(database: str, statement: str) -> None:
    """Changes something behind the host's back."""
    engine = create_engine(database_url(database))
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_all_that_a_host_does_is_told(command: Command, tmp_path: Path, database: str) -> None:
    with Host(tmp_path, database, listens=("127.0.0.1", 8001)) as host:
        ada, bob = Guest(host.url, "Ada"), Guest(host.url, "Bob")
        ada.open("bones", [ME, OPEN])
        table = ada.open("shark-attacks", BOTH, options={"target": 50})["table"]
        ada.ask(table, "start")
        over = bob.open("shark-attacks", BOTH, options={"target": 5})["table"]
        bob.ask(over, "start")
        bob.finish(over)
        with ada.live(table) as live:
            assert live.act(live.update["yours"]["offers"][0]["action"])["type"] == "ack"
            wait_for(database, "select count(*) = 1 from processes where told like '%\"sockets\"_1,%'")
            told = json.loads(command("admin", "status", "--database", database, "--json").out)
            sentences = command("admin", "status", "--database", database).out
            german = command("admin", "status", "--database", database, "--lang", "de").out
    (process,) = told.pop("processes")
    assert told.pop("bytes") > 100_000
    assert told.pop("to_count") + told.pop("to_rate") < 2  # the host counts while we look
    assert told == {
        "version": __version__,
        "form": newest(),
        "tables": {"open": 1, "playing": 1, "over": 1},
        "recent": 3,
        "players": 2,
        "here": 1,
        "overdue": 0,
        "longest_overdue": 0.0,
        "reports": 0,
        "tournaments": 0,
    }
    about = process["told"]
    assert (process["people"], about["sockets"], about["tables"]) == (1, 1, 2)
    assert (about["version"], about["address"]) == (__version__, f"{socket.gethostname()}:8001")
    assert {slow["kind"] for slow in about["slowest"]} == {"act"}
    assert "Tables: 1 open, 1 being played, 1 over; 3 touched within the last hour\n" in sentences
    assert "Players: 1 at tables now, 2 in all\n" in sentences
    assert f"Process {process['id']} on {socket.gethostname()}:8001, version {__version__}, since 20" in sentences
    assert "\nSlowest in ten minutes: act " in sentences
    assert "Tische: 1 offen, 1 im Spiel, 1 zu Ende; 3 in der letzten Stunde angerührt\n" in german
    assert f"Prozess {process['id']} auf {socket.gethostname()}:8001" in german


def test_what_waits_is_counted_and_a_process_of_another_version_is_named(command: Command, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'host.db'}"
    with Host(tmp_path) as host:
        ada = Guest(host.url, "Ada")
        table = ada.open("shark-attacks", BOTH, options={"target": 5})["table"]
        ada.ask(table, "start")
    changed(database, f"update tables set wake = touched - 60 where id = '{table}'")
    changed(database, "insert into processes (id, beat) values ('older', 0)")
    changed(database, "insert into processes (id, beat, told) values ('newer', 0, '{}')")
    changed(database, "insert into presence values ('older', 'table', 'ada')")
    changed(database, "insert into to_rate values ('table')")
    told = json.loads(command("admin", "status", "--database", database, "--json").out)
    assert (told["overdue"], told["to_rate"], told["here"]) == (1, 1, 0)
    assert told["longest_overdue"] > 60
    assert {one["id"]: (one["people"], one["told"]) for one in told["processes"]} == {
        "newer": (0, None),
        "older": (1, None),
    }
    said = command("admin", "status", "--database", database).out
    assert "Waiting: tables overdue 1 (longest 6" in said and "games to rate 1," in said
    assert "\nProcess older: players 1; heard " in said


def test_a_host_that_is_not_running_has_no_processes(command: Command, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'host.db'}"
    store = Store(database)
    store.migrate()
    store.engine.dispose()
    assert command("admin", "status", "--database", database).out.endswith("\nNo process serves this database.\n")
    assert (
        "\nKein Prozess bedient diese Datenbank."
        in command("admin", "status", "--database", database, "--lang", "de").out
    )
