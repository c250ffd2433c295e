"""Several actions that people like to take in one go, found by asking the rules."""

from ...engine.bits import lowest
from ...engine.nodes import PHASE, State
from .rules import FILLED, LAY_HAT, LAYING, legal, step

LAY = (1 << LAY_HAT) - 1


def lay_all(state: State) -> list[int]:
    """All that fits: the most dice that the roll allows to lay, the hat last."""
    if state[PHASE] != LAYING:
        return []
    if state[FILLED]:
        return _from(state)
    # Any bone may be the first, and not all lead equally far.
    starts = [action for action in range(LAY_HAT) if legal(state) >> action & 1]
    return max(([first, *_from(step(state, first))] for first in starts), key=len, default=[])


def _from(state: State) -> list[int]:
    chain = []
    while fits := legal(state) & LAY:
        chain.append(lowest(fits))
        state = step(state, chain[-1])
    hat = legal(state) >> LAY_HAT & 1
    return [*chain, LAY_HAT] if hat else chain


CHAINS = {"lay-all": lay_all}
