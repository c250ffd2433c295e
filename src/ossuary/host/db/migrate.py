"""The schema of a database: whose it is, its version, and the migration to the newest."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from ...engine.nodes import Refused
from .store import shown

MIGRATIONS = str(Path(__file__).parent / "migrations")
OURS = {"alembic_version", "events", "keys", "players", "tables"}  # no other program has all of these


def migrate(engine: Engine) -> None:
    """Migrates an Ossuary or empty database to the newest schema, completely or not at all; refuses any other."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(7055)"))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver begins nothing by itself for a new table
        names = _names(connection)
        if (names or _is_marked(connection)) and not names >= OURS:
            raise Refused("serve-foreign", url=shown(engine.url))
        # The schema of the next version has all that this one needs: both may serve side by side.
        if not names or _form(connection) not in (newest(), _following()):
            _upgrade(connection)
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")  # the file remembers


def check(engine: Engine) -> None:
    """Refuses anything but an Ossuary database with the schema of this version."""
    with engine.connect() as connection:
        if not _names(connection) >= OURS:
            raise Refused("admin-foreign", url=shown(engine.url))
        if _form(connection) != newest():
            raise _other(connection)


def newest() -> str:
    """The schema version that we use: the number of the last migration."""
    return max(path.name for path in Path(MIGRATIONS, "versions").glob("[0-9]*.py")).partition("_")[0]


def _following() -> str:
    """The schema version after ours."""
    return f"{int(newest()) + 1:04}"


def _upgrade(connection: Connection) -> None:
    from alembic import command  # takes 11 MiB, which a host whose database is up to date does without
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # the form of a newer version
        raise _other(connection) from error


def _names(connection: Connection) -> set[str]:
    """Everything that has a name in the database, or in the schema that is ours by default."""
    found = inspect(connection)
    return {*found.get_table_names(), *found.get_view_names()}


def _is_marked(connection: Connection) -> bool:
    """Whether a program has marked a SQLite file as its own; Ossuary does not."""
    if connection.dialect.name != "sqlite":
        return False
    return any(connection.exec_driver_sql(f"PRAGMA {mark}").scalar() for mark in ("application_id", "user_version"))


def _form(connection: Connection) -> str | None:
    """The schema version of a database of ours."""
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return found


def _other(connection: Connection) -> Refused:
    """Why a database with another schema is refused."""
    return Refused("admin-form", url=shown(connection.engine.url), found=str(_form(connection)), known=newest())
