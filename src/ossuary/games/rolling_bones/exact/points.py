"""A mind for any number of seats: the most points of a turn on average, up to those that are needed to win."""

from functools import lru_cache

from ....engine.nodes import SEAT, State
from .. import rules
from .layout import POINTS, POINTS_BELOW
from .solver import Turns

KEPT_TURNS = 2  # about 13 MB each; nearly all turns of a game are the same one


def choose(state: State, rng: list[int]) -> int:
    """The action that scores most on average."""
    need = state[rules.TARGET] - state[rules.SCORES + state[SEAT]]
    return _turn(min(need, POINTS_BELOW)).best_action(state)


@lru_cache(KEPT_TURNS)
def _turn(need: int) -> Turns:
    turns = Turns()
    turns.solve([[float(min(points - POINTS_BELOW, need)) for points in range(POINTS)]])
    return turns
