"""Rolling Bones solved: the points of a turn, the games of two and of three, and what any state is worth."""

from .game import make, solve
from .number_of_seats import load, residual
from .solution import Solution, shipped, value
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
