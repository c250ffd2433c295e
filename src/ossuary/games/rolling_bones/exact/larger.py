"""The larger of two worths in every lane; a lane that follows takes what its deciding lane chose.

The first lanes decide, each for the mover of a turn. Where there are as many again, each of these follows one of them:
it holds what the mover's choices are worth to the next seat. Of choices that are worth the same to the mover, it takes
the one with the larger follower.
"""

from ....twin.arrays import uint64
from .shapes import Floats

TIE = 1e-12  # chances that differ by less are the same
ABREAST = 16  # deciding lanes that are compared as whole vectors
# Handing over tables takes its time.
INLINED = ("larger_of", "is_larger", "take_larger", "take_largest", "fill_larger", "_take_abreast")


def larger_of(first: float, second: float) -> float:
    """The larger of two numbers; without the sum a loop would store under a mask, which is slow to read again."""
    return (first if first > second else second) + 0.0  # noqa: FURB136 (max is slow when compiled)


def is_larger(one: float, its: float, other: float, others: float) -> bool:
    """Whether one is worth more to the mover, or the same and more to the seat that follows."""
    return one - other > TIE or (one - other >= -TIE and its > others)


def take_larger(
    kept: Floats, row: int, to: int, given: Floats, given_row: int, at: int, n: int, deciding: int | None
) -> None:
    """Keeps in n cells what is given there where it is larger; all cells decide, or every second run of so many."""
    if deciding is None:
        for i in range(uint64(n)):
            most, one = kept[row, uint64(to) + i], given[given_row, uint64(at) + i]
            kept[row, uint64(to) + i] = larger_of(one, most)
    elif deciding == ABREAST:
        for run in range(uint64(n) // uint64(2 * ABREAST)):
            further = uint64(2 * ABREAST) * run
            _take_abreast(kept, row, uint64(to) + further, given, given_row, uint64(at) + further)
    else:
        ahead = uint64(deciding)
        for run in range(uint64(n) // (ahead + ahead)):
            for lane in range(ahead):
                here = (ahead + ahead) * run + lane
                into, out = uint64(to) + here, uint64(at) + here
                one, its = given[given_row, out], given[given_row, out + ahead]
                if is_larger(one, its, kept[row, into], kept[row, into + ahead]):
                    kept[row, into] = one
                    kept[row, into + ahead] = its


def take_largest(kept: Floats, row: int, to: int, first: int, second: int, third: int, n: int) -> None:
    """The same for three places in the same row, where all cells decide."""
    for i in range(uint64(n)):
        most, one = kept[row, uint64(to) + i], kept[row, uint64(first) + i]
        two, three = kept[row, uint64(second) + i], kept[row, uint64(third) + i]
        most = larger_of(one, most)
        two = larger_of(three, two)
        kept[row, uint64(to) + i] = larger_of(two, most)


def fill_larger(
    kept: Floats,
    row: int,
    to: int,
    first: Floats,
    first_row: int,
    first_at: int,
    second: Floats,
    second_row: int,
    second_at: int,
    n: int,
    deciding: int | None,
) -> None:
    """Fills n cells with the larger of what is given at two places."""
    if deciding is not None:
        for i in range(uint64(n)):
            kept[row, uint64(to) + i] = first[first_row, uint64(first_at) + i]
        take_larger(kept, row, to, second, second_row, second_at, n, deciding)
    else:
        for i in range(uint64(n)):
            one, two = first[first_row, uint64(first_at) + i], second[second_row, uint64(second_at) + i]
            kept[row, uint64(to) + i] = larger_of(two, one)


def _take_abreast(kept: Floats, row: int, to: int, given: Floats, given_row: int, at: int) -> None:
    for i in range(uint64(ABREAST)):
        one, its = given[given_row, at + i], given[given_row, at + uint64(ABREAST) + i]
        other, others = kept[row, to + i], kept[row, to + uint64(ABREAST) + i]
        larger = (one - other > TIE) | ((one - other >= -TIE) & (its > others))
        kept[row, to + i] = (one if larger else other) + 0.0
        kept[row, to + uint64(ABREAST) + i] = (its if larger else others) + 0.0
