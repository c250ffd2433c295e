"""The figures behind every chart of a report."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

import numpy as np

from ..arena.statistics import wilson
from .course import Course
from .game_report import REPORTS

TENTHS = 10
BINS = 14  # bars of a histogram at most
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
FEW = 10  # pushes that a rate is not worth being drawn from


class Point(NamedTuple):
    """A point of a chart: position, height, and bounds if known."""

    x: str | float
    y: float
    low: float | None = None
    high: float | None = None


Points = list[Point]
Spread = tuple[float, float, float]  # mean, and what 5% lie below and above


class Findings:
    """The figures of one setting."""

    def __init__(self, game: str, courses: Sequence[Course]) -> None:
        self._game, self._courses = game, courses
        self._seats = len(courses[0].final)

    def rounds(self) -> list[int]:
        """The number of rounds, by game."""
        return [ceil(len(course.seats) / self._seats) for course in self._courses]

    def moves(self) -> float:
        """The mean number of moves of a game, chance included."""
        return float(np.mean([course.moves for course in self._courses]))

    def wins_by_order(self) -> Points:
        """Wins by place in turn order."""
        won = np.zeros(self._seats)
        for course in self._courses:
            for seat, share in enumerate(course.payoffs):
                won[(seat - course.seats[0]) % self._seats] += share
        rates = won / len(self._courses)
        return [
            Point(place + 1, float(rate), *wilson(float(rate), len(self._courses))) for place, rate in enumerate(rates)
        ]

    def gains(self) -> list[int]:
        """The points gained in each turn."""
        found = []
        for course in self._courses:
            had = [0] * self._seats
            for seat, scores in zip(course.seats, course.scores, strict=True):
                found.append(scores[seat] - had[seat])
                had = scores
        return found

    def growth(self) -> Points:
        """Mean points after each round; finished games keep their last score."""
        last = int(np.percentile(self.rounds(), 90))
        totals = np.zeros(last)
        for course in self._courses:
            for round_ in range(last):
                totals[round_] += np.mean(course.scores[min((round_ + 1) * self._seats, len(course.scores)) - 1])
        return [Point(round_ + 1, float(total)) for round_, total in enumerate(totals / len(self._courses))]

    def sources(self) -> Points:
        """The share of all points by source."""
        counted: Counter[str] = Counter()
        for course in self._courses:
            counted.update(course.sources)
        total = sum(counted.values()) or 1
        return [Point(source, counted[source] / total) for source in REPORTS[self._game].SOURCES]

    def lead_changes(self) -> list[int]:
        """The number of lead changes, by game."""
        return [len(_changes(course)) for course in self._courses]

    def leads(self) -> Points:
        """How often the lead changes in each tenth of a game."""
        found = np.zeros(TENTHS)
        for course in self._courses:
            for turn in _changes(course):
                found[min(TENTHS - 1, turn * TENTHS // len(course.scores))] += 1
        return [Point(tenth + 1, float(number)) for tenth, number in enumerate(found / len(self._courses))]

    def lead_wins(self) -> Points:
        """How often a sole leader after each tenth of a game wins it."""
        found = []
        for tenth in range(1, TENTHS):
            won = []
            for course in self._courses:
                leader = _leader(course.scores[max(0, ceil(len(course.scores) * tenth / TENTHS) - 1)])
                if leader is not None:
                    won.append(course.payoffs[leader])
            if won:
                rate = float(np.mean(won))
                found.append(Point(tenth / TENTHS, rate, *wilson(rate, len(won))))
        return found

    def pushes(self) -> list[tuple[int, int]]:
        """Every push: the safe points, and the points of the turn."""
        return [(push.safe, push.brought) for course in self._courses for push in course.pushes]

    def pushes_by_stake(self, edges: Sequence[int]) -> Points:
        """How often a push scores more than was safe, by the safe points."""
        found = []
        for name, low, high in _bins(edges):
            paid = [brought > safe for safe, brought in self.pushes() if low <= safe < high]
            if len(paid) >= FEW:
                rate = float(np.mean(paid))
                found.append(Point(name, rate, *wilson(rate, len(paid))))
        return found


def spread(values: Sequence[float]) -> Spread:
    """The mean, and the range of the middle 90%."""
    low, high = np.percentile(values, [5, 95])
    return float(np.mean(values)), float(low), float(high)


def edges_for(values: Sequence[int]) -> list[int]:
    """The edges of bars that show all but the rarest of these values, in round steps."""
    low, high = (int(edge) for edge in np.percentile(values, [0.5, 99.5]))
    step = next(step for step in (*STEPS, high - low + 1) if (high - low) // step < BINS)
    first = low // step * step
    return list(range(first, high + step + 1, step))


def histogram(values: Sequence[int], edges: Sequence[int]) -> Points:
    """The share of the values in each bar; outliers count in the outermost."""
    inside = np.clip(values, edges[0], edges[-1] - 1)
    counts, _ = np.histogram(inside, edges)
    return [Point(name, float(count) / len(values)) for (name, _, _), count in zip(_bins(edges), counts, strict=True)]


def _bins(edges: Sequence[int]) -> list[tuple[str, int, int]]:
    """The bars by name, each from one edge to below the next."""
    return [(str(low) if high == low + 1 else f"{low}–{high - 1}", low, high) for low, high in pairwise(edges)]


def _leader(scores: Sequence[int]) -> int | None:
    """The sole leader, if any."""
    best = max(scores)
    return None if scores.count(best) > 1 else scores.index(best)


def _changes(course: Course) -> list[int]:
    """The turns in which the lead changed."""
    found, leading = [], None
    for turn, scores in enumerate(course.scores):
        leader = _leader(scores)
        if leader is not None:
            if leading is not None and leader != leading:
                found.append(turn)
            leading = leader
    return found
