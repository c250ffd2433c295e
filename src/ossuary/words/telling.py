"""The words of each game: one teller per game, all in the same shape."""

from collections.abc import Sequence
from typing import Protocol, cast

from ..rules.nodes import State
from . import bones, rolling_bones, shark_attacks, skulls_of_sedlec
from .said import Said, Seat, said


class Teller(Protocol):
    """A game in words."""

    def describe(self, state: State) -> list[Said]: ...
    def offer(self, state: State, action: int) -> Said: ...
    def told(self, before: State, move: int, after: State) -> list[Said]: ...
    def kind(self, state: State, action: int) -> str | None: ...
    def governing(self, state: State) -> tuple[int, ...]: ...


TELLERS: dict[str, Teller] = {
    "rolling-bones": cast(Teller, rolling_bones),
    "shark-attacks": cast(Teller, shark_attacks),
    "skulls-of-sedlec": cast(Teller, skulls_of_sedlec),
    "bones": cast(Teller, bones),
}


def winners(payoffs: Sequence[float]) -> Said:
    """Who has won, or shares the win."""
    best = [Seat(seat) for seat, payoff in enumerate(payoffs) if payoff]
    if len(best) == 1:
        return said("game-won", who=best[0])
    return said("game-shared", winners=[said("player", who=seat) for seat in best])
