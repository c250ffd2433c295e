"""Tables of solved games that are kept in the user's cache folder once they are made, until their sources change."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import BadZipFile

from ..table import write_whole
from .array_files import content_of, read
from .sources import cache_folder

UNFINISHED = "unfinished-"


class KeptTables:
    """The tables of one game and its options, by the highest target that each serves."""

    def __init__(self, name: str, made_by: tuple[ModuleType, ...], from_file: Callable[[dict[str, Any], Path], Any]):
        self._name, self._made_by, self._from_file = f"{name}-", made_by, from_file
        self._read = lru_cache(2)(self._read_now)

    def highest(self) -> Any:
        """The table for the highest target, if there is one."""
        _, file = max(self._files().items(), default=(0, None))
        return self._read(file) if file else None

    def serving(self, target: int) -> Any:
        """The table for the lowest target that is as high as this one, if there is one."""
        kept = (self._read(file) for at, file in sorted(self._files().items()) if at >= target)
        return next((table for table in kept if table), None)

    def keep(self, target: int, content: bytes) -> None:
        """Keeps a table, and drops what was found on the way to it."""
        write_whole(self._file(f"{self._name}{target}"), content)
        self._file(f"{UNFINISHED}{self._name}{target}").unlink(missing_ok=True)

    def keep_begun(self, target: int, begun: dict[str, Any]) -> None:
        """Keeps what is found so far."""
        write_whole(self._file(f"{UNFINISHED}{self._name}{target}"), content_of(begun))

    def begun(self, target: int) -> dict[str, Any] | None:
        """What was found so far."""
        return _read_or_none(self._file(f"{UNFINISHED}{self._name}{target}"))

    def _file(self, name: str) -> Path:
        folder = cache_folder(*self._made_by)
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{name}.npz"

    def _files(self) -> dict[int, Path]:
        try:
            files = list(cache_folder(*self._made_by).glob(f"{self._name}*.npz"))
        except OSError:  # a folder that we may not read keeps nothing
            return {}
        return {int(file.stem.removeprefix(self._name)): file for file in files}

    def _read_now(self, file: Path) -> Any:
        content = _read_or_none(file)
        try:
            return content and self._from_file(content, file)
        except (ValueError, KeyError, TypeError):
            return None


def _read_or_none(file: Path) -> dict[str, Any] | None:
    try:
        return read(file)
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile):
        return None
