"""A throw of a flight at a real table: who is eaten, and where the signs for it come from (SA-11, SA-12)."""

from collections.abc import Sequence

from . import shark_attacks as sa
from .nodes import PHASE, State


def bitten(beach: State, blue: Sequence[int], fins: Sequence[int], escaped: int = 0) -> State:
    """The state after the bites of a throw, dice given as counts by face; signs and scores are those of the beach."""
    state = beach.copy()
    sharks, last = sum(fins), max(face for face in range(4) if fins[face])
    state[sa.BLUE : sa.BLUE + 4] = blue
    state[sa.FINS : sa.FINS + 4] = fins
    state[sa.FINS + last] -= 1
    state[sa.SHARKS_TO_ROLL] = 1
    state[sa.SHARKS] = sharks
    state[sa.ESCAPED] = escaped
    state[sa.EATEN] = sharks - 1  # SA-14: each further shark came for a casualty
    state[PHASE] = sa.FLEEING
    sa.advance(state, sa.SHARK_OUTCOME + last)
    return state
