"""Modules that a page fetches when they are first imported, from an archive that its host can mostly do without."""

import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from zipimport import zipimporter


class Later:
    """Finds modules in an archive, which is not looked into before."""

    def __init__(self, archive: str, names: Iterable[str]) -> None:
        self._archive, self._names = archive, frozenset(names)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is, if it is in the archive."""
        if name not in self._names:
            return None
        folder = "/".join([self._archive, *name.split(".")[:-1]])
        return zipimporter(folder).find_spec(name, target)


def install(archive: str, names: Iterable[str]) -> None:
    """From now on, modules with these names come from an archive."""
    sys.meta_path.insert(0, Later(archive, names))  # a folder without modules elsewhere is no package then
