"""Migrations: all the way or not at all, and only in an empty database or in one of ours."""

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import event

from ossuary.engine.nodes import Refused
from ossuary.host.db.admin import existing
from ossuary.host.db.migrate import MIGRATIONS, newest
from ossuary.host.db.schema import rows
from ossuary.host.db.store import Store

NEWEST = (ScriptDirectory(MIGRATIONS).get_current_head(), len(rows.tables) + 1)  # and how many tables it has


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


def at_form(file: Path, form: str) -> None:
    """Makes a database as an earlier version left it."""
    store, config = Store(url_of(file)), Config()
    config.set_main_option("script_location", MIGRATIONS)
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)
    store.engine.dispose()


@contextmanager
def power_cuts(store: Store, folder: Path) -> Iterator[list[Path]]:
    """Copies the files of a database before every statement: what a power cut there would leave."""
    left: list[Path] = []

    def cut(*_: Any) -> None:
        copy = folder / str(len(left))
        copy.mkdir(parents=True)
        for file in Path(str(store.url.database)).parent.glob("host.db*"):
            shutil.copy(file, copy)
        left.append(copy / "host.db")

    event.listen(store.engine, "before_cursor_execute", cut)
    yield left
    event.remove(store.engine, "before_cursor_execute", cut)


def found(file: Path) -> tuple[str | None, int]:
    """The form that a file has, and how many tables."""
    with closing(sqlite3.connect(file)) as connection:
        names = {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}
        rows = connection.execute("select version_num from alembic_version").fetchall() if names else []
    return (rows[0][0] if rows else None), len(names - {"sqlite_sequence"})


@pytest.mark.parametrize(("before", "tables"), [(None, 0), ("0001", 13), ("0002", 14)])
def test_a_power_cut_leaves_the_old_form_or_the_new_one(tmp_path: Path, before: str | None, tables: int) -> None:
    (tmp_path / "there").mkdir()
    file = tmp_path / "there" / "host.db"
    if before:
        at_form(file, before)
    store = Store(url_of(file))
    with power_cuts(store, tmp_path / "left") as left:
        store.migrate()
    store.engine.dispose()
    assert len(left) > 5
    assert {found(copy) for copy in left} <= {(before, tables), NEWEST}
    for copy in left:
        again = Store(url_of(copy))
        again.migrate()
        again.engine.dispose()
        assert found(copy) == NEWEST


def test_the_newest_form_is_that_of_the_last_migration() -> None:
    assert newest() == NEWEST[0]


def test_a_database_that_is_up_to_date_needs_no_migrations(tmp_path: Path) -> None:
    url = url_of(tmp_path / "host.db")
    code = (
        f"import sys; from ossuary.host.db.store import Store; Store({url!r}).migrate(); "
        "print('alembic' in sys.modules)"
    )
    loaded = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in "12"]
    assert [ran.stdout for ran in loaded] == ["True\n", "False\n"]
    assert found(tmp_path / "host.db") == NEWEST


def test_what_version_0_1_left_when_it_was_killed_at_a_migration_is_mended(tmp_path: Path) -> None:
    file = tmp_path / "host.db"
    at_form(file, "0003")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update alembic_version set version_num = '0001'")
        connection.execute("drop index ix_devices_player")
    store = Store(url_of(file))
    store.migrate()
    store.engine.dispose()
    assert found(file) == NEWEST
    existing(url_of(file)).dispose()


def test_what_came_of_daily_games_is_counts_after_it_was_signs(tmp_path: Path) -> None:
    file = tmp_path / "host.db"
    at_form(file, "0007")
    with closing(sqlite3.connect(file)) as connection, connection:
        for day, signs in (("2026-11-18", "🦴 12 🕯️ 1 💀 2"), ("2026-11-19", None)):
            row = "ada", day, "bones", "table", False, None, 0.5, 10, True, signs
            connection.execute("insert into daily values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    store = Store(url_of(file))
    store.migrate()
    store.engine.dispose()
    with closing(sqlite3.connect(file)) as connection:
        found = [row[0] for row in connection.execute("select decisions from daily order by day")]
    assert found[1] is None
    assert json.loads(found[0]) == {"good": 12, "slips": 1, "mistakes": 0, "blunders": 2}


FOREIGN = {
    "cats": ["create table cats (name text)"],
    "a view": ["create view cats as select 1 as one"],
    "another program with migrations of its own": [
        "create table alembic_version (version_num varchar(32) not null)",
        "insert into alembic_version values ('0001')",
        "create table players (id varchar(40), name varchar(40))",
        "create table events (id integer)",
    ],
}


MARKED = {
    "a mark of its own": ["pragma application_id = 252006673"],
    "a version of its own": ["pragma user_version = 7"],
}


@pytest.mark.parametrize("statements", (FOREIGN | MARKED).values(), ids=FOREIGN | MARKED)
def test_the_file_of_another_program_stays_as_it_was(tmp_path: Path, statements: list[str]) -> None:
    file = tmp_path / "foreign.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    before = file.read_bytes()
    store = Store(url_of(file))
    with pytest.raises(Refused, match="serve-foreign"):
        store.migrate()
    store.engine.dispose()
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["foreign.db"]


@pytest.mark.parametrize("statements", FOREIGN.values(), ids=FOREIGN)
def test_the_schema_of_another_program_stays_as_it_was(postgres: Any, statements: list[str]) -> None:
    name = f"foreign_{list(FOREIGN.values()).index(statements)}"
    with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
        connection.execute(f"create database {name}")
    uri = str(postgres.get_uri(database=name))
    with psycopg.connect(uri, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement)
    store = Store(uri)
    with pytest.raises(Refused, match="serve-foreign"):
        store.migrate()
    store.engine.dispose()
    with psycopg.connect(uri) as connection:
        there = connection.execute("select count(*) from pg_class where relnamespace = 'public'::regnamespace")
        assert there.fetchone() == (sum(statement.startswith("create") for statement in statements),)
