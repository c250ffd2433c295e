"""Turns solved from Python: the buffers of the compiled solver, and the points of a single turn."""

from copy import copy
from functools import cache

import numpy as np

from ....twin import twin
from . import turn
from .layout import POINTS, POINTS_BELOW, layout
from .shapes import Floats, shapes

WHOLE = 16  # lanes that make whole vectors; other numbers of them take longer


def whole(lanes: int) -> int:
    """The smallest fast number of lanes that serves this many."""
    return -(-lanes // WHOLE) * WHOLE


class Turns:
    """Solves turns that begin with these dice, as many at once as there are lanes."""

    def __init__(self, left: int = 6, right: int = 6, centre: int = 6, lanes: int = 1) -> None:
        self.layout = layout(left, right, centre)
        self.stay = np.zeros((2, (self.layout.rows + 1) * lanes))
        self.roll = np.zeros((2, (self.layout.rows + 1) * lanes))

    def solve(self, worth: Floats) -> Floats:
        """What the turn is worth before its pre-op roll, for each lane of what points are worth."""
        lanes = worth.shape[1]
        twin(turn).solve_turn(shapes(), self.layout, worth, self.stay, self.roll)
        start = self.layout.rows * lanes
        return self.roll[0, start : start + lanes].copy()

    def lane(self, number: int) -> "Turns":
        """The turn of one lane by itself."""
        lanes = self.stay.shape[1] // (self.layout.rows + 1)
        alone = copy(self)
        alone.stay, alone.roll = (kept[:, number::lanes].copy() for kept in (self.stay, self.roll))
        return alone


@cache
def expected_points(left: int, right: int, centre: int) -> float:
    """The points that a turn with these dice scores on average, played for points."""
    if not all(0 <= dice <= 6 for dice in (left, right, centre)):
        raise ValueError((left, right, centre))
    if left + right + centre == 0:
        return 0.0
    points = np.arange(POINTS, dtype=np.float64) - POINTS_BELOW
    return float(Turns(left, right, centre).solve(points[:, None])[0])


def turn_states(left: int, right: int, centre: int) -> int:
    """The number of states of a turn with these dice, as the solver distinguishes them."""
    return layout(left, right, centre).rows if left + right + centre else 0
