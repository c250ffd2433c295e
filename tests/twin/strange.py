"""Functions that take and give everything that compiled functions can, and one that fails."""

from typing import Any, NamedTuple

import numpy as np

from ossuary.engine.bits import nth
from ossuary.twin.kinds import Bools1, Floats2, Int8s1, Ints1, Ints2

EXPORTED = ("weighed", "tables", "fails", "grown", "nothing", "place", "moved", "left", "last")


class Scales(NamedTuple):
    """Numbers of several kinds, some of them within another tuple."""

    heavy: bool
    weights: Floats2
    marks: Int8s1
    pair: tuple[Bools1, float]


def weighed(scales: Scales, factor: float, least: int) -> float:
    """The weights that are marked, times the factor, plus what is given beside; negative where it is not heavy."""
    total = 0.0
    for row in range(scales.weights.shape[0]):
        for column in range(scales.weights.shape[1]):
            if scales.marks[row] >= least and scales.pair[0][column]:
                total += scales.weights[row, column] * factor
    total += scales.pair[1]
    return total if scales.heavy else -total


def tables(rows: int, columns: int) -> tuple[Ints2, bool, Ints1]:
    """New tables: products, whether there are as many rows as columns, and the first column."""
    products = np.zeros((rows, columns), np.int64)
    for row in range(rows):
        for column in range(columns):
            products[row, column] = (row + 1) * (column + 1)
    return products, rows == columns, products[:, 0].copy()


def fails(row: Ints1, number: int) -> int:
    """The number, unless the row has no room for it."""
    if number >= len(row):
        raise ValueError("no room")
    row[number] = number
    return number


def grown(number: int) -> int:
    """The sum of a list that grows."""
    items = [0]
    for item in range(number):
        items.append(item)  # noqa: PERF402
    total = 0
    for item in items:
        total += item
    return total


def nothing(row: Ints1) -> None:
    """Counts every slot up by one."""
    for slot in range(len(row)):
        row[slot] += 1


def place(mask: int, n: int) -> int:
    """Where the n-th bit of a set is."""
    return nth(mask, n)


def moved(rows: tuple[Ints1, Ints1]) -> int:
    """Moves one from the first row to the second; returns what is left of it."""
    rows[0][0] -= 1
    rows[1][0] += 1
    return int(rows[0][0])


def left(rows: tuple[Ints1, Ints1], slot: int) -> int:
    """What a slot of the first row has left."""
    return int(rows[0][slot])


def last(row: Ints1) -> int:
    """The last number of a row and the one before it, as one."""
    before = row[-2]
    row[-1] += 0
    return int(10 * row[-1] + before)


def unexported(number: Any) -> Any:
    """A function that no library has."""
    return number + 1
