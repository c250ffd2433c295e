"""The promise about sealed dice in files: who comes back finds it again, and `ossuary verify` reads what was kept."""

import hashlib
import json
import os
from itertools import count
from pathlib import Path
from typing import Any

from ...client.dice_promise import DicePromise
from ...engine.nodes import Refused
from ...kept_file import FORMAT, VERSION
from ...table import write_whole
from ..arguments import file_refused, file_text

PROMISE = "ossuary-promise"


class KeptPromise(DicePromise):
    """The files of one table: what was kept of it, the promise to one player before that, and the record after it."""

    def __init__(self, path: Path, table: str, who: str) -> None:
        super().__init__()
        self.path, self._table = path, table
        self._promise_path = path.with_name(f"{path.stem}-{who}.promise")
        self._kept = self._read(path, FORMAT, "commitment", "pledges", "texts")
        self._promise = self._read(self._promise_path, PROMISE, "commitment", "pledges", "text", "shown")

    def keep_promise(self, promise: dict[str, Any]) -> None:
        """Writes the promise."""
        self._write(self._promise_path, PROMISE, promise)

    def keep(self, kept: dict[str, Any]) -> None:
        """Writes the kept file."""
        self._write(self.path, FORMAT, kept)

    def forget(self) -> None:
        """Deletes the promise."""
        self._promise_path.unlink(missing_ok=True)

    def record(self, text: str) -> Path:
        """Writes the record next to the kept file, under a new name."""
        for number in count(1):
            path = self.path.with_name(f"{self.path.stem}-record{f'-{number}' if number > 1 else ''}.json")
            if not os.path.lexists(path):
                write(path, text)
                break
            if path.is_file() and path.read_bytes() == text.encode():
                break
        return path

    def _write(self, path: Path, format: str, content: dict[str, Any]) -> None:
        first = {"format": format, "version": VERSION, "table": self._table}
        write(path, json.dumps({**first, **content, **first}, ensure_ascii=False) + "\n")

    def _read(self, path: Path, format: str, *fields: str) -> dict[str, Any] | None:
        """The content of a file, if it exists; refused if it is something else."""
        if not path.exists():
            return None
        try:
            held = json.loads(file_text(str(path))) if path.is_file() else None
        except (ValueError, RecursionError):
            held = None
        known = {"format": format, "version": VERSION, "table": self._table}
        fields = ("game", "options", "fork", *fields)
        if not isinstance(held, dict) or not (known.items() <= held.items() and held.keys() >= set(fields)):
            raise Refused("join-keep", file=str(path))
        return held


def write(path: Path, text: str) -> None:
    """Writes a file, completely or not at all, readable only by its owner."""
    try:
        write_whole(path, text)
    except OSError as error:
        raise file_refused(str(path), error) from error


def digest(*words: str) -> str:
    """A file name made from arbitrary texts."""
    return hashlib.sha256(" ".join(words).encode(errors="surrogatepass")).hexdigest()[:32]
