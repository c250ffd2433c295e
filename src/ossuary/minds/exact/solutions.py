"""The tables of solved games, whichever game they are of."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import numpy as np

from ...rules import rolling_bones as rolling
from ...rules import shark_attacks as shark
from . import rolling_bones, shark_attacks

SOLVERS: dict[str, ModuleType] = {rolling.NAME: rolling_bones, shark.NAME: shark_attacks}

Solution = rolling_bones.Solution | shark_attacks.Solution


def load(path: Path) -> tuple[str, Solution]:
    """The name of the game that a file has a table of, and its solution."""
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        name = str(file["game"])
    found: Solution = SOLVERS[name].load(path)
    return name, found


def solve(options: rolling.Options | shark.Options, progress: Callable[[float], None]) -> Solution:
    """Solves the game of two with these options."""
    if isinstance(options, rolling.Options):
        return rolling_bones.solve(options.target, progress)
    return shark_attacks.solve(options.target, options.flight_dice, progress)


def make() -> None:
    """Writes all tables that come with the package."""
    for solver in SOLVERS.values():
        solver.make()
