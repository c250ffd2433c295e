"""What the ends of a turn of Bones are worth: the points and expected lines that all seats gain, valued for one seat.

Two aims: GAIN counts what a seat gains more than the others do on average; WIN is its chance to win, taken from the
standing after the turn. After the last turn that chance is exact, unless points end the game; before it is an estimate.
"""

import math
from typing import Any

from ....engine.bits import count
from ....engine.nodes import SEAT, SEATS, State
from ....twin.kinds import Floats2
from ..rules import (
    BAG,
    BOARD,
    DOUBLE_BLANK,
    END,
    END_AT,
    HANDS,
    LENDERS,
    MAX_DEALS,
    POINTS_END,
    PRICES,
    PRIZE,
    ROUNDS_END,
    SCORES,
    SHARE,
    SPACES,
    TILE,
    TILE_OUTCOME,
    TURNS_LEFT,
)
from .line import POINTS_A_TURN, TILES_A_TURN, Room, expected_line, out

GAIN, WIN = 0, 1

EXPORTED = ("read_ends", "read_worth", "ended")

# How a turn ends: without a tile, with the tile of a space, or with all once the layout of a space matched.
# A row of gains by seat for each, then what the seats stand at before, and a row to count in.
NOTHING, ONE, ALL, STANDING, COUNTED, ROWS = 0, 1, 4, 7, 8, 9
POINTS = 145  # points of a hand are below

# Measured by benchmarks/bones.py: how the difference of two seats still varies, as variance times seats.
A_TURN = 1350.0  # for each turn that is left
ANYHOW = 2000.0  # at the end, as the last turns are not like the others
HEAD_START = 30.0  # points that a seat gains in one turn, by which the next to move is ahead


def base(state: State, room: Room, ends: Any) -> None:
    """Notes what seats stand at, the double blank of the seat in turn left out: the same all through a turn."""
    for seat in range(state[SEATS]):
        hand = state[HANDS + seat] & ~(1 << DOUBLE_BLANK) if seat == state[SEAT] else state[HANDS + seat]
        ends[STANDING, seat] = state[SCORES + seat] + expected_line(hand, 1 << DOUBLE_BLANK, room)


def hand_after(state: State, seat: int, end: int) -> int:
    """The hand of a seat after an end with its tiles taken and deals paid (BN-16)."""
    hand = state[HANDS + seat]
    if seat == state[SEAT]:
        hand |= taken(state, end)
    for deal in range(MAX_DEALS):
        price = state[PRICES + deal] - 1
        if end > NOTHING and price >= TILE:
            prize = state[BOARD + (end - ONE) % SPACES] - 1
            tile = 1 << (prize if price == PRIZE else price - TILE)
            if seat == state[SEAT]:
                hand &= ~tile
            elif seat == state[LENDERS + deal] - 1:
                hand |= tile
    return hand


def unbagged(state: State) -> int:
    """The double blank, as a bit, once it has left the bag."""
    return 0 if state[BAG + TILE_OUTCOME + DOUBLE_BLANK] else 1 << DOUBLE_BLANK


def board(state: State) -> int:
    """The tiles on the board, a bit each."""
    tiles = 0
    for space in range(SPACES):
        if state[BOARD + space]:
            tiles |= 1 << (state[BOARD + space] - 1)
    return tiles


def taken(state: State, end: int) -> int:
    """The tiles that the seat in turn takes at an end, a bit each."""
    if end == NOTHING:
        return 0
    return board(state) if end >= ALL else 1 << (state[BOARD + end - ONE] - 1)


def possible(state: State, end: int) -> bool:
    """Whether there is a tile that the turn could end with in this way."""
    return end == NOTHING or state[BOARD + (end - ONE) % SPACES] > 0


def read_ends(state: State, room: Room, ends: Floats2) -> None:
    """Notes what seats stand at, and what each end of this turn adds to their expected lines."""
    base(state, room, ends)
    for end in range(STANDING):
        if possible(state, end):
            tiles = taken(state, end)
            for seat in range(state[SEATS]):
                line = expected_line(hand_after(state, seat, end), tiles | unbagged(state), room)
                ends[end, seat] = line + state[SCORES + seat] - ends[STANDING, seat]


def read_worth(state: State, ends: Floats2, aim: int, viewer: int, worth: Floats2) -> None:
    """Notes what each end of this turn is worth to a seat, by the points of the hand."""
    for end in range(STANDING):
        if not possible(state, end):
            continue
        left = turns_left(state, count(taken(state, end)))
        for points in range(1 if end == NOTHING else POINTS):
            for seat in range(state[SEATS]):
                ends[COUNTED, seat] = ends[end, seat] + scored(state, seat, points)
            worth[end, points] = worth_of(state, ends, left, aim, viewer)


def scored(state: State, seat: int, points: int) -> int:
    """What a seat has of the points of a hand after its deals (BN-16)."""
    own = points if seat == state[SEAT] else 0
    for deal in range(MAX_DEALS):
        price = state[PRICES + deal] - 1
        if SHARE <= price < TILE:
            share = points * 10 * (price - SHARE + 1) // 100
            if seat == state[SEAT]:
                own -= share
            if seat == state[LENDERS + deal] - 1:
                own += share
    return own


def worth_of(state: State, ends: Any, left: float, aim: int, viewer: int) -> float:
    """What the counted gains of all seats are worth to one of them, with this many turns left."""
    return average_lead(state, ends, viewer) if aim == GAIN else win_chance(state, ends, left, viewer)


def average_lead(state: State, ends: Any, viewer: int) -> float:
    """What a seat gains more than the others on average."""
    others = 0.0
    for seat in range(state[SEATS]):
        if seat != viewer:
            others += ends[COUNTED, seat]
    return float(ends[COUNTED, viewer] - others / (state[SEATS] - 1))


def win_chance(state: State, ends: Any, left: float, viewer: int) -> float:
    """The chance of a seat to win, as if its leads over the other seats were independent and distributed alike."""
    chance, winners = 1.0, 1
    for seat in range(state[SEATS]):
        if seat == viewer:
            continue
        lead = ends[STANDING, viewer] + ends[COUNTED, viewer] - ends[STANDING, seat] - ends[COUNTED, seat]
        if left > 0:
            ahead = (place(state, seat) - place(state, viewer)) / state[SEATS]
            lead += HEAD_START * min(1.0, left) * ahead
            spread = (ANYHOW + A_TURN * left) / state[SEATS]
            chance *= (1 + math.erf(lead / math.sqrt(2 * spread))) / 2
        elif lead < -0.5:
            chance = 0.0
        elif lead < 0.5:
            winners += 1  # BN-19
    return chance / winners


def place(state: State, seat: int) -> int:
    """How many seats come before this one after the turn."""
    return (seat - state[SEAT] - 1) % state[SEATS]


def turns_left(state: State, tiles: int) -> float:
    """About how many turns are left after this one, which takes this many tiles; 0 if none is left."""
    turns = (count(out(state) & ~(1 << DOUBLE_BLANK)) - tiles) / TILES_A_TURN
    if state[END] == ROUNDS_END:
        turns = min(turns, 1.0 * (state[TURNS_LEFT] - 1))
    if state[END] == POINTS_END:
        most = 0
        for seat in range(state[SEATS]):
            most = max(most, state[SCORES + seat])
        turns = min(turns, state[SEATS] * (state[END_AT] - most) / POINTS_A_TURN)
    return turns


def ended(before: State, after: State, room: Room, ends: Floats2, aim: int, viewer: int) -> float:
    """What a turn that has ended was worth to a seat."""
    base(before, room, ends)
    gone = out(before) & ~out(after)
    for seat in range(before[SEATS]):
        line = expected_line(after[HANDS + seat], gone | unbagged(after), room)
        ends[COUNTED, seat] = after[SCORES + seat] + line - ends[STANDING, seat]
    left = turns_left(before, count(gone & ~(1 << DOUBLE_BLANK)))
    return worth_of(before, ends, left, aim, viewer)
