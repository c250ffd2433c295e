"""The table of Skulls of Sedlec: the graveyard, and for every seat its stack and its hand."""

from collections.abc import Mapping
from typing import Any

from ...drawing import Board
from ...drawing.shapes import BONE, INK, MUTED, SURFACE, label, path, placed, rounded

STONE, EARTH, PALE, NICHE = "#3a352c", "#5c4d39", "#fffdf6", "#26221c"
TINTS = {
    "royal": "#8a5bb5",
    "peasant": "#b5852b",
    "priest": "#3c7fb0",
    "romantic": "#c2456b",
    "criminal": "#4d6b4a",
}
WIDE, HIGH = 44, 84  # of a card
WIDTH = 560
CRANIUM = (
    "M18 10c8.5 0 13.5 5 13.5 11.7 0 4.2-1.8 6.6-4.3 8.1-1 .6-1.3 1.2-1.3 2.2v2.2c0 2-1.2 3.3-3.2 3.3h-9.4c-2"
    " 0-3.2-1.3-3.2-3.3V32c0-1-.3-1.6-1.3-2.2-2.5-1.5-4.3-3.9-4.3-8.1C4.5 15 9.5 10 18 10Z"
)
CROWN = "M2.5 6.5 7.5 11 12 3.5 16.5 11l5-4.5-1.5 10.5H4ZM4 18.5h16V21H4Z"
CROSS = "M9.8 2h4.4v5.8H20v4.4h-5.8V22H9.8v-9.8H4V7.8h5.8Z"
HEART = "M12 21.5C5 16 1.5 12.3 1.5 8.2A5.4 5.4 0 0 1 12 6a5.4 5.4 0 0 1 10.5 2.2c0 4.1-3.5 7.8-10.5 13.3Z"
STRAW_HAT = (
    "M9.5 13.5C9.5 6 12.5 3 18 3s8.5 3 8.5 10.5c4.5.3 8 1 8 2.3 0 1.9-7.4 3.2-16.5 3.2S1.5 17.7 1.5 15.8c0-1.3 3.5-2"
    " 8-2.3Z"
)
MITRE = "M7.5 17C6 9.5 10.5 4 18 .5 25.5 4 30 9.5 28.5 17c-6.5-1.5-14.5-1.5-21 0Z"
HEADSCARF = "M5 18.5C5 9 10 4.5 18 4.5S31 9 31 18.5c-8-2-18-2-26 0Z"
MASK = (
    "M4 20c5-1.6 9.4-1.2 14 .8 4.6-2 9-2.4 14-.8 0 6-3 9-7.2 9-3"
    " 0-5.3-1.3-6.8-3.6-1.5 2.3-3.8 3.6-6.8 3.6C7 29 4 26 4 20Z"
)


def draw(look: Mapping[str, Any]) -> Board:
    """The graveyard above, the niches below."""
    deck = look["deck"]
    shapes = [_graveyard(look)]
    top, columns = 2 * (HIGH + 14) + 26, len(look["stacks"])
    wide = (WIDTH - 12 * (columns - 1)) / columns
    for seat, stack in enumerate(look["stacks"]):
        x = seat * (wide + 12)
        shapes.append(placed(_niche(seat, stack, look["hands"][seat], look["bottom_cards"], deck, wide), x, top))
    return Board(WIDTH, top + _niche_height(), "".join(shapes))


def _graveyard(look: Mapping[str, Any]) -> str:
    """Six piles in two rows: an open card, or a mound over those that lie face down."""
    shapes = [rounded(0, 0, WIDTH, 2 * (HIGH + 14) + 14, 12, STONE)]
    for pile, (card, down) in enumerate(zip(look["up"], look["down"], strict=True)):
        x, y = (WIDTH - 3 * 150) / 2 + 150 * (pile % 3) + 53, 14 + (HIGH + 14) * (pile // 3)
        if card is not None:
            shapes.append(placed(_card(look["deck"][card]), x, y))
        elif down:
            shapes.append(placed(_mound(), x, y))
        else:
            shapes.append(rounded(x, y, WIDE, HIGH, 6, "none", MUTED, dashed=True))
        shapes.append(label(x - 10, y + 20, str(pile + 1), 16, MUTED, "end", serif=True))
        below = "" if not down else f"+{down}" if card is not None else f"×{down}"
        shapes.append(label(x + WIDE + 10, y + HIGH - 8, below, 16, BONE))
    return "".join(shapes)


def _mound() -> str:
    """A card that lies face down."""
    return (
        rounded(0, 0, WIDE, HIGH, 6, EARTH, INK)
        + path("M8 62c6-16 22-16 28 0Z", STONE, INK)
        + path("M22 22v22M14 30h16", stroke=BONE, width=3)
    )


def _card(kinds: list[str]) -> str:
    """A card: two skulls, one over the other."""
    upper, lower = kinds
    halves = placed(_skull(upper), 4, 1) + placed(_skull(lower), 4, 42)
    return (
        rounded(0, 0, WIDE, HIGH, 6, PALE, INK)
        + rounded(2, 2, WIDE - 4, 40, 5, TINTS[upper] + "33")
        + rounded(2, 42, WIDE - 4, 40, 5, TINTS[lower] + "33")
        + halves
    )


def _skull(kind: str) -> str:
    """The skull of a kind, on a grid of 36 by 40; each wears something else."""
    tint = TINTS[kind]
    eyes = "".join(f'<ellipse cx="{x}" cy="23.2" rx="3.3" ry="3.9" fill="{INK}"/>' for x in (12, 24))
    dress = {
        "royal": placed(path(CROWN, tint, PALE, 0.8), 5.4, -4.2, 1.05),
        "peasant": path(STRAW_HAT, tint, PALE, 0.8) + path("M10 11.7c4.5 1.5 11.5 1.5 16 0", stroke=PALE, width=1.3),
        "priest": path(MITRE, tint, PALE, 0.8) + placed(path(CROSS, PALE), 12.6, 3.6, 0.45),
        "romantic": placed(path(HEART, tint), 6.3, 17.5, 0.48)
        + placed(path(HEART, tint), 18.2, 17.5, 0.48)
        + placed(path(HEART, tint, PALE, 0.8), 20, -0.5, 0.64, 14),
        "criminal": path(HEADSCARF, tint, PALE, 0.8) + path(MASK, tint, PALE, 0.8) + _glances(),
    }[kind]
    return "".join(
        [
            path(CRANIUM, PALE, INK, 1.8),
            "" if kind in ("romantic", "criminal") else eyes,
            path("m18 27.2 1.6 3h-3.2Z", INK),
            path("M13.2 32.5c3 1.9 6.6 1.9 9.6 0M16.3 34v2.5M19.7 34v2.5", stroke=INK, width=1.4),
            dress,
        ]
    )


def _glances() -> str:
    """The eyes that look out of a mask."""
    return "".join(
        f'<circle cx="{x}" cy="23.6" r="2.6" fill="{PALE}"/><circle cx="{x}" cy="23.6" r="1.4" fill="{INK}"/>'
        for x in (12, 24)
    )


def _niche_height() -> float:
    return 3 * (HIGH * 0.8 + 6) + HIGH * 0.8 + 46


def _niche(
    seat: int, stack: Mapping[str, int], hand: list[int], bottom: int, deck: list[list[str]], wide: float
) -> str:
    """The stack of a seat as a pyramid, open places as outlines, and its hand below."""
    scale = min(0.8, (wide - 24) / (bottom * (WIDE + 6)))
    card_wide, card_high = (WIDE + 6) * scale, (HIGH + 6) * scale
    floor = 3 * (HIGH * 0.8 + 6) + 10
    shapes = [
        rounded(0, 0, wide, _niche_height(), 12, NICHE),
        label(12, 24, str(seat + 1), 18, MUTED, serif=True),
    ]
    for row, length in enumerate((bottom, bottom - 1, bottom - 2), start=1):
        for place in range(length):
            x = (wide - length * card_wide) / 2 + place * card_wide
            y = floor - row * card_high
            card = stack.get(f"row{row}_{place + 1}")
            shapes.append(
                placed(
                    _card(deck[card]) if card is not None else rounded(0, 0, WIDE, HIGH, 6, "none", "#4a4438"),
                    x,
                    y,
                    scale,
                )
            )
    shapes.append(path(f"M14 {floor + 4:g}H{wide - 14:g}", stroke=SURFACE, width=4))
    for number, card in enumerate(hand):
        shapes.append(placed(_card(deck[card]), 14 + number * (WIDE * 0.8 + 8), floor + 16, 0.8))
    return "".join(shapes)
