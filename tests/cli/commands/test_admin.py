"""`ossuary admin`, on databases that hosts are using."""

import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
import pytest
from sqlalchemy import Engine, insert, select, text, update

from ossuary.host.db import accounts, chats, schema, table_log
from ossuary.host.db.admin import existing
from ossuary.host.db.backup import KEPT
from ossuary.host.db.store import Store
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.table.apply import match_from_log
from ossuary.host.table.chance import what_follows
from ossuary.host.table.events import Ended, Started, read
from ossuary.host.table.opening import open_table
from tests.host import conftest as hosts
from tests.host.crash import wait_for
from tests.host.host import Guest, Host, HostProcess, Live
from tests.host.live.test_clocks import until

from ..conftest import Command
from ..test_misuse import refused

DAY = 24 * 3600.0
BOTH = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
MIND = {"kind": "mind", "mind": "rule-of-thumb"}
Fresh: TypeAlias = Callable[[], str]

postgres = hosts.postgres


@pytest.fixture
def new_postgresql(postgres: Any) -> Fresh:
    """Makes a database in PostgreSQL."""

    def made() -> str:
        name = f"ossuary_{secrets.token_hex(8)}"
        with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return str(postgres.get_uri(database=name))

    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind that nobody has used yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'host.db'}"
    made: str = request.getfixturevalue("new_postgresql")()
    return made


@contextmanager
def under_play(host: Host, guests: int = 3) -> Iterator[list[Guest]]:
    """Guests who open tables and play them, one after the other, until this is left."""
    stopping = threading.Event()
    playing = [Guest(host.url, f"Guest {number}") for number in range(guests)]

    def play(guest: Guest) -> int:
        games = 0
        while not stopping.is_set():
            table = guest.open("shark-attacks", BOTH, options={"target": 5})["table"]
            guest.ask(table, "start")
            with guest.live(table) as live:
                while live.update["table"]["status"] == "playing" and not stopping.is_set():
                    assert move(live)["type"] == "ack"
            games += 1
        return games

    with ThreadPoolExecutor(guests) as pool:
        futures = [pool.submit(play, guest) for guest in playing]
        try:
            yield playing
        finally:
            stopping.set()
        assert all(future.result() for future in futures)


def until_played(database: str, events: int) -> None:
    """Waits until so much more has happened in a database."""
    count = "select count(*) from events"
    with existing(database).connect() as connection:
        before = connection.execute(text(count)).scalar_one()
    wait_for(database, f"select ({count}) >= :wanted", wanted=before + events)


def move(live: Live) -> Any:
    """Plays the first action that is offered."""
    return live.act(live.update["yours"]["offers"][0]["action"])


def logs(engine: Engine) -> dict[str, list[str]]:
    """The events of every table, in their order."""
    found: dict[str, list[str]] = {}
    with engine.connect() as connection:
        for row in connection.execute(
            select(schema.events).order_by(schema.events.c.table_id, schema.events.c.version)
        ):
            found.setdefault(row.table_id, []).append(row.body)
    return found


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows that a backup keeps."""
    with existing(url).connect() as connection:
        wanted = {table.name: select(table).order_by(*table.primary_key.columns) for table in KEPT}
        return {name: [tuple(row) for row in connection.execute(rows)] for name, rows in wanted.items()}


def moved(guest: Guest, host: Host) -> Guest:
    """The same guest, at another host."""
    guest.http.base_url = host.url
    return guest


def test_a_backup_of_a_host_under_play(command: Command, tmp_path: Path, database: str) -> None:
    with HostProcess(tmp_path, database, rate=10_000) as host:
        ada = Guest(host.url)
        kept = ada.open("bones", BOTH, options={"end": "rounds=1"})["table"]
        ada.ask(kept, "start")
        with ada.live(kept) as live:
            move(live)
        with under_play(host):
            files = [tmp_path / f"copy-{number}.db" for number in range(3)]
            for file in files:
                until_played(database, 20)
                code, out, err = command("admin", "backup", file, "--database", database, "--json")
                assert (code, err) == (0, "")
                assert json.loads(out)["rows"]["tables"] >= 1
        grown = logs(existing(database))
    for file in files:
        copy = existing(f"sqlite:///{file}")
        copied = logs(copy)
        with copy.connect() as connection:
            versions = {row.id: row.version for row in connection.execute(select(schema.tables))}
            assert connection.execute(text("pragma integrity_check")).scalar_one() == "ok"
            assert connection.execute(text("select count(*) from processes")).scalar_one() == 0
            assert connection.execute(text("select count(*) from presence")).scalar_one() == 0
        assert versions == {table: len(log) for table, log in copied.items()}
        assert all(grown[table][: len(log)] == log for table, log in copied.items())
        assert copied[kept] == grown[kept]
    assert len(grown) >= len(logs(existing(f"sqlite:///{files[-1]}"))) > 1
    assert sum(map(len, logs(existing(f"sqlite:///{files[0]}")).values())) < sum(map(len, grown.values()))


def test_a_backup_can_be_served_and_its_games_go_on(command: Command, tmp_path: Path, database: str) -> None:
    copy = tmp_path / "copy.db"
    with HostProcess(tmp_path, database, rate=10_000) as host:
        with under_play(host) as guests:
            wait_for(database, "select count(distinct player) = 3 from sitters")
            assert command("admin", "backup", copy, "--database", database).code == 0
        seen = {guest.player: {table["table"] for table in mine(guest)} for guest in guests}
    with Host(tmp_path, f"sqlite:///{copy}", rate=10_000) as other:
        for guest in guests:
            moved(guest, other)
            tables = {table["table"] for table in mine(guest)}
            assert tables and tables <= seen[guest.player]
            for table in tables:
                with guest.live(table, since=0) as live:
                    assert len(live.update["happened"]) == live.update["table"]["version"]
                    if live.update["table"]["status"] == "open":
                        guest.ask(table, "start")
                        live.next("update")
                    while live.update["table"]["status"] != "over":
                        assert move(live)["type"] == "ack"
                    assert live.update["table"]["result"]["why"] == "finished"


def mine(guest: Guest) -> Any:
    return guest.got(guest.http.get("/api/me/tables"))


def test_from_sqlite_to_postgresql_and_back(command: Command, tmp_path: Path, new_postgresql: Fresh) -> None:
    first, there, second = (
        f"sqlite:///{tmp_path / 'first.db'}",
        new_postgresql(),
        f"sqlite:///{tmp_path / 'second.db'}",
    )
    with Host(tmp_path, first) as host:
        ada = Guest(host.url)
        table = ada.open("skulls-of-sedlec", [{"kind": "me"}, MIND], listed=True)["table"]
        ada.ask(table, "start")
        for number in range(3):
            ada.ask(table, "say", text=f"Hallo {number} ☠")
        ada.ask(table, "report", message=2, reason="loud")
        ada.got(ada.http.post("/api/me/tokens", json={"label": "bot"}))
        until(lambda: bool(ada.seen(table)["yours"]["offers"]))  # until the mind has played
    assert command("admin", "backup", tmp_path / "a.db", "--database", first).code == 0
    before = (tmp_path / "a.db").read_bytes()
    assert command("admin", "restore", tmp_path / "a.db", "--database", there).code == 0
    assert (tmp_path / "a.db").read_bytes() == before
    assert everything(there) == everything(first)
    with Host(tmp_path, there) as host:
        moved(ada, host).ask(table, "say", text="here again")
        ada.ask(table, "report", message=4)
        said = ada.got(ada.http.get(f"/api/tables/{table}/chat"))["messages"]
        assert [message["number"] for message in said] == [1, 2, 3, 4]
        with ada.live(table) as live:
            if not live.update["yours"]["offers"]:
                live.next("update")
            assert move(live)["type"] == "ack"
    assert command("admin", "backup", tmp_path / "b.db", "--database", there).code == 0
    assert command("admin", "restore", tmp_path / "b.db", "--database", second).code == 0
    assert everything(second) == everything(there)
    with Host(tmp_path, second) as host:
        moved(ada, host).ask(table, "say", text="and back")
        assert ada.got(ada.http.get(f"/api/tables/{table}/chat"))["messages"][-1]["number"] == 5


def test_an_empty_database_goes_to_postgresql(command: Command, tmp_path: Path, new_postgresql: Fresh) -> None:
    Store(f"sqlite:///{tmp_path / 'host.db'}").migrate()
    there = new_postgresql()
    command("admin", "backup", tmp_path / "copy.db", "--database", f"sqlite:///{tmp_path / 'host.db'}")
    ran = command("admin", "restore", tmp_path / "copy.db", "--database", there)
    assert ran.out.startswith("0 tables with 0 events copied back to postgresql://")
    with existing(there).begin() as connection:
        assert chats.say(connection, "table", "player", "first", 0.0) == 1


def test_nothing_is_left_of_a_backup_that_fails(command: Command, tmp_path: Path, database: str) -> None:
    engine = migrated(database)
    with engine.begin() as connection:
        connection.execute(text("drop table reports"))
    (tmp_path / "copies").mkdir()
    line = refused(command("admin", "backup", tmp_path / "copies" / "copy.db", "--database", database))
    assert "reports" in line
    assert list((tmp_path / "copies").iterdir()) == []


def test_nothing_is_left_of_a_restore_that_fails(command: Command, tmp_path: Path, database: str) -> None:
    copy = tmp_path / "copy.db"
    engine = migrated(f"sqlite:///{copy}")
    seated(engine, "over", 0)
    with engine.begin() as connection:
        connection.execute(text("drop table sitters"))
    assert "sitters" in refused(command("admin", "restore", copy, "--database", database))
    assert not any(everything(database).values())


def migrated(url: str) -> Engine:
    store = Store(url)
    store.migrate()
    store.engine.dispose()
    return existing(url)


def usual(folder: Path) -> str:
    """The database of a host that was given none, in the home of a test."""
    file = folder / "home" / "ossuary" / "host.db"
    file.parent.mkdir(parents=True)
    return f"sqlite:///{file}"


def seated(engine: Engine, status: str, days: float) -> str:
    """A table with a chat and a complaint, last touched this many days ago."""
    match_id, secret, now = secrets.token_urlsafe(16), secrets.token_bytes(32), time.time()
    new = NewTable("rolling-bones", [NewSeat("me"), NewSeat("mind", mind="random")])
    log: list[Any] = [open_table(new, "ada", now, "")]
    if status != "open":
        start = match_from_log(match_id, secret, log)
        log.append(Started(at=now, moves=what_follows(start, start.table.state, start.draws())))
    if status == "over":
        log.append(Ended(at=now, why="closed"))
    match = match_from_log(match_id, secret, log)
    with engine.begin() as connection:
        table_log.create(connection, match, "invite", log)
        message = chats.say(connection, match_id, "ada", "hello", now)
        chats.report(connection, match_id, message, "bob", "", now)
        this = schema.tables.c.id == match_id
        connection.execute(update(schema.tables).where(this).values(touched=now - days * DAY))
    return match_id


def test_purging_deletes_what_is_old_and_nothing_else(command: Command, database: str) -> None:
    engine, now = migrated(database), time.time()
    ages = [("over", 89), ("over", 91), ("playing", 89), ("playing", 91), ("open", 6), ("open", 8), ("open", 91)]
    tables = {seated(engine, status, days): (status, days) for status, days in ages}
    with engine.begin() as connection:
        for lifetime in (-1.0, 1.0, None):
            expires = lifetime if lifetime is None else now + lifetime * DAY
            text_, _ = accounts.issue(connection, "ada", accounts.COOKIE, now)
            this = schema.keys.c.hash == accounts.hashed(text_)
            connection.execute(update(schema.keys).where(this).values(expires=expires))
    before = everything(database)
    assert command("admin", "purge", "--database", database).out == "Deleted: 4 tables, one expired key.\n"
    stay = {table for table, age in tables.items() if age in (("over", 89), ("playing", 89), ("open", 6))}
    after = everything(database)
    assert {row[0] for row in after["tables"]} == stay
    assert after["events"] == [row for row in before["events"] if row[0] in stay]
    assert after["sitters"] == [row for row in before["sitters"] if row[1] in stay]
    assert after["chat"] == [row for row in before["chat"] if row[1] in stay]
    assert {row[1] for row in after["reports"]} == {row[0] for row in after["chat"]}
    assert [row[6] is None or row[6] > now for row in after["keys"]] == [True, True]
    assert command("admin", "purge", "--database", database).out == "Deleted: 0 tables, 0 expired keys.\n"
    assert (
        command("admin", "purge", "--days", "5", "--json", "--database", database).out == '{"tables": 3, "keys": 0}\n'
    )
    assert not any(rows for name, rows in everything(database).items() if name != "keys")


def test_a_host_plays_on_while_much_is_purged(command: Command, tmp_path: Path, database: str) -> None:
    with HostProcess(tmp_path, database, rate=10_000) as host:
        old = [{"id": f"old-{n}", "invite": "", "secret": b"", "version": 150, "status": "over", "listed": False,
                "touched": 0.0, "summary": "{}"} for n in range(100)]  # fmt: skip
        body = json.dumps({"type": "played", "at": 0.0, "moves": ["blue_swims"] * 10})
        engine = existing(database)
        with engine.begin() as connection:
            connection.execute(insert(schema.tables), old)
            events = [{"table_id": row["id"], "version": n, "body": body} for row in old for n in range(1, 151)]
            connection.execute(insert(schema.events), events)
        with under_play(host, 2):
            assert command("admin", "purge", "--database", database).out == "Deleted: 100 tables, 0 expired keys.\n"
        assert not any(table.startswith("old-") for table in logs(engine))
        assert "host-unavailable" not in host.log()


def test_a_closed_table_is_seen_by_who_sits_there(command: Command, tmp_path: Path, database: str) -> None:
    with Host(tmp_path, database) as host:
        ada = Guest(host.url)
        table = ada.open("bones", BOTH)["table"]
        ada.ask(table, "start")
        with ada.live(table) as live:
            assert command("admin", "close", "--database", database, "--", table).out == f"Table {table} is closed.\n"
            live.next("update")
            shown, (happened,) = live.update["table"], live.update["happened"]
            assert (shown["status"], shown["result"]["why"], shown["dice"]["secret"] is None) == (
                "over",
                "closed",
                False,
            )
            assert (happened["kind"], happened["by"], happened["version"]) == ("ended", "host", shown["version"])
            assert happened["told"] == [{"key": "host-told-ended", "args": {"why": "closed"}}]
            assert live.act("draw", seat=0)["code"] == "host-over"
        ran = command("admin", "close", "--database", database, "--", table)
        assert refused(ran) == f"Table {table} is already over."
        assert refused(command("admin", "close", "x", "--database", database)) == "There is no table “x”."


def test_a_table_is_closed_between_two_moves_of_its_players(command: Command, tmp_path: Path, database: str) -> None:
    with Host(tmp_path, database, rate=10_000) as host:
        ada = Guest(host.url)
        tables = [ada.open("rolling-bones", BOTH, options={"target": 1000})["table"] for _ in range(3)]

        def play(table: str) -> str:
            ada.ask(table, "start")
            answer: Any = {}
            with ada.live(table) as live:
                while live.update["table"]["status"] != "over" and (answer := move(live))["type"] == "ack":
                    pass
            return str(answer.get("code"))

        with ThreadPoolExecutor(3) as pool:
            playing = [pool.submit(play, table) for table in tables]
            until(lambda: all(ada.seen(table)["table"]["version"] > 10 for table in tables))
            for table in tables:
                assert command("admin", "close", "--database", database, "--", table).code == 0
            assert {future.result(30) for future in playing} <= {"host-over", "None"}
    for table, log in logs(existing(database)).items():
        match = match_from_log(table, b"", map(read, log))
        assert (match.status, match.why, match.version) == ("over", "closed", len(log))


def test_reports_are_listed(command: Command, tmp_path: Path, database: str) -> None:
    with Host(tmp_path, database) as host:
        ada, bob = Guest(host.url, "Ada"), Guest(host.url, "Bob")
        made = ada.open("bones", [{"kind": "me"}, {"kind": "open"}])
        table = made["table"]
        bob.ask(table, "join", invite=made["invite"])
        assert command("admin", "reports", "--database", database).out == "Nobody has reported anything.\n"
        bob.ask(table, "say", text="{ $rude } words")
        bob.ask(table, "say", text="more")
        ada.ask(table, "report", message=1, reason="manners")
        ada.ask(table, "report", message=2)
        with existing(database).begin() as connection:
            first = schema.reports.c.number == 1
            connection.execute(update(schema.reports).where(first).values(reason="no\x1b[2J\nmanners" + "!" * 150))
        printed = command("admin", "reports", "--database", database).out
        listed = json.loads(command("admin", "reports", "--database", database, "--json").out)
        ada.http.delete("/api/me")
        assert command("admin", "reports", "--database", database).out == "Nobody has reported anything.\n"
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(listed[0]["at"]))
    assert printed.splitlines() == [
        f"{when} UTC, table {table}",
        "  Bob said: { $rude } words",
        "  Ada reports: no\\x1b[2J\\nmanners" + "!" * 150,
        f"{time.strftime('%Y-%m-%d %H:%M', time.gmtime(listed[1]['at']))} UTC, table {table}",
        "  Bob said: more",
        "  Ada reports: (no reason given)",
    ]
    assert listed[1] == {
        "number": 2, "at": listed[1]["at"], "table": table, "message": 2, "player": bob.player, "name": "Bob",
        "text": "more", "reporter": ada.player, "reporter_name": "Ada", "reason": "",
    }  # fmt: skip


def test_nothing_is_overwritten(command: Command, tmp_path: Path, database: str) -> None:
    engine, copy = migrated(database), tmp_path / "copy.db"
    seated(engine, "playing", 0)
    assert (
        command("admin", "backup", copy, "--database", database).out == f"One table with 2 events copied to {copy}.\n"
    )
    before = copy.read_bytes()
    line = f"{copy} already exists and is not overwritten. Choose another name."
    assert refused(command("admin", "backup", copy, "--database", database)) == line
    there = refused(command("admin", "restore", copy, "--database", database))
    assert there.endswith(" is not empty. Restore into an empty database.")
    assert copy.read_bytes() == before
    assert copy.stat().st_mode & 0o777 == 0o600


def test_a_backup_can_be_restored_from_where_nothing_can_be_written(command: Command, tmp_path: Path) -> None:
    seated(migrated(f"sqlite:///{tmp_path / 'host.db'}"), "playing", 0)
    folder = tmp_path / "copies"
    folder.mkdir()
    command("admin", "backup", folder / "copy.db", "--database", f"sqlite:///{tmp_path / 'host.db'}")
    with sqlite3.connect(f"file:{folder / 'copy.db'}?mode=ro&immutable=1", uri=True) as connection:
        assert connection.execute("pragma journal_mode").fetchone() == ("delete",)
    assert command("admin", "restore", folder / "copy.db", "--database", f"sqlite:///{tmp_path / 'new.db'}").code == 0
    assert [path.name for path in folder.iterdir()] == ["copy.db"]


def test_without_an_address_it_is_the_database_that_serve_uses(command: Command, tmp_path: Path) -> None:
    seated(migrated(usual(tmp_path)), "over", 100)
    assert command("admin", "purge").out == "Deleted: one table, 0 expired keys.\n"


@pytest.mark.parametrize("action", [["backup", "new.db"], ["purge"], ["close", "x"], ["reports"]])
def test_what_is_no_database_of_ossuary_is_left_alone(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, action: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with sqlite3.connect("foreign.db") as connection:
        connection.execute("create table cats (name text)")
    (tmp_path / "text.db").write_text("hello, this is text\n" * 100)
    before = (tmp_path / "foreign.db").read_bytes()
    lines = {
        "sqlite:///missing.db": "missing.db: there is no such file.",
        "sqlite:///missing/x.db": "missing/x.db: there is no such file.",
        "sqlite:///.": ".: it is a folder, not a file.",
        "sqlite:///foreign.db": "sqlite:///foreign.db is not an Ossuary database.",
        "sqlite:///text.db": "The database sqlite:///text.db cannot be used: file is not a database",
        "mysql://x": "Ossuary cannot use “mysql://x” as a database. "
        "Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
    }
    assert {url: refused(command("admin", *action, "--database", url)) for url in lines} == lines
    unreachable = refused(command("admin", *action, "--database", "postgresql://ada:secret@127.0.0.1:9/x"))
    assert unreachable.startswith("The database postgresql://ada:***@127.0.0.1:9/x cannot be used: connection failed")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["foreign.db", "text.db"]
    assert (tmp_path / "foreign.db").read_bytes() == before


def test_what_cannot_be_restored_is_refused(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new_postgresql: Fresh
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.db").write_text("hello, this is text\n" * 100)
    migrated("sqlite:///fine.db").dispose()
    with sqlite3.connect("foreign.db") as connection:
        connection.execute("create table cats (name text)")
    lines = {
        "missing.db": "missing.db: there is no such file.",
        "text.db": "The database text.db cannot be used: file is not a database",
        "foreign.db": "sqlite:///foreign.db is not an Ossuary database.",
        "a?b.db": "Ossuary cannot use “sqlite:///a?b.db” as a database. "
        "Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
    }
    assert {
        file: refused(command("admin", "restore", file, "--database", "sqlite:///new.db")) for file in lines
    } == lines
    assert not (tmp_path / "new.db").exists()
    line = refused(command("admin", "restore", "fine.db", "--database", "sqlite:///foreign.db"))
    assert line.startswith("sqlite:///foreign.db belongs to another program, or its creation was interrupted.")
    foreign = new_postgresql()
    with psycopg.connect(foreign) as other:
        other.execute("create table cats (name text)")
    assert " belongs to another program" in refused(command("admin", "restore", "fine.db", "--database", foreign))


def test_a_newer_form_is_refused(command: Command, tmp_path: Path, database: str) -> None:
    with migrated(database).begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    line = " has schema version 9999; this version of Ossuary uses "
    assert line in refused(command("admin", "backup", tmp_path / "new.db", "--database", database))
    assert line in refused(command("admin", "purge", "--database", database))
    migrated(f"sqlite:///{tmp_path / 'fine.db'}").dispose()
    assert line in refused(command("admin", "restore", tmp_path / "fine.db", "--database", database))


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "missing: ACTION (see “ossuary admin --help”)"),
        (
            ["fly"],
            (
                "ACTION: 'fly' is not one of 'backup', 'restore', 'purge', 'close', 'status', 'reports', 'ready' "
                "(see “ossuary admin --help”)"
            ),
        ),
        (["backup"], "missing: FILE (see “ossuary admin backup --help”)"),
        (["purge", "--days", "0"], "--days must be at least 1, not 0."),
        (["backup", "/nowhere/x.db"], "/nowhere: there is no such file."),
        (["backup", "x.db", "--lang", "de", "--database", "sqlite:///y.db"], "y.db: Diese Datei gibt es nicht."),
        (["close", "x", "--lang", "de"], "Einen Tisch „x“ gibt es nicht."),
    ],
)
def test_misuse(command: Command, tmp_path: Path, arguments: list[str], line: str) -> None:
    migrated(usual(tmp_path))
    assert refused(command("admin", *arguments)) == line
