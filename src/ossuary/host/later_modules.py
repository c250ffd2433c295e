"""Modules that a page fetches when they are first imported, from an archive that its host can mostly do without."""

import sys
import zlib
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from zipimport import zipimporter

GZIP = 31  # what zlib calls it


class Later:
    """Finds modules in a packed archive, which is not looked into before."""

    def __init__(self, packed: str, names: Iterable[str]) -> None:
        self._packed, self._archive, self._names = Path(packed), Path(f"{packed}.unpacked"), frozenset(names)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is, if it is in the archive."""
        if name not in self._names:
            return None
        if not self._archive.exists():
            self._unpack()
        folder = "/".join([str(self._archive), *name.split(".")[:-1]])
        return zipimporter(folder).find_spec(name, target)

    def _unpack(self) -> None:
        try:
            content = self._packed.read_bytes()
        except OSError as error:  # it does not come now
            raise ImportError(str(error)) from error
        self._archive.write_bytes(zlib.decompress(content, GZIP))


def install(packed: str, names: Iterable[str]) -> None:
    """From now on, modules with these names come from a packed archive."""
    sys.meta_path.insert(0, Later(packed, names))  # a folder without modules elsewhere is no package then
