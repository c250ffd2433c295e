"""Shark Attacks! by rule of thumb: stop with a decent catch, party when everybody swims."""

from ...engine.nodes import PHASE, SEAT, SEATS, State
from .rules import GO_ON, PARTY, SCORES, SIGN_FROM, SIGNING, STOP, TARGET, legal, swimmers

ENOUGH = 15  # swimmers that are worth stopping for; fewer are better risked, since an unharmed flight pays thrice


def choose(state: State, rng: list[int]) -> int:
    """An action of the seat to move."""
    if state[PHASE] == SIGNING:
        return SIGN_FROM + _weakest(state)
    if legal(state) >> PARTY & 1:
        return PARTY
    catch = swimmers(state)
    if catch >= ENOUGH or state[SCORES + state[SEAT]] + catch >= state[TARGET]:
        return STOP
    return GO_ON


def _weakest(state: State) -> int:
    """Of the seats that a sign can be taken from, the one with the fewest points: taking it does them good."""
    best = -1
    for seat in range(state[SEATS]):
        if legal(state) >> (SIGN_FROM + seat) & 1 and (best < 0 or state[SCORES + seat] < state[SCORES + best]):
            best = seat
    return best
