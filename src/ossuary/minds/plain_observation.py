"""The default observation of a game: the position as it is."""

from ..engine.field import LEAST, MOST
from ..engine.nodes import SEATS, State


def observe(state: State, me: int, seen: list[int]) -> None:
    """Writes the observing seat, and then every slot of the position; numbers too large for a column are clipped."""
    seen[0] = me
    for slot in range(SEATS, len(state)):
        seen[1 + slot - SEATS] = min(max(state[slot], LEAST), MOST)
