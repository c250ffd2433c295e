"""The table of Shark Attacks!: swimmers in the water, the fins that come, and the signs on every beach."""

from collections.abc import Mapping
from typing import Any

from ...drawing import Board
from ...drawing.shapes import BONE, INK, MUTED, die, label, path, placed, rounded

WATER, DEEP, SAND, GLASS, FIN, WARNING = "#2fa7b8", "#17505a", "#d9c08a", "#bfe3e6", "#d9483b", "#f0c142"
WIDTH, SIZE, STEP, A_ROW = 440, 52, 58, 7
WAVES = "M9 15q3.75-5 7.5 0t7.5 0 7.5 0 7.5 0M9 24q3.75-5 7.5 0t7.5 0 7.5 0 7.5 0M9 33q3.75-5 7.5 0t7.5 0 7.5 0 7.5 0"
SPOTS = (((24, 24),), ((15, 17), (33, 31)), ((15, 15), (33, 19), (20, 34)))  # of one, two and three on a die
SCALES = (1.3, 0.8, 0.75)


def draw(look: Mapping[str, Any]) -> Board:
    """The dice in the water, then the beaches."""
    dice = [_blue(face) for face, number in look["blue"].items() for _ in range(number)]
    dice += [_shark(face) for face, number in look["fins"].items() for _ in range(number)]
    rows = max(1, -(-len(dice) // A_ROW))
    high = 40 + STEP * rows
    ripples = "".join(f"M{x} {y}q8-8 16 0t16 0" for x, y in ((24, 22), (210, 14), (340, 22)))
    shapes = [rounded(0, 0, WIDTH, high, 12, DEEP), path(ripples, stroke=WATER)]
    for number, drawn in enumerate(dice):
        in_row = min(A_ROW, len(dice) - number // A_ROW * A_ROW)
        x = (WIDTH - STEP * in_row) / 2 + STEP * (number % A_ROW) + 3
        shapes.append(placed(drawn, x, 28 + STEP * (number // A_ROW), SIZE / 48))
    if look["sharks"]:
        shapes.append(label(WIDTH - 14, 24, f"+{look['escaped']}", 20, BONE, "end", serif=True))
    for seat, signs in enumerate(look["signs"]):
        shapes.append(_beach(seat, signs, high + 12 + 44 * seat))
    return Board(WIDTH, high + 12 + 44 * len(look["signs"]), "".join(shapes))


def _blue(face: str) -> str:
    """A blue die: a wave, or a number of swimmers."""
    if face == "wave":
        return die(path(WAVES, stroke=INK, width=2.4), 0, 0, tint=GLASS)
    number = int(face.removeprefix("swimmer_"))
    return die(_spread(_swimmer(), number), 0, 0, tint=GLASS)


def _shark(face: str) -> str:
    """A shark die, with cut corners: a wave, or a number of fins."""
    if face == "shark_wave":
        return die(path(WAVES, stroke=INK, width=2.4), 0, 0, frame="cut", tint=FIN)
    return die(_spread(_fin(), int(face.removeprefix("fin_"))), 0, 0, frame="cut", tint=FIN)


def _spread(shape: str, number: int) -> str:
    return "".join(placed(shape, x, y, SCALES[number - 1]) for x, y in SPOTS[number - 1])


def _swimmer() -> str:
    """A swimmer who waves and suspects nothing: about 20 wide and high around the middle."""
    return "".join(
        [
            path("M-8.5-6C-8-.5-6 2.5-3 4.5M8.5-6C8-.5 6 2.5 3 4.5", stroke=INK, width=1.8),
            path("M-6 7.5C-5.5 2.5 5.5 2.5 6 7.5", BONE, INK, 1.4),
            f'<circle cy="-3" r="5" fill="{BONE}" stroke="{INK}" stroke-width="1.4"/>',
            path("M-5-3.3A5 5 0 0 1 5-3.3Q0-6-5-3.3Z", FIN, INK, 1.1),
            path("M-1.9-1.9v.01M1.9-1.9v.01M-1.7.1Q0 1.3 1.7.1", stroke=INK, width=1.1),
            path("M-9.5 8.5q2.4-2.6 4.75 0t4.75 0 4.75 0 4.75 0", stroke=INK, width=1.6),
        ]
    )


def _fin() -> str:
    """A fin that cuts the water: about 20 wide and high around the middle."""
    return path("M-8 6.5C-7-1-3-7.5 5.5-9.5 2.5-5 3.5 1.5 8 6.5Z", INK, INK, 1.4) + path(
        "M-9.5 8.8q2.4-2.6 4.75 0t4.75 0 4.75 0 4.75 0", stroke=BONE, width=1.7
    )


def _beach(seat: int, signs: int, y: float) -> str:
    """The beach of a seat, behind its number, with its warning signs."""
    sign = (
        path("M14 23v11.5", stroke=INK, width=3)
        + path("M12.3 3a2 2 0 0 1 3.4 0L26 21a2 2 0 0 1-1.7 3H3.7A2 2 0 0 1 2 21Z", WARNING, INK)
        + path("M8 20c.5-5 3.5-8.5 8.8-9.5-1.6 3-1 6.5 2.2 9.5Z", INK)
    )
    standing = [placed(sign, 48 + 34 * number, y + 1, 0.94) for number in range(signs)]
    return "".join(
        [
            label(4, y + 25, str(seat + 1), 18, MUTED, serif=True),
            rounded(28, y, WIDTH - 28, 36, 10, SAND),
            *standing,
        ]
    )
