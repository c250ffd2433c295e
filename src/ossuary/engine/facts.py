"""What a move did, as data: each game has facts of its own, made once, and read by all that tell or draw them."""

import re
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from .nodes import SEAT, TURN, State
from .registry import GAMES, Parts


@dataclass(frozen=True)
class Fact:
    """Something that a move did."""


@dataclass(frozen=True)
class Began(Fact):
    """A seat was drawn to have the first turn."""

    seat: int


@dataclass(frozen=True)
class Chosen(Fact):
    """A seat has chosen an action, in a game that has no facts of its own."""

    seat: int
    action: str


@dataclass(frozen=True)
class Drawn(Fact):
    """Chance has brought an outcome, in a game that has no facts of its own."""

    outcome: str


class Witness(Protocol):
    """The part of a game that knows what happened."""

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
    """What a kind of fact is called outside of Python: `signs_up` for SignsUp."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", fact.__name__).lower()


def unknown(fact: Fact) -> AssertionError:
    """What is raised where a fact should have been known."""
    return AssertionError(f"nobody can tell of {fact}")


def written(fact: Fact) -> dict[str, Any]:
    """A fact as plain data: its kind, and its fields."""
    return {"kind": kind(type(fact)), **asdict(fact)}
