"""What every module for browsers has, as TypeScript: `python -m ossuary.compiling.typescript`."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from ..lab.simulate import core as simulation
from ..minds.playing import rules_core, simple_core
from ..minds.search import core as search
from ..twin.kinds import Array, Kind, Record, signature
from .description import field_names, part_of

PARTS = (rules_core, simple_core, search, simulation)
FILE = Path("web/src/compiled/parts.ts")
HEADER = "// Made by `make docs` from the functions that are compiled for every game: change those."
IMPORT = "import type { Held } from './module';"
PLAIN: dict[Kind, str] = {int: "bigint", float: "number", bool: "boolean"}


def typescript() -> str:
    """The types of all functions, by part."""
    records = dict[str, Record]()
    parts = [line for module in PARTS for line in _part(module, records)]
    tuples = [_interface(name, kind, records) for name, kind in records.items()]
    return "\n\n".join([f"{HEADER}\n{IMPORT}", *tuples, "\n".join(["export interface Parts {", *parts, "}"])]) + "\n"


def _part(module: ModuleType, records: dict[str, Record]) -> Iterator[str]:
    yield f"  '{part_of(module)}': {{"
    for name in module.EXPORTED:
        function = getattr(module, name)
        takes, gives = signature(function)
        given = zip(inspect.signature(function).parameters, takes, strict=True)
        yield f"    /** {str(inspect.getdoc(function)).splitlines()[0]} */"
        yield f"    {name}({', '.join(f'{each}: {_type(kind, records)}' for each, kind in given)}): {_result(gives)};"
    yield "  };"


def _interface(name: str, kind: Record, records: dict[str, Record]) -> str:
    fields = zip(field_names(kind), kind.fields, strict=True)
    lines = [f"  {each}: {_type(one, records)};" for each, one in fields]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def _type(kind: Kind, records: dict[str, Record]) -> str:
    if isinstance(kind, Array):
        return f"Held<'{kind.dtype}'>"
    if isinstance(kind, Record):
        assert isinstance(kind.make, type)
        records[kind.make.__name__] = kind
        return kind.make.__name__
    return PLAIN[kind]


def _result(kind: Kind) -> str:
    return PLAIN.get(kind, "void")


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
