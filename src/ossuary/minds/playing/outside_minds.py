"""Minds of other packages, by entry point or as `module:function`."""

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from operator import attrgetter, index
from pathlib import Path

from ...engine.nodes import Refused, State
from ...engine.registry import SLUG, Game, entries, on_one_line
from .simple import Choose
from .strengths import MINDS

ENTRY_POINTS = "ossuary.minds"
KINDS = ("you", "search", "onnx")  # what stands before a colon and is no module


@cache
def named() -> dict[str, EntryPoint]:
    """The minds of installed packages by name; they cannot replace ours."""
    found = [entry for entry in entries(ENTRY_POINTS) if SLUG.fullmatch(entry.name) and entry.name not in MINDS]
    return {entry.name: entry for entry in reversed(found)}


def is_outside(name: str) -> bool:
    """Whether this names a mind of another package."""
    return name in named() or is_function(name)


def is_function(name: str) -> bool:
    """Whether this has the form `module:function`."""
    module, colon, function = name.partition(":")
    words = [*module.split("."), *function.split(".")]
    return bool(colon) and module not in KINDS and all(word.isidentifier() for word in words)


def outside_mind(game: Game, name: str) -> Choose:
    """The mind with that name; every choice is checked, and errors are refused in a sentence."""
    try:
        made: Callable[[Game], Choose] = named()[name].load() if name in named() else _function(name)
        choose = made(game)
    except Exception as error:  # whatever others wrote may fail in any way
        raise _failed("mind-does-not-load", name, error) from error

    def checked(state: State, rng: list[int]) -> int:
        try:
            action = index(choose(state.copy(), rng))
        except Exception as error:
            raise _failed("mind-failed", name, error) from error
        if not 0 <= action < len(game.ACTIONS):
            raise Refused("mind-no-action", mind=name, action=action, most=len(game.ACTIONS) - 1)
        if rule := game.refusal(state, action):
            raise Refused("mind-broke-rule", mind=name, action=game.ACTIONS[action], rule=f"{game.PREFIX}-{rule}")
        return action

    return checked


def _function(name: str) -> Callable[[Game], Choose]:
    """The function, from Python's path or the current folder."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    module, _, function = name.partition(":")
    found: Callable[[Game], Choose] = attrgetter(function)(import_module(module))
    return found


def _failed(key: str, name: str, error: Exception) -> Refused:
    return Refused(key, mind=name, error=on_one_line(error))
