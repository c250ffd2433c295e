"""A version step: while a host moves on to the next version, old and new processes serve one database."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, inspect, text

import ossuary
from ossuary.engine.nodes import Refused
from ossuary.host.db.migrate import MIGRATIONS, newest
from ossuary.host.db.schema import rows
from ossuary.host.db.store import Store

from ..crash import Blow, free_port, holds, storm
from ..host import PATIENCE, HostProcess
from .test_migrate import at_form, url_of

NEXT = f"{int(newest()) + 1:04}"
STEPS = sorted(ScriptDirectory(MIGRATIONS).walk_revisions(), key=lambda step: step.revision)[1:]
BROKEN = {"0010": {"daily.signs is gone"}}  # before there was a promise: it renamed a column
MIGRATION = f'''
"""What a later version needs: a table, and a column of another."""
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "{NEXT}", "{newest()}", None, None


def upgrade():
    op.create_table("later", sa.Column("id", sa.Integer(), primary_key=True))
    op.add_column("tables", sa.Column("later", sa.String(length=40), nullable=True))
'''


class Column(NamedTuple):
    """What a program that does not know a column must know of it."""

    type: str
    may_be_left_out: bool


def columns(engine: Engine) -> dict[str, Column]:
    """All columns of a database; tables are columns without a name."""
    found, inspected = {}, inspect(engine)
    for table in inspected.get_table_names():
        key = inspected.get_pk_constraint(table)["constrained_columns"]
        found[table] = Column("table", may_be_left_out=True)
        for column in inspected.get_columns(table):
            given = column["nullable"] or column["default"] is not None or [column["name"]] == key
            found[f"{table}.{column['name']}"] = Column(str(column["type"]), bool(given))
    return found


def unique(engine: Engine) -> set[str]:
    """What may not be there twice."""
    found, inspected = set(), inspect(engine)
    for table in inspected.get_table_names():
        kept: list[Any] = [
            *inspected.get_unique_constraints(table),
            *(i for i in inspected.get_indexes(table) if i["unique"]),
        ]
        found |= {f"{table} {sorted(map(str, one['column_names']))}" for one in kept}
    return found


def broken(before: Engine, after: Engine, unused: set[str]) -> set[str]:
    """What a version that was written for the database before would miss in the one after."""
    old, new = columns(before), columns(after)
    wrong = {f"{name} is gone" for name in set(old) - set(new) - unused}
    for name, column in new.items():
        table = name.partition(".")[0]
        if name not in old:
            wrong |= {f"{name} is new"} if table in old and not column.may_be_left_out else set()
        elif column.type != old[name].type or column.may_be_left_out < old[name].may_be_left_out:
            wrong |= {f"{name} is another"}
    known = {table for table in old if "." not in table}
    return wrong | {f"{one} is unique" for one in unique(after) - unique(before) if one.partition(" ")[0] in known}


def unused_before(step: str) -> set[str]:
    """What earlier migrations have named as used no longer."""
    return {name for one in STEPS if one.revision < step for name in getattr(one.module, "unused", ())}


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.revision)
def test_a_migration_leaves_what_the_version_before_needs(tmp_path: Path, step: Any) -> None:
    engines = []
    for form in (step.down_revision, step.revision):
        at_form(tmp_path / form, form)
        engines.append(create_engine(url_of(tmp_path / form)))
    found = broken(engines[0], engines[1], unused_before(step.revision))
    for engine in engines:
        engine.dispose()
    assert found == BROKEN.get(step.revision, set())


def test_what_is_used_no_longer_is_not_in_the_schema() -> None:
    here = {f"{table.name}.{column.name}" for table in rows.tables.values() for column in table.columns}
    assert not unused_before(NEXT) & (here | set(rows.tables))


STATEMENTS = {
    "alter table players drop column created": "players.created is gone",
    "drop table own": "own is gone",
    "alter table players add column colour text not null default 'x'": None,
    "alter table players add column colour text": None,
    "create unique index one on players (name)": "players ['name'] is unique",
    "create index several on players (name)": None,
    "create table dogs (name text not null)": None,
}


@pytest.mark.parametrize(("statement", "said"), STATEMENTS.items())
def test_a_breach_is_found(tmp_path: Path, statement: str, said: str | None) -> None:
    engines = []
    for name in ("before", "after"):
        at_form(tmp_path / name, newest())
        engines.append(create_engine(url_of(tmp_path / name)))
    with engines[1].begin() as connection:
        connection.execute(text(statement))
    found = broken(engines[0], engines[1], set())
    for engine in engines:
        engine.dispose()
    assert (said in found) if said else not found


@pytest.mark.parametrize(("ahead", "served"), [(0, True), (1, True), (2, False)])
def test_a_host_serves_the_schema_of_the_next_version_and_no_later_one(
    tmp_path: Path, ahead: int, served: bool
) -> None:
    form = f"{int(newest()) + ahead:04}"
    at_form(tmp_path / "host.db", newest())
    store = Store(url_of(tmp_path / "host.db"))
    with store.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = :form"), {"form": form})
    if served:
        store.migrate()
    else:
        with pytest.raises(Refused, match="admin-form"):
            store.migrate()
    with store.engine.begin() as connection:
        assert connection.execute(text("select version_num from alembic_version")).scalar() == form
    store.engine.dispose()


@pytest.fixture(scope="module")
def next_version(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package as it might be one version later: all that is here, and one more migration."""
    folder = tmp_path_factory.mktemp("next")
    package = folder / "ossuary"
    shutil.copytree(Path(ossuary.__file__).parent, package)
    (package / "host" / "db" / "migrations" / "versions" / f"{NEXT}_later.py").write_text(MIGRATION.lstrip())
    file = package / "__init__.py"
    file.write_text(file.read_text(encoding="utf-8") + '\n__version__ = "next"\n', encoding="utf-8")
    yield folder
    shutil.rmtree(folder)


def version(host: HostProcess) -> str:
    """The version that a host says it is."""
    found: str = httpx.get(f"{host.url}/health", timeout=PATIENCE).json()["version"]
    return found


def replaced(host: HostProcess, source: Path | None = None) -> Blow:
    """Stops a process as an operator does, and starts it with this version or with another."""

    def blow() -> None:
        assert host.stop() == 0, host.log()
        with pytest.MonkeyPatch.context() as patch:
            if source:
                patch.setenv("PYTHONPATH", str(source))
            host.start()
        assert version(host) == ("next" if source else ossuary.__version__)

    return blow


@pytest.mark.nightly
def test_nothing_is_lost_while_processes_move_on_one_by_one(tmp_path: Path, postgres: Any, next_version: Path) -> None:
    postgres.psql("create database version_step;")
    database = postgres.get_uri("version_step")
    with (
        HostProcess(tmp_path, database, free_port(), rate=10_000) as one,
        HostProcess(tmp_path, database, free_port(), rate=10_000) as two,
    ):
        steps = [replaced(one, next_version), replaced(two), replaced(two, next_version)]
        heard = asyncio.run(storm([one, two], 4, steps, seed=1))
    assert heard.blows == len(steps)
    assert holds(database, "select version_num = :form from alembic_version", form=NEXT)
