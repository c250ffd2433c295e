"""Functions on rows that mean something more when they are compiled."""

from typing import Any


def apart(slots: int) -> Any:
    """A row for one thread, a cache line apart from its neighbours: threads that write to one line slow each other."""
    import numpy

    line = 64 // numpy.dtype(numpy.int64).itemsize
    return numpy.zeros(slots + 2 * line, numpy.int64)[line:-line]


def unowned(row: Any) -> Any:
    """The row itself; compiled, without reference counts, which cost more than most moves: its caller keeps it."""
    return row


def taken(counters: Any, place: int) -> int:
    """Increments a counter and returns its old value; compiled, in one go."""
    before: int = counters[place]
    counters[place] += 1
    return before


def row_of(table: Any, row: int, slots: int) -> Any:
    """A row of a table; compiled, without reference counts, and of a length that the compiler knows."""
    return table[row]


def spread(mask: int, bits: int, table: Any, row: int) -> None:
    """Writes the lowest bits of a mask to the columns of a row, one each; compiled, many at a time."""
    for bit in range(bits):
        table[row, bit] = mask >> bit & 1


def add_bits(mask: int, bits: int, worth: int, row: Any, at: int) -> None:
    """Adds a number to those of these columns whose bit in a mask is set; compiled, many at a time."""
    for bit in range(bits):
        row[at + bit] += (mask >> bit & 1) * worth
