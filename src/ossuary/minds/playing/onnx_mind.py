"""Trained minds: a network in an ONNX file that scores the actions for an observation."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from ...engine.nodes import Refused, State
from ...engine.registry import Game, actions_of
from ..mind import Choose
from ..observation import OBSERVERS, fields, width
from .onnx_network import SCORES, SEEN, Network

KIND = "onnx"  # onnx:FILE is the mind in that file
MODULES = ("numpy", "onnxruntime")  # these come with the extra `onnx`
LARGEST = 64 << 20  # bytes
GAME, OBSERVATION = "ossuary.game", "ossuary.sight"  # what a file says about itself


def observation_mark(game: Game) -> str:
    """A fingerprint of a game's observation and actions."""
    layout = [(field.name, field.columns) for field in fields(game.NAME)]
    return hashlib.sha256(repr((layout, game.ACTIONS)).encode()).hexdigest()[:16]


def trained_mind(game: Game, path: Path) -> Choose:
    """The mind in a file, which plays the legal action with the highest score."""
    network = _network(path, game.NAME)
    observe, columns = OBSERVERS[game.NAME].observe, width(game.NAME)

    def choose(state: State, rng: list[int]) -> int:
        seen = [0] * columns
        observe(state, game.mover(state), seen)
        scores = network.scores(seen)
        return max(actions_of(game, state), key=scores.__getitem__)

    return choose


def file_mark(path: Path) -> str:
    """A fingerprint of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def game_of(path: Path) -> str:
    """The game that the mind in a file plays."""
    return str(_loaded(path).get_modelmeta().custom_metadata_map.get(GAME, ""))


@cache
def _network(path: Path, name: str) -> Network:
    """The network in a file, after checking that it plays this game."""
    from ...engine.registry import GAMES

    session, game = _loaded(path), GAMES[name]
    says = session.get_modelmeta().custom_metadata_map
    if says.get(GAME) != name:
        raise Refused("learned-game", file=path.name, game=name, other=says.get(GAME) or "?")
    given = [(one.name, one.type, one.shape[1:]) for one in session.get_inputs()]
    gives = [(one.name, one.type, one.shape[1:]) for one in session.get_outputs()]
    takes = [(SEEN, "tensor(int16)", [width(name)])], [(SCORES, "tensor(float)", [len(game.ACTIONS)])]
    if says.get(OBSERVATION) != observation_mark(game) or (given, gives) != takes:
        raise Refused("learned-sight", file=path.name)
    seen = [0] * width(name)
    OBSERVERS[name].observe(game.initial(game.Options()), 0, seen)
    network = Network(session, path)
    network.scores(seen)
    return network


@cache
def _loaded(path: Path) -> Any:
    import onnxruntime

    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise Refused("learned-file", file=path.name, reason=error.strerror or str(error)) from error
    if len(content) > LARGEST:
        raise Refused("learned-large", file=path.name, most=LARGEST >> 20)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1  # a choice is too small a work to be shared
    settings.log_severity_level = 4
    try:
        return onnxruntime.InferenceSession(content, settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # as in a network's scores
        raise Refused("learned-unreadable", file=path.name) from error
