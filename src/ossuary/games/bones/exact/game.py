"""Bones, turn by turn: every decision of a turn exactly, given what its ends are worth.

The turn is exact: an average over all dice and draws, with the best action at each decision of its seat, while the
others lend as suits it least. What its ends are worth is estimated (bones_line, bones_ends), in one of two aims: GAIN,
the points and the expected line that the seat gains, less what the others gain by its turn on average, and WIN, the
chance to win. A double blank in hand, which may yet be paid away, counts as gained once the turn ends with it.
"""

from collections.abc import Iterator

from ....engine.nodes import CHANCE, PHASE, SEAT, SEATS, TURN, State
from ....twin import arrays, twin
from ..rules import (
    ACCEPTING,
    ACTIONS,
    ALL_THROWS,
    ASK,
    BROKE,
    DEFINING,
    FILLING,
    FIRST_SEAT,
    FREE_BLANKS,
    MARKERS,
    MATCHED,
    OFFERING,
    OVER,
    PAYING,
    SPACES,
    THROWING,
    THROWN,
    THROWS,
    Options,
    initial,
    legal,
    mover,
    odds,
    step,
    total,
)
from . import ends as bones_ends
from . import filling as bones_filling
from . import turn as bones_turn
from .barter import bartering, offer, promises
from .ends import GAIN, POINTS, STANDING, WIN
from .line import Room
from .memo import desk, no_ends, room, worth

DIGITS = 9  # of the chance to win; actions equal in these are chosen by their gain


def turn_value(state: State, aim: int = GAIN) -> float:
    """What the turn is worth from here to the seat whose turn it is: what it gains on average, or its chance to win."""
    phase = state[PHASE]
    if phase == OVER or phase == FIRST_SEAT:
        raise ValueError("a state within a turn")
    if phase == PAYING:
        return max(turn_value(step(state, action), aim) for action in _actions(state))
    if phase == BROKE or phase == OFFERING or phase == ACCEPTING:
        return bartering(state, state[SEAT], aim)
    if phase == FILLING:
        return _filling(state, room(state), aim)
    worked = desk(worth(state, state[SEAT], aim))
    if phase == DEFINING:
        return float(twin(bones_turn).defining(arrays.array(state), state[FREE_BLANKS], worked))
    return float(twin(bones_turn).value(arrays.array(state), worked))


def turn_over(before: State, after: State) -> bool:
    """Whether the turn of one state is over in a later one."""
    return after[TURN] != before[TURN] or after[PHASE] == OVER


def ended_value(before: State, after: State, seat: int, aim: int = GAIN) -> float:
    """What a turn that is over was worth to a seat, from a state of that turn on."""
    rows = arrays.array(before), arrays.array(after)
    return float(twin(bones_ends).ended(*rows, room(before), no_ends(), aim, seat))


def move_value(state: State, move: int, aim: int = GAIN) -> float:
    """What the turn is worth to the seat whose turn it is after any seat's move."""
    after = step(state, move)
    return ended_value(state, after, state[SEAT], aim) if turn_over(state, after) else turn_value(after, aim)


def marker_value(state: State, aim: int = GAIN) -> float:
    """What one more marker, for nothing, is worth to the seat that is about to throw or has no marker."""
    richer = state.copy()
    richer[PHASE] = THROWING
    richer[MARKERS] += 1
    return turn_value(richer, aim) - turn_value(state, aim)


def choose(state: State, rng: list[int]) -> int:
    """An action of the seat to move."""
    phase = state[PHASE]
    actions = _actions(state)
    if len(actions) == 1:
        return actions[0]
    if phase == BROKE:
        return ASK  # no offer needs to be accepted
    if phase == OFFERING:
        return offer(state)
    return max(actions, key=lambda action: (round(move_value(state, action, WIN), DIGITS), move_value(state, action)))


def action_worth(state: State, action: int) -> float:
    """What an action is worth to the seat to move: to an asked one, what it expects of its price."""
    if state[PHASE] == OFFERING:
        return promises(state)[action]
    return move_value(state, action)


def turn_ends(state: State) -> list[tuple[float, State]]:
    """The ends of the turn if all seats choose like this mind: each state after it, with its chance."""
    ends: dict[tuple[int, ...], tuple[float, State]] = {}
    open_states = {_course(state): (1.0, state)}
    while open_states:
        layer: dict[tuple[int, ...], tuple[float, State]] = {}
        for chance, before in open_states.values():
            for part, after in _moves(before):
                over = turn_over(before, after)
                known, key = (ends, tuple(after)) if over else (layer, _course(after))
                known[key] = (known[key][0] + chance * part if key in known else chance * part, after)
        open_states = layer
    return list(ends.values())


def expected_points() -> float:
    """The average points of the first turn of a game, played for points alone."""
    state = initial(Options())
    for die in (6, 6, 1, 1):
        state = step(state, die - 1)
    no_lines = room(state)._replace(comes=arrays.zeros(0, arrays.int64), weights=arrays.zeros(0))
    return _filling(state, no_lines, GAIN)


def _filling(state: State, lines: Room, aim: int) -> float:
    """What the turn is worth while the board is filled, lines being worth what their room says."""
    picked, worked = arrays.zeros(SPACES, arrays.int64), desk(arrays.zeros((STANDING, POINTS)))
    return float(twin(bones_filling).filling(arrays.array(state), lines, no_ends(), worked, aim, picked))


def _actions(state: State) -> list[int]:
    actions = legal(state)
    return [action for action in range(len(ACTIONS)) if actions >> action & 1]


def _moves(state: State) -> Iterator[tuple[float, State]]:
    """The next states if all seats choose like this mind, each with its chance."""
    if mover(state) == CHANCE:
        weights = odds(state)
        for outcome, weight in enumerate(weights):
            if weight:
                yield weight / sum(weights), step(state, outcome)
    else:
        yield 1.0, step(state, choose(state, [0]))


def _course(state: State) -> tuple[int, ...]:
    """The part of a state that matters for the rest of its turn: throws by number and total, and one that matched."""
    matching = state[THROWS + state[THROWN] - 1] if state[PHASE] == MATCHED else 0
    return (*state[SEATS:THROWS], total(state), matching, *state[THROWS + ALL_THROWS :])
