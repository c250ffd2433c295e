"""The table of Bones: three tiles, the throws at them, and the tiles that each seat has won."""

from collections.abc import Mapping
from typing import Any

from ...drawing import Board
from ...drawing.shapes import BONE, INK, MUTED, SHADE, label, path, pips, placed, rounded

FELT, OXBLOOD = "#2e3a30", "#e07a6c"
WIDTH, TOP = 440, 176
SEPARATOR = (
    "M13 46.8h22c.3-2 3.6-2.3 3.9-.2.1.5-.1 1-.4 1.4.3.4.5.9.4 1.4-.3 2.1-3.6 1.8-3.9-.2H13c-.3 2-3.6 2.3-3.9.2"
    "-.1-.5.1-1 .4-1.4-.3-.4-.5-.9-.4-1.4.3-2.1 3.6-1.8 3.9.2Z"
)


def draw(look: Mapping[str, Any]) -> Board:
    """The board, the throws of this turn, and the tiles of every seat."""
    shapes = [rounded(0, 0, WIDTH, TOP, 12, FELT)]
    for space, found in enumerate(look["board"]):
        shapes.append(_space(look, space, found))
    shapes.append(_throws(look))
    y = TOP + 62
    for seat, hand in enumerate(look["hands"]):
        shapes.append(_hand(seat, hand, y))
        y += 10 + 34 * max(1, -(-len(hand) // 7))
    return Board(WIDTH, y, "".join(shapes))


def _tile(high: int, low: int, marked: int = 0) -> str:
    """A standing tile, 48 by 96; a blank that was defined shows its value as a marker."""
    marker = f'<circle cx="24" cy="72" r="14" fill="{OXBLOOD}"/>' + label(24, 79, str(marked), 20, INK, "middle", True)
    return (
        rounded(1.5, 4, 45, 91, 8, SHADE, INK)
        + rounded(1.5, 1.5, 45, 90, 8, BONE, INK)
        + path(SEPARATOR, INK)
        + pips(high)
        + (marker if marked else pips(low, 48))
    )


def _space(look: Mapping[str, Any], space: int, tile: tuple[int, int] | None) -> str:
    x = 44 + 132 * space
    if tile is None:
        return rounded(x + 10, 22, 66, 132, 10, "none", MUTED, dashed=True)
    low, high = tile
    wanted = look["wants"][space]
    total = label(x + 43, 168, str(sum(wanted)), 18, BONE, "middle", True) if wanted else ""
    return placed(_tile(high, low, look["marks"][space]), x + 10, 10, 1.42) + total


def _throws(look: Mapping[str, Any]) -> str:
    """The totals of the throws as slips, and their sum; the remaining markers as discs."""
    shapes, x = [], 0
    for total in look["throws"]:
        shapes += [
            rounded(x, TOP + 12, 38, 34, 8, BONE, INK),
            label(x + 19, TOP + 36, str(total), 20, INK, "middle", True),
        ]
        x += 44
    if look["throws"]:
        shapes.append(label(x + 4, TOP + 36, f"= {look['total']}", 22, BONE, serif=True))
    discs = [
        f'<circle cx="{WIDTH - 12 - 22 * disc}" cy="{TOP + 29}" r="9" fill="{OXBLOOD}" stroke="{INK}"/>'
        for disc in range(look["markers"])
    ]
    return "".join([*shapes, *discs])


def _hand(seat: int, hand: list[tuple[int, int]], y: float) -> str:
    """The tiles of a seat, lying, behind its number."""
    shapes = [label(0, y + 22, f"{seat + 1}", 18, MUTED, serif=True)]
    if not hand:
        shapes.append(label(26, y + 21, "–", 18, MUTED))
    for number, (low, high) in enumerate(hand):
        x, down = 24 + 60 * (number % 7), y + 34 * (number // 7)
        shapes.append(placed(_tile(high, low), x, down + 28, 0.56, -90))
    return "".join(shapes)
