"""A judge by exact values: every action's chance of winning, split by how the turn can end."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from ...engine.nodes import TERMINAL, TURN, State
from ...engine.registry import Game
from ..best_play import BEST_PLAY
from .judge import Choice, Reason, alike

KINDS = ("win", "points", "nothing", "loss")  # what a turn can come to

NEVER = 1e-6  # a chance too small to speak of


class Solved(Protocol):
    """A solved game."""

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat under best play."""

    def mean(self, state: State, measure: Callable[[State], Sequence[float]]) -> Sequence[float]:
        """The mean, under best play, of a measure of the state in which this turn ends."""


class ExactJudge:
    """Judges by a solved game."""

    exact = True
    in_points = False
    tried = 0

    def __init__(self, game: Game, solved: Solved) -> None:
        self._game = game
        self._solved = solved

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat."""
        return self._solved.value(state)

    def choices(self, state: State, played: int | None = None) -> list[Choice]:
        """Every legal action of a decision, the best first; equivalent actions are one choice."""
        game, seat = self._game, self._game.mover(state)
        found = []
        for action, *others in alike(game, state):
            after = game.step(state, action)
            why = partial(self._reasons, state, after, seat)
            found.append(Choice(action, self.value(after), why, tuple(others)))
        return sorted(found, key=lambda choice: -choice.payoffs[seat])

    def look(self, state: State) -> list[Choice]:
        """The same, since everything is known."""
        return self.choices(state)

    def _reasons(self, before: State, after: State, seat: int) -> list[Reason]:
        """The chance of winning by how the turn ends, and the cost of signs."""
        game = self._game
        ended = after[TURN] != before[TURN] or game.mover(after) == TERMINAL
        unsigned: Callable[[State, State], State] | None = getattr(BEST_PLAY.get(game.NAME), "unsigned", None)

        def measure(end: State) -> list[float]:
            """By kind of ending: its chance, the points gained and the chance of winning; last the cost of signs."""
            gained = game.scores(end)[seat] - game.scores(before)[seat]
            over = game.mover(end) == TERMINAL
            kind = 0 if over else 1 if gained > 0 else 2 if gained == 0 else 3
            worth = self.value(end)[seat]
            plain = self.value(unsigned(end, before))[seat] if unsigned and not over else worth
            measured = [0.0] * (3 * len(KINDS) + 1)
            measured[3 * kind : 3 * kind + 3] = 1.0, gained, plain
            measured[-1] = worth - plain
            return measured

        means = measure(after) if ended else self._solved.mean(after, measure)
        reasons = []
        for kind, name in enumerate(KINDS):
            chance, gained, worth = means[3 * kind : 3 * kind + 3]
            if chance > NEVER:
                reasons.append(Reason(name, worth, chance, gained / chance))
        if unsigned:
            reasons.append(Reason("signs", means[-1]))
        return _made_whole(reasons, self.value(after)[seat])


def _made_whole(reasons: list[Reason], value: float) -> list[Reason]:
    """The same with the rounding error added to the largest part."""
    most = max(range(len(reasons)), key=lambda number: reasons[number].amount)
    left = value - sum(reason.amount for reason in reasons)
    reasons[most] = replace(reasons[most], amount=reasons[most].amount + left)
    return reasons
