"""Where the points of Rolling Bones come from, and where luck is pushed, for reports."""

from ...engine.nodes import SEAT, State
from .rules import SECTIONS, tally

ACCENT = "light-dark(#4d6b21, #8fb35a)"  # the colour of the game on light and on dark ground, as in the page
SOURCES = (*SECTIONS, "hat")  # what a report tells apart, in this order
PUSH = ("roll", ("bury",))  # the action that pushes luck, and those that end the turn


def sources(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    """The points of a turn by source, given its last move, the states around that, and what each seat gained."""
    if not any(gains):
        return {}
    return {part.name: part.points for part in tally(before, before[SEAT]) if part.name != "banked"}
