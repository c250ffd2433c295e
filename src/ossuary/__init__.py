"""Ossuary: games of bones, skulls and teeth, with exact rules at two speeds.

A small face for programs, all of which loads when it is first used; docs/api.md describes it. What `__all__` names is
stable: it changes by the rules of semantic versioning (semver.org), everything else may change at any time.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine.nodes import CHANCE, TERMINAL, Part, Refused

if TYPE_CHECKING:
    from .api.coach import Advice, Choice, coach
    from .api.game import Game, all_games, game
    from .api.play import Mind, play
    from .api.record import Record
    from .api.review import Decision, Review, Share, review
    from .api.simulate import Simulation, simulate
    from .api.state import State

__version__ = "0.1.0"

__all__ = (
    "CHANCE",
    "TERMINAL",
    "Advice",
    "Choice",
    "Decision",
    "Game",
    "Mind",
    "Part",
    "Record",
    "Refused",
    "Review",
    "Share",
    "Simulation",
    "State",
    "__version__",
    "all_games",
    "coach",
    "game",
    "play",
    "review",
    "simulate",
)

_HOMES = {
    "Advice": "coach",
    "Choice": "coach",
    "Decision": "review",
    "Game": "game",
    "Mind": "play",
    "Record": "record",
    "Review": "review",
    "Share": "review",
    "Simulation": "simulate",
    "State": "state",
    "all_games": "game",
    "coach": "coach",
    "game": "game",
    "play": "play",
    "review": "review",
    "simulate": "simulate",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f".api.{_HOMES[name]}", __name__), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _in_english(refused: Refused) -> str | None:
    """A refusal as a library's user reads it; none in a browser, where there are the rules alone."""
    try:
        from .words import words_in

        words = words_in("en")
        return words.say(refused.key, **refused.details) if words.has(refused.key) else None
    except Exception:  # noqa: BLE001  a refusal that cannot be said must still be readable
        return None


Refused.in_words = _in_english
