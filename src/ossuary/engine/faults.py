"""Whose fault an error is: a game of others that raised it, with the file and line of its own."""

import re
import traceback
from collections.abc import Iterator
from pathlib import Path

from .registry import Misfit, folder, guests, on_one_line

FILE_AND_LINE = re.compile(r'File "([^"\n]+)", line (\d+)| at (\S+\.py) \((\d+)\)')
COLOUR = re.compile(r"\x1b\[[\d;]*m")  # numba colours its errors where it finds colorama
LONGEST = 300  # letters of an error that are told


def fault(error: BaseException) -> Misfit | None:
    """The game of others that an error comes from, in a sentence; None where it comes from nobody's."""
    for game in guests():
        if line := line_of(game, error):
            return Misfit("game-fails", game=game, at=line, error=shortly(error))
    return None


def line_of(game: str, error: BaseException) -> str:
    """The last line of a game's own that led to an error, as `rules.py:12`; empty where none did."""
    home = folder(game)
    while True:
        for file, line in _places(error):
            if file.is_relative_to(home):
                return f"{file.relative_to(home).as_posix()}:{line}"
        if error.__cause__ is None:
            return ""
        error = error.__cause__


def shortly(error: BaseException) -> str:
    """An error for a sentence; of a compiler that lists all it has tried, what it says first."""
    if not _compiling(error):
        return on_one_line(error)[:LONGEST].removesuffix(":").rstrip()
    lines = [line.strip() for line in _text(error).splitlines() if not line.startswith("Failed in nopython")]
    return f"{type(error).__name__}: {' '.join([line for line in lines if line][:2])}"[:LONGEST]


def _places(error: BaseException) -> Iterator[tuple[Path, int]]:
    """The places in files that an error names, the innermost first."""
    if isinstance(error, SyntaxError) and error.filename:
        yield Path(error.filename), error.lineno or 0
    if _compiling(error):  # the compiler's own frames lead to no file of a game, its text does
        yield from _named(_text(error))
        return
    yield from (
        (Path(frame.filename), frame.lineno or 0) for frame in reversed(traceback.extract_tb(error.__traceback__))
    )
    if type(error).__name__ == "_RemoteTraceback":  # of another process there is only the text
        yield from reversed(list(_named(str(error))))


def _compiling(error: BaseException) -> bool:
    return type(error).__module__.startswith("numba.")


def _text(error: BaseException) -> str:
    return COLOUR.sub("", str(error))


def _named(text: str) -> Iterator[tuple[Path, int]]:
    for file, line, other_file, other_line in FILE_AND_LINE.findall(text):
        yield Path(file or other_file).absolute(), int(line or other_line)
