"""Rolling Bones for three under best play: the chances of all seats in every state, from a table by three needs.

Play is stationary and subgame-perfect: every seat maximises its own share of the win in every state, and what it does
depends on the state alone. Of choices that are worth the same to it, it takes the one that suits the next seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from ....engine.nodes import PHASE, SEAT, SEATS, State
from ....twin import arrays
from ....twin.array_files import content_of
from ....twin.arrays import Array
from .. import rules
from .layout import POINTS, POINTS_BELOW
from .shapes import Floats
from .solution import begins, means_of
from .solver import Turns

FORMAT = 1
THREE = 3
KEPT_TURNS = 2  # about 26 MB each
ERROR = 0.03  # how far a chance may be off where a turn ends below the table

Needs = tuple[int, int, int]


@dataclass(eq=False)
class ThreeSeats:
    """The chances of the mover and of the next seat when a turn begins, by what it and those after it need."""

    target: int  # the highest that it serves
    most: int  # the most points that can be needed: more count as these
    wins: Floats  # by needs, as `number` counts them
    error_bound: float  # the most that a seat can gain by another choice
    last: bool = False  # whether of choices that are worth the same, it takes the one that suits the last seat

    def __post_init__(self) -> None:
        self._turn = lru_cache(KEPT_TURNS)(self._solved_turn)

    @property
    def floor(self) -> int:
        """The lowest score that it knows, in games to the highest target."""
        return self.target - self.most

    @property
    def options(self) -> rules.Options:
        """The options of the longest game that it serves."""
        return rules.Options(THREE, self.target)

    @property
    def starts(self) -> int:
        """How many starts of a turn it values, by needs."""
        return int(self.most**THREE)

    @property
    def states(self) -> int:
        """How many states it values: by needs, and within a turn."""
        return self.starts * Turns().layout.rows

    def first_wins(self, target: int) -> float:
        """The winning chance of the seat that begins a game to this target."""
        return self.shares(target)[0]

    def shares(self, target: int) -> list[float]:
        """The chances of all seats when a game to this target begins, in their order."""
        mine, other = self._at((target, target, target))
        return [mine, other, 1 - mine - other]

    def covers(self, state: State) -> bool:
        """Whether it knows the value of a state."""
        return state[SEATS] == THREE and max(_needs(state, 0)) <= self.most

    def error(self, state: State) -> float:
        """How far the value of a state may be off because more is needed than the table knows; 0 if it is known."""
        return 0.0 if state[PHASE] == rules.OVER or self.covers(state) else ERROR

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win under best play; where more is needed than it knows, as if it were less."""
        if state[SEATS] != THREE:
            raise ValueError("three seats")
        if state[PHASE] == rules.OVER:
            return rules.payoffs(state)
        if state[PHASE] == rules.FIRST_SEAT:
            begun = [_by_seat(seat, self._at(self._known(state, seat))) for seat in range(THREE)]
            return [sum(chances) / THREE for chances in zip(*begun, strict=True)]
        seat = state[SEAT]
        needs = self._known(state, seat)
        return _by_seat(seat, self._at(needs) if begins(state) else self._within(needs, state))

    def means(self, states: Sequence[State], measure: Callable[[State], Sequence[float]]) -> list[list[float]]:
        """The means under best play of a measure of how this turn ends, for states within one turn."""
        mine, _ = worths_of(self.wins, self.most, self._known(states[0], states[0][SEAT]))
        return means_of(states, mine, measure)

    def _at(self, needs: Needs) -> tuple[float, float]:
        at = number(self.most, *needs)
        return float(self.wins[at, 0]), float(self.wins[at, 1])

    def _known(self, state: State, seat: int) -> Needs:
        need, one, two = (min(need, self.most) for need in _needs(state, seat))
        return need, one, two

    def _within(self, needs: Needs, state: State) -> tuple[float, float]:
        mine, other = self._turn(needs).both(state)
        return mine, -other if self.last else other

    def _solved_turn(self, needs: Needs) -> Turns:
        turns = Turns(lanes=2)
        solve_for(turns, [worths_of(self.wins, self.most, needs)], self.last)
        return turns

    def save(self, path: Path) -> None:
        """Writes it to a file."""
        path.write_bytes(self.content())

    def content(self) -> bytes:
        """A file that holds it."""
        head = {"format": FORMAT, "game": rules.NAME, "seats": THREE, "target": self.target, "most": self.most}
        return content_of({**head, "last": int(self.last), "error_bound": self.error_bound, "wins": self.wins})


def from_file(file: dict[str, Any], path: Path) -> ThreeSeats:
    """The solution in what was read of a file."""
    wins, target, most = file["wins"], int(file["target"]), int(file["most"])
    if not isinstance(wins, Array) or wins.dtype != arrays.float64 or wins.shape != ((most + 1) ** THREE, 2):
        raise ValueError(f"{path}: no chances by three needs")
    if not 1 <= target <= most:
        raise ValueError(f"{path}: no chances by three needs of up to {target} and more")
    if not all(0 <= chance <= 1 for chance in wins.flat()):
        raise ValueError(f"{path}: chances that are none")
    return ThreeSeats(target, most, wins, float(file["error_bound"]), bool(file["last"]))


def number(most: int, need: int, one: int, two: int) -> int:
    """Where needs stand in wins."""
    return (need * (most + 1) + one) * (most + 1) + two


def worths_of(wins: Floats, most: int, needs: Needs) -> tuple[list[float], list[float]]:
    """What the points of a turn are worth to the mover, and to the next seat."""
    need, one, two = needs
    chances, first = wins.flat(), number(most, one, two, 0)
    mine, others = list[float](), list[float]()
    for left in range(need + POINTS_BELOW, need + POINTS_BELOW - POINTS, -1):
        at = 2 * (first + min(left, most))
        begins, follows = (chances[at], chances[at + 1]) if left > 0 else (0.0, 0.0)
        mine.append(1.0 - begins - follows)
        others.append(begins)
    return mine, others


def solve_for(turns: Turns, worths: Sequence[tuple[list[float], list[float]]], last: bool) -> list[tuple[float, float]]:
    """What turns are worth to their mover and to the next seat, for each pair of what points are worth to both."""
    sign = -1.0 if last else 1.0  # of choices that are the same to the mover, the one where more follows is taken
    followed = [[sign * one for one in other] for _, other in worths]
    found = turns.solve_followed([mine for mine, _ in worths], followed)
    return [(mine, sign * other) for mine, other in zip(found[: len(worths)], found[len(worths) :], strict=True)]


def _needs(state: State, seat: int) -> tuple[int, ...]:
    """What a seat and those after it need."""
    return tuple(state[rules.TARGET] - state[rules.SCORES + (seat + number) % THREE] for number in range(THREE))


def _by_seat(seat: int, both: tuple[float, float]) -> list[float]:
    """The chances by seat, from those of the mover and of the next seat."""
    mine, other = both
    shares = [mine, other, 1 - mine - other]
    return [shares[(number - seat) % THREE] for number in range(THREE)]
