"""The table of Shark Attacks! as text: the beach above, the dice in the water below, and the event die as it fell."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...drawing.text import Canvas, Scene, Tone, beside, fitting, framed
from ...engine.facts import Fact
from .happened import Bitten, Escaped, Fled, FlightOver, Partied, Rolled, SignsUp, Stopped, Weather

CUT = "╱─╲│╲╱"  # the frame of a shark die
A_ROW, WIDE = 8, 72
HEADS = ("     ", "  o  ", " o o ", "o o o")
FINS = ("     ", "  ◢  ", " ◢ ◢ ", "◢ ◢ ◢")
EVENTS = {
    "sun": ((" ╲ │ ╱ ", " ─ O ─ ", " ╱ │ ╲ "), Tone.GOLD),
    "rain": ((" ╱ ╱ ╱ ", "  ╱ ╱  ", " ╱ ╱ ╱ "), Tone.WATER),
    "shark_attack": (("   ◢█  ", "  ◢██  ", "≈◢███≈≈"), Tone.DANGER),
}
SIGN = "/!\\"
LONGEST_NAME = 14


def draw(scene: Scene) -> Canvas:
    """The beaches with their signs, then the water."""
    look, canvas = scene.look, Canvas()
    for seat, signs in enumerate(look["signs"]):
        canvas.put(0, seat, fitting(scene.names[seat], LONGEST_NAME), Tone.QUIET)
        canvas.put(LONGEST_NAME + 1, seat, "·" * 12, Tone.GOLD)
        canvas.put(LONGEST_NAME + 1, seat, " ".join([SIGN] * signs), Tone.DANGER)
    y = len(look["signs"])
    canvas.put(0, y, "≈~" * (WIDE // 2), Tone.WATER)
    lying = _water(look)
    canvas.lay(1, y + 1, lying)
    event = [fact.event for fact in scene.facts if isinstance(fact, Weather)]
    if event and look["phase"] != "over":
        picture, tone = EVENTS[event[-1]]
        canvas.lay(lying.width + 3 if lying.width else 1, y + 1, framed(picture, tone))
    return canvas


def _water(look: Mapping[str, Any]) -> Canvas:
    """The dice in the water, eight in a row; in a flight the sharks as well."""
    dice = [_blue(face) for face, number in reversed(look["blue"].items()) for _ in range(number)]
    dice += [_shark(face) for face, number in reversed(look["fins"].items()) for _ in range(number)]
    canvas = _in_rows(dice)
    if swimmers := sum(_number(face) * dice for face, dice in look["blue"].items()):
        canvas.put(0, canvas.height, f"{swimmers} × o", Tone.STRONG)
    return canvas


def mark(fact: Fact) -> str:
    """Swimmers, fins, weather and points."""
    match fact:
        case Rolled(swimmers=swimmers):
            return f"{swimmers} × o"
        case Weather("sun"):
            return "─ O ─"
        case Weather("rain"):
            return "╱ ╱ ╱"
        case Weather():
            return "≈◢█≈"
        case Fled(sharks=sharks):
            return " ".join("◢" * _number(shark) or "~" for shark in sharks)
        case Bitten(fins, eaten):
            return f"{'◢' * fins} −{len(eaten)}"
        case Escaped(swimmers):
            return f"→ {swimmers}"
        case SignsUp(_, signs):
            return " ".join([SIGN] * min(signs, 2))
        case Stopped(points=points) | Partied(points=points) | FlightOver(points=points):
            return f"+{points}"
    return ""


def picture(fact: Fact) -> Canvas | None:
    """The fin when it shows, then every throw of the flight."""
    match fact:
        case Weather("shark_attack" as event):
            return framed(*EVENTS[event])
        case Fled(dice=dice, sharks=sharks):
            return _in_rows([*map(_blue, dice), *map(_shark, sharks)])
    return None


def goal(look: Mapping[str, Any]) -> int | None:
    """The points that win."""
    return int(look["target"])


def usual(look: Mapping[str, Any], actions: Sequence[str]) -> str | None:
    """The party, which is better than to stop; a choice between the water and the beach is nobody's habit."""
    return "party" if "party" in actions else None


def _in_rows(dice: Sequence[Canvas]) -> Canvas:
    canvas = Canvas()
    for first in range(0, len(dice), A_ROW):
        canvas.lay(0, first // A_ROW * 4, beside(dice[first : first + A_ROW]))
    return canvas


def _number(face: str) -> int:
    """The swimmers or fins of a face."""
    end = face.rpartition("_")[2]
    return int(end) if end.isdecimal() else 0


def _blue(face: str) -> Canvas:
    die = framed([HEADS[_number(face)], "     "], Tone.PLAIN, Tone.STRONG)
    return _afloat(die, face)


def _shark(face: str) -> Canvas:
    """A shark die has cut corners."""
    die = framed([FINS[_number(face)], "     "], Tone.DANGER, corners=CUT)
    return _afloat(die, face)


def _afloat(die: Canvas, face: str) -> Canvas:
    """A die in the water; one that shows a wave is all water."""
    for row in (2,) if _number(face) else (1, 2):
        die.put(1, row, "~~~~~", Tone.WATER)
    return die
