"""What is compiled: the loops that serve any game, for each of them, and what a game's own room exports."""

import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

from ..contract.compiled import tracing_of
from ..engine.registry import GAMES, ROOMS, folder
from ..lab.batch import stepping_of
from ..lab.batch.device import stepping_on_device
from ..lab.simulate import loop_of
from ..lab.simulate.device import playing_on_device
from ..minds.exact import packing, settle_core
from ..minds.exact.positions import exploring_of
from ..minds.playing import rules_core
from ..minds.playing.simple import choosing_of
from ..minds.search import core_of
from ..twin import fitted
from ..twin.sources import PACKAGE

EXPORTS = re.compile(r"^EXPORTED = ", re.MULTILINE)
ANY_GAME = ""  # the name under which stands what is the same for all games
STAGES = ("bots", "coach", "lab")  # in the order in which a table needs them
IN_BROWSERS = ("rules", "bots", "coach")  # what a page needs
ON_DEVICES = ("device",)  # what runs on a graphics card


def exports(name: str, stage: str) -> list[ModuleType]:
    """The modules of a game that are compiled at a stage, in one process: they have much in common."""
    if name == ANY_GAME:
        return {"lab": [packing, settle_core]}.get(stage, [])
    game = GAMES[name]
    if stage == "rules":
        return [fitted(rules_core, game)]
    if stage == "bots":
        return [choosing_of(game), core_of(game), loop_of(game)]
    if stage == "device":
        return [playing_on_device(game), stepping_on_device(game)]
    own = [module for module in _of_the_room(name) if getattr(module, "STAGE", "coach") == stage]
    return own if stage == "coach" else [stepping_of(game), tracing_of(game), exploring_of(game), *own]


def all_exports(name: str, stages: Sequence[str] = STAGES) -> list[ModuleType]:
    """All modules of a game that are compiled."""
    return [module for stage in stages for module in exports(name, stage)]


def games_of(package: str) -> list[str]:
    """The games that the library of a package serves."""
    games = [game for game, room in ROOMS.items() if room.partition(".")[0] == package]
    return [*games, ANY_GAME] if package == PACKAGE else games


def _of_the_room(name: str) -> list[ModuleType]:
    """The modules in the room of a game that export something."""
    home, room = folder(name), ROOMS[name]
    found = sorted(module.name for module in walk_packages([str(home)], f"{room}."))
    files = {module: _file(home, module.removeprefix(f"{room}.")) for module in found}
    return [import_module(module) for module, file in files.items() if EXPORTS.search(file.read_text("utf-8"))]


def _file(home: Path, module: str) -> Path:
    path = home.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
