"""Skulls of Sedlec by rule of thumb: the take and the place that add most to its own tally."""

from ...engine.bits import count
from ...engine.nodes import PHASE, SEAT, State
from .rules import (
    CARDS,
    COLLECT,
    DIG_LAST,
    HAND_LIMIT,
    HANDS,
    KEEP,
    KEEPING,
    PILES,
    SHAPES,
    SPOTS,
    STACK,
    STACK_PLACES,
    STACKS,
    UNSEEN,
    UP,
    lay_on_spot,
    legal,
    points,
    spots,
)


def choose(state: State, rng: list[int]) -> int:
    """An action of the seat to move."""
    actions = legal(state)
    if actions & ((1 << STACK) - 1) == 0:
        return _best_stack(state, actions)
    trial = state.copy()
    first = KEEP if state[PHASE] == KEEPING else COLLECT
    best, most = -1, -1
    for pile in range(PILES):
        if actions >> (first + pile) & 1:
            gain = _gain(state, trial, state[UP + pile])
            if gain > most:
                best, most = first + pile, gain
    digs = actions & ((1 << COLLECT) - 1)
    if digs and _expected_gain(state, trial, digs < 1 << DIG_LAST) > most:
        while digs & (digs - 1):
            digs &= digs - 1
        return count(digs - 1)
    return best


def _best_stack(state: State, actions: int) -> int:
    best, most = -1, -1
    trial = state.copy()
    for action in range(STACK, STACK + 2 * len(SPOTS)):
        if actions >> action & 1:
            card = state[HANDS + HAND_LIMIT * state[SEAT] + (action - STACK) // len(SPOTS)]
            total = _points_with(state, trial, (action - STACK) % len(SPOTS), card)
            if total > most:
                best, most = action, total
    return best


def _gain(state: State, trial: State, card: int) -> int:
    """The most that a card in hand could add to the seat's stack now."""
    seat = state[SEAT]
    before = most = points(state, seat)
    for spot in range(len(SPOTS)):
        if spots(state, seat) >> spot & 1:
            most = max(most, _points_with(state, trial, spot, card))
    return most - before


def _points_with(state: State, trial: State, spot: int, card: int) -> int:
    """The score of the seat's stack with a card laid on a spot, in a trial that shares nothing but the deck."""
    seat = state[SEAT]
    stack = STACKS + STACK_PLACES * seat
    for place in range(stack, stack + STACK_PLACES):
        trial[place] = state[place]
    trial[SHAPES + seat] = state[SHAPES + seat]
    lay_on_spot(trial, seat, spot, card)
    return points(trial, seat)


def _expected_gain(state: State, trial: State, two: bool) -> int:
    """What digging gives: the mean gain of an unseen card, and 1 more where there are two to choose from."""
    total, unseen = 0, 0
    for card in range(CARDS):
        if state[UNSEEN + card]:
            total += _gain(state, trial, card + 1)
            unseen += 1
    return total // unseen + (1 if two else 0)
