"""Minds of other packages, by entry point or as `module:function`."""

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from operator import attrgetter, index
from pathlib import Path
from typing import NamedTuple

from ...engine.nodes import Refused, State
from ...engine.record import PERSON
from ...engine.registry import SLUG, Game, entries, on_one_line
from ..mind import Choose
from .strengths import MINDS

ENTRY_POINTS = "ossuary.minds"
KINDS = (PERSON, "search", "against", "onnx")  # what stands before a colon and is no module


class _Made(NamedTuple):
    """A mind, and the function that made it."""

    factory: Callable[[Game], Choose]
    choose: Choose


_ready: dict[tuple[str, str], _Made] = {}  # by game and name, what was made to be checked and has not played


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


def check_outside(game: Game, name: str) -> None:
    """Refuses a mind that does not load; one that does has not played yet, and plays the first game."""
    _ready[game.NAME, name] = _made(game, name)


def outside_mind(game: Game, name: str) -> Choose:
    """The mind with that name; every choice is checked, and errors are refused in a sentence."""
    choose = _made(game, name).choose

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


def mark(name: str) -> str:
    """A digest of the source of a mind."""
    return package_mark(named()[name].module if name in named() else _module_of(name)[0])


def package_mark(module: str) -> str:
    """A digest of the package that a module belongs to, or of the module alone."""
    import_module(module)
    top = sys.modules[module.partition(".")[0]]
    sources = [path for home in getattr(top, "__path__", ()) for path in sorted(Path(home).rglob("*.py"))]
    if not sources and top.__file__:
        sources = [Path(top.__file__)]
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


def _made(game: Game, name: str) -> _Made:
    """A mind that has not played: the one made for the check, otherwise a new one."""
    try:
        factory: Callable[[Game], Choose] = named()[name].load() if name in named() else _function(name)
        ready = _ready.pop((game.NAME, name), None)
        return ready if ready and ready.factory is factory else _Made(factory, factory(game))
    except Exception as error:  # whatever others wrote may fail in any way
        raise _failed("mind-does-not-load", name, error) from error


def _function(name: str) -> Callable[[Game], Choose]:
    module, function = _module_of(name)
    found: Callable[[Game], Choose] = attrgetter(function)(import_module(module))
    return found


def _module_of(name: str) -> tuple[str, str]:
    """The module and the function; the current folder comes last on the path, so that it hides no other module."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    module, _, function = name.partition(":")
    return module, function


def _failed(key: str, name: str, error: Exception) -> Refused:
    return Refused(key, mind=name, error=on_one_line(error))
