"""Habits: what a player chose where something else was better, by kind, and what that costs them a game."""

from collections.abc import Sequence
from math import hypot, sqrt
from typing import NamedTuple

from ...engine.record import Record, Step
from ...words.tellers import kind
from ..judging.review import Review
from .style import CONFIDENCE

ANY_KIND = "kind-any"


class Habit(NamedTuple):
    """Choices of one kind in one game where another was better; kinds are keys of the words."""

    chosen: str
    better: str
    times: int
    given_away: float  # of the chance of winning, together
    error: float  # how far off that may be, 0 where it is computed


class Cost(NamedTuple):
    """What a habit costs a game on average, and how far off that may be, with 95% confidence; none after one game."""

    chosen: str
    better: str
    times: int
    given_away: float
    error: float | None

    @property
    def is_sure(self) -> bool:
        """Whether it is more than few games, or the estimates of a search, may feign."""
        return self.error is not None and self.given_away > self.error


def habits(record: Record, found: Review, steps: Sequence[Step], seat: int) -> list[Habit]:
    """The habits that a seat showed in a game; what only may have been worse is left out."""
    name, sums = record.game.NAME, dict[tuple[str, str], Habit]()
    for decision in found.decisions:
        if decision.seat != seat or not decision.given_away:
            continue
        before = steps[decision.move].before
        key = kind(name, before, decision.action) or ANY_KIND, kind(name, before, decision.best) or ANY_KIND
        _, _, times, given, error = sums.get(key, Habit(*key, 0, 0.0, 0.0))
        times += decision.grade != "best"
        sums[key] = Habit(*key, times, given + decision.given_away, error + decision.error)
    return list(sums.values())


def costs(games: Sequence[Sequence[Habit]]) -> list[Cost]:
    """What habits cost over several games, the sure ones first, then the most expensive; all games count."""
    found = []
    for key in {(habit.chosen, habit.better): None for game in games for habit in game}:
        own = [[habit for habit in game if (habit.chosen, habit.better) == key] for game in games]
        given = [sum(habit.given_away for habit in game) for game in own]
        error = sum(habit.error for game in own for habit in game) / len(games)
        times = sum(habit.times for game in own for habit in game)
        found.append(Cost(*key, times, sum(given) / len(given), _error(given, error)))
    return sorted(found, key=lambda cost: (not cost.is_sure, -cost.given_away))


def together(games: Sequence[Sequence[Habit]]) -> Cost:
    """What all habits cost together."""
    whole = [
        [Habit("", "", sum(h.times for h in game), sum(h.given_away for h in game), sum(h.error for h in game))]
        for game in games
    ]
    return costs(whole)[0]


def _error(given: Sequence[float], judged: float) -> float | None:
    """The error of a mean: from few games, and from the judge's own."""
    if len(given) < 2:
        return None
    mean = sum(given) / len(given)
    spread = sqrt(sum((one - mean) ** 2 for one in given) / (len(given) - 1) / len(given))
    return hypot(CONFIDENCE * spread, judged)
