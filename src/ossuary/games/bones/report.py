"""Where the points of Bones come from, and where luck is pushed, for reports."""

from ...engine.nodes import PHASE, SEAT, State
from .rules import MATCHED, WENT_ON, look, scores

ACCENT = "light-dark(#9c3529, #e07a6c)"  # the colour of the game on light and on dark ground, as in the page
SOURCES = ("tile", "all_tiles", "doubled", "shares", "line")  # what a report tells apart, in this order
PUSH = (
    "go_on",
    ("take_1", "take_2", "take_3"),
)  # the action that pushes one's luck, and those that end the turn


def sources(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    """The points of a turn by source, given its last move, the states around that, and what each seat gained."""
    own = gains[before[SEAT]]
    all_ = "doubled" if before[WENT_ON] else "all_tiles"
    way = "tile" if before[PHASE] == MATCHED else all_
    lines = sum(scores(after)) - sum(look(after)["scores"])
    return {way: own, "shares": sum(gains) - own, "line": lines}
