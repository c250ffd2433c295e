"""Turns of games for three: what the mover's best play is worth to it, and to the next seat."""

from ....engine.nodes import State
from ....twin.kinds import Floats2
from .layout import Layout
from .shapes import Shapes
from .states import worths
from .turn import solve_lanes

EXPORTED = ("solve_followed", "worths_of_state")
STAGE = "lab"  # a page solves no game for three


def solve_followed(tables: Shapes, states: Layout, worth: Floats2, stay: Floats2, roll: Floats2, deciding: int) -> None:
    """Like `solve_turn`: so many first lanes decide, and as many others follow them."""
    solve_lanes(tables, states, worth, stay, roll, 0, 0, deciding)


def worths_of_state(
    tables: Shapes, states: Layout, worth: Floats2, stay: Floats2, roll: Floats2, state: State
) -> tuple[float, float]:
    """What a state of this turn is worth in the first of two lanes, and in the second, which follows it."""
    return worths(tables, states, worth, stay, roll, 0, 1, state)
