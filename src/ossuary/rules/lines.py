"""The best line of a hand of dominoes (BN-18), found by parity instead of by trying lines.

A line is a trail over the values: tiles that hang together, with at most two values on an odd number of halves. So the
best one is the hand less a cheapest cut that evens out the odd values in pairs, if what is left still hangs together.
"""

TILES = tuple((low, high) for low in range(7) for high in range(low, 7))
PIPS = tuple(low + high for low, high in TILES)

# By value, the tiles with a half of it, a bit each.
WITH_VALUE = tuple(sum(1 << tile for tile, halves in enumerate(TILES) if value in halves) for value in range(7))
# By tile, its two values, a bit each; none for a double, which adds two halves to one value.
ODD_HALVES = tuple((1 << low) ^ (1 << high) for low, high in TILES)

# A way from value to value: its pips above bit 28, its tiles below. Ways without a common tile add up as they are, and
# of equal pips the lower tiles win; two that share a tile are never cheapest, as without it they pair their ends anew.
WAY_PIPS = 28
WAY_TILES = (1 << WAY_PIPS) - 1
NO_WAY = 1 << 40  # dearer than all the tiles


def best_line(hand: int) -> int:
    """The tiles of a best line of a hand, both as a bit per tile."""
    return _better_line(hand, 0, 0)


def line_pips(hand: int) -> int:
    """The pips of the best line of a hand."""
    return pips(best_line(hand))


def lay(line: int) -> list[tuple[int, int]]:
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
            # No tile goes on from here, so this one comes before those that were laid.
            end = values.pop()
            if values:
                laid.append((end, values[-1]))
    return laid


def pips(tiles: int) -> int:
    """The pips of some tiles."""
    total = 0
    for tile in range(28):
        if tiles >> tile & 1:
            total += PIPS[tile]
    return total


def _better_line(tiles: int, kept: int, best: int) -> int:
    """A best line of these tiles that holds the kept ones, where it is better than the best so far, else that one."""
    if tiles == 0:
        return best
    record = pips(best) if best else -1
    most = pips(tiles)
    if most <= record:
        return best
    cut = _cheapest_cut(tiles, kept)
    if most - (cut >> WAY_PIPS) <= record:
        return best
    cut &= WAY_TILES
    rest = tiles & ~cut
    part = _part(rest)
    if part == rest:
        return rest  # BN-18: one line
    if pips(part) > record:
        best = part

    # The cut took all the tiles between this part and the others: the line keeps one of them, or stays on one side.
    between = cut & _between(part)
    for tile in range(28):
        if between >> tile & 1:
            best = _better_line(tiles, kept | 1 << tile, best)
            tiles ^= 1 << tile
    side = _grown(part, tiles)
    if kept & ~side == 0:
        best = _better_line(side, kept, best)
    if kept & side == 0:
        best = _better_line(tiles & ~side, kept, best)
    return best


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
    for tile in range(28):
        if tiles >> tile & 1:
            odd ^= ODD_HALVES[tile]
    return odd


def _cheapest_cut(tiles: int, kept: int) -> int:
    """The cheapest ways to leave out, of tiles that are not kept, so that at most two values are odd."""
    odd = _odd_values(tiles)
    count = 0
    for value in range(7):
        count += odd >> value & 1
    if count <= 2:
        return 0
    return _cheapest_pairs(_ways(tiles & ~kept), odd, count // 2 - 1)


def _cheapest_pairs(ways: list[int], odd: int, pairs: int) -> int:
    """The cheapest ways that join so many pairs of the odd values."""
    if pairs == 0:
        return 0
    cheapest = NO_WAY
    for high in range(7):
        if odd >> high & 1:
            for low in range(high):
                if odd >> low & 1:
                    others = odd ^ (1 << high) ^ (1 << low)
                    cheapest = min(cheapest, ways[7 * high + low] + _cheapest_pairs(ways, others, pairs - 1))
    return cheapest


def _ways(tiles: int) -> list[int]:
    """The cheapest way between each two values (Floyd and Warshall), at 7 * one value + the other."""
    ways = [NO_WAY] * 49
    for tile in range(28):
        if tiles >> tile & 1:
            low, high = TILES[tile][0], TILES[tile][1]
            ways[7 * low + high] = ways[7 * high + low] = PIPS[tile] << WAY_PIPS | 1 << tile
    for over in range(7):
        for high in range(7):
            first = ways[7 * high + over]
            if high != over and first < NO_WAY:
                for low in range(high):
                    way = first + ways[7 * over + low]
                    if low != over and way < ways[7 * high + low]:
                        ways[7 * high + low] = ways[7 * low + high] = way
    return ways
