"""Skulls of Sedlec at a real table: a stack to count, and everybody's stack on the score sheet."""

import reprlib
from typing import Any

from ...engine.nodes import PHASE, State
from ...engine.positions import Counted, PositionError
from ...engine.sheet import Entry, SheetError, points_of
from .rules import (
    BOTTOM_CARDS,
    DEFAULT_DECK,
    KINDS,
    OVER,
    PLACES,
    Options,
    initial,
    lay_on_place,
    note_rank,
    ranked,
    tally,
)

FIELDS, OPTIONAL = ("players", "rows"), ()  # of a position
FORMS = (("seat", "kinds"),)  # of an entry on the sheet
COUNTED_LAST = "kinds"  # everybody's stack
MOST_OF_A_KIND = 255  # points that a rank has room for


def counted(position: dict[str, Any]) -> Counted:
    """The score of a stack by kinds, and its total."""
    players, rows = position["players"], position["rows"]
    if type(players) is not int or players not in (2, 3):
        raise PositionError("position-players")
    width = BOTTOM_CARDS[players]
    widths = [width, width - 1, width - 2]
    if not isinstance(rows, list) or [len(row) if isinstance(row, list) else -1 for row in rows] != widths:
        raise PositionError("position-rows", rows=", ".join(map(str, widths)))
    laid = [(row, index, card) for row, cards in enumerate(rows) for index, card in enumerate(cards)]
    cards = [(row, index, _card(card)) for row, index, card in laid if card is not None]
    deck = [f"{upper}/{lower}" for _, _, (upper, lower) in cards]
    rest = list(DEFAULT_DECK)[len(deck) :]
    state = initial(Options(players, tuple(deck + rest)))
    taken = {(row, index) for row, index, _ in cards}
    for number, (row, index, _) in enumerate(cards, start=1):
        if row and not {(row - 1, index), (row - 1, index + 1)} <= taken:
            raise PositionError("position-air", row=row + 1, place=index + 1)
        place = PLACES.index(f"row{row + 1}_{index + 1}")
        lay_on_place(state, 0, place, number)
    bottom = [index for row, index in sorted(taken) if row == 0]
    if bottom and bottom[-1] - bottom[0] != len(bottom) - 1:
        raise PositionError("position-bottom-gap")
    parts = tally(state, 0)
    points = {part.name: part.points for part in parts}
    return {**points, "total": sum(points.values())}, parts


def _card(card: object) -> tuple[str, str]:
    kinds = KINDS
    if not isinstance(card, list) or len(card) != 2 or not all(isinstance(k, str) and k in kinds for k in card):
        raise PositionError("position-card", card=reprlib.repr(card), kinds=", ".join(kinds))
    return card[0], card[1]


def begin(state: State) -> None:
    """Nothing is written before the stacks are counted."""
    state[PHASE] = OVER


def write(state: State, entry: Entry) -> None:
    """Somebody's stack, by kinds."""
    kinds = entry["kinds"]
    if not isinstance(kinds, list) or len(kinds) != len(KINDS):
        raise SheetError("sheet-kinds", kinds=", ".join(KINDS))
    royals, peasants, priests, romantics, criminals = (points_of(points, 0, MOST_OF_A_KIND) for points in kinds)
    note_rank(state, entry["seat"], ranked((royals, peasants, priests, romantics, criminals)))
