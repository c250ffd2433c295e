"""The rules' own equations for a turn: a value is the best of the legal actions, or the mean over the odds."""

from ....engine.nodes import CHANCE, SEAT, TERMINAL, TURN, State
from ....twin.kinds import Floats2
from .. import rules
from .layout import LOW, POINTS_BELOW, Layout
from .shapes import Floats, Shapes
from .states import worth_of_state

EXPORTED = ("best_action",)

MOST_DRAWS = 73  # dice that can fall in one turn: 18, 17, 15, 12, 8 and 3


def gap(tables: Shapes, states: Layout, worth: Floats, stay: Floats, roll: Floats, state: State) -> float:
    """How far what a state of a turn is worth is from what the states after it are worth."""
    mine = worth_of_state(tables, states, worth, stay, roll, 0, state)
    if rules.mover(state) == CHANCE:
        weights = rules.odds(state)
        total = ways = 0.0
        for face in range(len(weights)):
            if weights[face]:
                ways += weights[face]
                total += weights[face] * _after(tables, states, worth, stay, roll, state, face)
        return abs(mine - total / ways)
    best = best_action(tables, states, worth, stay, roll, state)
    return abs(mine - _after(tables, states, worth, stay, roll, state, best))


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


def play_turn(
    tables: Shapes, states: Layout, worth: Floats, stay: Floats, roll: Floats, state: State, draws: Floats
) -> None:
    """Plays a turn to its end, with a number below 1 for each die."""
    turn, drawn = state[TURN], 0
    while state[TURN] == turn and rules.mover(state) != TERMINAL:
        if rules.mover(state) == CHANCE:
            weights = rules.odds(state)
            rules.advance(state, len(weights) - 6 + int(6 * draws[drawn]))
            drawn += 1
        else:
            rules.advance(state, best_action(tables, states, worth, stay, roll, state))


def _after(tables: Shapes, states: Layout, worth: Floats, stay: Floats, roll: Floats, state: State, move: int) -> float:
    after = rules.step(state, move)
    if after[TURN] != state[TURN] or rules.mover(after) == TERMINAL:
        seat = rules.SCORES + state[SEAT]
        return float(worth[POINTS_BELOW + after[seat] - state[seat], 0])
    return worth_of_state(tables, states, worth, stay, roll, 0, after)
