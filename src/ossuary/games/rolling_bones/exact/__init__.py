"""Rolling Bones solved: the points of a turn, the game of two, and what any of its states is worth."""

from .game import make, residual, solve
from .solution import Solution, load, shipped, value
from .solver import expected_points, turn_states

__all__ = [
    "Solution",
    "expected_points",
    "load",
    "make",
    "residual",
    "shipped",
    "solve",
    "turn_states",
    "value",
]
