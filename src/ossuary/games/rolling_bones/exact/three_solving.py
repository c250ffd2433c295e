"""Solving Rolling Bones for three: sums of needs one after the other, and all seats of an exchange at once."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

from ....engine.nodes import State
from ....twin import arrays
from ..rules import Options
from .larger import ABREAST
from .layout import POINTS_BELOW as ZERO
from .shapes import Floats
from .solution import started
from .solver import Turns
from .three import THREE, Needs, ThreeSeats, number, solve_for, worths_of

BELOW_ZERO = 3  # points below zero that the table knows
ROUGH, TOLERANCE = 1e-5, 1e-8  # how far a turn may move a chance: in the first sweep, and after it
ERROR = 1e-9  # how far it may then still move one, once the seats agree: slopes are known to a hundredth or better
ROUNDS = 40  # for one sum of needs
ZERO_CHANCE = 0.16  # a first guess at how often a turn scores nothing
GUESSED = 10  # points below zero that are told apart in a guess
STEEPEST = 0.9  # that a slope can be
STEEP_ENOUGH = 1e-8  # a change from which a slope is taken
AROUND = 12  # times around the seats until they agree
STRAIN = 1e-7  # how far points below zero may change, which a turn hardly ever scores
SWEEPS = 2  # as is usual
PAUSE = 60  # seconds between two times that what is found is kept
SECONDS = 0.15  # of CPU for each start of a turn: about four turns each
SECONDS_OF_A_SUM = 2  # of CPU, for lanes that stay empty

Both = tuple[float, float]


class Begun(NamedTuple):
    """What is known while a game is being solved, enough to go on later."""

    wins: Floats
    slopes: Floats
    sweep: int
    total: int  # the sum of needs that comes next


class Found(NamedTuple):
    """What a turn is worth, and what it was taken to be worth after no points."""

    mine: float
    other: float
    zero: float


class Race:
    """The chances by needs while they are being found."""

    def __init__(self, most: int, cores: int | None, last: bool, begun: Begun | None = None) -> None:
        size = (most + 1) ** THREE
        self.most, self.last = most, last
        self.wins = begun.wins if begun else arrays.full((size, 2), 1 / THREE)
        self.slopes = begun.slopes if begun else arrays.full(size, ZERO_CHANCE)
        self.workers = [Turns(lanes=2 * ABREAST) for _ in range(cores or os.cpu_count() or 1)]
        self._below = arrays.full((size, 2), -1.0)  # the chances one point below zero when a turn was solved last

    def games(self, total: int) -> Iterator[Needs]:
        """The needs of this sum, whoever begins."""
        for need in range(1, self.most + 1):
            for one in range(max(need, total - need - self.most), min(self.most, total - need - 1) + 1):
                two = total - need - one
                if two > need or (two == need == one):
                    yield need, one, two

    def approach(self, total: int) -> float:
        """Solves the needs of this sum for the first time."""
        games = list(self.games(total))
        for game in games:
            for needs in turned(game):
                self._guess(needs)
        return self._settle(games, ROUGH, True)

    def improve(self, total: int) -> float:
        """Solves those needs of this sum again that are not known well enough; returns how far a chance moved."""
        return self._settle([game for game in self.games(total) if self._is_strained(game)], TOLERANCE, False)

    def turns(self, scores: list[Needs], guess_below: bool = False) -> dict[Needs, Found]:
        """What a turn is worth for each of these needs."""
        found = dict[Needs, Found]()
        ahead = [scores[first : first + ABREAST] for first in range(0, len(scores), ABREAST)]

        def work(turns: Turns) -> None:
            while ahead:
                try:
                    some = ahead.pop()
                except IndexError:
                    return
                worths = [self.worths(needs, guess_below) for needs in some]
                both = solve_for(turns, worths + [worths[0]] * (ABREAST - len(some)), self.last)
                for needs, (mine, other), worth in zip(some, both, worths, strict=False):
                    found[needs] = Found(mine, other, worth[0][ZERO])

        with ThreadPoolExecutor(len(self.workers)) as pool:
            list(pool.map(work, self.workers))
        return found

    def at(self, needs: Needs) -> Both:
        """The chances of the mover and of the next seat."""
        place = number(self.most, *needs)
        return float(self.wins[place, 0]), float(self.wins[place, 1])

    def _guess(self, needs: Needs) -> None:
        """Takes the chances to go on as they did with fewer points to go, and slopes to be the same."""
        place = number(self.most, *needs)
        order = next((order for order in (3, 2, 1) if max(needs) > order), 0)
        before = [number(self.most, *(need - less * (need > order) for need in needs)) for less in range(1, order + 1)]
        for column in range(2 if before else 0):
            further = _continued([float(self.wins[at, column]) for at in before])
            self.wins[place, column] = min(max(further, 0.0), 1.0)
        if before:
            self.slopes[place] = self.slopes[before[0]]

    def worths(self, needs: Needs, guess_below: bool) -> tuple[list[float], list[float]]:
        """What the points of a turn are worth; those below zero perhaps as the others suggest."""
        mine, other = worths_of(self.wins, self.most, needs)
        known, below = min(needs[0], 4), min(self.most - needs[0], GUESSED) if guess_below else 0
        for worth in (mine, other) if guess_below else ():
            nearer = worth[ZERO : ZERO + known]
            for _ in range(below):
                nearer.insert(0, min(max(_continued(nearer[:known]), 0.0), 1.0))
            worth[ZERO - below : ZERO] = nearer[:below]
            worth[: ZERO - below] = [nearer[0]] * (ZERO - below)
        return mine, other

    def _is_strained(self, game: Needs) -> bool:
        """Whether what points below zero are worth has changed too much since the turns of a game were solved."""
        for needs in turned(game):
            now, before = self._one_below(needs), self._below[number(self.most, *needs)].tolist()
            if max(abs(one - other) for one, other in zip(now, before, strict=True)) > STRAIN:
                return True
        return False

    def _one_below(self, needs: Needs) -> Both:
        need, one, two = needs
        return self.at((one, two, min(need + 1, self.most)))

    def _settle(self, games: list[Needs], tolerance: float, guess_below: bool) -> float:
        """Solves turns until none moves a chance by more than this; returns how far the first ones moved one."""
        first, before = 0.0, dict[Needs, Found]()
        for _ in range(ROUNDS):
            if not games:
                return first
            found = self.turns([needs for game in games for needs in dict.fromkeys(turned(game))], guess_below)
            for needs, one in found.items():
                self._find_slope(needs, before.get(needs), one)
            before |= found
            moved = [max(self.off(needs, found[needs]) for needs in turned(game)) for game in games]
            first = first or max(moved)
            for game in games:
                self._agree(game, found)
            if not guess_below:
                for needs in (needs for game in games for needs in turned(game)):
                    below = self._below[number(self.most, *needs)]
                    below[0], below[1] = self._one_below(needs)
            games = [game for game, far in zip(games, moved, strict=True) if far > tolerance]
        raise ArithmeticError(games)

    def off(self, needs: Needs, found: Found) -> float:
        mine, other = self.at(needs)
        return max(abs(found.mine - mine), abs(found.other - other))

    def _find_slope(self, needs: Needs, before: Found | None, now: Found) -> None:
        """Takes from two solutions of a turn how often it scores nothing."""
        if before and abs(moved := now.zero - before.zero) > STEEP_ENOUGH:
            slope = (now.mine - before.mine) / moved
            if 0 <= slope < STEEPEST:
                self.slopes[number(self.most, *needs)] = slope

    def _agree(self, game: Needs, found: dict[Needs, Found]) -> None:
        """Moves the chances to where the turns of all seats agree, each a straight line in those of the next."""
        seats = list(turned(game))
        begun = [self.at(needs) for needs in seats]  # what each turn was solved with
        chances = [(found[needs].mine, found[needs].other) for needs in seats]
        for step in range(AROUND * THREE):
            seat = -step % THREE
            after = (seat + 1) % THREE
            mine, other, _ = found[seats[seat]]
            slope = float(self.slopes[number(self.most, *seats[seat])])
            moved, led = (chances[after][column] - begun[after][column] for column in range(2))
            chances[seat] = mine - slope * (moved + led), other + slope * moved
        for needs, (mine, other) in zip(seats, chances, strict=True):
            place = number(self.most, *needs)
            self.wins[place, 0], self.wins[place, 1] = min(max(mine, 0.0), 1.0), min(max(other, 0.0), 1.0)


def turned(game: Needs) -> Iterator[Needs]:
    """The needs as each seat sees them."""
    one, two, three = game
    return iter(((one, two, three), (two, three, one), (three, one, two)))


def _continued(nearer: list[float]) -> float:
    """What comes before some values, as a curve of the lowest order through them."""
    differences, further = nearer, 0.0
    while differences:
        further += differences[0]
        differences = [one - two for one, two in pairwise(differences)]
    return further


def solve(
    target: int,
    progress: Callable[[float], None] | None = None,
    cores: int | None = None,
    last: bool = False,
    below_zero: int = BELOW_ZERO,
    begun: Begun | None = None,
    keep: Callable[[Begun], None] = lambda begun: None,
) -> ThreeSeats:
    """Solves the game of three for all targets up to this one, by sweeps over sums of needs.

    `progress` receives the share done, `keep` now and then what is needed to go on from there. Points lower the sum of
    needs. What is left are turns that score nothing, which lead to the same needs one seat on: straight lines, solved
    as such with slopes that are found on the way; and burials below zero, guessed in the first sweep.
    """
    Options(THREE, target)  # refuses what the rules refuse
    race = Race(target + below_zero, cores, last, begun)
    sums = range(THREE, THREE * race.most + 1)
    sweep, total = (begun.sweep, begun.total) if begun else (0, THREE)
    kept, largest, games = time.monotonic(), 0.0, 1 + sum(1 for total in sums for _ in race.games(total))
    done = sum(1 for earlier in range(THREE, total) for _ in race.games(earlier))
    while True:
        largest = max(largest, race.improve(total) if sweep else race.approach(total))
        done += sum(1 for _ in race.games(total))
        if progress:
            progress(min(sweep + done / games, SWEEPS) / (SWEEPS + 0.01))
        total += 1
        if total not in sums:
            if sweep and largest <= TOLERANCE:
                return ThreeSeats(target, race.most, race.wins, ERROR, last)
            sweep, total, largest, done = sweep + 1, THREE, 0.0, 0
        if time.monotonic() - kept > PAUSE:
            kept = time.monotonic()
            keep(Begun(race.wins, race.slopes, sweep, total))


def residual(solution: ThreeSeats, progress: Callable[[float], None] | None = None) -> tuple[float, State]:
    """How far one more turn would move the chances at the start of one at most, and of which."""
    race, worst, where = Race(solution.most, None, solution.last), 0.0, (1, 1, 1)
    race.wins = solution.wins
    for total in range(THREE, THREE * solution.most + 1):
        scores = [needs for game in race.games(total) for needs in dict.fromkeys(turned(game))]
        found = race.turns(scores)
        for needs in scores:
            if (moved := race.off(needs, found[needs])) > worst:
                worst, where = moved, needs
        if progress:
            progress(total / (THREE * solution.most))
    return worst, started(solution.options, where)
