"""Shark Attacks! for two under best play: the chance of winning in every state, from a table by needs and signs.

Points count only by what is missing to the target, so that one table serves every target up to its own.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, lru_cache
from math import fsum
from operator import mul
from pathlib import Path
from typing import Any, TypeAlias

from ....engine.bits import lowest
from ....engine.nodes import PHASE, SEAT, SEATS, State
from ....engine.rolloff import DICE, HIGHEST, TOTAL
from ....twin import arrays, twin
from ....twin.array_files import content_of, read
from ....twin.arrays import Array
from ..rules import (
    ALL_SIGNS,
    BLUE,
    BLUE_DICE,
    EATEN,
    ESCAPED,
    EVENT,
    FINS,
    FIRST_SEAT,
    FLEEING,
    FLIGHT,
    FLIGHT_DICE,
    NAME,
    OVER,
    ROLL_OFF,
    SCORES,
    SHARK_DICE,
    SHARKS,
    SIGNING,
    SIGNS,
    TARGET,
    TO_ROLL,
    Options,
    initial,
    legal,
    payoffs,
    step,
    swimmers,
)
from . import beach as shark_beach
from . import ends as shark_ends
from . import flight as shark_flight
from . import race as shark_race
from .beach import ROWS, going_on, row
from .ends import started
from .flight import MOST_SWIMMERS
from .kept import GRID, on_grid, packed, unpacked
from .race import BEACH, BEACHES
from .roll_off import totals

FORMAT = 2
TABLES = Path(__file__).parent / "tables"

TOLERANCE = 1e-13  # of the chances at the start of a turn, from one round to the next
ROUNDING = 1e-13  # of one round: about a hundred sums on top of each other, each good to 1e-15

Floats: TypeAlias = Any


@dataclass(eq=False)
class Solution:
    """The winning chance of the seat that begins a turn, by the points that it and the other seat need, and BEACH."""

    flight_dice: str
    wins: Floats
    error_bound: float

    def __post_init__(self) -> None:
        self._turn = lru_cache(maxsize=16)(self._solved_turn)

    @property
    def options(self) -> Options:
        """The options of the longest game that it serves."""
        return Options(target=self.target, flight_dice=self.flight_dice)

    @property
    def target(self) -> int:
        """The highest target that it serves."""
        return len(self.wins) - 1

    @property
    def starts(self) -> int:
        """How many starts of a turn it values: by needs and signs."""
        return self.target**2 * len(BEACHES)

    @property
    def states(self) -> int:
        """How many choices it values: by needs, signs, and what matters of the dice."""
        choices = sum((2 * standing + 1) * (BLUE_DICE + 1 - standing) for standing in range(BLUE_DICE + 1))
        return self.starts * choices

    def first_wins(self, target: int) -> float:
        """The winning chance of the seat that begins a game to this target."""
        return float(self.wins[target, target, BEACH[0][0]])

    def covers(self, state: State) -> bool:
        """Whether it knows the value of a state."""
        need = state[TARGET] - min(state[SCORES], state[SCORES + 1])
        return state[SEATS] == 2 and FLIGHT_DICE[state[FLIGHT]] == self.flight_dice and need <= self.target

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win under best play."""
        if not self.covers(state):
            raise ValueError(f"two seats with at most {self.target} points to go, flight_dice={self.flight_dice}")
        while state[PHASE] == SIGNING:
            state = step(state, lowest(legal(state)))  # of two seats only the other can lend one
        phase = state[PHASE]
        if phase == OVER:
            return payoffs(state)
        if phase == FIRST_SEAT:
            lead = _lead(state)
            first = lead * self._begins(state, 0) + (1 - lead) * (1 - self._begins(state, 1))
            return [first, 1 - first]
        wins = self._flees(state) if phase == FLEEING else self._swims(state)
        return [wins, 1 - wins] if state[SEAT] == 0 else [1 - wins, wins]

    def _begins(self, state: State, seat: int) -> float:
        """The chance of a seat that begins a turn."""
        need, rival, own, other = _place(state, seat)
        return float(self.wins[need, rival, BEACH[own][other]])

    def _swims(self, state: State) -> float:
        """The chance of the seat whose turn it is, at the beach."""
        to_roll, waves, standing = state[TO_ROLL], state[BLUE], sum(state[BLUE + 1 : BLUE + 4])
        if to_roll == 7 - state[SIGNS + state[SEAT]] and waves + standing == 0:
            return self._begins(state, state[SEAT])
        values, _, _, flight, _ = self._turn(*_place(state, state[SEAT]))
        if state[PHASE] == EVENT:
            return float(going_on(values, standing, swimmers(state), waves, flight, state[FLIGHT] == 1)[0])
        return float(values[row(standing, swimmers(state), to_roll, waves), 0])

    def _flees(self, state: State) -> float:
        """The chance of the seat whose turn it is, in a flight."""
        ends = _ends(*state[TO_ROLL : FINS + 4])
        dice = state[TO_ROLL] + sum(state[BLUE : BLUE + 4])
        place = _place(state, state[SEAT])
        return float(twin(shark_race).fled(self.wins, *place, ends, dice, state[ESCAPED], state[EATEN]))

    def means(self, states: Sequence[State], measure: Callable[[State], Sequence[float]]) -> list[list[float]]:
        """The means under best play of a measure of how this turn ends, for states within a turn."""
        return [self._mean(state, measure) for state in states]

    def _mean(self, state: State, measure: Callable[[State], Sequence[float]]) -> list[float]:
        while state[PHASE] == SIGNING:
            state = step(state, lowest(legal(state)))
        if state[PHASE] == FLEEING:
            fled, dice = _ends(*state[TO_ROLL : FINS + 4]), state[TO_ROLL] + sum(state[BLUE : BLUE + 4])
            return shark_ends.of_flight(state, fled, dice, measure)
        place = _place(state, state[SEAT])
        values, stop, _, _, _ = self._turn(*place)
        at_ends, by_swimmers = shark_ends.at_beach(state, flight_ends(), measure), state[FLIGHT] == 1
        lanes = at_ends[0].shape[1]
        led = arrays.zeros((ROWS, lanes))
        twin(shark_beach).lead(values, stop, led)
        followed, _, _, _, fresh = shark_race.room(lanes)
        twin(shark_beach).solve(followed, *at_ends, by_swimmers, fresh, led)
        waves, standing = state[BLUE], sum(state[BLUE + 1 : BLUE + 4])
        if state[PHASE] == EVENT:
            return going_on(followed, standing, swimmers(state), waves, at_ends[2], by_swimmers)
        found: list[float] = followed[row(standing, swimmers(state), state[TO_ROLL], waves)].tolist()
        return found

    def _solved_turn(self, need: int, rival: int, own: int, other: int) -> Any:
        room = shark_race.room(1)
        beaches = arrays.array([[own, other]])
        twin(shark_race).turn(self.wins, need, rival, beaches, flight_ends(), self.flight_dice == "swimmers", room)
        return room

    def save(self, path: Path) -> None:
        """Writes it to a file."""
        wins = arrays.array([row[1:].tolist() for row in self.wins[1:]])
        head = {"format": FORMAT, "game": NAME, "flight_dice": self.flight_dice, "error_bound": self.error_bound}
        path.write_bytes(content_of({**head, "target": self.target, "wins": packed(wins)}))


def load(path: Path) -> Solution:
    """The solution in a file."""
    file = read(path)
    if file.get("game") != NAME or file.get("format") != FORMAT:
        raise ValueError(f"{path}: no table of {NAME} in format {FORMAT}")
    kept, flight_dice, target = file["wins"], str(file["flight_dice"]), int(file["target"])
    if not isinstance(kept, Array) or kept.dtype != arrays.int8:
        raise ValueError(f"{path}: no chances by two needs and the signs on both beaches")
    Options(target=target, flight_dice=flight_dice)  # refuses what the rules refuse
    chances = unpacked(kept, (target, target, len(BEACHES)))
    if not all(0 < chance < 1 for chance in chances.flat()):
        raise ValueError(f"{path}: chances that are none")
    wins = arrays.zeros((target + 1, target + 1, len(BEACHES)))
    for need, by_rival in enumerate(chances, 1):
        wins[need][1:] = by_rival
    return Solution(flight_dice, wins, float(file["error_bound"]))


@cache
def shipped(flight_dice: str) -> Solution:
    """The solution that comes with the package, for targets up to 100."""
    return load(TABLES / f"{NAME}-{flight_dice}.npz")


def value(state: State) -> list[float]:
    """The chance of each seat to win under best play."""
    return shipped(FLIGHT_DICE[state[FLIGHT]]).value(state)


def solve(
    target: int = 100,
    flight_dice: str = "dice",
    progress: Callable[[float], None] | None = None,
    cores: int | None = None,
) -> Solution:
    """Solves the game for all targets up to this one; `progress` receives the share done."""
    Options(target=target, flight_dice=flight_dice)  # refuses what the rules refuse
    by_swimmers = flight_dice == "swimmers"
    beaches = arrays.array(BEACHES)
    wins = arrays.full((target + 1, target + 1, len(BEACHES)), 0.5)

    def settle(need: int, rival: int) -> None:
        twin(shark_race).settle(wins, need, rival, beaches, flight_ends(), by_swimmers, TOLERANCE)

    settle(1, 1)  # compiled before the threads begin
    done = 0
    with ThreadPoolExecutor(cores or os.cpu_count() or 1) as pool:
        for total in range(2, 2 * target + 1):  # points lead to smaller totals, a turn without any back to this one
            needs = range(max(1, total - target), total // 2 + 1)
            list(pool.map(settle, needs, (total - need for need in needs)))
            done += len(needs)
            if progress:
                progress(done / (target * (target + 1) // 2))
    # A round that is off by e puts the chances off by e / (1 - idle) at most, on top of those of smaller totals.
    error = (2 * target - 1) * (TOLERANCE + ROUNDING) / (1 - idle(flight_dice))
    for by_rival in wins[1:]:
        for chances in by_rival[1:]:
            chances[:] = arrays.array([on_grid(chance) for chance in chances])
    return Solution(flight_dice, wins, error + GRID)  # the least chances are raised to it


def residual(solution: Solution, progress: Callable[[float], None] | None = None) -> tuple[float, State]:
    """How far one more round would move the chances at the start of a turn at most, and of which."""
    room, beaches = shark_race.room(len(BEACHES)), arrays.array(BEACHES)
    starts, by_swimmers = [row(0, 0, 7 - own, 0) for own, _ in BEACHES], solution.flight_dice == "swimmers"
    worst, where = 0.0, (1, 1, 0)
    for need in range(1, solution.target + 1):
        for rival in range(1, solution.target + 1):
            twin(shark_race).turn(solution.wins, need, rival, beaches, flight_ends(), by_swimmers, room)
            for lane, (start, said) in enumerate(zip(starts, solution.wins[need, rival], strict=True)):
                if (moved := abs(room[0][start, lane] - said)) > worst:
                    worst, where = moved, (need, rival, lane)
        if progress:
            progress(need / solution.target)
    return worst, started(solution.options, where[:2], BEACHES[where[2]])


def make() -> None:
    """Writes the tables that come with the package."""
    for flight_dice in FLIGHT_DICE:
        solve(100, flight_dice).save(TABLES / f"{NAME}-{flight_dice}.npz")


def expected_points(signs: int, flight_dice: str = "dice") -> float:
    """The mean points of a turn played for points alone, with this many signs on the mover's beach."""
    catches = [float(swimmers) for swimmers in range(MOST_SWIMMERS + 1)]
    fled = list[float]()
    for ends in flight_ends():
        chances = enumerate(ends[1].tolist())
        points = ((1 if eaten else 3) * sum(map(mul, row, catches)) for eaten, row in chances)  # SA-16
        fled.append(sum(points))
    return _best_turn(catches, [2 * swimmers for swimmers in catches], fled, flight_dice)[signs]


def idle(flight_dice: str) -> float:
    """The chance of a turn without a point for a seat that plays for that, at its highest over all signs."""
    nobody = [1.0] + [0.0] * MOST_SWIMMERS
    fled = [sum(row[0] for row in ends[1]) for ends in flight_ends()]
    return max(_best_turn(nobody, nobody, fled, flight_dice))


def _best_turn(stop: list[float], party: list[float], flight: list[float], flight_dice: str) -> list[float]:
    """What the best turn is worth by signs on the own beach, if its ends are worth this."""
    values, _, _, _, fresh = shark_race.room(1)
    by_swimmers = flight_dice == "swimmers"
    ends = [arrays.array([[worth] for worth in each]) for each in (stop, party, flight)]
    twin(shark_beach).solve(values, *ends, by_swimmers, fresh, shark_race.NOT_LED)
    return [float(values[row(0, 0, 7 - signs, 0), 0]) for signs in range(ALL_SIGNS + 1)]


@cache
def flight_ends() -> Floats:
    """The chances of how a flight ends: by dice in the water, sharks, dice eaten, swimmers escaped."""
    flights = arrays.zeros((BLUE_DICE + 1, SHARK_DICE + 1, BLUE_DICE + 1, MOST_SWIMMERS + 1))
    start = arrays.array(initial(Options()))
    twin(shark_flight).fill(flights, shark_flight.no_chances(), start, start.copy())
    return flights


@lru_cache(maxsize=1024)
def _ends(*water: int) -> Floats:
    """The chances of how a flight goes on from these dice to its end, by dice eaten and swimmers escaped."""
    state = initial(Options())
    state[PHASE] = FLEEING
    state[TO_ROLL : FINS + 4] = water
    row, chances, ends = arrays.array(state), shark_flight.no_chances(), arrays.zeros(flight_ends().shape[2:])
    twin(shark_flight).throw(row, row.copy(), chances)
    twin(shark_flight).follow(chances, state[SHARKS], flight_ends(), ends)
    return ends


def _place(state: State, seat: int) -> tuple[int, int, int, int]:
    """What a seat and the other need, and their signs."""
    need, rival = (state[TARGET] - state[SCORES + player] for player in (seat, 1 - seat))
    return need, rival, state[SIGNS + seat], state[SIGNS + 1 - seat]


def _lead(state: State) -> float:
    """The chance of seat 0 to win the roll-off; after a tie both have the same chance."""
    total, left = state[ROLL_OFF + TOTAL], state[ROLL_OFF + DICE]
    if state[SEAT] == 0:
        mine, theirs = totals(total, left), totals(0, SHARK_DICE)
    else:
        mine, theirs = totals(state[ROLL_OFF + HIGHEST] - 1, 0), totals(total, left)
    both = [(one - other, chance * rival) for one, chance in mine.items() for other, rival in theirs.items()]
    return fsum(chance for ahead, chance in both if ahead > 0) + fsum(chance for ahead, chance in both if not ahead) / 2
