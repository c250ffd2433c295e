"""What a move did, as data: each game has its own facts, made once and read by words, boards and reports."""

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Protocol

from .nodes import SEAT, TURN, State
from .registry import GAMES, Misfit, Parts


@dataclass(frozen=True)
class Fact:
    """A fact about a move."""


@dataclass(frozen=True)
class Began(Fact):
    """A seat was drawn to go first."""

    seat: int


@dataclass(frozen=True)
class Chosen(Fact):
    """A seat chose an action, in a game without its own facts."""

    seat: int
    action: str


@dataclass(frozen=True)
class Drawn(Fact):
    """Chance drew an outcome, in a game without its own facts."""

    outcome: str


class Witness(Protocol):
    """The part of a game that says what happened."""

    def happened(self, before: State, move: int, after: State) -> list[Fact]: ...


HAPPENED: Parts[Witness] = Parts("happened")


def happened(game: str, before: State, move: int, after: State) -> list[Fact]:
    """What a move did."""
    if game in HAPPENED:
        return HAPPENED[game].happened(before, move, after)
    rules = GAMES[game]
    if (seat := rules.mover(before)) >= 0:
        return [Chosen(seat, rules.ACTIONS[move])]
    first = not before[TURN] and rules.OUTCOMES[move] == f"seat_{after[SEAT]}"
    return [Began(after[SEAT]) if first else Drawn(rules.OUTCOMES[move])]


def kind(fact: type[Fact]) -> str:
    """The name of a kind of fact outside Python: `signs_up` for SignsUp."""
    return _apart(fact.__name__)


@cache
def _apart(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def unknown(fact: Fact) -> Misfit:
    """The error for a fact that the words do not know."""
    return Misfit("fact-untold", fact=repr(fact))


def written(fact: Fact) -> dict[str, Any]:
    """A fact as data: its kind and its fields, which may be dataclasses themselves."""
    return {"kind": kind(type(fact)), **{field.name: getattr(fact, field.name) for field in fields(fact)}}
