"""An NVIDIA graphics card, through its driver alone.

Everything is done in one order, that of CUDA's default stream; torch, cupy and jax keep it, too.
"""

import ctypes
import sys
from functools import cache
from typing import Any

from ..engine.nodes import Refused

DRIVER = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
# Numbers as the driver has them: of an attribute, and of errors.
PROCESSORS = 16
NO_MEMORY, NO_CARD, TOO_OLD = 2, 100, (209, 222)


class Card:
    """The first card of this machine."""

    def __init__(self) -> None:
        try:
            self._driver = ctypes.CDLL(DRIVER)
        except OSError as error:
            raise Refused("cuda-no-driver", driver=DRIVER) from error
        device, number, context = ctypes.c_int(), ctypes.c_int(), ctypes.c_void_p()
        self._context: ctypes.c_void_p | None = None
        self.call("cuInit", 0)
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)  # which torch, cupy and jax use
        self._context = context
        self.call("cuDeviceGetAttribute", ctypes.byref(number), PROCESSORS, device)
        self.processors = number.value
        name = ctypes.create_string_buffer(256)
        self.call("cuDeviceGetName", name, len(name), device)
        self.name = name.value.decode()

    def call(self, function: str, *given: Any) -> None:
        """Calls a function of the driver; what it says of an error becomes an exception."""
        if self._context:
            self._driver.cuCtxSetCurrent(self._context)  # whatever thread this is
        status = getattr(self._driver, function)(*given)
        if status == NO_CARD:
            raise Refused("cuda-no-card")
        if status in TOO_OLD:
            raise Refused("cuda-too-old")
        if status == NO_MEMORY:
            raise MemoryError
        if status:
            said = ctypes.c_char_p()
            self._driver.cuGetErrorString(status, ctypes.byref(said))
            raise RuntimeError(f"{function}: {(said.value or b'unknown').decode()} ({status})")

    def wait(self) -> None:
        """Returns when all that was begun is done."""
        self.call("cuCtxSynchronize")


@cache
def card() -> Card:
    """The card, begun once."""
    return Card()
