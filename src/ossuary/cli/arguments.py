"""Reading arguments of commands: games, options, seats, files."""

import errno
import io
import sys
from pathlib import Path
from typing import Any

import platformdirs

from ..engine.nodes import Refused
from ..engine.options import Cards, Number
from ..engine.registry import Game, Options, options_for
from ..words import Words
from ..words.tellers import TELLERS

LONGEST_SHOWN = 400
LARGEST = 64 << 20  # bytes of a file or of the standard input


def options_given(game: Game, seats: int, given: list[str], words: Words) -> Options:
    """The options of a game from NAME=VALUE texts; a deck is read from its file."""
    values: dict[str, Any] = {"seats": seats}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("cli-option-form", option=text)
        if name == "seats":
            raise Refused("cli-option-seats")
        values[name] = value
        kind = game.OPTIONS.get(name)
        if isinstance(kind, Cards):
            values[name] = _deck(value)
        elif isinstance(kind, Number):
            values[name] = int(value) if value.removeprefix("-").isdecimal() and len(value) < 10 else value
    options = options_for(game, values)
    notes = getattr(TELLERS.get(game.NAME), "option_notes", None)
    for note in notes(options) if notes else ():
        print(words.tell(note), file=sys.stderr)
    return options


def _deck(path: str) -> tuple[str, ...]:
    lines = (line.strip() for line in file_text(path).splitlines())
    return tuple(line for line in lines if line and not line.startswith("#"))


def text_of(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    if path != "-":
        return file_text(path)
    try:
        text = sys.stdin.read(LARGEST + 1)
    except OSError as error:
        raise file_refused(path, error) from error
    _check_size(path, len(text))
    return text.removeprefix("\ufeff")


def file_text(path: str) -> str:
    """The text of a file."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
        text = io.TextIOWrapper(io.BytesIO(content[:LARGEST]), encoding="utf-8-sig").read()
    except OSError as error:
        raise file_refused(str(Path(path)), error) from error
    except ValueError as error:
        raise Refused("cli-not-text", file=path) from error
    _check_size(path, len(content))
    return text


def _check_size(path: str, size: int) -> None:
    if size > LARGEST:
        raise Refused("cli-too-large", file=path, most=LARGEST >> 20)


def file_refused(file: str, error: OSError) -> Refused:
    """The refusal that says why a file cannot be read or written."""
    why = errno.errorcode.get(error.errno or 0, "")
    return Refused("cli-file", file=file, why=why, reason=error.strerror or str(error))


def told(error: Refused, words: Words) -> str:
    """A refusal in one line."""
    details = {name: shown(value) if isinstance(value, str) else value for name, value in error.details.items()}
    return words.say(error.key, **details)


def shown(text: str) -> str:
    """A user's text for a single line: without control characters, and of limited length."""
    line = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[:LONGEST_SHOWN])
    return line if len(text) <= LONGEST_SHOWN else line[:LONGEST_SHOWN] + "…"


def own_folder(name: str = "") -> Path:
    """Our folder in the user's data folder, created if missing."""
    folder = platformdirs.user_data_path("ossuary") / name
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise file_refused(str(folder), error) from error
    return folder


def positive(option: str, value: int) -> int:
    """A number of at least 1."""
    if value < 1:
        raise Refused("cli-positive", option=option, value=str(value))
    return value
