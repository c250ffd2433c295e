"""What a module for browsers says of itself: which functions it has, and what each takes and gives, as JSON."""

import json
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ..engine.registry import ROOMS
from ..twin.kinds import Array, Kind, Record, signature
from ..twin.native import symbol_of
from ..twin.sources import PACKAGE, digest


def described(modules: Sequence[ModuleType]) -> bytes:
    """The functions of some modules, by part and name."""
    parts = {part_of(module): {name: _function(module, name) for name in module.EXPORTED} for module in modules}
    return json.dumps(parts, separators=(",", ":")).encode()


def part_of(module: ModuleType) -> str:
    """What a module is called in any game: `minds.search.core`, `exact.turn`."""
    name = getattr(module, "__parts__", (module,))[0].__name__
    room = next((room for room in ROOMS.values() if name.startswith(f"{room}.")), PACKAGE)
    return str(name.removeprefix(f"{room}."))


def field_names(kind: Record) -> Sequence[str]:
    """The names of the parts of a tuple, or their numbers."""
    names: Sequence[str] = getattr(kind.make, "_fields", [str(number) for number in range(len(kind.fields))])
    return names


def _function(module: ModuleType, name: str) -> dict[str, Any]:
    takes, gives = signature(getattr(module, name))
    return {"symbol": symbol_of(digest(module), name), "takes": [_said(kind) for kind in takes], "gives": _said(gives)}


def _said(kind: Kind) -> Any:
    if isinstance(kind, Array):
        return [kind.dtype, kind.dims]
    if isinstance(kind, Record):
        return {name: _said(field) for name, field in zip(field_names(kind), kind.fields, strict=True)}
    return {int: "int", float: "float", bool: "bool"}.get(kind)
