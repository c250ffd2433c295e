"""Field: neighbouring columns of an observation with one meaning, and how they are written."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from .columns import copied
from .nodes import State

LEAST = -(2**15)  # what a column can hold: 16 bits
MOST = 2**15 - 1

Write: TypeAlias = Callable[[State, int, int, int, list[int], int], None]
Observe: TypeAlias = Callable[[State, int, list[int]], None]


@dataclass(frozen=True)
class Field:
    """Neighbouring columns of an observation; a choice is one of several kinds of thing, all others are numbers."""

    name: str
    columns: int
    low: int
    high: int
    meaning: str
    usual: int = 0  # the size that a number comes to in the usual game; its highest value where nothing is said
    choice: bool = False
    slot: int = 0  # the first of the state that it is written from
    write: Write | None = copied  # None: the field before it writes it, too

    @property
    def scale(self) -> int:
        """The divisor that scales a number to about one."""
        return self.usual or self.high


def observer(module: str, fields: Iterable[Field]) -> Observe:
    """The function of a module that writes what a seat sees, field after field.

    It is made as source, with a line for each field: so it compiles as if somebody had written it down there.
    """
    namespace, at = vars(sys.modules[module]), 0
    lines = ["def observe(state, me, seen):", '    """Writes what a seat sees, field after field."""']
    for field in fields:
        if write := field.write:
            if namespace.setdefault(write.__name__, write) is not write:
                raise NameError(write.__name__)
            lines.append(f"    {write.__name__}(state, {field.slot}, {field.columns}, me, seen, {at})")
        at += field.columns
    exec(compile("\n".join(lines), str(namespace["__file__"]), "exec"), namespace)
    made: Observe = namespace["observe"]
    return made
