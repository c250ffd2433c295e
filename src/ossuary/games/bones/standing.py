"""An answer that a player may give in advance: no markers are lent (BN-14)."""

from ...engine.nodes import PHASE, State
from .rules import DECLINE, OFFERING


def declined(state: State) -> int | None:
    """The action of a seat that always declines, when it is asked."""
    return DECLINE if state[PHASE] == OFFERING else None
