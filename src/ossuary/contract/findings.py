"""What a check found: a sentence, and whether the game must be fixed or could only bring more."""

from dataclasses import dataclass
from typing import Any, cast

from ..engine.faults import line_of, shortly
from ..engine.registry import Game, Misfit, Options
from ..words.said import Argument, Said, said


@dataclass(frozen=True)
class Finding:
    """A finding of a check."""

    said: Said
    must: bool


def wrong(key: str, **args: Argument) -> Finding:
    """Something that the game must fix."""
    return Finding(said(key, **args), must=True)


def note(key: str, **args: Argument) -> Finding:
    """Something else that the game could bring."""
    return Finding(said(key, **args), must=False)


def at(options: Options, seed: int, move: int) -> Said:
    """The place of a finding in a random game."""
    chosen = {name: value for name, value in vars(options).items() if name != "seats"}
    listed = ", ".join(f"{name}={value}" for name, value in chosen.items())
    return said("contract-at", seats=options.seats, options=listed or "-", seed=seed, move=move)


def raised(game: Game, error: Exception) -> str:
    """What a game raised, and at which of its lines."""
    line = line_of(game.NAME, error)
    cause = error.__cause__ if isinstance(error, Misfit) and error.__cause__ else error
    return f"{shortly(cause)} ({line})" if line else shortly(cause)


def value_of(options: Options, name: str) -> Any:
    """The value of an option."""
    return getattr(cast(Any, options), name)
