"""Skulls of Sedlec by rule of thumb: the take and the place that add most to the own tally."""

from ...rules.bits import count
from ...rules.nodes import PHASE, SEAT, State
from ...rules.skulls_of_sedlec import (
    CARDS,
    CHOOSING,
    COLLECT,
    DIG_LAST,
    HAND_LIMIT,
    HANDS,
    KEEP,
    KEEPING,
    PILES,
    SPOTS,
    STACK,
    UNSEEN,
    UP,
    legal,
    points,
    spots,
    step,
)


def choose(state: State, rng: list[int]) -> int:
    """An action of the seat to move."""
    actions = legal(state)
    if actions & ((1 << STACK) - 1) == 0:
        return _best_stack(state, actions)
    first = KEEP if state[PHASE] == KEEPING else COLLECT
    best, most = -1, -1
    for pile in range(PILES):
        if actions >> (first + pile) & 1:
            gain = _gain(state, state[UP + pile])
            if gain > most:
                best, most = first + pile, gain
    digs = actions & ((1 << COLLECT) - 1)
    if digs and _expected_gain(state, digs < 1 << DIG_LAST) > most:
        while digs & (digs - 1):
            digs &= digs - 1
        return count(digs - 1)
    return best


def _best_stack(state: State, actions: int) -> int:
    best, most = -1, -1
    for action in range(STACK, STACK + 2 * len(SPOTS)):
        if actions >> action & 1:
            total = points(step(state, action), state[SEAT])
            if total > most:
                best, most = action, total
    return best


def _gain(state: State, card: int) -> int:
    """The most that a card in hand could add to the own stack right now."""
    seat = state[SEAT]
    trial = state.copy()
    trial[HANDS + HAND_LIMIT * seat] = card
    trial[PHASE] = CHOOSING
    before, most = points(state, seat), 0
    for spot in range(len(SPOTS)):
        if spots(state, seat) >> spot & 1:
            gain = points(step(trial, STACK + spot), seat) - before
            most = max(most, gain)
    return most


def _expected_gain(state: State, two: bool) -> int:
    """What digging gives: the mean gain of an unseen card, and 1 more where there are two to choose from."""
    total, unseen = 0, 0
    for card in range(CARDS):
        if state[UNSEEN + card]:
            total += _gain(state, card + 1)
            unseen += 1
    return total // unseen + (1 if two else 0)
