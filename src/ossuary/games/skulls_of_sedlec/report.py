"""Where the points of Skulls of Sedlec come from, for reports."""

from ...engine.nodes import PHASE, State
from .rules import OVER, PARTS, kind_scores

ACCENT = "light-dark(#80590a, #e0a83c)"  # the colour of the game on light and on dark ground, as in the page
SOURCES = PARTS  # what a report tells apart, in this order


def sources(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    """The points of a turn by source, given its last move, the states around that, and what each seat gained."""
    if after[PHASE] != OVER:
        return {}
    kinds = [kind_scores(after, seat) for seat in range(len(gains))]
    return {part: sum(points) for part, points in zip(PARTS, zip(*kinds, strict=True), strict=True)}
