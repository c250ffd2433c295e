"""Bones at a real table: the best line of some tiles, turns and lines on the score sheet."""

import reprlib
from typing import Any

from ...engine.nodes import PHASE, SEAT, Part, State
from ...engine.positions import Counted, PositionError
from ...engine.sheet import TURN, Entry, SheetError, points_of, seat_of
from .lines import TILES, best_line, laid_out, pips
from .rules import LINES, OVER, SCORES, end_turn

FIELDS, OPTIONAL = ("tiles",), ()  # of a position
FORMS = (TURN, (*TURN, "shares"), ("seat", "line"), ("end",))  # of an entry on the sheet
COUNTED_LAST = "line"  # everybody's line
MOST_PIPS = sum(map(sum, TILES))


def counted(position: dict[str, Any]) -> Counted:
    """The best line of a set of tiles, and its pips."""
    given = position["tiles"]
    if not isinstance(given, list):
        raise PositionError("position-tiles")
    hand = 0
    for tile in given:
        if (
            not isinstance(tile, list)
            or len(tile) != 2
            or not all(type(half) is int and 0 <= half <= 6 for half in tile)
        ):
            raise PositionError("position-tile", tile=reprlib.repr(tile))
        bit = 1 << TILES.index((min(tile), max(tile)))
        if hand & bit:
            raise PositionError("position-tile-twice", tile=f"{tile[0]}|{tile[1]}")
        hand |= bit
    best = best_line(hand)
    line = [list(tile) for tile in laid_out(best)]
    turned = [[right, left] for left, right in reversed(line)]
    if sum(tile in given for tile in turned) > sum(tile in given for tile in line):
        line = turned  # read from the end that shows more tiles as they were entered
    laid = [f"{left}_{right}" for left, right in line]
    return {"pips": pips(best), "line": line}, [Part("line", pips(best), laid)]


def write(state: State, entry: Entry) -> None:
    """A turn with what lenders get of it, the end of the tiles, or a player's line."""
    if "end" in entry:
        state[PHASE] = OVER
    elif "line" in entry:
        state[LINES + entry["seat"]] = points_of(entry["line"], 0, MOST_PIPS)
    else:
        state[SEAT] = asker = seat_of(state, entry["seat"])
        points, shares = points_of(entry["points"]), _shares(state, entry.get("shares", []))
        lent = sum(share for _, share in shares)
        if lent > points:
            raise SheetError("sheet-shares", lent=lent, points=points)
        for lender, share in shares:
            state[SCORES + lender] += share
        state[SCORES + asker] += points - lent
        end_turn(state)


def _shares(state: State, shares: object) -> list[tuple[int, int]]:
    """The lenders, with the points that each gets (BN-16)."""
    if not isinstance(shares, list) or not all(isinstance(share, list) and len(share) == 2 for share in shares):
        raise SheetError("sheet-share")
    given = [(seat_of(state, lender), points_of(share)) for lender, share in shares]
    if any(lender == state[SEAT] for lender, _ in given):
        raise SheetError("sheet-own-share")
    return given
