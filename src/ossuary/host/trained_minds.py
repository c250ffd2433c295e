"""The trained minds that a host offers: the ONNX files in the folder that its operator named."""

import re
from pathlib import Path

from ..engine.nodes import Refused, State
from ..engine.registry import GAMES, Game
from ..minds.mind import Choose
from ..minds.playing import onnx_mind, strengths

NAME = re.compile(r"[A-Za-z0-9_.-]{1,35}")

_files: dict[str, dict[str, Path]] = {}  # by game and name


def load_folder(folder: str | None) -> None:
    """Offers the files of a folder, each for its game; without a folder, nothing."""
    _files.clear()
    if folder is not None and not Path(folder).is_dir():
        raise Refused("learned-folder", folder=folder)
    for path in sorted(Path(folder).glob("*.onnx")) if folder is not None else []:
        if not NAME.fullmatch(path.stem):
            raise Refused("learned-name", file=path.name)
        game = onnx_mind.game_of(path)
        if game not in GAMES:
            raise Refused("learned-game", file=path.name, game=", ".join(GAMES), other=game or "?")
        onnx_mind.trained_mind(GAMES[game], path)
        _files.setdefault(game, {})[f"{onnx_mind.KIND}:{path.stem}"] = path


def minds_for(game: Game, state: State) -> tuple[str, ...]:
    """The minds that can play a game with the seats and options of this state."""
    return (*strengths.minds_for(game, state), *_files.get(game.NAME, ()))


def offered(game: Game, state: State) -> tuple[str, ...]:
    """What people choose from in such games: the levels first."""
    return (*strengths.offered(game, state), *_files.get(game.NAME, ()))


def interpreted(game: Game, name: str) -> Choose:
    """The mind with that name; a trained one only if it is offered."""
    found = _files.get(game.NAME, {}).get(name)
    return onnx_mind.trained_mind(game, found) if found else strengths.mind(game, name)


def compiled(game: Game, name: str) -> Choose:
    """The same at the speed of compiled code."""
    found = _files.get(game.NAME, {}).get(name)
    return onnx_mind.trained_mind(game, found) if found else strengths.compiled(game, name)
