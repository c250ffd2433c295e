"""Chances in a file: differences between neighbours, their bytes sorted by weight, which packs to half."""

import struct
from array import array
from collections.abc import Iterator
from itertools import accumulate, pairwise
from math import prod

from ....twin import arrays
from ....twin.arrays import Array

GRID = 2.0**-40  # kept chances are multiples of it
MOST = round(1 / GRID)
BYTES = 8  # of a difference


def on_grid(chance: float) -> float:
    """The multiple of GRID nearest to a chance; none becomes certain."""
    return min(max(round(chance / GRID), 1), MOST - 1) * GRID


def packed(chances: Array) -> Array:
    """Chances by two needs and the signs on both beaches, all multiples of GRID, as bytes."""
    numbers = [round(chance / GRID) for chance in chances.flat()]
    for line in _lines(chances.shape):
        numbers[line] = [after - before for before, after in pairwise([0, *numbers[line]])]
    content = struct.pack(f"<{len(numbers)}q", *numbers)
    return arrays.array([list(memoryview(content[weight::BYTES]).cast("b")) for weight in range(BYTES)], arrays.int8)


def unpacked(content: Array, shape: tuple[int, ...]) -> Array:
    """The chances that these bytes are."""
    if content.shape != (BYTES, prod(shape)):
        raise ValueError(f"{content.shape} bytes of chances for {shape}")
    whole = bytearray(content.nbytes)
    for weight, of_all in enumerate(content):
        whole[weight::BYTES] = of_all.flat().cast("B")
    numbers = list(struct.unpack(f"<{prod(shape)}q", whole))
    for line in _lines(shape):
        numbers[line] = accumulate(numbers[line])
    made = arrays.zeros(shape)
    made.flat()[:] = memoryview(array("d", [number * GRID for number in numbers]))
    return made


def _lines(shape: tuple[int, ...]) -> Iterator[slice]:
    """Where numbers lie that differ in the first need alone, and then those that differ in the second."""
    needs, rivals, beaches = shape
    row = rivals * beaches
    for start in range(row):
        yield slice(start, None, row)
    for start in range(0, needs * row, row):
        for beach in range(beaches):
            yield slice(start + beach, start + row, beaches)
