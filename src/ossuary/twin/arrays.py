"""Arrays of numbers made of the standard library alone: what compiled code takes. In compiled code they are numpy's."""

import ctypes
import sys
from array import array as packed
from collections.abc import Iterator, Sequence
from itertools import chain
from math import prod
from mmap import mmap
from typing import Any, TypeAlias

if sys.platform == "win32":
    PRIVATE = dict[str, int]()
else:
    from mmap import MAP_PRIVATE

    PRIVATE = {"flags": MAP_PRIVATE}

Shape: TypeAlias = int | Sequence[int]

int64, int32, int16, int8 = "int64", "int32", "int16", "int8"
float64, float32, bool_ = "float64", "float32", "bool"

# By type of numbers: what the struct module calls it, and what numpy's array interface does.
CODES = {int64: "q", int32: "i", int16: "h", int8: "b", float64: "d", float32: "f", bool_: "?"}
TYPES = {int64: "i8", int32: "i4", int16: "i2", int8: "i1", float64: "f8", float32: "f4", bool_: "b1"}

LARGE = 1 << 16  # bytes from which memory is mapped: it takes no room before it is written to


class Array:
    """Numbers of one type, row after row without gaps; a part of it along its first axis shares its memory."""

    __slots__ = ("_cells", "address", "dtype", "shape")

    def __init__(self, cells: memoryview, dtype: str, shape: tuple[int, ...], address: int) -> None:
        self._cells, self.dtype, self.shape, self.address = cells, dtype, shape, address

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        """The bytes that its numbers take."""
        return self._cells.nbytes

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """How numpy, and `native.py`, find its numbers."""
        order = "|" if self._cells.itemsize == 1 else "<" if sys.byteorder == "little" else ">"
        typestr = order + TYPES[self.dtype]
        return {"version": 3, "typestr": typestr, "shape": self.shape, "strides": None, "data": (self.address, False)}

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cells) if len(self.shape) == 1 else map(self._row, range(len(self)))

    def __repr__(self) -> str:
        return f"array({self.tolist()}, {self.dtype})"

    def __deepcopy__(self, _: Any) -> "Array":
        return self.copy()

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, tuple):
            return (
                self._cells[self._place(at)]
                if len(at) == len(self.shape)
                else self._row(at[0])[at[1] if len(at) == 2 else at[1:]]
            )
        if isinstance(at, slice):
            return self._rows(at)
        return self._cells[at] if len(self.shape) == 1 else self._row(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, tuple) and len(at) == len(self.shape):
            self._cells[self._place(at)] = value
        elif isinstance(at, slice) or len(self.shape) > 1:
            self[at]._write(value)
        else:
            self._cells[at] = value

    def copy(self) -> "Array":
        """The same numbers in memory of their own."""
        made = zeros(self.shape, self.dtype)
        made._write(self)
        return made

    def fill(self, value: float) -> None:
        """Makes all numbers this one."""
        if value == 0:
            ctypes.memset(self.address, 0, self.nbytes)
        else:
            self._cells[:] = memoryview(packed(CODES[self.dtype], [value]) * len(self._cells))

    def sum(self) -> Any:
        """The sum of all numbers."""
        return sum(self._cells)

    def flat(self) -> memoryview:
        """All numbers in one row."""
        return self._cells

    def tolist(self) -> list[Any]:
        """The numbers as Python's own, in lists of lists for each axis."""
        if not self._cells:
            return [row.tolist() for row in self]
        code: Any = CODES[self.dtype]
        found: list[Any] = self._cells.cast("B").cast(code, self.shape).tolist()
        return found

    def _place(self, at: tuple[int, ...]) -> int:
        place = 0
        for number, length in zip(at, self.shape, strict=True):
            if not -length <= number < length:
                raise IndexError(f"{at} of {self.shape}")
            place = place * length + number + (length if number < 0 else 0)
        return place

    def _row(self, at: int) -> "Array":
        place = at + len(self) if at < 0 else at
        if not 0 <= place < len(self):
            raise IndexError(f"{at} of {len(self)}")
        return self._part(place, 1, self.shape[1:])

    def _rows(self, rows: slice) -> "Array":
        first, end, step = rows.indices(len(self))
        if step != 1:
            raise IndexError("rows beside each other make a part of an array, and no others")
        number = max(end - first, 0)
        return self._part(first, number, (number, *self.shape[1:]))

    def _part(self, first: int, rows: int, shape: tuple[int, ...]) -> "Array":
        row = prod(self.shape[1:])
        cells = self._cells[first * row : (first + rows) * row]
        return Array(cells, self.dtype, shape, self.address + first * row * self._cells.itemsize)

    def _write(self, value: Any) -> None:
        if not hasattr(value, "__len__"):
            self.fill(value)
            return
        given = value if isinstance(value, Array) else array(value, self.dtype)
        if given.shape != self.shape or given.dtype != self.dtype:
            raise ValueError(f"{given.dtype} {given.shape} for {self.dtype} {self.shape}")
        ctypes.memmove(self.address, given.address, self.nbytes)


def zeros(shape: Shape, dtype: str = float64) -> Array:
    """Zeros."""
    axes = (shape,) if isinstance(shape, int) else tuple(shape)
    code: Any = CODES[dtype]
    size = prod(axes) * packed("b" if code == "?" else code).itemsize
    room = mmap(-1, size, **PRIVATE) if size >= LARGE else bytearray(size or 1)
    address = ctypes.addressof(ctypes.c_char.from_buffer(room))
    return Array(memoryview(room)[:size].cast(code), dtype, axes, address)


def empty(shape: Shape, dtype: str = float64) -> Array:
    """Numbers to be written before they are read."""
    return zeros(shape, dtype)


def full(shape: Shape, value: float, dtype: str | None = None) -> Array:
    """One number everywhere."""
    made = zeros(shape, dtype or _type_of(value))
    made.fill(value)
    return made


def array(values: Any, dtype: str | None = None) -> Array:
    """Numbers from a list, or from lists of equal lengths within each other."""
    axes, flat = [len(values)], list(values)
    while flat and hasattr(flat[0], "__len__"):
        axes.append(len(flat[0]))
        flat = list(chain.from_iterable(flat))
    made = zeros(axes, dtype or _type_of(flat[0] if flat else 0.0))
    if len(flat) != prod(axes):
        raise ValueError("lists of different lengths")
    given = packed(CODES[made.dtype], flat)
    ctypes.memmove(made.address, given.buffer_info()[0], made.nbytes)
    return made


def uint64(number: int) -> int:
    """The number itself; compiled, one that is known not to be below zero."""
    return number


def _type_of(value: float) -> str:
    return float64 if isinstance(value, float) else int64
