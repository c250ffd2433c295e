"""The tables of all solved games."""

from pathlib import Path
from typing import Any

from ...engine.registry import Parts
from ...twin.array_files import read
from ..judging.pick_judge import solvable

SOLVERS: Parts[Any] = Parts("exact")


def load(path: Path) -> tuple[str, Any]:
    """The name of the game whose table is in a file, and its solution."""
    name = str(read(path)["game"])
    return name, SOLVERS[name].load(path)


def make() -> None:
    """Writes all tables that come with the package."""
    for name in set(solvable()) & set(SOLVERS):
        SOLVERS[name].make()
