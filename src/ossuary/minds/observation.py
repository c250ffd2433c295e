"""What a learner sees: a row of small integers from one seat's view, own things first, and nothing that is hidden."""

from types import ModuleType

from ..engine.field import Field
from ..engine.registry import Parts

SIGHTS: Parts[ModuleType] = Parts("observation")


def fields(name: str) -> tuple[Field, ...]:
    """The fields of a game's observation, in their order."""
    found: tuple[Field, ...] = SIGHTS[name].FIELDS
    return found


def width(name: str) -> int:
    """How many columns a game's observation has."""
    return sum(field.columns for field in fields(name))
