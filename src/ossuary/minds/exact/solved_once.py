"""solution(game, options): a game solved by its positions, once; the result is kept in the user's cache folder."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any
from zipfile import ZIP_STORED, BadZipFile

from ...engine.nodes import State
from ...engine.registry import Options
from ...table import write_whole
from ...twin.array_files import content_of, read
from ...twin.sources import cache_folder
from . import any_game
from .any_game import Solution
from .positions import MOST

ARRAYS = ("rows", "layout", "table", "values")

_solving = Lock()
_kept: dict[Path, Solution] = {}


def solution(
    game: Any,
    options: Options,
    most: int = MOST,
    progress: Callable[[float], None] = lambda done: None,
    recompute: bool = False,
) -> Solution:
    """The solution of a game with these options: from memory, from the folder, or computed now."""
    start = game.initial(options)
    file = _file(game, start)
    with _solving:
        found = None if recompute else _kept.get(file) or _read(game, file)
        if not found:
            found = any_game.solve(game, start, most, progress)
            _write(found, file)
        _kept[file] = found
        return found


def _file(game: Any, start: State) -> Path:
    """Its file: named after the sources that compute it and the start of the game."""
    name = hashlib.sha256(repr(start).encode()).hexdigest()[:16]
    return cache_folder(any_game, game) / f"{game.NAME}-{name}.npz"


def _write(solution: Solution, file: Path) -> None:
    kept = {name: getattr(solution, name) for name in (*ARRAYS, "error_bound")}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, content_of(kept, ZIP_STORED))
    except OSError:
        return  # it is solved again next time


def _read(game: Any, file: Path) -> Solution | None:
    try:
        kept = read(file)
        rows, layout, table, values = (kept[name] for name in ARRAYS)
        return Solution(game, rows, layout, table, values, float(kept["error_bound"]))
    except (OSError, EOFError, ValueError, KeyError, BadZipFile):
        return None
