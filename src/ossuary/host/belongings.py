"""All that a page without a network keeps, as one file: to keep it safe, and to take it to another browser."""

import re
import sqlite3
from contextlib import closing
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from sqlalchemy.exc import DatabaseError

from ..engine.nodes import Refused
from .db.store import Store
from .live.pair_shelf import FOLDER as PAIRS

DATABASE = "tables.db"
COOKIE = "cookie"  # a file beside the database: who plays here
PAGE = "page.json"  # what the page itself keeps
BESIDE = ("-journal", "-shm", "-wal")  # files that belong to a database


def packed(folder: Path, page: str) -> bytes:
    """The file, with what the page itself keeps."""
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as file:
        file.writestr(DATABASE, _content(folder / DATABASE))
        if (folder / COOKIE).exists():
            file.write(folder / COOKIE, COOKIE)
        for side in sorted((folder / PAIRS).glob("*.json")):
            file.write(side, f"{PAIRS}/{side.name}")
        file.writestr(PAGE, page)
    return content.getvalue()


def checked(content: bytes) -> dict[str, bytes]:
    """What is in a file, its database in the form of this version; refused if it is none of ours."""
    with TemporaryDirectory() as folder:
        try:
            with ZipFile(BytesIO(content)) as file:
                found = {name: file.read(name) for name in file.namelist() if _is_ours(name)}
            database = Path(folder, DATABASE)
            database.write_bytes(found[DATABASE])
            if not _has_games(database):
                raise KeyError(DATABASE)
            store = Store(f"sqlite:///{database}")
            try:
                store.migrate()
            finally:
                store.engine.dispose()
            return {PAGE: b"{}", **found, DATABASE: _content(database)}
        except (BadZipFile, DatabaseError, KeyError, sqlite3.DatabaseError) as error:
            raise Refused("page-belongings-wrong") from error


def unpack(found: dict[str, bytes], folder: Path) -> None:
    """Puts what is in a file in the place of what a folder has."""
    for name in (COOKIE, DATABASE, *(DATABASE + part for part in BESIDE)):
        (folder / name).unlink(missing_ok=True)
    for side in (folder / PAIRS).glob("*.json"):
        side.unlink()
    (folder / PAIRS).mkdir(exist_ok=True)
    for name in found.keys() - {PAGE}:
        (folder / name).write_bytes(found[name])


def _is_ours(name: str) -> bool:
    return name in (DATABASE, COOKIE, PAGE) or re.fullmatch(rf"{PAIRS}/[A-Za-z0-9_-]{{1,40}}\.json", name) is not None


def _has_games(database: Path) -> bool:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("select 1 from sqlite_master where name = 'events'").fetchone() is not None


def _content(database: Path) -> bytes:
    with closing(sqlite3.connect(database)) as connection:
        return connection.serialize()
