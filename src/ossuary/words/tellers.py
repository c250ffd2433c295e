"""The words of each game: one teller per game, all in the same shape."""

from collections.abc import Sequence
from typing import Any, Protocol

from ..engine.facts import Began, Chosen, Drawn, Fact, happened, unknown
from ..engine.nodes import State
from ..engine.registry import Parts
from . import words_in
from .said import Said, Seat, said


class Teller(Protocol):
    """A game in words; `tell`, `kind`, `governing` and `scored` may be missing."""

    RULE_PARTS: tuple[tuple[str, range], ...]

    def describe(self, state: State) -> list[Said]: ...
    def offer(self, state: State, action: int) -> Said: ...


TELLERS: Parts[Teller] = Parts("words")


def told(game: str, before: State, move: int, after: State) -> list[Said]:
    """What a move did, in words."""
    return [tell(game, fact) for fact in happened(game, before, move, after)]


def tell(game: str, fact: Fact) -> Said:
    """A fact in words."""
    if isinstance(fact, Began):
        return said("first-seat", who=Seat(fact.seat))
    own: Any = TELLERS[game]
    if hasattr(own, "tell"):
        told: Said | None = own.tell(fact)
        if told is None:
            raise unknown(fact)
        return told
    match fact:
        case Chosen(seat, action):
            key = f"{game}-chosen-{action}"
            return said(key if words_in("en").has(key) else "chosen", who=Seat(seat), action=action.replace("_", " "))
        case Drawn(outcome):
            key = f"{game}-drawn-{outcome}"
            return said(key if words_in("en").has(key) else "drawn", outcome=outcome.replace("_", " "))
    raise unknown(fact)


def kind(game: str, state: State, action: int) -> str | None:
    """The name of an action's kind; None for actions that are not listed."""
    own: Any = TELLERS[game]
    found: str | None = own.kind(state, action) if hasattr(own, "kind") else "kind-any"
    return found


def governing(game: str, state: State) -> tuple[int, ...]:
    """The numbers of the rules that apply now, the most important first."""
    own: Any = TELLERS[game]
    found: tuple[int, ...] = own.governing(state) if hasattr(own, "governing") else ()
    return found


def winners(payoffs: Sequence[float]) -> Said:
    """Who has won, or shares the win."""
    best = [Seat(seat) for seat, payoff in enumerate(payoffs) if payoff]
    if len(best) == 1:
        return said("game-won", who=best[0])
    return said("game-shared", winners=[said("player", who=seat) for seat in best])
