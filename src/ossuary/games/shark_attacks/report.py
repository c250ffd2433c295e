"""Where the points of Shark Attacks! come from, and where luck is pushed, for reports."""

from ...engine.nodes import State
from .happened import FlightOver, Partied, Stopped, happened

ACCENT = "light-dark(#0f6a77, #2fa7b8)"  # the colour of the game on light and on dark ground, as in the page
SOURCES = ("swimmers", "party", "escaped", "unharmed")  # what a report tells apart, in this order
PUSH = ("go_on", ("stop",))  # the action that pushes luck, and those that end the turn


def sources(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    """The points of a turn by source, given its last move, the states around that, and what each seat gained."""
    for fact in happened(before, move, after):
        match fact:
            case Stopped(points=points):
                return {"swimmers": points}
            case Partied(points=points):
                return {"swimmers": points // 2, "party": points - points // 2}
            case FlightOver(points=points, escaped=escaped, unharmed=True):
                return {"escaped": escaped, "unharmed": points - escaped}
            case FlightOver(points=points):
                return {"escaped": points}
    return {}
