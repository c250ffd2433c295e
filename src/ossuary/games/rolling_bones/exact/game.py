"""The game of two: the chance of winning at the start of a turn, by what the mover and the other seat still need."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from ....engine.nodes import State
from ....twin import arrays
from .shapes import Floats
from .solution import SHIPPED, Solution, started, worth_of
from .solver import Turns, whole

LANES = 32
TARGET = 100  # the highest target that the table serves
FLOOR = -10  # the score that lower ones count as
TOLERANCE = 1e-11  # of the chances, from one sweep to the next
TURNS_LEFT = 64  # more than a game lasts on average: 160 points, at 5 or more in each turn, by both seats
ZERO_CHANCE = 0.16  # a first guess at how often a turn scores nothing
ROUGH = 1e-6  # the same within a sum of needs, in the first sweep
STEEPEST = 0.9  # that a slope can be
FIRST_SWEEP, SWEEPS = 3, 3  # turns solved by pair of needs in the first sweep, and sweeps after it, as is usual

Pairs = list[tuple[int, int]]
Found = Mapping[int, float]  # what a turn is worth, by the mover's need


class Race:
    """The chances by needs while they are being found."""

    def __init__(self, most: int, cores: int | None) -> None:
        self.chances = arrays.full((most + 1, most + 1), 0.5)
        self.workers = [Turns(lanes=LANES) for _ in range(cores or os.cpu_count() or 1)]
        self._slopes = arrays.full((most + 1, most + 1), ZERO_CHANCE)

    def pairs(self, total: int) -> Pairs:
        """The needs of this sum."""
        most = len(self.chances) - 1
        return [(need, total - need) for need in range(max(1, total - most), min(most, total - 1) + 1)]

    def approach(self, pairs: Pairs) -> None:
        """Solves these needs but for burials below zero, which count as nothing; finds the slopes on the way."""
        for need, other in pairs:
            nearer = max(need - 1, 1), max(other - 1, 1)
            self.chances[need, other], self._slopes[need, other] = self.chances[nearer], self._slopes[nearer]
        before, found = self.chances.copy(), self.turns(pairs, below=False)
        change = self._settle(pairs, found)
        while change >= ROUGH:
            again = self.turns(pairs, below=False)
            self._find_slopes(pairs, before, found, again)
            before, found = self.chances.copy(), again
            change = self._settle(pairs, found)

    def improve(self, pairs: Pairs) -> float:
        """Takes the chances of these needs from a turn each, and says how far one moved at most."""
        return self._settle(pairs, self.turns(pairs))

    def turns(self, pairs: Pairs, below: bool = True) -> Found:
        """What a turn is worth for each of these needs."""
        found = dict[int, float]()
        lanes = min(LANES, whole(-(-len(pairs) // len(self.workers))))
        batches = [pairs[first : first + lanes] for first in range(0, len(pairs), lanes)]

        def solve_batches(number: int) -> None:
            for batch in batches[number :: len(self.workers)]:
                worths = [worth_of(self.chances, need, other, below) for need, other in batch]
                worths += [worths[0]] * (whole(len(batch)) - len(batch))
                for (need, _), value in zip(batch, self.workers[number].solve(worths), strict=False):
                    found[need] = value

        with ThreadPoolExecutor(len(self.workers)) as pool:
            list(pool.map(solve_batches, range(len(self.workers))))
        return found

    def _settle(self, pairs: Pairs, found: Found) -> float:
        """Moves the chances to where both sides of each exchange agree, and says how far a turn had moved one."""
        agreed = list[float]()
        for a, b in pairs:
            slope, other_slope = self._slopes[a, b], self._slopes[b, a]
            # x = found + slope * (other - y), and the same for y
            apart = self.chances[b, a] - found[b] - other_slope * self.chances[a, b]
            agreed.append((found[a] + slope * apart) / (1 - slope * other_slope))
        moved = max(abs(found[a] - self.chances[a, b]) for a, b in pairs)
        for pair, chance in zip(pairs, agreed, strict=True):
            self.chances[pair] = min(max(chance, 0.0), 1.0)
        return float(moved)

    def _find_slopes(self, pairs: Pairs, before: Floats, found: Found, again: Found) -> None:
        """Takes the slopes from two solutions of the same turns."""
        for a, b in pairs:
            moved = before[b, a] - self.chances[b, a]
            if abs(moved) > 1e-8 and 0 <= (slope := (again[a] - found[a]) / moved) < STEEPEST:
                self._slopes[a, b] = slope


def solve(
    target: int = TARGET,
    progress: Callable[[float], None] | None = None,
    cores: int | None = None,
    floor: int = FLOOR,
) -> Solution:
    """Solves the game for all targets up to this one, by sweeps over sums of needs; `progress` receives the share done.

    Points lower the sum of needs, so nearly all that a turn depends on is solved before it. What is left are turns that
    score nothing, which lead to the same needs exchanged: a straight line on both sides, solved as such with slopes
    that the first sweep finds; and burials below zero, which the sweeps after it take up.
    """
    race = Race(target - floor, cores)
    sums = range(2, 2 * (target - floor) + 1)
    for total in sums:
        race.approach(race.pairs(total))
        _tell(progress, FIRST_SWEEP * total / len(sums))
    for sweep in range(100):
        largest = 0.0
        for total in sums:
            largest = max(largest, race.improve(race.pairs(total)))
            _tell(progress, FIRST_SWEEP + sweep + total / len(sums))
        if largest < TOLERANCE:
            return Solution(race.chances, target, error_bound(largest))
    raise ArithmeticError(largest)


def residual(solution: Solution, progress: Callable[[float], None] | None = None) -> tuple[float, State]:
    """How far one more sweep would move the chances at the start of a turn at most, and of which."""
    most = len(solution.chances) - 1
    race, worst, where = Race(most, None), 0.0, (1, 1)
    race.chances = solution.chances
    for total in range(2, 2 * most + 1):
        found = race.turns(race.pairs(total))
        for pair in race.pairs(total):
            if (moved := abs(found[pair[0]] - solution.chances[pair])) > worst:
                worst, where = moved, pair
        if progress:
            progress(total / (2 * most))
    return worst, started(solution.options, where)


def make() -> None:
    """Writes the table that comes with the package."""
    solve().save(SHIPPED)


def error_bound(moved: float) -> float:
    """How far the chances can be from the true ones if a further sweep moves them by no more than this.

    What it moves carries on for as many turns as the game lasts. A seat that plays by the table gains points on average
    in each turn and overshoots by less than 50, so neither seat can make the game last much longer than the points from
    the floor to the target divided by that gain.
    """
    return moved * TURNS_LEFT


def _tell(progress: Callable[[float], None] | None, sweeps: float) -> None:
    if progress:
        progress(min(sweeps / (FIRST_SWEEP + SWEEPS), 0.99))
