"""Best play of a turn: the action that is worth the most by the rules' own next states."""

from ....engine.nodes import SEAT, TERMINAL, TURN, State
from ....twin.kinds import Floats2
from .. import rules
from .layout import LOW, POINTS_BELOW, Layout
from .shapes import Floats, Shapes
from .states import worth_of_state

EXPORTED = ("best_action",)


def best_action(tables: Shapes, states: Layout, worth: Floats2, stay: Floats2, roll: Floats2, state: State) -> int:
    """The first of the legal actions that are worth the most."""
    best, most = -1, LOW
    actions = rules.legal(state)
    for action in range(len(rules.ACTIONS)):
        if actions >> action & 1:
            value = _after(tables, states, worth, stay, roll, state, action)
            if value > most:
                best, most = action, value
    return best


def _after(tables: Shapes, states: Layout, worth: Floats, stay: Floats, roll: Floats, state: State, move: int) -> float:
    after = rules.step(state, move)
    if after[TURN] != state[TURN] or rules.mover(after) == TERMINAL:
        seat = rules.SCORES + state[SEAT]
        return float(worth[POINTS_BELOW + after[seat] - state[seat], 0])
    return worth_of_state(tables, states, worth, stay, roll, 0, after)
