"""Tables for two and for three seats; what serves three is loaded when it is needed, which is never in a page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ....engine.nodes import State
from ....twin.array_files import read
from .. import rules
from . import game, solution


def load(path: Path) -> Any:
    """The solution in a file."""
    file = read(path)
    if file.get("game") != rules.NAME or "seats" not in file:
        return solution.load(path)
    from .three import from_file

    return from_file(file, path)


def residual(solved: Any, progress: Callable[[float], None] | None = None) -> tuple[float, State]:
    """How far one more sweep would move the chances at the start of a turn at most, and of which."""
    if isinstance(solved, solution.Solution):
        return game.residual(solved, progress)
    from .three_solving import residual

    return residual(solved, progress)
