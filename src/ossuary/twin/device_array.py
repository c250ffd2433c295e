"""Arrays on a graphics card, which torch, jax and cupy take without a copy."""

import ctypes
from collections.abc import Sequence
from math import prod
from typing import Any

from .cuda import card

SIZES = {"int64": 8, "int32": 4, "int16": 2, "int8": 1, "float64": 8, "float32": 4, "bool": 1}


class DeviceArray:
    """Numbers on the card, column after column: neighbouring threads have neighbouring numbers at hand."""

    def __init__(self, shape: Sequence[int], dtype: str) -> None:
        self.shape, self.dtype, self.size = tuple(shape), dtype, SIZES[dtype]
        self.nbytes = prod(shape) * self.size
        place = ctypes.c_uint64()
        self._card = card()
        self._card.call("cuMemAlloc_v2", ctypes.byref(place), ctypes.c_size_t(max(self.nbytes, 16)))
        self.address = place.value
        self.clear()

    def clear(self) -> None:
        """Makes all numbers 0."""
        self._card.call("cuMemsetD8_v2", ctypes.c_uint64(self.address), 0, ctypes.c_size_t(self.nbytes))

    def __del__(self) -> None:
        if hasattr(self, "address"):
            self._card.call("cuMemFree_v2", ctypes.c_uint64(self.address))

    @property
    def strides(self) -> tuple[int, ...]:
        """How many numbers lie between one and the next along each axis, of which there are one or two."""
        return (1, self.shape[0])[: len(self.shape)]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """How cupy, numba and torch find its numbers."""
        kind = {"i": "<i", "f": "<f", "b": "|b"}[self.dtype[0]] + str(self.size)
        strides = tuple(self.size * stride for stride in self.strides)
        typestr = f"|{kind[1:]}" if self.size == 1 else kind
        return {
            "version": 3,
            "stream": 1,  # the default one
            "typestr": typestr,
            "shape": self.shape,
            "strides": strides,
            "data": (self.address, False),
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return (2, 0)  # CUDA, the first card

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        from .dlpack import capsule

        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("this array is handed over as it is, on its card")
        if stream not in (None, 1, -1):  # another order than ours
            self._card.wait()
        return capsule(self)

    def write(self, values: Any) -> None:
        """Copies a row of numbers to the card."""
        assert values.shape == self.shape and values.dtype == self.dtype
        place, data = ctypes.c_uint64(self.address), ctypes.c_void_p(values.__array_interface__["data"][0])
        self._card.call("cuMemcpyHtoD_v2", place, data, ctypes.c_size_t(self.nbytes))

    def read(self) -> Any:
        """A copy in this machine's memory, of numpy."""
        import numpy

        made = numpy.empty(self.shape[::-1], self.dtype)
        place = ctypes.c_void_p(made.ctypes.data)
        self._card.call("cuMemcpyDtoH_v2", place, ctypes.c_uint64(self.address), ctypes.c_size_t(self.nbytes))
        return made.T
