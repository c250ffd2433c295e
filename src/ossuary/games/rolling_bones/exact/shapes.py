"""The connected shapes of a skeleton, which of them a roll can grow into which, and what lies beyond an open site."""

from functools import cache
from typing import Any, NamedTuple, TypeAlias

from ....engine.bits import count
from ....twin import arrays, twin
from ....twin.kinds import Int16s1, Int16s2, Ints1, Ints2
from ..rules import ALL_SITES, SECTION_SITES, SKULL, open_sites

Ints: TypeAlias = Any
Floats: TypeAlias = Any

KIND_SITES = (0b111111, 0b111111 << 6, 0b1111 << 12)
LEAVES = 5  # no shape has more ends, nor more open sites

EXPORTED = ("make",)


class Shapes(NamedTuple):
    """Shapes by number, from the empty one on by size; a list of pairs holds the rows from start[i] to start[i + 1]."""

    mask: Ints1  # the sites of a shape, a bit each
    number: Int16s1  # by mask, -1 where it is no shape
    mirrored: Ints1
    of_kind: Ints2  # sites by kind
    of_section: Ints2  # sites by section
    has_skull: Ints1
    # Every shape with every shape that contains it, itself first.
    start: Ints1
    growth: Int16s2
    # Every shape with every open site, in order, and the shapes that reach beyond that site alone.
    site_start: Ints1  # by shape, into site
    site: Ints1
    beyond_start: Ints1  # by row of site, into beyond
    beyond: Int16s2
    without: Int16s2  # by row of beyond and site, the row that is left when the die of this site is used up
    # Every shape with every shape that contains all its open sites as well: the reach beyond each of them.
    filled: Ints1  # the shape with its open sites
    reach_start: Ints1
    reach: Int16s2  # by open site in order, into beyond, as distances from its start
    # Every set of bones with the connected pieces that it falls into.
    piece_start: Ints1
    piece: Int16s1


# The columns of growth and of beyond.
LARGER = 0  # the larger shape
FACES = 1  # by kind, faces that a roll must show to allow this growth
SHUNNED = 4  # by kind, faces that it must not show, else it would allow more
SMALLER = 7  # rows of the same list with one end less, as distances from its start; 0 for none
WITH_SKULL = SMALLER + LEAVES  # 1 where the larger shape has one
COLUMNS = WITH_SKULL + 1


@cache
def shapes() -> Shapes:
    """All tables of shapes, made once."""
    made: Shapes = twin(__import__(__name__, fromlist=["_"])).make()
    return made


def make() -> Shapes:
    """All tables of shapes."""
    mask = arrays.array([sites for size in range(17) for sites in _of_size(size)])
    number = arrays.full(ALL_SITES + 1, -1, arrays.int16)
    for i in range(len(mask)):
        number[mask[i]] = i
    mirrored, filled = arrays.zeros(len(mask), arrays.int64), arrays.zeros(len(mask), arrays.int64)
    for i in range(len(mask)):
        mirrored[i], filled[i] = number[mirror(mask[i])], number[mask[i] | open_sites(mask[i])]
    of_kind = _counts(mask, KIND_SITES)
    of_section = _counts(mask, SECTION_SITES)
    has_skull = arrays.array([sites >> SKULL & 1 for sites in mask])
    start, growth = _growths(mask, number)
    site_start, site, beyond_start, beyond, without = _beyonds(mask, number)
    reach_start, reach = _reaches(mask, number, start, growth, filled, site_start, site, beyond_start, beyond)
    piece_start, piece = _pieces(number)
    return Shapes(
        mask,
        number,
        mirrored,
        of_kind,
        of_section,
        has_skull,
        start,
        growth,
        site_start,
        site,
        beyond_start,
        beyond,
        without,
        filled,
        reach_start,
        reach,
        piece_start,
        piece,
    )


def mirror(sites: int) -> int:
    """The same sites with left and right exchanged."""
    return sites & KIND_SITES[2] | (sites & KIND_SITES[0]) << 6 | (sites & KIND_SITES[1]) >> 6


def piece_with(sites: int, first: int) -> int:
    """The connected piece of these sites that holds the first ones."""
    grown = piece = first
    while grown:
        grown = open_sites(piece) & sites
        piece |= grown
    return piece


def _of_size(size: int) -> list[int]:
    every = range(ALL_SITES + 1)
    return [sites for sites in every if count(sites) == size and piece_with(sites, sites & -sites) == sites]


def _counts(mask: Ints, parts: tuple[int, ...]) -> Ints:
    counts = arrays.zeros((len(mask), len(parts)), arrays.int64)
    for i in range(len(mask)):
        for part in range(len(parts)):
            counts[i, part] = count(mask[i] & parts[part])
    return counts


def _growths(mask: Ints, number: Ints) -> tuple[Ints, Ints]:
    pairs = 0
    for inner in mask:
        for outer in mask:
            pairs += inner & ~outer == 0
    start = arrays.zeros(len(mask) + 1, arrays.int64)
    growth = arrays.zeros((pairs, COLUMNS), arrays.int16)
    row_of = arrays.zeros(len(mask), arrays.int64)
    row = 0
    for i in range(len(mask)):
        start[i] = row
        for j in range(i, len(mask)):
            if mask[i] & ~mask[j] == 0:
                row_of[j] = row - start[i]
                _relate(mask[i], mask[j], number, row_of, growth[row])
                row += 1
    start[-1] = row
    return start, growth


def _relate(inner: int, outer: int, number: Ints, row_of: Ints, row: Ints) -> None:
    """Fills the columns of a pair of shapes."""
    row[LARGER] = number[outer]
    row[WITH_SKULL] = outer >> SKULL & 1
    for kind in range(3):
        row[FACES + kind] = count(outer & ~inner & KIND_SITES[kind])
        row[SHUNNED + kind] = count(open_sites(outer) & KIND_SITES[kind])
    found = 0
    for site in range(16):
        less = outer & ~(1 << site)
        if outer & ~inner & 1 << site and number[less] > 0:
            row[SMALLER + found] = row_of[number[less]]
            found += 1


def _beyonds(mask: Ints, number: Ints) -> tuple[Ints, Ints, Ints, Ints, Ints]:
    site_start = arrays.zeros(len(mask) + 1, arrays.int64)
    rows = 0
    sites = 0
    for i in range(1, len(mask)):
        opened = open_sites(mask[i])
        sites += count(opened)
        for outer in mask:
            rows += outer & mask[i] == mask[i] and count(outer & opened) == 1
    site = arrays.zeros(sites, arrays.int64)
    beyond_start = arrays.zeros(sites + 1, arrays.int64)
    beyond = arrays.zeros((rows, COLUMNS), arrays.int16)
    without = arrays.zeros((rows, 16), arrays.int16)
    row_of = arrays.zeros(len(mask), arrays.int64)
    row = at = 0
    for i in range(len(mask)):
        site_start[i] = at
        opened = open_sites(mask[i]) if i else 0
        for s in range(16):
            if not opened >> s & 1:
                continue
            site[at] = s
            beyond_start[at] = row
            base = mask[i] | 1 << s
            for j in range(i, len(mask)):
                if mask[j] & base != base or mask[j] & opened != 1 << s:
                    continue
                row_of[j] = row - beyond_start[at]
                _relate(base, mask[j], number, row_of, beyond[row])
                for b in range(16):
                    if (mask[j] & ~base) >> b & 1:
                        without[row, b] = row_of[number[piece_with(mask[j] & ~(1 << b), base)]]
                row += 1
            at += 1
    site_start[-1] = at
    beyond_start[-1] = row
    return site_start, site, beyond_start, beyond, without


def _reaches(
    mask: Ints,
    number: Ints,
    start: Ints,
    growth: Ints,
    filled: Ints,
    site_start: Ints,
    site: Ints,
    beyond_start: Ints,
    beyond: Ints,
) -> tuple[Ints, Ints]:
    reach_start = arrays.zeros(len(mask) + 1, arrays.int64)
    for i in range(1, len(mask)):
        reach_start[i + 1] = reach_start[i] + start[filled[i] + 1] - start[filled[i]]
    reach = arrays.zeros((reach_start[-1], LEAVES), arrays.int16)
    for i in range(1, len(mask)):
        opened = open_sites(mask[i])
        for row in range(reach_start[i + 1] - reach_start[i]):
            outer = mask[growth[start[filled[i]] + row, LARGER]]
            for t in range(site_start[i], site_start[i + 1]):
                base = mask[i] | 1 << site[t]
                wanted = number[piece_with(outer & ~(opened & ~(1 << site[t])), base)]
                at = beyond_start[t]
                while beyond[at, LARGER] != wanted:
                    at += 1
                reach[reach_start[i] + row, t - site_start[i]] = at - beyond_start[t]
    return reach_start, reach


def _pieces(number: Ints) -> tuple[Ints, Ints]:
    piece_start = arrays.zeros(ALL_SITES + 2, arrays.int64)
    piece = arrays.zeros(8 << 16, arrays.int16)  # no set falls into more than 8 pieces
    row = 0
    for sites in range(ALL_SITES + 1):
        piece_start[sites] = row
        rest = sites
        while rest:
            part = piece_with(sites, rest & -rest)
            piece[row] = number[part]
            row += 1
            rest &= ~part
    piece_start[-1] = row
    return piece_start, piece[:row].copy()
