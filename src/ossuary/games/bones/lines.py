"""The best line of a hand of dominoes (BN-18), found by parity instead of by trying lines.

A line is a trail over the values: tiles that hang together, with at most two values on an odd number of halves. So the
best one is the hand less a cheapest cut that evens out the odd values in pairs, if what is left still hangs together.
"""

from ...engine.bits import count, lowest

TILES = tuple((low, high) for low in range(7) for high in range(low, 7))
PIPS = tuple(low + high for low, high in TILES)
ALL_TILES = (1 << 28) - 1

# By value, the tiles with a half of it, a bit each.
WITH_VALUE = tuple(sum(1 << tile for tile, halves in enumerate(TILES) if value in halves) for value in range(7))
# By two values, the tile of them.
TILE_OF = tuple(tuple(TILES.index((min(one, two), max(one, two))) for two in range(7)) for one in range(7))
# By tile, its two values, a bit each; none for a double, which adds two halves to one value.
ENDS = tuple((1 << low) ^ (1 << high) for low, high in TILES)
# By a set of values, the tiles with two of them, a bit each.
AMONG = tuple(sum(1 << tile for tile in range(28) if ENDS[tile] and ENDS[tile] & ~values == 0) for values in range(128))

# The doubles, a bit each.
DOUBLES = sum(1 << tile for tile, (low, high) in enumerate(TILES) if low == high)
# By two values and a third, in the order of the third: the tile of the two, and those of the way over the third.
DETOURS = tuple(
    (TILE_OF[low][high], TILE_OF[low][over], TILE_OF[over][high])
    for over in range(7)
    for low, high in TILES
    if low != high and over not in (low, high)
)

# A way from value to value: its pips above bit 28, its tiles below. Ways without a common tile add up as they are, and
# of equal pips the lower tiles win; two that share a tile are never cheapest, as without it their ends pair again.
WAY_PIPS = 28
NO_WAY = 1 << 40  # dearer than all the tiles


def best_line(hand: int) -> int:
    """The tiles of a best line of a hand, both as a bit per tile."""
    best, record = 0, -1
    searches = [hand]  # tiles to find a line in; above bit 28 those of them that it has to keep
    while searches:
        search = searches.pop()
        tiles, kept = search & ALL_TILES, search >> 28
        most = pips(tiles)
        if tiles == 0 or most <= record:
            continue
        cut = _cheapest_cut(tiles, kept)
        if most - (cut >> WAY_PIPS) <= record:
            continue
        cut &= ALL_TILES
        part = _part(tiles & ~cut)
        if pips(part) > record:
            best, record = part, pips(part)
        if part == tiles & ~cut:
            continue  # BN-18: one line, so nothing of this search is better

        # The cut took all the tiles between this part and the others: a line keeps one of them, or is on one side.
        between = cut & _between(part)
        for tile in range(28):
            if between >> tile & 1:
                searches.append((kept | 1 << tile) << 28 | tiles)
                tiles ^= 1 << tile
        side = _grown(part, tiles)
        if kept & side == 0:
            searches.append(kept << 28 | tiles & ~side)
        if kept & ~side == 0:
            searches.append(kept << 28 | side)
    return best


def line_pips(hand: int) -> int:
    """The pips of the best line of a hand."""
    return pips(best_line(hand))


def laid_out(line: int) -> list[tuple[int, int]]:
    """The tiles of a line end to end, each turned so that touching halves are equal."""
    odd = _odd_values(line)
    ends = [value for value in range(7) if (odd >> value & 1 if odd else line & WITH_VALUE[value])]
    values, laid = ends[:1], []
    while values:
        joining = line & WITH_VALUE[values[-1]]
        if joining:
            tile = joining.bit_length() - 1
            line ^= 1 << tile
            values.append(sum(TILES[tile]) - values[-1])
        else:
            # No tile goes on from here: the way back lays the tile that led here.
            end = values.pop()
            if values:
                laid.append((end, values[-1]))
    return laid


def pips(tiles: int) -> int:
    """The pips of some tiles."""
    total = 0
    for value in range(1, 7):
        total += value * (count(tiles & WITH_VALUE[value]) + count(tiles & DOUBLES & WITH_VALUE[value]))
    return total


def _part(tiles: int) -> int:
    """The tiles that hang together with the lowest one."""
    return _grown(tiles & -tiles, tiles)


def _grown(part: int, tiles: int) -> int:
    """A part and all the tiles that hang together with it."""
    before = 0
    while part != before:
        before = part
        for value in range(7):
            if part & WITH_VALUE[value]:
                part |= tiles & WITH_VALUE[value]
    return part


def _between(part: int) -> int:
    """The tiles, doubles aside, with one half of a value in this part and one of a value outside."""
    tiles = 0
    for value in range(7):
        if part & WITH_VALUE[value]:
            tiles ^= WITH_VALUE[value]
    return tiles


def _odd_values(tiles: int) -> int:
    """The values that are on an odd number of halves, a bit each."""
    odd = 0
    for value in range(7):
        odd |= (count(tiles & ~DOUBLES & WITH_VALUE[value]) & 1) << value
    return odd


def _cheapest_cut(tiles: int, kept: int) -> int:
    """The cheapest ways to leave out, of tiles that are not kept, so that at most two values are odd."""
    odd = _odd_values(tiles)
    if count(odd) <= 2:
        return 0
    ways = _ways(tiles & ~kept)
    return _cheapest_pair(ways, odd) if count(odd) == 4 else _cheapest_two_pairs(ways, odd)


def _cheapest_pair(ways: list[int], odd: int) -> int:
    """The cheapest way between two of the odd values."""
    cheapest = NO_WAY
    pairs = AMONG[odd]
    while pairs:
        cheapest = min(cheapest, ways[lowest(pairs)])
        pairs &= pairs - 1
    return cheapest


def _cheapest_two_pairs(ways: list[int], odd: int) -> int:
    """The cheapest two ways between two pairs of the odd values."""
    cheapest = NO_WAY
    pairs = AMONG[odd]
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        cheapest = min(cheapest, ways[pair] + _cheapest_pair(ways, odd ^ ENDS[pair]))
    return cheapest


def _ways(tiles: int) -> list[int]:
    """The cheapest way between each two values (Floyd and Warshall), in the order of the tiles of these values."""
    ways = [NO_WAY] * 28
    for tile in range(28):
        if tiles >> tile & 1:
            ways[tile] = PIPS[tile] << WAY_PIPS | 1 << tile
    for pair, first, second in DETOURS:
        ways[pair] = min(ways[pair], ways[first] + ways[second])
    return ways
