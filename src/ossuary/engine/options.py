"""Options: the choices before a game. Each game declares its own, by name."""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from .nodes import OptionError


@dataclass(frozen=True)
class Number:
    """A whole number."""

    usual: int
    least: int
    most: int

    def check(self, name: str, value: object) -> None:
        """Refuses anything else."""
        if type(value) is not int or not self.least <= value <= self.most:
            raise OptionError("option-range", option=name, value=str(value), low=self.least, high=self.most)


@dataclass(frozen=True)
class Choice:
    """One of some words."""

    usual: str
    choices: tuple[str, ...]

    def check(self, name: str, value: object) -> None:
        """Refuses anything else."""
        if value not in self.choices:
            raise OptionError("option-choice", option=name, value=str(value), choices=", ".join(self.choices))


@dataclass(frozen=True)
class Amount:
    """One of some words, or a word with a number, as in `rounds=5`."""

    usual: str
    choices: tuple[str, ...]  # the words alone
    amounts: Mapping[str, Number]  # by word, what its number may be
    proposed: tuple[str, ...]  # what a page offers to tap

    def check(self, name: str, value: object) -> None:
        """Refuses anything else."""
        self.split(name, value)

    def split(self, name: str, value: object) -> tuple[str, int]:
        """The word and its number, 0 for a word alone."""
        if isinstance(value, str) and value in self.choices:
            return value, 0
        found = re.fullmatch(r"(\w+)=([0-9]{1,9})", value) if isinstance(value, str) else None
        if not found or found[1] not in self.amounts:
            forms = ", ".join([*self.choices, *(f"{word}=N" for word in self.amounts)])
            raise OptionError("option-amount", option=name, value=str(value), forms=forms)
        self.amounts[found[1]].check(found[1], int(found[2]))
        return found[1], int(found[2])


@dataclass(frozen=True)
class Cards:
    """A deck, each card by its name; the game checks it."""

    usual: tuple[str, ...]

    def check(self, name: str, value: object) -> None:
        """Left to the game."""


Option: TypeAlias = Number | Choice | Amount | Cards


def check(options: Any, declared: Mapping[str, Option], seats: range) -> None:
    """Refuses options that do not match their declarations."""
    Number(seats[0], seats[0], seats[-1]).check("seats", options.seats)
    for name, option in declared.items():
        option.check(name, getattr(options, name))


def described(declared: Mapping[str, Option]) -> list[dict[str, Any]]:
    """The options as plain data: name, kind and possible values of each."""
    return [
        {"name": name, "kind": type(option).__name__.lower(), **asdict(option)} for name, option in declared.items()
    ]
