"""A judge by exact values: every action's chance of winning, split by how the turn can end.

What an end adds is measured against a turn that scores nothing and leaves all else as it is.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Protocol

from ...engine.nodes import SEATS, TERMINAL, TURN, State
from ...engine.registry import Game
from ..best_play import BEST_PLAY
from .judge import Choice, Reason, alike

KINDS = ("win", "points", "nothing", "loss")  # what a turn can come to

NEVER = 1e-6  # a chance too small to speak of
TIE = 12  # decimals of chances that are told apart


class Solved(Protocol):
    """A solved game."""

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat under best play."""

    def means(self, states: Sequence[State], measure: Callable[[State], Sequence[float]]) -> Sequence[Sequence[float]]:
        """The means, under best play, of a measure of the state in which this turn ends, for states within it."""


def preferred(game: Game, after: State, chances: Sequence[float], seat: int) -> tuple[float, int]:
    """What a seat prefers to have after its action: the higher chance and, if that is the same, more points."""
    return round(chances[seat], TIE), game.scores(after)[seat]


class ExactJudge:
    """Judges by a solved game."""

    searches = False
    in_points = False
    tried = 0

    def __init__(self, game: Game, solved: Solved, exact: bool = True) -> None:
        self.exact = exact
        self._game = game
        self._solved = solved

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat."""
        return self._solved.value(state)

    def choices(self, state: State) -> list[Choice]:
        """Every legal action of a decision, the best first; equivalent actions are one choice."""
        game, seat = self._game, self._game.mover(state)
        groups = alike(game, state)
        afters = [game.step(state, action) for action, *_ in groups]
        reasons = cache(partial(self._reasons, state, afters, seat))  # those of all choices come together
        found = []
        for number, (action, *others) in enumerate(groups):
            why, after = partial(_of, reasons, number), afters[number]
            one = Choice(action, self.value(after), why, tuple(others), self._error(after))
            found.append((preferred(game, after, one.payoffs, seat), one))
        return [one for _, one in sorted(found, key=lambda of: of[0], reverse=True)]

    def closer(self, state: State, choices: Sequence[Choice], played: int) -> Sequence[Choice]:
        """The same, since everything is known."""
        return choices

    def look(self, state: State) -> list[Choice]:
        """The same, since everything is known."""
        return self.choices(state)

    def without_points(self, state: State) -> list[float]:
        """The chance of winning of each seat after a turn of 0 points; 0 in a game that does not say how it ends."""
        nothing: Callable[[State], State] | None = getattr(BEST_PLAY.get(self._game.NAME), "without_points", None)
        return self.value(nothing(state)) if nothing else [0.0] * state[SEATS]

    def _error(self, state: State) -> float:
        """How far a value may be off; 0 except where a solution says that it only estimates it."""
        error: Callable[[State], float] | None = getattr(self._solved, "error", None)
        return error(state) if error else 0.0

    def _reasons(self, before: State, afters: Sequence[State], seat: int) -> list[list[Reason]]:
        """For each next state what it adds to a turn of 0 points, by how the turn ends, and the cost of signs."""
        game = self._game
        unsigned: Callable[[State, State], State] | None = getattr(BEST_PLAY.get(game.NAME), "unsigned", None)
        start = self.without_points(before)[seat]

        def measure(end: State) -> list[float]:
            """By kind of ending: its chance, the points gained and the chance of winning; last the cost of signs."""
            gained = game.scores(end)[seat] - game.scores(before)[seat]
            over = game.mover(end) == TERMINAL
            worth = self.value(end)[seat]
            kind = 0 if over and worth else 1 if gained > 0 else 2 if gained == 0 else 3
            plain = self.value(unsigned(end, before))[seat] if unsigned and not over else worth
            measured = [0.0] * (3 * len(KINDS) + 1)
            measured[3 * kind : 3 * kind + 3] = 1.0, gained, plain
            measured[-1] = worth - plain
            return measured

        ended = [after[TURN] != before[TURN] or game.mover(after) == TERMINAL for after in afters]
        open_ones = [after for after, over in zip(afters, ended, strict=True) if not over]
        means = iter(self._solved.means(open_ones, measure) if open_ones else ())
        found = []
        for after, over in zip(afters, ended, strict=True):
            parts = _parts(measure(after) if over else next(means), start, unsigned is not None)
            found.append(_made_whole(parts, self.value(after)[seat] - start))
        return found


def _of(reasons: Callable[[], list[list[Reason]]], number: int) -> list[Reason]:
    return reasons()[number]


def _parts(means: Sequence[float], start: float, signs: bool) -> list[Reason]:
    """What each kind of ending adds to a chance of winning, and the cost of signs."""
    reasons = []
    for kind, name in enumerate(KINDS):
        chance, gained, worth = means[3 * kind : 3 * kind + 3]
        if chance > NEVER:
            reasons.append(Reason(name, worth - chance * start, chance, gained / chance))
    return [*reasons, Reason("signs", means[-1])] if signs else reasons


def _made_whole(reasons: list[Reason], value: float) -> list[Reason]:
    """The same with the rounding error added to the largest part."""
    most = max(range(len(reasons)), key=lambda number: abs(reasons[number].amount))
    left = value - sum(reason.amount for reason in reasons)
    reasons[most] = replace(reasons[most], amount=reasons[most].amount + left)
    return reasons
