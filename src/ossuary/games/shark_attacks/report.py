"""Where the points of Shark Attacks! come from, and where luck is pushed, for reports."""

from ...engine.nodes import PHASE, SEAT, State
from .rules import BLUE, CHOOSING, EATEN, FINS, FLEEING, SHARK_OUTCOME, bites, swimmers

ACCENT = "light-dark(#0f6a77, #2fa7b8)"  # the colour of the game on light and on dark ground, as in the page
SOURCES = ("swimmers", "party", "escaped", "unharmed")  # what a report tells apart, in this order
PUSH = ("go_on", ("stop",))  # the action that pushes one's luck, and those that end the turn


def sources(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    """The points of a turn by source, given its last move, the states around that, and what each seat gained."""
    gained = gains[before[SEAT]]
    if before[PHASE] == CHOOSING:
        safe = swimmers(before)
        return {"swimmers": safe, "party": gained - safe}
    if before[EATEN] or before[PHASE] != FLEEING or _bitten(before, move):
        return {"escaped": gained}
    return {"escaped": gained // 3, "unharmed": gained - gained // 3}


def _bitten(before: State, move: int) -> bool:
    """Whether the last throw of a flight, of which one shark die is still to fall, costs a swimmer."""
    blue = before[BLUE : BLUE + 4]
    fins = before[FINS : FINS + 4]
    fins[move - SHARK_OUTCOME] += 1
    return any(sum(eaten) for _, eaten in bites(blue, fins))
