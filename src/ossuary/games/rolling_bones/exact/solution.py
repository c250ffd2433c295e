"""The game of two solved: the chance of winning by needs, and from it the value of any state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np

from ....engine.nodes import PHASE, SEAT, SEATS, State
from ....twin import twin
from .. import rules
from . import states
from .layout import POINTS, POINTS_BELOW
from .shapes import Floats, shapes
from .solver import Turns, whole

FORMAT = 1
SHIPPED = Path(__file__).parent / "tables" / f"{rules.NAME}.npz"
KEPT_TURNS = 8  # about 13 MB each
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
        self._nudged = lru_cache(1)(self._solved_nudged)

    @property
    def floor(self) -> int:
        """The score that lower ones count as, in games to the highest target."""
        return self.target - len(self.chances) + 1

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

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win under best play."""
        if not self.covers(state):
            raise ValueError(f"two seats and a target of at most {self.target}")
        if state[PHASE] == rules.OVER:
            return rules.payoffs(state)
        if state[PHASE] == rules.FIRST_SEAT:
            mine = (self._begin(state, 0) + 1 - self._begin(state, 1)) / 2
        elif _begins(state):
            mine = self._begin(state, state[SEAT])
        else:
            mine = _worth(state, *self.turn(state))
        return [mine, 1 - mine] if state[SEAT] == 0 else [1 - mine, mine]

    def mean(self, state: State, measure: Callable[[State], Sequence[float]]) -> list[float]:
        """The mean under best play of a measure of how this turn ends, for a state within a turn.

        Each measure is added to what points are worth, so little that best play is still best to twice as much; by how
        much the value of the state grows then is its mean.
        """
        points = range(-POINTS_BELOW, POINTS - POINTS_BELOW)
        measured = np.array([measure(_ended(state, gained)) for gained in points])
        lanes = self._nudged(self._needs(state, state[SEAT]), measured.shape, measured.tobytes())
        plain, *nudged = (_worth(state, *lane) for lane in lanes)
        return [(value - plain) / NUDGE for value in nudged]

    def turn(self, state: State) -> tuple[Turns, Floats]:
        """The turn that a state is in, solved, and what points are worth in it."""
        return self._turn(*self._needs(state, state[SEAT]))

    def _needs(self, state: State, seat: int) -> tuple[int, int]:
        """The points that a seat and the other one still need; scores below the floor count as the floor."""
        most = len(self.chances) - 1
        need, other = (min(state[rules.TARGET] - state[rules.SCORES + s], most) for s in (seat, 1 - seat))
        return need, other

    def _begin(self, state: State, seat: int) -> float:
        return float(self.chances[self._needs(state, seat)])

    def _solved_turn(self, need: int, other: int) -> tuple[Turns, Floats]:
        turns, worth = Turns(), worth_of(self.chances, need, other)
        turns.solve(worth[:, None])
        return turns, worth

    def _solved_nudged(
        self, needs: tuple[int, int], shape: tuple[int, int], measured: bytes
    ) -> list[tuple[Turns, Floats]]:
        """The turn solved without a measure and again for each one, all side by side.

        What points are worth is stretched to lie between 0 and 1, since a nudge would be large beside all differences
        where the game is as good as decided.
        """
        plain = worth_of(self.chances, *needs)
        plain = (plain - plain.min()) / (np.ptp(plain) or 1.0)
        worth = np.column_stack([plain, plain[:, None] + NUDGE * np.frombuffer(measured).reshape(shape)])
        lanes = worth.shape[1]
        side_by_side = np.zeros((POINTS, whole(lanes)))
        side_by_side[:, :lanes] = worth
        turns = Turns(lanes=side_by_side.shape[1])
        turns.solve(side_by_side)
        return [(turns.lane(number), worth[:, number].copy()) for number in range(lanes)]

    def save(self, path: Path) -> None:
        """Writes it to a file."""
        np.savez_compressed(
            path,
            format=FORMAT,
            game=rules.NAME,
            target=self.target,
            error_bound=self.error_bound,
            chances=self.chances[1:, 1:],
            allow_pickle=False,
        )


def load(path: Path) -> Solution:
    """The solution in a file."""
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        if file.get("game") != rules.NAME or file.get("format") != FORMAT:
            raise ValueError(f"{path}: no table of {rules.NAME} in format {FORMAT}")
        chances, target = file["chances"], int(file["target"])
        if len(set(chances.shape)) != 1 or chances.ndim != 2 or not 1 <= target <= len(chances):
            raise ValueError(f"{path}: no chances by two needs of up to {target} and more")
        if not np.isfinite(chances).all():
            raise ValueError(f"{path}: chances that are none")
        return Solution(np.pad(chances, ((1, 0), (1, 0))), target, float(file["error_bound"]))


@cache
def shipped() -> Solution:
    """The solution that comes with the package, for targets up to 100."""
    return load(SHIPPED)


def value(state: State) -> list[float]:
    """The chance of each seat to win under best play."""
    return shipped().value(state)


def worth_of(chances: Floats, need: int, other: int, below: bool = True) -> Floats:
    """What the points of a turn are worth to the mover; points below zero only where they count."""
    most = len(chances) - 1 if below else need
    needs = need - (np.arange(POINTS) - POINTS_BELOW)
    return np.where(needs <= 0, 1.0, 1.0 - chances[other, np.clip(needs, 1, most)])


def _worth(state: State, turns: Turns, worth: Floats) -> float:
    found = twin(states).worth_of_state(shapes(), turns.layout, worth, turns.stay, turns.roll, np.array(state))
    return float(found)


def _begins(state: State) -> bool:
    to_roll = state[rules.TO_ROLL : rules.TO_ROLL + 3]
    return state[PHASE] == rules.ROLLING and to_roll == [rules.DICE_PER_KIND] * 3


def _ended(state: State, points: int) -> State:
    """The state after a turn that scored this many points: with them, a skeleton that is worth nothing is buried."""
    end = state.copy()
    end[rules.SCORES + state[SEAT]] += points
    end[rules.TO_ROLL : rules.SLOTS] = [0] * (rules.SLOTS - rules.TO_ROLL)
    end[PHASE] = rules.LAYING
    return rules.step(end, rules.BURY)
