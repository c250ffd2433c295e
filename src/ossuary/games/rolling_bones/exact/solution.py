"""The game of two solved: the chance of winning by needs, and from it the value of any state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import isfinite
from pathlib import Path

from ....engine.nodes import PHASE, SEAT, SEATS, State
from ....twin import arrays
from ....twin.array_files import content_of, read
from ....twin.arrays import Array
from .. import rules
from . import below
from .layout import POINTS, POINTS_BELOW
from .shapes import Floats
from .solver import Turns

FORMAT = 1
SHIPPED = Path(__file__).parent / "tables" / f"{rules.NAME}.npz"
KEPT_TURNS = 2  # about 13 MB each
SAMPLE = 10  # points, from which the worth of one is taken
LEAST_STAKE = 1e-12  # of a point
LANES = 4  # measures taken side by side: more take more memory, and save little time
NUDGE = 2.0**-28  # of what a turn can change: small beside any difference that matters, large beside rounding


@dataclass(eq=False)
class Solution:
    """The winning chance of the seat that begins a turn, by the points that it and the other seat need, from 1 on.

    Points count only by what is missing to the target, so that one table serves every target up to its own.
    """

    chances: Floats  # row and column 0 are unused
    target: int  # the highest that it serves
    error_bound: float

    def __post_init__(self) -> None:
        self._turn = lru_cache(KEPT_TURNS)(self._solved_turn)

    @property
    def floor(self) -> int:
        """The lowest score that it knows, in games to the highest target."""
        return self.target - len(self.chances) + 1

    @cached_property
    def reach(self) -> Floats:
        """The chances, continued below the floor."""
        return below.continued(self.chances)

    @property
    def options(self) -> rules.Options:
        """The options of the longest game that it serves."""
        return rules.Options(target=self.target)

    @property
    def starts(self) -> int:
        """How many starts of a turn it values, by needs."""
        return (len(self.chances) - 1) ** 2

    @property
    def states(self) -> int:
        """How many states it values: by needs, and within a turn."""
        return self.starts * Turns().layout.rows

    def first_wins(self, target: int) -> float:
        """The winning chance of the seat that begins a game to this target."""
        return float(self.chances[target, target])

    def covers(self, state: State) -> bool:
        """Whether it knows the value of a state."""
        return state[SEATS] == 2 and state[rules.TARGET] <= self.target

    def error(self, state: State) -> float:
        """How far the value of a state may be off because a score is below the floor; 0 if it is known."""
        over = state[PHASE] == rules.OVER
        return 0.0 if over else below.error(max(self._needs(state, 0)) - len(self.chances) + 1)

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win under best play; an estimate below the floor."""
        if not self.covers(state):
            raise ValueError(f"two seats and a target of at most {self.target}")
        if state[PHASE] == rules.OVER:
            return rules.payoffs(state)
        if state[PHASE] == rules.FIRST_SEAT:
            mine = (self._begin(state, 0) + 1 - self._begin(state, 1)) / 2
        elif begins(state):
            mine = self._begin(state, state[SEAT])
        else:
            mine = self.turn(state).value(state)
        return [mine, 1 - mine] if state[SEAT] == 0 else [1 - mine, mine]

    def means(self, states: Sequence[State], measure: Callable[[State], Sequence[float]]) -> list[list[float]]:
        """The means under best play of a measure of how this turn ends, for states within one turn."""
        return means_of(states, worth_of(self.reach, *self._needs(states[0], states[0][SEAT])), measure)

    def turn(self, state: State) -> Turns:
        """The turn that a state is in, solved."""
        return self._turn(*self._needs(state, state[SEAT]))

    def _needs(self, state: State, seat: int) -> tuple[int, int]:
        """The points that a seat and the other one still need, as far as they are continued."""
        most = len(self.reach) - 1
        need, other = (min(state[rules.TARGET] - state[rules.SCORES + s], most) for s in (seat, 1 - seat))
        return need, other

    def _begin(self, state: State, seat: int) -> float:
        return float(self.reach[self._needs(state, seat)])

    def _solved_turn(self, need: int, other: int) -> Turns:
        turns = Turns()
        turns.solve([worth_of(self.reach, need, other)])
        return turns

    def save(self, path: Path) -> None:
        """Writes it to a file."""
        chances = arrays.array([row[1:].tolist() for row in self.chances[1:]])
        head = {"format": FORMAT, "game": rules.NAME, "target": self.target, "error_bound": self.error_bound}
        path.write_bytes(content_of({**head, "chances": chances}))


def load(path: Path) -> Solution:
    """The solution in a file."""
    file = read(path)
    if file.get("game") != rules.NAME or file.get("format") != FORMAT:
        raise ValueError(f"{path}: no table of {rules.NAME} in format {FORMAT}")
    kept, target = file["chances"], int(file["target"])
    if not isinstance(kept, Array) or kept.dtype != arrays.float64 or kept.ndim != 2 or len(set(kept.shape)) != 1:
        raise ValueError(f"{path}: no chances by two needs")
    if not 1 <= target <= len(kept):
        raise ValueError(f"{path}: no chances by two needs of up to {target} and more")
    if not all(map(isfinite, kept.flat())):
        raise ValueError(f"{path}: chances that are none")
    chances = arrays.zeros((len(kept) + 1, len(kept) + 1))
    for need, row in enumerate(kept, 1):
        chances[need][1:] = row
    return Solution(chances, target, float(file["error_bound"]))


@cache
def shipped() -> Solution:
    """The solution that comes with the package, for targets up to 100."""
    return load(SHIPPED)


def value(state: State) -> list[float]:
    """The chance of each seat to win under best play."""
    return shipped().value(state)


def worth_of(chances: Floats, need: int, other: int, below: bool = True) -> list[float]:
    """What the points of a turn are worth to the mover; points below zero only where they count."""
    most, rival = len(chances) - 1 if below else need, chances[other].tolist()
    needs = range(need + POINTS_BELOW, need + POINTS_BELOW - POINTS, -1)
    return [1.0 if left <= 0 else 1.0 - rival[min(left, most)] for left in needs]


def means_of(
    states: Sequence[State], worth: Sequence[float], measure: Callable[[State], Sequence[float]]
) -> list[list[float]]:
    """The means of a measure of how a turn ends if it is played as its points are worth, for states within one turn.

    Each measure is added to what points are worth, so little that best play is still best to twice as much; by how
    much the value of a state grows then is its mean. What points are worth is stretched to lie between 0 and 1, since
    a nudge would be large beside all differences where the game is as good as decided.
    """
    measured = [measure(ended(states[0], points - POINTS_BELOW)) for points in range(POINTS)]
    least, most = min(worth), max(worth)
    plain = [(one - least) / (most - least or 1.0) for one in worth]
    different, made_of = _different(list(zip(*measured, strict=True)))
    nudged = [[one + NUDGE * more for one, more in zip(plain, each, strict=True)] for each in different]
    values = _values(states, [plain, *nudged])
    found = list[list[float]]()
    for number in range(len(states)):
        grown = [(lane[number] - values[0][number]) / NUDGE for lane in values[1:]]
        found.append([times * grown[lane] if times else 0.0 for times, lane in made_of])
    return found


def _different(measures: list[tuple[float, ...]]) -> tuple[list[tuple[float, ...]], list[tuple[float, int]]]:
    """The measures that are no multiples of others, and how many times which of them each measure is."""
    different, made_of = list[tuple[float, ...]](), list[tuple[float, int]]()
    for measure in measures:
        first = next((place for place, one in enumerate(measure) if one), None)
        if first is None:
            made_of.append((0.0, 0))
            continue
        for lane, other in enumerate(different):
            times = measure[first] / (other[first] or 1.0)
            if measure == tuple(times * one for one in other):
                made_of.append((times, lane))
                break
        else:
            made_of.append((1.0, len(different)))
            different.append(measure)
    return different, made_of


def _values(states: Sequence[State], worths: list[list[float]]) -> list[list[float]]:
    """What states of one turn are worth for each way to price its points: a few turns at a time are solved for them."""
    rolls, laid, values = min(state[rules.POST_OPS] for state in states), ~0, list[list[float]]()
    for state in states:
        laid &= state[rules.FILLED]
    turns = Turns(lanes=LANES)
    for first in range(0, len(worths), LANES):
        some = worths[first : first + LANES]
        turns.solve(some, rolls, laid)
        values += [[turns.value(state, lane) for state in states] for lane in range(len(some))]
    return values


def stake(state: State) -> float:
    """What a point of this turn is worth to the seat whose turn it is."""
    none, some = (shipped().value(ended(state, points))[state[SEAT]] for points in (0, SAMPLE))
    return max((some - none) / SAMPLE, LEAST_STAKE)


def begins(state: State) -> bool:
    """Whether a turn begins with this state."""
    to_roll = state[rules.TO_ROLL : rules.TO_ROLL + 3]
    return state[PHASE] == rules.ROLLING and to_roll == [rules.DICE_PER_KIND] * 3


def started(options: rules.Options, needs: Sequence[int]) -> State:
    """The state in which the first seat begins a turn and these points are missing to each."""
    state = rules.initial(options)
    state[SEAT] = options.seats - 1
    for seat, need in enumerate(needs):
        state[rules.SCORES + seat] = options.target - need
    return ended(state, 0)


def ended(state: State, points: int) -> State:
    """The state after a turn that scored this many points: with them, a skeleton that is worth nothing is buried."""
    end = state.copy()
    end[rules.SCORES + state[SEAT]] += points
    end[rules.TO_ROLL : rules.SLOTS] = [0] * (rules.SLOTS - rules.TO_ROLL)
    end[PHASE] = rules.LAYING
    return rules.step(end, rules.BURY)
