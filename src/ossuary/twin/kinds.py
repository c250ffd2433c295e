"""The kinds of values that compiled functions take and return, read from their annotations."""

from collections.abc import Callable
from types import FunctionType, NoneType
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints


class Array(NamedTuple):
    """An array of numbers of one type, row after row without gaps."""

    dtype: str
    dims: int


class Record(NamedTuple):
    """A tuple of values of these kinds, named or not."""

    make: Callable[..., Any]
    fields: "tuple[Kind, ...]"


Kind: TypeAlias = type | Array | Record  # the types are int, float, bool and NoneType

Ints1: TypeAlias = Annotated[Any, Array("int64", 1)]
Ints2: TypeAlias = Annotated[Any, Array("int64", 2)]
Ints3: TypeAlias = Annotated[Any, Array("int64", 3)]
Ints4: TypeAlias = Annotated[Any, Array("int64", 4)]
Int32s1: TypeAlias = Annotated[Any, Array("int32", 1)]
Int32s2: TypeAlias = Annotated[Any, Array("int32", 2)]
Int32s4: TypeAlias = Annotated[Any, Array("int32", 4)]
Int16s1: TypeAlias = Annotated[Any, Array("int16", 1)]
Int16s2: TypeAlias = Annotated[Any, Array("int16", 2)]
Int8s1: TypeAlias = Annotated[Any, Array("int8", 1)]
Int8s2: TypeAlias = Annotated[Any, Array("int8", 2)]
Int8s3: TypeAlias = Annotated[Any, Array("int8", 3)]
Bools1: TypeAlias = Annotated[Any, Array("bool", 1)]
Floats1: TypeAlias = Annotated[Any, Array("float64", 1)]
Floats2: TypeAlias = Annotated[Any, Array("float64", 2)]
Floats3: TypeAlias = Annotated[Any, Array("float64", 3)]
Floats4: TypeAlias = Annotated[Any, Array("float64", 4)]
Float32s1: TypeAlias = Annotated[Any, Array("float32", 1)]
Float32s2: TypeAlias = Annotated[Any, Array("float32", 2)]
Float32s3: TypeAlias = Annotated[Any, Array("float32", 3)]


class Signature(NamedTuple):
    """What a function takes and returns."""

    takes: tuple[Kind, ...]
    gives: Kind


def signature(function: FunctionType) -> Signature:
    """The signature of a function, from its annotations."""
    hints = get_type_hints(function, include_extras=True)
    gives = _kind(hints.pop("return"))
    return Signature(tuple(map(_kind, hints.values())), gives)


def _kind(hint: Any) -> Kind:
    if hint in (int, float, bool, NoneType):
        return hint  # type: ignore[no-any-return]
    if hint == list[int]:  # a state, or a generator
        return Array("int64", 1)
    if get_origin(hint) is Annotated:
        return hint.__metadata__[0]  # type: ignore[no-any-return]
    if get_origin(hint) is tuple:
        return Record(lambda *fields: fields, tuple(map(_kind, get_args(hint))))
    if isinstance(hint, type) and issubclass(hint, tuple):
        return Record(hint, tuple(map(_kind, get_type_hints(hint, include_extras=True).values())))
    raise TypeError(f"{hint} is not a kind of value that compiled code takes or returns")
