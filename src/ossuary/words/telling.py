"""The words of each game: one teller per game, all in the same shape."""

from collections.abc import Sequence
from typing import Any, Protocol

from ..engine.facts import HAPPENED, Began, Fact
from ..engine.nodes import State
from ..engine.registry import Parts
from . import Words
from .said import Said, Seat, said


class Teller(Protocol):
    """A game in words."""

    RULE_PARTS: tuple[tuple[str, range], ...]

    def describe(self, state: State) -> list[Said]: ...
    def offer(self, state: State, action: int) -> Said: ...
    def tell(self, fact: Fact) -> Said: ...
    def kind(self, state: State, action: int) -> str | None: ...
    def scored(self, result: dict[str, Any], words: Words) -> str: ...
    def governing(self, state: State) -> tuple[int, ...]: ...


TELLERS: Parts[Teller] = Parts("words")


def told(game: str, before: State, move: int, after: State) -> list[Said]:
    """What a move did, in words."""
    return [tell(game, fact) for fact in HAPPENED[game].happened(before, move, after)]


def tell(game: str, fact: Fact) -> Said:
    """A fact in words."""
    return said("first-seat", who=Seat(fact.seat)) if isinstance(fact, Began) else TELLERS[game].tell(fact)


def winners(payoffs: Sequence[float]) -> Said:
    """Who has won, or shares the win."""
    best = [Seat(seat) for seat, payoff in enumerate(payoffs) if payoff]
    if len(best) == 1:
        return said("game-won", who=best[0])
    return said("game-shared", winners=[said("player", who=seat) for seat in best])
