"""Everything in the protocol by name, for generators of types and documents."""

from typing import Any

from msgspec import Struct

from . import answers, commands, daily, http, players, practice, ratings, study, table, tournaments, values, webhooks

# A module stands after those that it takes from: a name is found first where it is defined.
MODULES = (values, commands, table, answers, ratings, http, study, practice, players, daily, tournaments, webhooks)


def named() -> dict[str, Any]:
    """Limits, types and messages, in the order in which they are written."""
    found: dict[str, Any] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            found.setdefault(name, value)
    return found


def structs() -> dict[str, type[Struct]]:
    """Every message of the protocol, and its parts."""
    return {name: value for name, value in named().items() if _is_struct(value)}


def _is_struct(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Struct) and value is not Struct
