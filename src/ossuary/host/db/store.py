"""The database: reads on threads, writes committed to disk in groups, and messages between processes."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, UpdateBase, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.sql.compiler import SQLCompiler

from ...engine.extras import need
from ...engine.nodes import Refused
from ...table import check_folder
from ..executors import executor
from ..metrics import BATCH, COMMIT
from .health import Condition
from .notices import Notices

T = TypeVar("T")
Job = Callable[[Connection], T]

READERS = 4
LARGEST_BATCH = 256
# A PostgreSQL that is gone without a word is noticed within seconds.
CONNECT: dict[str, Any] = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.engine = _engine(self.url)
        self.condition = Condition()
        self.notices = Notices()
        self._readers = executor(READERS, "reads")
        self._writer = executor(1, "writes")
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether several processes may use the database at once."""
        return self.engine.dialect.name == "postgresql"

    def migrate(self) -> None:
        """Migrates the database to the newest schema; refuses one that belongs to another program."""
        from .migrate import migrate

        migrate(self.engine)

    async def read(self, job: Job[T]) -> T:
        """The result of a reading job."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    async def write(self, job: Job[T]) -> T:
        """The result of a writing job, once it is on disk; a job may run again when another one fails."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.append((job, future))
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write_all())
        return await future

    async def close(self) -> None:
        """Finishes what is being written."""
        while self._writing and not self._writing.done():
            await asyncio.wait([self._writing])
        self._readers.shutdown()
        self._writer.shutdown()
        self.engine.dispose()

    async def _write_all(self) -> None:
        """Commits everything that arrived while the last group was written, as one group."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            group, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            BATCH.observe(len(group))
            with COMMIT.time():
                results = await loop.run_in_executor(self._writer, self._commit, [job for job, _ in group])
            self.notices.wake()
            for (_, future), result in zip(group, results, strict=True):
                if future.cancelled():
                    continue
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        """The result or the error of each job; a failing job does not undo the others."""
        done: list[Any] = []
        try:
            with self.engine.begin() as connection:
                told = self.notices.gather(connection)
                for job in jobs:
                    done.append(job(connection))  # noqa: PERF401  how far it came matters
            if self.shared:
                self.notices.committed(told)
        except Refused as error:  # only this one's affair: the others go on together
            at = len(done)
            return [*self._commit(jobs[:at]), error, *self._commit(jobs[at + 1 :])] if len(jobs) > 1 else [error]
        except Exception as error:  # noqa: BLE001  any error belongs to the caller that asked
            if isinstance(error, OperationalError) and not done:  # there is nobody to ask for the others either
                return [self.condition.failed("write", error)] * len(jobs)
            if len(jobs) == 1:
                return [self.condition.failed("write", error) if isinstance(error, DBAPIError) else error]
            return [self._commit([job])[0] for job in jobs]
        if jobs:
            self.condition.succeeded("write")
        return done

    def _read(self, job: Job[T]) -> T:
        try:
            with self.engine.connect() as connection:
                read = job(connection)
        except DBAPIError as error:
            raise self.condition.failed("read", error) from error
        self.condition.succeeded("read")
        return read


def database_url(url: str) -> URL:
    """The URL of a supported database."""
    try:
        made = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise Refused("serve-database", url=re.sub("(?<=:)[^:/@]+(?=@)", "***", url)) from error
    if made.drivername == "sqlite" and made.database not in (None, "", ":memory:"):
        return made
    if made.drivername in ("postgresql", "postgres"):
        return made.set(drivername="postgresql+psycopg")
    raise Refused("serve-database", url=made.render_as_string(hide_password=True))


def shown(url: URL) -> str:
    """The address of a database, without the driver and the password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


class Prepared:
    """A statement that is written out once for each kind of database: for what comes with every action."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._compiled: dict[str, SQLCompiler] = {}

    def __call__(self, connection: Connection, values: dict[str, Any]) -> CursorResult[Any]:
        """Executes it with these values, which must be as the driver takes them."""
        dialect = connection.dialect
        if (compiled := self._compiled.get(dialect.name)) is None:
            compiled = self._compiled[dialect.name] = self._statement.compile(dialect=dialect)
        names = compiled.positiontup
        return connection.exec_driver_sql(str(compiled), tuple(values[name] for name in names) if names else values)


def _engine(url: URL) -> Engine:
    if url.drivername != "sqlite":
        need("postgres", "psycopg")
        return create_engine(url, pool_size=READERS + 1, pool_pre_ping=True, connect_args=CONNECT)
    path = Path(url.database or "").expanduser()
    check_folder(path)
    if not path.exists():
        path.touch(mode=0o600)  # the secrets of dice that are still being rolled are in there
    engine = create_engine(url, pool_size=READERS + 1)

    @event.listens_for(engine, "connect")
    def _pragmas(connection: sqlite3.Connection, _: Any) -> None:
        # FULL: a commit is a promise, and must have reached the disk.
        for pragma in ("synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
