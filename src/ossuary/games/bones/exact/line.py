"""What a hand of tiles is worth for the final line of Bones (BN-18): its best line, on average over the tiles to come.

The lines are exact. What comes is estimated: each tile that is still out comes to a seat with the same chance, whatever
else comes to it.
"""

from functools import reduce
from operator import xor
from typing import Any, NamedTuple

from ....engine.bits import count
from ....engine.nodes import SEATS, State
from ....fair import toss
from ....twin.kinds import Floats1, Ints1
from ..lines import ENDS, NO_WAY, PIPS, TILES, WAY_PIPS, line_pips
from ..rules import (
    BAG,
    BOARD,
    DOUBLE_BLANK,
    END,
    END_AT,
    ROUNDS_END,
    SCORES,
    SPACES,
    TILE_OUTCOME,
    TILES_END,
    TURNS_LEFT,
)

# By seven tiles of a hand, in four parts: their pips, the values on an odd number of halves, and the values on any.
PART = 7
PIPS_OF = tuple(
    tuple(sum(PIPS[first + i] for i in range(PART) if part >> i & 1) for part in range(1 << PART))
    for first in range(0, 28, PART)
)
ODD_OF = tuple(
    tuple(reduce(xor, (ENDS[first + i] for i in range(PART) if part >> i & 1), 0) for part in range(1 << PART))
    for first in range(0, 28, PART)
)
VALUES_OF = tuple(
    tuple(
        sum(1 << v for v in range(7) if any(part >> i & 1 and v in TILES[first + i] for i in range(PART)))
        for part in range(1 << PART)
    )
    for first in range(0, 28, PART)
)
# By a set of values, the tiles with a half of one of them.
TOUCHING = tuple(
    sum(1 << tile for tile in range(28) if any(values >> value & 1 and value in TILES[tile] for value in range(7)))
    for values in range(1 << 7)
)

FEW = 8  # up to this many tiles out, the double blank aside, are dealt in every way
DEALS = 256  # more are dealt in this many ways, each tile to a seat in its exact share of them
MOST_DEALS = 512

EXPORTED = ("deal",)

REMEMBERED = 1 << 17  # hands whose best line is remembered
SCATTER = 0x9E3779B1

# Measured by benchmarks/bones.py: what a turn takes and scores on average.
TILES_A_TURN = 1.7
POINTS_A_TURN = 18.0


class Room(NamedTuple):
    """What the line's worth is computed with: tiles that may come and the weights of it, and places to write to."""

    comes: Ints1  # by way to deal the tiles that are out, those that come, a bit each
    weights: Floats1
    known: Ints1  # hands with the pips of their best line in the lowest 8 bits
    ways: Ints1


def _shuffled(rng: list[int]) -> tuple[int, ...]:
    places = list(range(DEALS))
    for last in range(DEALS - 1, 0, -1):
        other = toss(rng, last + 1)
        places[last], places[other] = places[other], places[last]
    return tuple(places)


# By tile, its place in each way to deal: it comes to the seat where this is low.
PLACES = tuple(_shuffled([tile << 16]) for tile in range(28))


def out(state: State) -> int:
    """The tiles in the bag and on the board, a bit each."""
    tiles = 0
    for tile in range(28):
        tiles |= state[BAG + TILE_OUTCOME + tile] << tile
    for space in range(SPACES):
        if state[BOARD + space]:
            tiles |= 1 << (state[BOARD + space] - 1)
    return tiles


def chance(state: State) -> float:
    """The chance that a tile which is out after this turn comes to a seat before the game ends."""
    seats = state[SEATS]
    if state[END] == TILES_END:
        return 1 / seats
    if state[END] == ROUNDS_END:
        turns = 1.0 * (state[TURNS_LEFT] - 1)
    else:
        most = 0
        for seat in range(seats):
            most = max(most, state[SCORES + seat])
        turns = max(0.0, seats * (state[END_AT] - most) / POINTS_A_TURN - 1)
    return min(1.0, turns * TILES_A_TURN / max(1, count(out(state)))) / seats


def deal(tiles: int, share: float, comes: Ints1, weights: Floats1) -> int:
    """Ways to deal tiles to a seat that gets each with this chance, and their weights; how many ways."""
    if count(tiles & ~(1 << DOUBLE_BLANK)) > FEW:
        for way in range(DEALS):
            got = 0
            for tile in range(28):
                if PLACES[tile][way] < share * DEALS:
                    got |= 1 << tile
            comes[way] = got & tiles
            weights[way] = 1 / DEALS
        return DEALS
    comes[0] = 0
    weights[0] = 1.0
    ways = 1
    while tiles:
        for way in range(ways):
            comes[ways + way] = comes[way] | tiles & -tiles
            weights[ways + way] = weights[way] * share
            weights[way] *= 1 - share
        ways *= 2
        tiles &= tiles - 1
    return ways


def expected_line(hand: int, gone: int, room: Room) -> float:
    """The pips of the best line of a hand on average over what comes to it, except for the tiles that are gone."""
    pips = 0.0
    for i in range(len(room.comes)):
        pips += room.weights[i] * known_best(hand | room.comes[i] & ~gone, room)
    return pips


def known_best(hand: int, room: Room) -> int:
    """The pips of the best line of a hand, remembered as long as no other hand takes its place."""
    place = (hand * SCATTER >> 20) & (REMEMBERED - 1)
    entry = room.known[place]
    if entry >> 8 != hand:
        entry = hand << 8 | best(hand, room.ways)
        room.known[place] = entry
    return int(entry & 255)


def best(hand: int, ways: Any) -> int:
    """The pips of the best line of a hand, `ways` being room for 49 numbers."""
    most = 0
    rest = hand
    while rest:
        part = _grown(rest & -rest, rest)
        rest ^= part
        pips = _pips(part)
        if pips <= most:
            continue
        odd = _odd(part)
        if count(odd) > 2:
            cut = _cut(part, odd, ways)
            pips -= cut >> WAY_PIPS
            if pips <= most:
                continue
            left = part & ~cut
            if _grown(left & -left, left) != left:
                return line_pips(hand)  # the cut takes the part to pieces: which side is better is a longer story
        most = pips
    return most


def _pips(tiles: int) -> int:
    return (
        PIPS_OF[0][tiles & 127] + PIPS_OF[1][tiles >> 7 & 127] + PIPS_OF[2][tiles >> 14 & 127] + PIPS_OF[3][tiles >> 21]
    )


def _grown(part: int, tiles: int) -> int:
    """A part and all the tiles that hang together with it."""
    before = 0
    while part != before:
        before = part
        values = (
            VALUES_OF[0][part & 127]
            | VALUES_OF[1][part >> 7 & 127]
            | VALUES_OF[2][part >> 14 & 127]
            | VALUES_OF[3][part >> 21]
        )
        part = tiles & TOUCHING[values]
    return part


def _odd(tiles: int) -> int:
    """The values that are on an odd number of halves, a bit each."""
    return ODD_OF[0][tiles & 127] ^ ODD_OF[1][tiles >> 7 & 127] ^ ODD_OF[2][tiles >> 14 & 127] ^ ODD_OF[3][tiles >> 21]


def _cut(tiles: int, odd: int, ways: Any) -> int:
    """The cheapest ways to leave out so that two values are odd, as pips above WAY_PIPS and tiles below."""
    for way in range(49):
        ways[way] = NO_WAY
    for tile in range(28):
        if tiles >> tile & 1:
            low, high = TILES[tile][0], TILES[tile][1]
            ways[7 * low + high] = ways[7 * high + low] = PIPS[tile] << WAY_PIPS | 1 << tile
    for over in range(7):
        for low in range(7):
            first = ways[7 * low + over]
            if first < NO_WAY:
                for high in range(7):
                    ways[7 * low + high] = min(ways[7 * low + high], first + ways[7 * over + high])
    cheapest = NO_WAY
    for low in range(7):
        for high in range(low + 1, 7):
            if odd >> low & odd >> high & 1:
                way = ways[7 * low + high]
                others = odd ^ 1 << low ^ 1 << high
                if count(odd) == 6:
                    way += _pair(others, ways)
                cheapest = min(cheapest, way)
    return cheapest


def _pair(odd: int, ways: Any) -> int:
    """The cheapest way between two of the odd values."""
    cheapest = NO_WAY
    for low in range(7):
        for high in range(low + 1, 7):
            if odd >> low & odd >> high & 1:
                cheapest = min(cheapest, ways[7 * low + high])
    return cheapest
