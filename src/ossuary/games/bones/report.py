"""Where the points of Bones come from, and where luck is pushed, for reports."""

from ...engine.nodes import State
from .happened import LineLaid, Repaid, Taken, TakenAll, happened

ACCENT = "light-dark(#9c3529, #e07a6c)"  # the colour of the game on light and on dark ground, as in the page
SOURCES = ("tile", "all_tiles", "doubled", "shares", "line")  # what a report tells apart, in this order
PUSH = (
    "go_on",
    ("take_1", "take_2", "take_3"),
)  # the action that pushes luck, and those that end the turn


def sources(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    """The points of a turn by source, given its last move, the states around that, and what each seat gained."""
    facts = happened(before, move, after)
    lent = sum(fact.points for fact in facts if isinstance(fact, Repaid))
    found = {"shares": lent, "line": sum(fact.pips for fact in facts if isinstance(fact, LineLaid))}
    for fact in facts:
        match fact:
            case Taken(points=points):
                found["tile"] = points - lent
            case TakenAll(points=points, went_on=went_on):
                found["doubled" if went_on else "all_tiles"] = points - lent
    return found
