"""The tables of all solved games."""

from pathlib import Path
from typing import Any

import numpy as np

from ...engine.registry import Parts
from ..judging.pick_judge import solvable

SOLVERS: Parts[Any] = Parts("exact")


def load(path: Path) -> tuple[str, Any]:
    """The name of the game whose table is in a file, and its solution."""
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        name = str(file["game"])
    return name, SOLVERS[name].load(path)


def make() -> None:
    """Writes all tables that come with the package."""
    for name in set(solvable()) & set(SOLVERS):
        SOLVERS[name].make()
