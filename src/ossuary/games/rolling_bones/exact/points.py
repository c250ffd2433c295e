"""A mind for any number of seats: the most points of a turn on average, up to those that are needed to win."""

from functools import lru_cache

import numpy as np

from ....engine.nodes import SEAT, State
from ....twin import twin
from .. import rules
from . import bellman
from .layout import POINTS, POINTS_BELOW
from .shapes import Floats, shapes
from .solver import Turns

KEPT_TURNS = 8  # about 13 MB each


def choose(state: State, rng: list[int]) -> int:
    """The action that scores most on average."""
    need = state[rules.TARGET] - state[rules.SCORES + state[SEAT]]
    turns, worth = _turn(min(need, POINTS_BELOW))
    action = twin(bellman).best_action(shapes(), turns.layout, worth, turns.stay, turns.roll, np.array(state))
    return int(action)


@lru_cache(KEPT_TURNS)
def _turn(need: int) -> tuple[Turns, Floats]:
    worth = np.minimum(np.arange(POINTS, dtype=np.float64) - POINTS_BELOW, need)
    turns = Turns()
    turns.solve(worth[:, None])
    return turns, worth
