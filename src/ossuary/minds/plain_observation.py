"""What a seat sees of a game that has no observation of its own: the position as it stands, which hides nothing."""

from ..engine.field import LEAST, MOST
from ..engine.nodes import SEATS, State


def observe(state: State, me: int, seen: list[int]) -> None:
    """Writes whose view this is, and then every slot of the position; a number too large for a column is cut."""
    seen[0] = me
    for slot in range(SEATS, len(state)):
        seen[1 + slot - SEATS] = min(max(state[slot], LEAST), MOST)
