"""Turns solved from Python: the room of the compiled solver, and the points of a single turn."""

from collections.abc import Sequence
from functools import cache

from ....engine.nodes import State
from ....twin import arrays, twin
from . import bellman, followed_turn, states, turn
from .layout import POINTS, POINTS_BELOW, layout
from .shapes import shapes

WHOLE = 16  # lanes that make whole vectors; other numbers of them take longer


def whole(lanes: int) -> int:
    """The smallest fast number of lanes that serves this many."""
    return -(-lanes // WHOLE) * WHOLE


class Turns:
    """Solves turns that begin with these dice, as many at once as there are lanes."""

    def __init__(self, left: int = 6, right: int = 6, centre: int = 6, lanes: int = 1) -> None:
        self.layout, self._lanes = layout(left, right, centre), lanes
        self.worth = arrays.zeros((POINTS, lanes))
        self.stay = arrays.zeros((2, (self.layout.rows + 1) * lanes))
        self.roll = arrays.zeros((2, (self.layout.rows + 1) * lanes))

    def solve(self, worths: Sequence[Sequence[float]], rolls: int = 0, laid: int = 0) -> list[float]:
        """What the turn is worth before its pre-op roll, for each lane of what points are worth.

        States with fewer post-op rolls than these, or without a bone on one of these sites, can be left out.
        """
        self._price(worths)
        twin(turn).solve_turn(shapes(), self.layout, self.worth, self.stay, self.roll, rolls, laid)
        return self._begun(len(worths))

    def solve_followed(self, worths: Sequence[Sequence[float]], followed: Sequence[Sequence[float]]) -> list[float]:
        """The same, and then what that play is worth to another seat, in a lane for each of the first ones."""
        lanes = [*worths, *followed]
        self._price(lanes)
        solved = shapes(), self.layout, self.worth, self.stay, self.roll
        twin(followed_turn).solve_followed(*solved, len(worths))
        return self._begun(len(lanes))

    def _price(self, worths: Sequence[Sequence[float]]) -> None:
        if len(worths) > self._lanes:
            raise ValueError(f"{len(worths)} lanes, where there is room for {self._lanes}")
        self.worth = arrays.array(list(zip(*worths, strict=True)))

    def _begun(self, lanes: int) -> list[float]:
        start = self.layout.rows * lanes
        found: list[float] = self.roll[0][start : start + lanes].tolist()
        return found

    def value(self, state: State, lane: int = 0) -> float:
        """What a state of the turn is worth in a lane."""
        solved = shapes(), self.layout, self.worth, self.stay, self.roll
        return float(twin(states).worth_of_state(*solved, lane, arrays.array(state)))

    def both(self, state: State) -> tuple[float, float]:
        """What a state of the turn is worth in the first of two lanes, and in the second, which follows it."""
        solved = shapes(), self.layout, self.worth, self.stay, self.roll
        mine, other = twin(followed_turn).worths_of_state(*solved, arrays.array(state))
        return float(mine), float(other)

    def best_action(self, state: State) -> int:
        """The first of the best actions in the only lane."""
        solved = shapes(), self.layout, self.worth, self.stay, self.roll
        return int(twin(bellman).best_action(*solved, arrays.array(state)))


@cache
def expected_points(left: int, right: int, centre: int) -> float:
    """The points that a turn with these dice scores on average, played for points."""
    if not all(0 <= dice <= 6 for dice in (left, right, centre)):
        raise ValueError((left, right, centre))
    if left + right + centre == 0:
        return 0.0
    return Turns(left, right, centre).solve([[float(points - POINTS_BELOW) for points in range(POINTS)]])[0]


def turn_states(left: int, right: int, centre: int) -> int:
    """The number of states of a turn with these dice, as the solver distinguishes them."""
    return layout(left, right, centre).rows if left + right + centre else 0
