"""Texts before translation: a key of the catalogues with its arguments."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

SEAT = "seat"  # the key of a player in a text that is carried
PLAIN = (str, int, float)

T = TypeVar("T")


@dataclass(frozen=True)
class Seat:
    """A player in a text, named for the reader."""

    number: int


@dataclass(slots=True)
class Said:
    """A text: its key and its arguments; a list is joined as `one, two and three`."""

    key: str
    args: "dict[str, Argument]"


Argument: TypeAlias = str | int | float | Seat | Said | Sequence[Said]


@dataclass(frozen=True)
class Voice:
    """How players are addressed: by name, and one of them, if any, as `you`."""

    names: Sequence[str]
    you: int | None = None


def said(key: str, **args: Argument) -> Said:
    """A text with its arguments."""
    return Said(key, args)


def times(number: int, what: Said) -> Said:
    """A number of things: `2 × hat`, or just `hat` for one."""
    return what if number == 1 else said("times", number=number, what=what)


def carried(what: Said, make: Callable[[str, dict[str, Any]], T]) -> T:
    """A text as somebody carries it: `make` takes its key, and its arguments, whose texts are carried likewise."""

    args: dict[str, Any] = {}
    for name, value in what.args.items():
        if isinstance(value, PLAIN):
            args[name] = value
        elif isinstance(value, Said):
            args[name] = carried(value, make)
        elif isinstance(value, Seat):
            args[name] = make(SEAT, {"number": value.number})
        else:
            args[name] = [carried(item, make) for item in value]
    return make(what.key, args)


def distinct(names: Sequence[str]) -> list[str]:
    """The names, no two alike: equal names get their seat numbers."""
    made = list(names)
    while doubled := [name for name in made if name and made.count(name) > 1]:
        made = [f"{name} {number}" if name in doubled else name for number, name in enumerate(made, start=1)]
    return made
