"""Piglet: Pig with a coin. Heads adds a point to the turn, tails loses the turn's points."""

from collections.abc import Sequence

from ossuary.engine.nodes import CHANCE, OWN, PHASE, SEAT, SEATS, TERMINAL, State, begin_turn, next_seat

NAME = "piglet"
FLIP, HOLD = 0, 1
ACTIONS = ("flip", "hold")
OUTCOMES = ("heads", "tails")
COIN = (1, 1)
CHOOSING, FLIPPING, OVER = range(3)
TARGET = OWN  # points
SCORES = TARGET + 1  # by seat, points kept
TURN_TOTAL = SCORES + 2  # points at risk
SLOTS = TURN_TOTAL + 1


def begun(target: int, scores: tuple[int, int] = (0, 0), turn_total: int = 0) -> State:
    """A turn of seat 0."""
    state = [0] * SLOTS
    state[SEATS], state[TARGET], state[TURN_TOTAL] = 2, target, turn_total
    state[SCORES : SCORES + 2] = scores
    return state


def mover(state: State) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    if state[PHASE] == OVER:
        return TERMINAL
    return CHANCE if state[PHASE] == FLIPPING else state[SEAT]


def legal(state: State) -> int:
    """A bit per action: one flips at least once, and not when one has won."""
    if state[SCORES + state[SEAT]] + state[TURN_TOTAL] >= state[TARGET]:
        return 1 << HOLD
    return 1 << FLIP | (state[TURN_TOTAL] > 0) << HOLD


def odds(state: State) -> Sequence[int]:
    """A fair coin."""
    return COIN


def advance(state: State, move: int) -> None:
    """Plays a move in place."""
    if state[PHASE] == CHOOSING and move == FLIP:
        state[PHASE] = FLIPPING
    elif state[PHASE] == FLIPPING and move == 0:
        state[TURN_TOTAL] += 1
        state[PHASE] = CHOOSING
    else:
        if state[PHASE] == CHOOSING:
            state[SCORES + state[SEAT]] += state[TURN_TOTAL]
        state[PHASE] = OVER if state[SCORES + state[SEAT]] >= state[TARGET] else CHOOSING
        state[TURN_TOTAL] = 0
        begin_turn(state, next_seat(state))


def payoffs(state: State) -> list[float]:
    """The win, for the seat that has reached the target."""
    return [1.0, 0.0] if state[SCORES] >= state[TARGET] else [0.0, 1.0]
