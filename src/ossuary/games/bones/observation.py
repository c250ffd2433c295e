"""What a seat sees of Bones, which is everything; the roll-off is left out, since nobody chooses in it."""

from ...engine.columns import away, by_seat, my_seat, seat_away
from ...engine.field import MOST, Field, observer
from ...engine.nodes import PHASE, SEAT, SEATS, State
from ...twin.rows import add_bits
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


def _tiles(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """Where each tile is."""
    for tile in range(TILES):
        seen[at + tile] = ON_BOARD - state[BAG + TILE_OUTCOME + tile]
    for seat in range(state[SEATS]):
        add_bits(state[HANDS + seat], TILES, IN_HAND - ON_BOARD + away(state[SEATS], seat, me), seen, at)


def _lows(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """By space, one more than the lower half of its tile."""
    for space in range(SPACES):
        tile = state[slot + space] - 1
        seen[at + space] = 1 + LOWS[tile] + state[MARKS + space] if tile >= 0 else 0


def _highs(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """By space, one more than the higher half of its tile."""
    for space in range(SPACES):
        tile = state[slot + space] - 1
        seen[at + space] = 1 + HIGHS[tile] if tile >= 0 else 0


def _offers(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """The offers of all seats, mine first and then round the table."""
    for column in range(columns):
        seen[at + column] = 0
    for seat in range(state[SEATS]):
        if state[slot + seat]:  # seldom, as of all that has to do with prices
            _price(state[slot + seat] - 1, seen, at + PRICE * away(state[SEATS], seat, me))


def _lenders(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """By deal, how far round the table its lender is, from 1."""
    for deal in range(columns):
        seen[at + deal] = 0
    for deal in range(columns):
        if state[slot + deal]:
            seen[at + deal] = 1 + away(state[SEATS], state[slot + deal] - 1, me)


def _prices(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """The prices of all deals."""
    for column in range(columns):
        seen[at + column] = 0
    for deal in range(MAX_DEALS):
        if state[slot + deal]:
            _price(state[slot + deal] - 1, seen, at + PRICE * deal)


def _price(price: int, seen: list[int], at: int) -> None:
    """A price in three columns, given as the action that names it."""
    seen[at] = price - SHARE + 1 if SHARE <= price < TILE else 0
    seen[at + 1] = price - TILE + 1 if TILE <= price < PRIZE else 0
    seen[at + 2] = 1 if price == PRIZE else 0


FIELDS = (
    Field("seats", 1, 2, MAX_SEATS, "number of seats", slot=SEATS),
    Field("me", 1, 0, MAX_SEATS - 1, "the seat whose view this is", write=my_seat),
    Field("phase", 1, 0, len(PHASES) - 1, "index into `PHASES`", choice=True, slot=PHASE),
    Field(
        "turn",
        1,
        0,
        MAX_SEATS - 1,
        "how far round the table the seat in turn is: 0 for me",
        choice=True,
        slot=SEAT,
        write=seat_away,
    ),
    Field("end", 1, 0, len(ENDS) - 1, "index into `ENDS`", choice=True, slot=END),
    Field("end_at", 1, 0, 10_000, "rounds or points that end the game", 100, slot=END_AT),
    Field(
        "turns_left", 1, 0, 400, "turns of all seats that are left, when the game ends by rounds", 20, slot=TURNS_LEFT
    ),
    Field(
        "scores",
        MAX_SEATS,
        0,
        MOST,
        "running points by seat, mine first and then round the table",
        200,
        slot=SCORES,
        write=by_seat,
    ),
    Field(
        "lines",
        MAX_SEATS,
        0,
        168,
        "pips of the final line by seat, mine first, 0 before the end",
        100,
        slot=LINES,
        write=by_seat,
    ),
    Field(
        "tiles",
        TILES,
        0,
        1 + MAX_SEATS,
        "by tile: 0 bag, 1 board or out, 2 my hand, 3 the next, …",
        choice=True,
        write=_tiles,
    ),
    Field("in_the_bag", 1, 0, TILES, "tiles in the bag", slot=BAG_LEFT),
    Field(
        "low",
        SPACES,
        0,
        7,
        "by space, 1 + the lower half of its tile, blanks as defined, else 0",
        choice=True,
        slot=BOARD,
        write=_lows,
    ),
    Field(
        "high", SPACES, 0, 7, "by space, 1 + the higher half of its tile, else 0", choice=True, slot=BOARD, write=_highs
    ),
    Field("marks", SPACES, 0, 6, "by space, the value of its defined blank, else 0", slot=MARKS),
    Field("markers", 1, 0, ALL_MARKERS, "markers that the seat in turn has left", slot=MARKERS),
    Field("free_blanks", 1, 0, 2, "blanks still to be defined that the double blank pays for", slot=FREE_BLANKS),
    Field("thrown", 1, 0, ALL_THROWS, "throws of this turn", slot=THROWN),
    Field("throws", ALL_THROWS, 0, 12, "their totals", slot=THROWS),
    Field("went_on", 1, 0, 1, "1 after a sum match was passed up", slot=WENT_ON),
    Field(
        "offers",
        PRICE * MAX_SEATS,
        0,
        TILES,
        "by seat, mine first: tenths of the points, 1 + tile, 1: prize",
        slot=OFFERS,
        write=_offers,
    ),
    Field(
        "lenders",
        MAX_DEALS,
        0,
        MAX_SEATS,
        "by deal, 1 + how far round the table, else 0",
        choice=True,
        slot=LENDERS,
        write=_lenders,
    ),
    Field(
        "prices",
        PRICE * MAX_DEALS,
        0,
        TILES,
        "by deal: tenths of the points, 1 + tile, 1: prize",
        slot=PRICES,
        write=_prices,
    ),
)

observe = observer(__name__, FIELDS)
