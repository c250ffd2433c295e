"""Kernels: exported functions of a module as a graphics card runs them, compiled before they came here."""

import ctypes
import gzip
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from ..engine.nodes import Refused
from .cuda import card
from .device_array import DeviceArray
from .kinds import Array, Kind, Record, signature
from .native import symbol_of
from .sources import HOME, cache_home, digest, kernel_digest

SHIPPED = HOME / "twin" / "library" / "kernels"
THREADS = 128  # of a block
REGISTERS = 255  # of a thread at most, if a module says nothing else
LOG = 4096  # bytes of what the driver says of a kernel that it cannot load


class Kernels:
    """The exported functions of a module, as they run on the card."""

    def __init__(self, module: ModuleType) -> None:
        card()  # first of all: without one, nothing need be compiled
        code, loaded, log = _ptx(module), ctypes.c_void_p(), ctypes.create_string_buffer(LOG)
        kinds = (ctypes.c_int * 3)(5, 6, 0)  # where errors are written, and how much; registers of a thread at most
        most = getattr(module, "REGISTERS", REGISTERS)
        values = (ctypes.c_void_p * 3)(ctypes.addressof(log), LOG, most)
        try:
            card().call("cuModuleLoadDataEx", ctypes.byref(loaded), ctypes.c_char_p(code), 3, kinds, values)
        except RuntimeError as error:
            raise RuntimeError(f"{error}\n{log.value.decode(errors='replace')}") from error
        for name in module.EXPORTED:
            function = ctypes.c_void_p()
            symbol = f"{symbol_of(digest(module), name)}_kernel".encode()
            card().call("cuModuleGetFunction", ctypes.byref(function), loaded, symbol)
            setattr(self, name, Kernel(module, name, function))

    def __getattr__(self, name: str) -> "Kernel":
        raise AttributeError(f"no kernel is called {name}")


class Kernel:
    """A function that many threads run: called with what it takes, less what each thread has for itself."""

    def __init__(self, module: ModuleType, name: str, function: Any) -> None:
        self._name, self._function = f"{module.__name__}.{name}", function
        given = {"thread", "threads", *module.own_arrays()}
        names = list(getattr(module, name).__annotations__)
        takes, _ = signature(getattr(module, name))
        self._takes = [kind for parameter, kind in zip(names, takes, strict=False) if parameter not in given]
        blocks = ctypes.c_int()
        card().call(
            "cuOccupancyMaxActiveBlocksPerMultiprocessor", ctypes.byref(blocks), function, THREADS, ctypes.c_size_t(0)
        )
        self._most = max(1, blocks.value) * card().processors
        self._failed = DeviceArray((1,), "int32")

    def __call__(self, work: int, *given: Any) -> None:
        """Starts as many threads as there is work for, and room on the card."""
        arguments = [ctypes.c_uint64(self._failed.address)]
        for kind, value in zip(self._takes, given, strict=True):
            arguments += _arguments(kind, value)
        places = (ctypes.c_void_p * len(arguments))(*(ctypes.addressof(each) for each in arguments))
        blocks = min(self._most, -(-work // THREADS))
        card().call("cuLaunchKernel", self._function, blocks, 1, 1, THREADS, 1, 1, 0, None, places, None)

    def check(self) -> None:
        """Waits, and raises if something failed."""
        if status := int(self._failed.read()[0]):
            self._failed.clear()
            raise RuntimeError(f"{self._name} failed on the card ({status})")


@cache
def kernels(module: ModuleType) -> Kernels:
    """The kernels of a module, loaded once."""
    return Kernels(module)


def kernel_file(folder: Path, module: ModuleType) -> Path:
    """Where the kernels of a module are, by its sources as they are written now."""
    return folder / f"{kernel_digest(module)}.ptx.gz"


def _ptx(module: ModuleType) -> bytes:
    kept = cache_home() / "kernels"
    if (
        find_spec("numba")
        and find_spec("ziglang")
        and not any(kernel_file(folder, module).exists() for folder in (SHIPPED, kept))
    ):
        # A source was changed: as elsewhere, what it makes is compiled when it is called.
        words = [sys.executable, "-m", "ossuary.compiling", "--platform", "cuda", "--into", str(kept)]
        subprocess.run(words, check=False)  # it says what is wrong
    for folder in (SHIPPED, kept):
        if (file := kernel_file(folder, module)).exists():
            return gzip.decompress(file.read_bytes()) + b"\0"
    raise Refused("cuda-no-kernels")


def _arguments(kind: Kind, value: Any) -> list[Any]:
    """What a value is passed as."""
    if isinstance(kind, Record):
        return [each for field, part in zip(kind.fields, value, strict=True) for each in _arguments(field, part)]
    if isinstance(kind, Array):
        return [ctypes.c_uint64(value.address), *map(ctypes.c_int64, reversed(value.shape))]
    return [ctypes.c_double(value)] if kind is float else [ctypes.c_int64(int(value))]
