"""native(module): the same module, its exported functions called in a library that was compiled before it came here."""

import ctypes
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from itertools import repeat
from operator import index
from pathlib import Path
from types import FunctionType, ModuleType, NoneType
from typing import Any

from .arrays import TYPES, empty
from .kinds import Array, Kind, Record, Signature, signature
from .sources import HOME, PACKAGE, cache_home, digest, top

SUFFIX = {"darwin": ".dylib", "win32": ".dll", "emscripten": ".wasm"}.get(sys.platform, ".so")
LEAST, MOST = -(2**63), 2**63 - 1

NUMBERS = {int: ctypes.c_int64, bool: ctypes.c_int64, float: ctypes.c_double}


class Native(ModuleType):
    """A module whose exported functions are those of a library; the others are compiled by numba if it is there."""

    def __init__(self, module: ModuleType) -> None:
        super().__init__(module.__name__)
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        if isinstance(value, FunctionType) and find_spec("numba"):
            from .by_numba import by_numba

            value = getattr(by_numba(self._module), name)
        setattr(self, name, value)
        return value


def native(module: ModuleType) -> ModuleType | None:
    """The module with the functions of the library; None where none was made of these sources."""
    libraries = libraries_of(_package(module)) if getattr(module, "EXPORTED", ()) else ()
    return next((made for library in libraries if (made := _called_in(library, module))), None)


def _called_in(library: ctypes.CDLL, module: ModuleType) -> ModuleType | None:
    made, mark = Native(module), digest(module)
    for name in module.EXPORTED:
        symbol = symbol_of(mark, name)
        faster = f"{symbol}_v3" if library.ossuary_level() == 3 else symbol
        found = getattr(library, faster, None) or getattr(library, symbol, None)
        if not found:
            return None
        setattr(made, name, Entry(f"{module.__name__}.{name}", found, signature(getattr(module, name)), library))
    return made


def _package(module: ModuleType) -> str:
    """The package whose library a module is in: that of its game, if it has been given one."""
    return top(getattr(module, "__parts__", (module, module))[1].__name__)


def symbol_of(mark: str, name: str) -> str:
    """What a function is called in a library, made of sources with this digest."""
    return f"{PACKAGE}_{mark}_{name}"


def library_file(package: str) -> Path:
    """Where the library of a package is: ours comes with it, those of others are in the user's cache folder."""
    home = HOME / "twin" / "library" if package == PACKAGE else cache_home() / "libraries"
    return home / f"{package}{SUFFIX}"


def libraries_of(package: str) -> Iterator[ctypes.CDLL]:
    """The libraries of a package as they are now, if this machine can load them: one, or in a browser one by game."""
    whole = library_file(package)
    for file in (whole, *sorted(whole.parent.glob(f"{package}-*{SUFFIX}"))):
        with suppress(OSError):
            yield _loaded(file, file.stat().st_mtime_ns)


@cache
def _loaded(file: Path, _: int) -> ctypes.CDLL:
    return ctypes.CDLL(str(file))


class Lasting(tuple[Any, ...]):
    """Arrays that stay where they are and are handed over again and again: their places are found once."""

    kind: Kind = NoneType  # as which they were handed over last
    places: tuple[Any, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return Lasting, (tuple(self),)  # copied arrays are elsewhere


class Entry:
    """A function of a library."""

    def __init__(self, name: str, function: Any, signature: Signature, library: ctypes.CDLL) -> None:
        self.__name__, self._function, self._library = name, function, library
        self._takes, self._gives = signature
        self._out = ctypes.c_int64 * max(1, words(self._gives))
        function.restype = ctypes.c_int32
        function.argtypes = [ctypes.c_void_p, *(type_ for kind in self._takes for type_ in _types(kind))]

    def __call__(self, *given: Any) -> Any:
        flat = list[Any]()
        for kind, value in zip(self._takes, given, strict=True):
            _flatten(kind, value, flat)
        out = self._out()
        if self._function(out, *flat):
            raise RuntimeError(f"{self.__name__} failed in compiled code")
        found, _ = self._read(self._gives, out, 0)
        return found

    def _read(self, kind: Kind, out: Any, at: int) -> tuple[Any, int]:
        """The result that begins at this word, and where the next one begins."""
        if isinstance(kind, Record):
            fields = list[Any]()
            for field in kind.fields:
                value, at = self._read(field, out, at)
                fields.append(value)
            return kind.make(*fields), at
        if isinstance(kind, Array):
            return self._copied(kind, *out[at : at + words(kind)]), at + words(kind)
        if kind is float:
            return ctypes.c_double.from_buffer(out, 8 * at).value, at + 1
        return (None if kind not in NUMBERS else kind(out[at])), at + words(kind)

    def _copied(self, kind: Array, owner: int, data: int, *shape: int) -> Any:
        """A copy of an array; the library then frees its own."""
        made = empty(shape, kind.dtype)
        ctypes.memmove(made.address, data, made.nbytes)
        self._library.ossuary_release(ctypes.c_void_p(owner))
        return made


def words(kind: Kind) -> int:
    """The number of words that a result takes: an array has its owner, its place and its shape."""
    if isinstance(kind, Record):
        return sum(map(words, kind.fields))
    return 2 + kind.dims if isinstance(kind, Array) else int(kind in NUMBERS)


def _types(kind: Kind) -> list[Any]:
    """The C types of the arguments that a value is passed as: an array is its place and its shape."""
    if isinstance(kind, Record):
        return [type_ for field in kind.fields for type_ in _types(field)]
    if isinstance(kind, Array):
        return [ctypes.c_void_p, *repeat(ctypes.c_int64, kind.dims)]
    return [NUMBERS[kind]]


def _flatten(kind: Kind, value: Any, flat: list[Any]) -> None:
    """Appends the arguments that a value is passed as; refuses a value of another kind."""
    if isinstance(kind, Array):
        given = value.__array_interface__  # ours and numpy's have it
        shape = given["shape"]
        if given["typestr"][1:] != TYPES[kind.dtype] or len(shape) != kind.dims or given["strides"]:
            raise TypeError(f"an array of {value.dtype}, {shape}, {given['strides']}, where {kind} is taken")
        flat.append(given["data"][0])
        flat += shape
    elif isinstance(kind, Record):
        if getattr(value, "kind", None) is kind:
            flat += value.places
            return
        first = len(flat)
        for field, part in zip(kind.fields, value, strict=True):
            _flatten(field, part, flat)
        if isinstance(value, Lasting):
            value.places, value.kind = tuple(flat[first:]), kind  # in this order: other threads may read them
    elif kind is float:
        flat.append(float(value))
    elif kind is bool:
        flat.append(int(bool(value)))
    else:
        whole = index(value)
        if not LEAST <= whole <= MOST:
            raise OverflowError(f"{whole} has more than 64 bits")
        flat.append(whole)
