"""The kept file: what a client kept when the game began (docs/fair.md)."""

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from .engine.nodes import Refused
from .engine.record import no_constant

FORMAT = "ossuary-kept"
VERSION = 2
FIRST = 1  # says neither what was promised nor which text was the client's own


class Fork(NamedTuple):
    """The promised earlier game of a fork: the number of its moves, and their hash."""

    at: int
    moves: str


class Promised(NamedTuple):
    """The game that was promised: a fresh one, or a fork."""

    game: str
    options: dict[str, Any]
    fork: Fork | None


class Kept(NamedTuple):
    """What a client kept."""

    table: str
    commitment: str
    texts: list[str]
    early: bool  # whether the commitment came before the texts were closed
    own: str | None = None  # the client's own text, once the host had taken it
    pledges: list[str] | None = None  # as they were closed, before the client showed its text
    promised: Promised | None = None  # none in a file of the first version


def read(text: str) -> Kept:
    """The content of a kept file, checked in form."""
    try:
        content = json.loads(text, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise Refused("kept-not-json") from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise Refused("kept-format")
    version = content.get("version")
    if type(version) is not int:
        raise Refused("kept-field", field="version")
    if version not in (FIRST, VERSION):
        raise Refused("kept-version", version=str(version), known=VERSION)
    checks = CHECKS if version == VERSION else {name: CHECKS[name] for name in ("table", "commitment", "texts")}
    for name, is_right in checks.items():
        if name not in content or not is_right(content[name]):
            raise Refused("kept-field", field=name)
    table, commitment, texts = content["table"], content["commitment"], content["texts"]
    if version == FIRST:
        return Kept(table, commitment, texts, content.get("early") is not False)
    fork = content["fork"] and Fork(content["fork"]["at"], content["fork"]["moves"])
    promised = Promised(content["game"], content["options"], fork)
    return Kept(table, commitment, texts, content["early"], content["own"], content["pledges"], promised)


def _is_hash(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def _is_fork(value: object) -> bool:
    if value is None:
        return True
    return (
        isinstance(value, dict) and type(value.get("at")) is int and value["at"] >= 0 and _is_hash(value.get("moves"))
    )


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


CHECKS: dict[str, Callable[[Any], bool]] = {
    "table": lambda value: isinstance(value, str) and value != "",
    "game": lambda value: isinstance(value, str),
    "options": lambda value: isinstance(value, dict),
    "fork": _is_fork,
    "commitment": _is_hash,
    "pledges": lambda value: value is None or (isinstance(value, list) and all(map(_is_hash, value))),
    "texts": _are_texts,
    "own": lambda value: value is None or isinstance(value, str),
    "early": lambda value: isinstance(value, bool),
}
