"""Shark Attacks! for three under best play: the chances of all seats in every state, from a table by needs and signs.

Play is stationary and subgame-perfect: every seat maximises its own share of the win in every state, and what it does
depends on the state alone. Of signs that are worth the same, it takes those of the next seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import Any

from ....engine.nodes import PHASE, SEAT, SEATS, State
from ....engine.rolloff import CONTENDERS, DICE, HIGHEST, LEADERS, TOTAL
from ....twin import arrays, twin
from ....twin.array_files import content_of
from ....twin.arrays import Array
from ..rules import (
    ALL_SIGNS,
    BLUE,
    BLUE_DICE,
    ESCAPED,
    EVENT,
    FINS,
    FIRST_SEAT,
    FLEEING,
    FLIGHT,
    FLIGHT_DICE,
    NAME,
    OVER,
    PARTY,
    ROLL_OFF,
    SCORES,
    SHARK_DICE,
    SHARKS,
    SIGNING,
    SIGNS,
    SIGNS_DUE,
    STOP,
    TARGET,
    TO_ROLL,
    Options,
    bank,
    initial,
    payoffs,
    swimmers,
)
from . import beach as shark_beach
from . import flight as shark_flight
from . import three_flight, three_race
from .beach import ROWS, WIDTH, going_on, row
from .ends import cleared, stopped
from .flight import MOST_SWIMMERS
from .roll_off import totals
from .three_flight import AT_ONCE, BEACHES, CASTS, DUE, LANES, NUMBERS, PLACES, TAKEN, joined, place

FORMAT = 1
THREE = 3
KEPT_TURNS = 4  # about 8 MB each

Floats = Any
Measure = Callable[[State], Sequence[float]]


@dataclass(eq=False)
class ThreeSeats:
    """The chances of the mover and of the next seat when a turn begins, by all needs and signs."""

    flight_dice: str
    target: int
    wins: Floats  # as in `three_race`
    widths: Floats  # by needs: between chances that differ by less a seat may mix
    last: bool = False  # whether of signs that are worth the same, it takes those of the last seat

    def __post_init__(self) -> None:
        self._turn = lru_cache(KEPT_TURNS)(self._solved_turn)

    @property
    def options(self) -> Options:
        """The options of the longest game that it serves."""
        return Options(THREE, self.target, self.flight_dice)

    @property
    def starts(self) -> int:
        """How many starts of a turn it values: by needs and signs."""
        return int(self.target**3 * LANES)

    @property
    def states(self) -> int:
        """How many choices at the beach it values: by needs, signs, and what matters of the dice."""
        choices = sum((2 * standing + 1) * (BLUE_DICE + 1 - standing) for standing in range(BLUE_DICE + 1))
        return self.starts * choices

    @property
    def error_bound(self) -> float:
        """The most that a seat can gain by another choice: where it mixes within a width, a quarter of that."""
        return float(max(self.widths.flat())) / 4 + three_race.TOLERANCE

    @property
    def mixed(self) -> int:
        """In how many needs seats mix choices that differ by more than rounding."""
        return sum(width > WIDTH for width in self.widths.flat())

    def mixes_within(self, state: State) -> float:
        """Between chances that differ by less the mover of a state may mix."""
        return self._width(_needs(state, state[SEAT]))

    def first_wins(self, target: int) -> float:
        """The winning chance of the seat that begins a game to this target."""
        return self.shares(target)[0]

    def shares(self, target: int) -> list[float]:
        """The chances of all seats when a game to this target begins, in their order."""
        mine, other = self._at((target,) * THREE, NUMBERS[0, 0, 0])
        return [mine, other, 1 - mine - other]

    def covers(self, state: State) -> bool:
        """Whether it knows the value of a state."""
        return (
            state[SEATS] == THREE
            and FLIGHT_DICE[state[FLIGHT]] == self.flight_dice
            and max(_needs(state, state[SEAT])) <= self.target
        )

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win under best play."""
        if not self.covers(state):
            raise ValueError(f"three seats with at most {self.target} points to go, flight_dice={self.flight_dice}")
        if state[PHASE] == OVER:
            return payoffs(state)
        if state[PHASE] == FIRST_SEAT:
            begun = [self._shared(seat, self._at(_needs(state, seat), _lane(state, seat))) for seat in range(THREE)]
            parts = [[chance * one for one in shares] for chance, shares in zip(_firsts(state), begun, strict=True)]
            return [sum(each) for each in zip(*parts, strict=True)]
        return self._shared(state[SEAT], self._both(state))

    def _shared(self, seat: int, both: Sequence[float]) -> list[float]:
        """The chances by seat, from those of the mover and of the next seat."""
        mine, other = both
        shares = [mine, other, 1 - mine - other]
        return [shares[(number - seat) % THREE] for number in range(THREE)]

    def _at(self, needs: tuple[int, ...], lane: int) -> tuple[float, float]:
        at = three_race.number(self.target, *needs)
        return float(self.wins[at, 0, lane]), float(self.wins[at, 1, lane])

    def _both(self, state: State) -> tuple[float, float]:
        """The chances of the mover and of the next seat."""
        lane, needs = _lane(state, state[SEAT]), _needs(state, state[SEAT])
        to_roll, waves, standing = state[TO_ROLL], state[BLUE], sum(state[BLUE + 1 : BLUE + 4])
        if begins(state):
            return self._at(needs, lane)
        room = self._turn(needs)
        if state[PHASE] == FLEEING:
            mine = other = 0.0
            for chance, to, due, signs in _throws_on(state):
                after = self._lent(needs, to)
                mine += chance * after[due, 0, signs]
                other += chance * after[due, 1, signs]
            return mine, other
        if state[PHASE] == SIGNING:
            after = self._lent(needs, place(state[ESCAPED], joined(state[SHARKS], 1), waves))
            return after[state[SIGNS_DUE], 0, lane], after[state[SIGNS_DUE], 1, lane]
        if state[PHASE] == EVENT:
            there = standing, swimmers(state), waves
            mine = going_on(room.values, *there, room.flight, state[FLIGHT] == 1)[lane]
            return mine, going_on(room.led_values, *there, room.led_flight, state[FLIGHT] == 1)[lane]
        here = row(standing, swimmers(state), to_roll, waves)
        return float(room.values[here, lane]), float(room.led_values[here, lane])

    def _lent(self, needs: tuple[int, ...], to: int) -> Floats:
        """What a place is worth, by the signs still due."""
        room, width = self._turn(needs), self._width(needs)
        twin(three_flight).lend(room.mine[to], room.others[to], self.last, width, room.after)
        return room.after

    def _width(self, needs: tuple[int, ...]) -> float:
        return float(self.widths[three_race.number(self.target, *needs)])

    def _solved_turn(self, needs: tuple[int, ...]) -> Any:
        room = three_race.room()
        self.off(needs, room)
        return room

    def off(self, needs: tuple[int, ...], room: Any) -> float:
        """Solves a turn in this room; how far its chances are from the table."""
        by_swimmers, width = self.flight_dice == "swimmers", self._width(needs)
        given = self.wins, self.target, arrays.array(list(needs)), chances(), by_swimmers, room, self.last, width
        return float(twin(three_race).turn(*given))

    def means(self, states: Sequence[State], measure: Measure) -> list[Sequence[float]]:
        """The means under best play of a measure of how this turn ends, for states within a turn."""
        return [self._mean(state, measure) for state in states]

    def _mean(self, state: State, measure: Measure) -> Sequence[float]:
        needs, lane = _needs(state, state[SEAT]), _lane(state, state[SEAT])
        if state[PHASE] in (FLEEING, SIGNING):
            reached = arrays.zeros((PLACES, ALL_SIGNS + 1, LANES))
            if state[PHASE] == SIGNING:
                reached[place(state[ESCAPED], joined(state[SHARKS], 1), state[BLUE]), state[SIGNS_DUE], lane] = 1.0
            else:
                for chance, to, due, signs in _throws_on(state):
                    reached[to, due, signs] += chance
            return self._fled(state, needs, reached, measure)
        room, by_swimmers = self._turn(needs), state[FLIGHT] == 1
        catches = range(MOST_SWIMMERS + 1)
        stop = arrays.array([measure(stopped(state, swum, STOP)) for swum in catches])
        party = arrays.array([measure(stopped(state, swum, PARTY)) for swum in catches])
        fled = list[Sequence[float]]()
        for dice in range(BLUE_DICE + 1):
            reached = arrays.zeros((PLACES, ALL_SIGNS + 1, LANES))
            reached[place(0, 1, dice), 0, lane] = 1.0
            fled.append(self._fled(state, needs, reached, measure))
        flight, lanes = arrays.array(fled), stop.shape[1]
        values, led, fresh = (arrays.zeros((rows, lanes)) for rows in (ROWS, ROWS, BLUE_DICE + 1))
        for here in range(ROWS):
            led[here].fill(room.led[here, lane])
        twin(shark_beach).solve(values, stop, party, flight, by_swimmers, fresh, led)
        waves, standing = state[BLUE], sum(state[BLUE + 1 : BLUE + 4])
        if state[PHASE] == EVENT:
            return going_on(values, standing, swimmers(state), waves, flight, by_swimmers)
        found: list[float] = values[row(standing, swimmers(state), state[TO_ROLL], waves)].tolist()
        return found

    def _fled(self, state: State, needs: tuple[int, ...], reached: Floats, measure: Measure) -> Sequence[float]:
        """The mean of what is measured of a flight, from the chances of the places that it has come to."""
        room = self._turn(needs)
        twin(three_flight).follow(chances(), room.mine, reached, self.last, self._width(needs), room.after)
        means = list[float]()
        for escaped, sharks in product(range(MOST_SWIMMERS + 1), range(1, SHARK_DICE + 1)):
            for lane, chance in enumerate(reached[place(escaped, sharks, 0), 0].tolist()):
                if chance:
                    measured = measure(_fled_with(state, lane, escaped if sharks > 1 else 3 * escaped))
                    means = means or [0.0] * len(measured)
                    means = [mean + chance * one for mean, one in zip(means, measured, strict=True)]
        return means

    def save(self, path: Path) -> None:
        """Writes it to a file."""
        path.write_bytes(self.content())

    def content(self) -> bytes:
        """A file that holds it."""
        head = {"format": FORMAT, "game": NAME, "seats": THREE, "target": self.target, "flight_dice": self.flight_dice}
        return content_of({**head, "last": int(self.last), "wins": self.wins, "widths": self.widths})


def from_file(file: dict[str, Any], path: Path) -> ThreeSeats:
    """The solution in what was read of a file."""
    wins, widths, target = file["wins"], file["widths"], int(file["target"])
    size = (target + 1) ** THREE
    if not isinstance(wins, Array) or wins.dtype != arrays.float64 or wins.shape != (size, 2, LANES):
        raise ValueError(f"{path}: no chances by three needs and the signs on all beaches")
    if not isinstance(widths, Array) or widths.dtype != arrays.float64 or widths.shape != (size,):
        raise ValueError(f"{path}: no widths by three needs")
    if not all(0 <= chance <= 1 for chance in wins.flat()):
        raise ValueError(f"{path}: chances that are none")
    if not all(WIDTH <= width <= 1 for width in widths.flat()):
        raise ValueError(f"{path}: widths that are none")
    flight_dice = str(file["flight_dice"])
    Options(THREE, target, flight_dice)  # refuses what the rules refuse
    return ThreeSeats(flight_dice, target, wins, widths, bool(file["last"]))


@cache
def chances() -> Floats:
    """The chances of what every throw of a flight comes to."""
    found = arrays.zeros((AT_ONCE, CASTS))
    start = arrays.array(initial(Options()))
    twin(three_flight).throws(found, shark_flight.no_chances(), start, start.copy())
    return found


def begins(state: State) -> bool:
    """Whether a turn begins with this state, at the beach."""
    dice = state[TO_ROLL], sum(state[BLUE : BLUE + 4]), state[SHARKS]
    return dice == (7 - state[SIGNS + state[SEAT]], 0, 0)


def _throws_on(state: State) -> list[tuple[float, int, int, int]]:
    """What the throw of a flight that is under way comes to: chance, place, signs due, and signs."""
    cleared_state = initial(Options())
    cleared_state[PHASE] = FLEEING
    cleared_state[TO_ROLL : FINS + 4] = state[TO_ROLL : FINS + 4]
    start, once = arrays.array(cleared_state), shark_flight.no_chances()
    twin(shark_flight).throw(start, start.copy(), once)
    dice, lane = state[TO_ROLL] + sum(state[BLUE : BLUE + 4]), _lane(state, state[SEAT])
    found = []
    for waves in range(dice + 1):
        for eaten in range(dice + 1 - waves):
            for escaped, chance in enumerate(once[waves, eaten].tolist()):
                if chance:
                    to = place(state[ESCAPED] + escaped, joined(state[SHARKS], eaten), waves)
                    found.append((chance, to, DUE[eaten][lane], TAKEN[eaten][lane]))
    return found


def _fled_with(state: State, lane: int, points: int) -> State:
    """The state after a flight with this many points, and the signs then on all beaches."""
    end = cleared(state)
    for number, signs in enumerate(BEACHES[lane]):
        end[SIGNS + (state[SEAT] + number) % THREE] = signs
    bank(end, points)
    return end


def _needs(state: State, seat: int) -> tuple[int, ...]:
    """What a seat and those after it need."""
    return tuple(state[TARGET] - state[SCORES + (seat + number) % THREE] for number in range(THREE))


def _lane(state: State, seat: int) -> int:
    """The number of the signs of a seat and of those after it."""
    own, one, two = (state[SIGNS + (seat + number) % THREE] for number in range(THREE))
    return NUMBERS[own, one, two]


def _firsts(state: State) -> list[float]:
    """The chance of each seat to win the roll-off; those with the same total have the same chance."""
    slots = state[ROLL_OFF:]
    waiting = [seat for seat in range(state[SEAT] + 1, THREE) if slots[CONTENDERS] >> seat & 1]
    rolls = [totals(slots[TOTAL], slots[DICE]), *(totals(0, SHARK_DICE) for _ in waiting)]
    found = [0.0] * THREE
    for rolled in product(*(each.items() for each in rolls)):
        highest = slots[HIGHEST] - 1
        leaders = [seat for seat in range(THREE) if slots[LEADERS] >> seat & 1]
        chance = 1.0
        for seat, (total, likely) in zip((state[SEAT], *waiting), rolled, strict=True):
            chance *= likely
            leaders = [seat] if total > highest else [*leaders, seat] if total == highest else leaders
            highest = max(highest, total)
        for seat in leaders:
            found[seat] += chance / len(leaders)
    return found
