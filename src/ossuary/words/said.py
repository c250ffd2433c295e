"""What is said, before it is put into a language: a key of the catalogues with its arguments."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Seat:
    """A player in what is said, named by who listens."""

    number: int


@dataclass(frozen=True)
class Said:
    """One thing said: its key and its arguments; a list of things is enumerated, `one, two and three`."""

    key: str
    args: "dict[str, Argument]"


Argument: TypeAlias = str | int | float | Seat | Said | Sequence[Said]


@dataclass(frozen=True)
class Voice:
    """How players are called: by their names, and one of them, if any, as `you`."""

    names: Sequence[str]
    you: int | None = None


def said(key: str, **args: Argument) -> Said:
    """One thing said."""
    return Said(key, args)


def times(number: int, what: Said) -> Said:
    """So many of a thing: `2 × hat`, or just the thing when it is one."""
    return what if number == 1 else said("times", number=number, what=what)


def distinct(names: Sequence[str]) -> list[str]:
    """The names, no two alike: those that are get the numbers of their seats."""
    made = list(names)
    while doubled := [name for name in made if name and made.count(name) > 1]:
        made = [f"{name} {number}" if name in doubled else name for number, name in enumerate(made, start=1)]
    return made
