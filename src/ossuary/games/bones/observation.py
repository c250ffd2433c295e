"""What a seat sees of Bones, which is everything; the roll-off is left out, since nobody chooses in it."""

from ...engine.columns import away, by_seat, copied, one
from ...engine.field import MOST, Field
from ...engine.nodes import PHASE, SEAT, SEATS, State
from .rules import (
    ALL_MARKERS,
    ALL_THROWS,
    BAG,
    BAG_LEFT,
    BOARD,
    END,
    END_AT,
    ENDS,
    FREE_BLANKS,
    HANDS,
    HIGHS,
    LENDERS,
    LINES,
    LOWS,
    MARKERS,
    MARKS,
    MAX_DEALS,
    MAX_SEATS,
    OFFERS,
    PHASES,
    PRICES,
    PRIZE,
    SCORES,
    SHARE,
    SPACES,
    THROWN,
    THROWS,
    TILE,
    TILE_NAMES,
    TILE_OUTCOME,
    TURNS_LEFT,
    WENT_ON,
)

TILES = len(TILE_NAMES)
IN_BAG, ON_BOARD, IN_HAND = range(3)  # a hand further round the table counts on from there
PRICE = 3  # columns that say a price

FIELDS = (
    Field("seats", 1, 2, MAX_SEATS, "number of seats"),
    Field("me", 1, 0, MAX_SEATS - 1, "the seat whose view this is"),
    Field("phase", 1, 0, len(PHASES) - 1, "index into `PHASES`", choice=True),
    Field("turn", 1, 0, MAX_SEATS - 1, "how far round the table the seat in turn is: 0 for me", choice=True),
    Field("end", 1, 0, len(ENDS) - 1, "index into `ENDS`", choice=True),
    Field("end_at", 1, 0, 10_000, "rounds or points that end the game", 100),
    Field("turns_left", 1, 0, 400, "turns of all seats that are left, when the game ends by rounds", 20),
    Field("scores", MAX_SEATS, 0, MOST, "running points by seat, mine first and then round the table", 200),
    Field("lines", MAX_SEATS, 0, 168, "pips of the final line by seat, mine first, 0 before the end", 100),
    Field("tiles", TILES, 0, 1 + MAX_SEATS, "by tile: 0 bag, 1 board or out, 2 my hand, 3 the next, …", choice=True),
    Field("in_the_bag", 1, 0, TILES, "tiles in the bag"),
    Field("low", SPACES, 0, 7, "by space, 1 + the lower half of its tile, blanks as defined, else 0", choice=True),
    Field("high", SPACES, 0, 7, "by space, 1 + the higher half of its tile, else 0", choice=True),
    Field("marks", SPACES, 0, 6, "by space, the value of its defined blank, else 0"),
    Field("markers", 1, 0, ALL_MARKERS, "markers that the seat in turn has left"),
    Field("free_blanks", 1, 0, 2, "blanks still to be defined that the double blank pays for"),
    Field("thrown", 1, 0, ALL_THROWS, "throws of this turn"),
    Field("throws", ALL_THROWS, 0, 12, "their totals"),
    Field("went_on", 1, 0, 1, "1 after a sum match was passed up"),
    Field("offers", PRICE * MAX_SEATS, 0, TILES, "by seat, mine first: tenths of the points, 1 + tile, 1: prize"),
    Field("lenders", MAX_DEALS, 0, MAX_SEATS, "by deal, 1 + how far round the table, else 0", choice=True),
    Field("prices", PRICE * MAX_DEALS, 0, TILES, "by deal: tenths of the points, 1 + tile, 1: prize"),
)


def observe(state: State, me: int, seen: list[int]) -> None:
    """Writes what a seat sees, field after field."""
    seats = state[SEATS]
    at = one(seats, seen, 0)
    at = one(me, seen, at)
    at = one(state[PHASE], seen, at)
    at = one(away(seats, state[SEAT], me), seen, at)
    at = one(state[END], seen, at)
    at = one(state[END_AT], seen, at)
    at = one(state[TURNS_LEFT], seen, at)
    at = by_seat(state, SCORES, MAX_SEATS, me, seen, at)
    at = by_seat(state, LINES, MAX_SEATS, me, seen, at)
    at = _tiles(state, me, seen, at)
    at = one(state[BAG_LEFT], seen, at)
    at = _board(state, seen, at)
    at = one(state[MARKERS], seen, at)
    at = one(state[FREE_BLANKS], seen, at)
    at = one(state[THROWN], seen, at)
    at = copied(state, THROWS, ALL_THROWS, seen, at)
    at = one(state[WENT_ON], seen, at)
    for column in range(PRICE * MAX_SEATS):
        seen[at + column] = 0
    for seat in range(seats):
        _price(state[OFFERS + seat] - 1, seen, at + PRICE * away(seats, seat, me))
    at += PRICE * MAX_SEATS
    for deal in range(MAX_DEALS):
        lender = state[LENDERS + deal] - 1
        seen[at + deal] = 1 + away(seats, lender, me) if lender >= 0 else 0
    at += MAX_DEALS
    for deal in range(MAX_DEALS):
        at = _price(state[PRICES + deal] - 1, seen, at)


def _tiles(state: State, me: int, seen: list[int], at: int) -> int:
    """Where each tile is."""
    for tile in range(TILES):
        seen[at + tile] = ON_BOARD - state[BAG + TILE_OUTCOME + tile]  # bag or board, until found in a hand
    for seat in range(state[SEATS]):
        held, distance = state[HANDS + seat], away(state[SEATS], seat, me)
        for tile in range(TILES):
            seen[at + tile] += (held >> tile & 1) * (IN_HAND - ON_BOARD + distance)
    return at + TILES


def _board(state: State, seen: list[int], at: int) -> int:
    for space in range(SPACES):
        tile = state[BOARD + space] - 1
        seen[at + space] = 1 + LOWS[tile] + state[MARKS + space] if tile >= 0 else 0
        seen[at + SPACES + space] = 1 + HIGHS[tile] if tile >= 0 else 0
    return copied(state, MARKS, SPACES, seen, at + 2 * SPACES)


def _price(price: int, seen: list[int], at: int) -> int:
    """A price in three columns, given as the action that names it."""
    seen[at] = price - SHARE + 1 if SHARE <= price < TILE else 0
    seen[at + 1] = price - TILE + 1 if TILE <= price < PRIZE else 0
    seen[at + 2] = 1 if price == PRIZE else 0
    return at + PRICE
