"""The entries of a library, as source code: each takes numbers and pointers, and calls an exported function."""

from itertools import count
from types import ModuleType
from typing import Any, NamedTuple

from ..twin.kinds import Array, Kind, Record, signature


class Source(NamedTuple):
    """A function as it is written, what it refers to, and the types of its parameters."""

    text: str
    names: dict[str, Any]
    types: list[str]


def entry(module: ModuleType, name: str) -> Source:
    """The entry of an exported function; `called`, `carray`, `handed` and `numpy` are the compiler's to give."""
    takes, gives = signature(getattr(module, name))
    names, types, numbers = dict[str, Any](), ["voidptr"], count()

    def parameter(type_: str) -> str:
        types.append(type_)
        return f"p{next(numbers)}"

    def value(kind: Kind) -> str:
        if isinstance(kind, Array):
            place = parameter("voidptr")
            shape = "".join(f"{parameter('int64')}, " for _ in range(kind.dims))
            return f"carray({place}, ({shape}), numpy.{kind.dtype})"
        if isinstance(kind, Record):
            fields = "".join(f"{value(field)}, " for field in kind.fields)
            if not isinstance(kind.make, type):
                return f"({fields})"
            names[kind.make.__name__] = kind.make
            return f"{kind.make.__name__}({fields})"
        if kind is bool:
            return f"{parameter('int64')} != 0"
        return parameter("float64" if kind is float else "int64")

    call = f"called({', '.join(map(value, takes))})"
    body = [f"found = {call}", *_results(gives, "found", count())]
    parameters = ", ".join(f"p{number}" for number in range(len(types) - 1))
    return Source(f"def entry(out, {parameters}):\n    " + "\n    ".join(body), names, types)


def _results(kind: Kind, value: str, at: Any) -> list[str]:
    """Statements that write a result where the caller reads it, word by word."""
    if isinstance(kind, Record):
        return [line for i, field in enumerate(kind.fields) for line in _results(field, f"{value}[{i}]", at)]
    if isinstance(kind, Array):
        return [
            f"owner = handed({value})",
            _word(at, "int64", "owner"),
            _word(at, "int64", f"{value}.ctypes.data"),
            *(_word(at, "int64", f"{value}.shape[{dim}]") for dim in range(kind.dims)),
        ]
    if kind not in (int, float, bool):
        return []
    return [_word(at, "float64" if kind is float else "int64", value)]


def _word(at: Any, dtype: str, value: str) -> str:
    return f"carray(out, ({{0}} + 1,), numpy.{dtype})[{{0}}] = {value}".format(next(at))
