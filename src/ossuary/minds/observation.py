"""Observations: a row of small integers from one seat's view, without anything hidden."""

from types import ModuleType

from ..engine.field import LEAST, MOST, Field
from ..engine.nodes import OWN
from ..engine.registry import GAMES, Parts
from . import plain_observation

OBSERVERS: Parts[ModuleType] = Parts("observation", plain_observation)
SMALL = 10  # what most numbers of a game come to that says nothing about them


def fields(name: str) -> tuple[Field, ...]:
    """The fields of a game's observation, in order."""
    if name not in OBSERVERS:
        return _plain(name)
    found: tuple[Field, ...] = OBSERVERS[name].FIELDS
    return found


def _plain(name: str) -> tuple[Field, ...]:
    game = GAMES[name]
    return (
        Field("me", 1, 0, game.MAX_SEATS - 1, "the seat whose view this is"),
        Field("seats", 1, game.MIN_SEATS, game.MAX_SEATS, "number of seats"),
        Field("seat", 1, 0, game.MAX_SEATS - 1, "whose turn it is"),
        Field("phase", 1, 0, len(game.PHASES) - 1, "index into `PHASES`", choice=True),
        Field("own", game.SLOTS - OWN, LEAST, MOST, "the slots of the game", SMALL),
    )


def width(name: str) -> int:
    """The number of columns of a game's observation."""
    return sum(field.columns for field in fields(name))
