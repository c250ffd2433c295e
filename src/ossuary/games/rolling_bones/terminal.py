"""The table of Rolling Bones as text: the skeleton with outstretched arms, and the dice in their three trays."""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from ...drawing.text import WIDEST, Canvas, Scene, Tone, beside, framed
from ...engine.facts import Fact
from .happened import Buried, Completed, FalseBoneLaid, HatOff, HatOn, Laid, Left, Paid, Rolled, RolledOn
from .rules import FACES, KINDS, LIMB_BONES

TRAYS = 37  # where they begin
# Each bone where it belongs: its place and its signs.
PLACES = {
    "left_upper_arm": (7, 4, "●═══●"),
    "left_forearm": (2, 4, "●≡≡≡●"),
    "left_hand": (0, 4, "∋═"),
    "left_thigh": (13, 10, "●\n█"),
    "left_lower_leg": (13, 12, "●\n║"),
    "left_foot": (11, 14, "▂▂█"),
    "right_upper_arm": (21, 4, "●═══●"),
    "right_forearm": (26, 4, "●≡≡≡●"),
    "right_hand": (31, 4, "═∈"),
    "right_thigh": (19, 10, "●\n█"),
    "right_lower_leg": (19, 12, "●\n║"),
    "right_foot": (19, 14, "█▂▂"),
    "skull": (13, 1, "╭─────╮\n│ ● ● │\n╰┬┬┬┬┬╯"),
    "rib_cage": (12, 4, "╭───┼───╮\n├───┼───┤\n╰───┼───╯"),
    "spine": (15, 7, "╪╪╪\n╪╪╪"),
    "pelvis": (13, 9, "╲══╪══╱"),
}
HAT = (13, 0, " ▂███▂")
# The same on the face of a die.
SIGNS = {
    "upper_arm": "●═●",
    "forearm": "●≡●",
    "left_hand": "∋══",
    "right_hand": "══∈",
    "thigh": "●█●",
    "lower_leg": "●║●",
    "left_foot": "▂▂█",
    "right_foot": "█▂▂",
    "skull": "●_●",
    "rib_cage": "├┼┤",
    "spine": "╪╪╪",
    "pelvis": "╲═╱",
    "hat": "▂█▂",
    "gravestone": "│†│",
}


def draw(scene: Scene) -> Canvas:
    """The skeleton on the left, the trays on the right."""
    look, canvas = scene.look, Canvas()
    for site, place in PLACES.items():
        _lay(canvas, place, site, look["skeleton"].get(site), scene.actions)
    if look["hat"]:
        canvas.put(*HAT, Tone.GOLD)
    y = 0
    for kind in KINDS:
        y = _tray(canvas, scene, kind, y)
    return canvas


def mark(fact: Fact) -> str:
    """The bone that was laid, the dice that were rolled or paid, the points of a burial."""
    match fact:
        case Rolled(dice=dice):
            return f"{len(dice)} ×[?]"
        case Laid(site=bone) | FalseBoneLaid(bone=bone):
            return _sign(bone)
        case Completed():
            return "★"
        case HatOn() | HatOff():
            return SIGNS["hat"]
        case RolledOn(_, price):
            return f"−{price}"
        case Paid():
            return "−[?]"
        case Buried(points=points):
            return f"+{points}" if points >= 0 else f"−{-points}"
        case Left():
            return "+0"
    return ""


def goal(look: Mapping[str, Any]) -> int | None:
    """The points that win."""
    return int(look["target"])


def usual(look: Mapping[str, Any], actions: Sequence[str]) -> str | None:
    """To lay the first bone that fits, which can be taken back."""
    return next((action for action in actions if action.startswith("lay_")), None)


def _lay(canvas: Canvas, place: tuple[int, int, str], site: str, bone: str | None, actions: Sequence[str]) -> None:
    """A site: solid with its bone, faint without, lit where one can be laid, and wrong with a false one."""
    x, y, signs = place
    if bone == site:
        canvas.put(x, y, signs, Tone.STRONG)
    elif bone is not None:
        canvas.put(x, y, signs, Tone.DANGER)
        wide, high = max(map(len, signs.split("\n"))), signs.count("\n")
        canvas.put(x + max(0, wide // 2 - 1), y + (high + 1) // 2, _sign(bone)[: max(1, wide)], Tone.DANGER)
    else:
        lit = f"lay_{site}" in actions or f"on_{site}" in actions
        faint = "".join(sign if sign in " \n" else "·" for sign in signs)
        canvas.put(x, y, signs if lit else faint, Tone.ACT if lit else Tone.QUIET)


def _tray(canvas: Canvas, scene: Scene, kind: str, y: int) -> int:
    """The unlaid dice of a kind with their names; the row below them."""
    look, first = scene.look, 6 * KINDS.index(kind)
    faces = [face for face in FACES[first : first + 6] for _ in range(look["rolled"].get(face, 0))]
    dice = [framed([_sign(face)], Tone.ACT if _fits(face, scene.actions) else Tone.PLAIN) for face in faces]
    dice += [framed([" ? "], Tone.QUIET)] * look["to_roll"][kind]
    if not dice:
        return y
    canvas.lay(TRAYS, y, beside(dice))
    names = ", ".join(_named(scene, face, faces.count(face)) for face in dict.fromkeys(faces))
    lines = textwrap.wrap(names, WIDEST - TRAYS)
    canvas.put(TRAYS, y + 3, "\n".join(lines), Tone.QUIET)
    return y + 3 + max(1, len(lines))


def _fits(face: str, actions: Sequence[str]) -> bool:
    ending = face == "gravestone" and "bury" in actions
    return ending or f"lay_{face}" in actions or f"false_{face}" in actions


def _named(scene: Scene, face: str, number: int) -> str:
    kind, _, bone = face.partition("_")
    name = scene.say(f"rolling-bones-{bone if bone in LIMB_BONES and kind in KINDS else face}")
    return name if number == 1 else scene.say("times", number=number, what=name)


def _sign(face: str) -> str:
    return SIGNS.get(face) or SIGNS[face.partition("_")[2]]
