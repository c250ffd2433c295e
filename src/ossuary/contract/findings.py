"""What a check found: a sentence, and whether the game must be mended or could merely bring more."""

import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from ..engine.registry import Game, Options, folder
from ..words.said import Argument, Said, said


@dataclass(frozen=True)
class Finding:
    """One thing that a check found."""

    said: Said
    must: bool


def wrong(key: str, **args: Argument) -> Finding:
    """Something that the game must mend."""
    return Finding(said(key, **args), must=True)


def note(key: str, **args: Argument) -> Finding:
    """Something more that the game could bring."""
    return Finding(said(key, **args), must=False)


def at(options: Options, seed: int, move: int) -> Said:
    """Where in a random game something was found."""
    chosen = {name: value for name, value in vars(options).items() if name != "seats"}
    listed = ", ".join(f"{name}={value}" for name, value in chosen.items())
    return said("contract-at", seats=options.seats, options=listed or "-", seed=seed, move=move)


def raised(game: Game, error: Exception) -> str:
    """What a game raised, and at which line of its own it did."""
    home = folder(game.NAME)
    places = [place for place in traceback.extract_tb(error.__traceback__) if Path(place.filename).is_relative_to(home)]
    line = f" ({Path(places[-1].filename).name}:{places[-1].lineno})" if places else ""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text[:300]}{line}" if text else f"{type(error).__name__}{line}"


def value_of(options: Options, name: str) -> Any:
    """The value of an option."""
    return getattr(cast(Any, options), name)
