"""Minds by the names people give them: ours, other packages', `search:N`, `KIND:FILE` or `module:function`."""

import re
from collections.abc import Sequence
from pathlib import Path

from ...engine.extras import need
from ...engine.nodes import Refused, State
from ...engine.registry import Game
from ..against.replying import can_reply, replied
from ..mind import Choose
from . import against_mind, onnx_mind, outside_minds
from .one_game import AGAINST, SEARCH, fresh_mind
from .strengths import BY_THUMB, MINDS, mind, minds_for, not_perfect

SEARCHING = re.compile(rf"{SEARCH}:[1-9]\d{{0,5}}")  # the number of playouts before each choice


def known_minds() -> tuple[str, ...]:
    """The names of all minds."""
    files = (f"{kind}:FILE" for kind in (AGAINST, onnx_mind.KIND))
    return (*MINDS, *outside_minds.named(), f"{SEARCH}:N", *files, "module:function")


def check_minds(names: Sequence[str], game: Game, state: State) -> None:
    """Refuses a mind that cannot play this game, or that needs a missing extra."""
    known = minds_for(game, state)
    for name in names:
        if name in BY_THUMB and name not in known:
            raise Refused("mind-no-thumb", mind=name, game=game.NAME, known=", ".join(known))
        if name in MINDS and name not in known:
            raise not_perfect(game, known)
        if is_trained(name):
            chooser(game, name)
        elif is_against(name):
            chooser(game, name)
            if not can_reply(game, state):
                raise Refused("against-not-solved", game=game.NAME, known=", ".join(replied()))
        elif outside_minds.is_outside(name):
            outside_minds.check_outside(game, name)


def chooser(game: Game, name: str) -> Choose:
    """The mind with that name, or in that file."""
    if name in MINDS:
        return mind(game, name)
    if is_trained(name):
        need(onnx_mind.KIND, *onnx_mind.MODULES)
    return fresh_mind(game, name)


def is_mind(name: str) -> bool:
    """Whether this is the name of a mind."""
    return name in MINDS or SEARCHING.fullmatch(name) is not None or is_file(name) or outside_minds.is_outside(name)


def is_file(name: str) -> bool:
    """Whether this names a mind that is made of a file."""
    return is_trained(name) or is_against(name)


def is_against(name: str) -> bool:
    """Whether this names a mind that replies to the player of some records."""
    kind, _, path = name.partition(":")
    return kind == AGAINST and path != ""


def is_trained(name: str) -> bool:
    """Whether this names a trained mind."""
    kind, _, path = name.partition(":")
    return kind == onnx_mind.KIND and path != ""


def trained_file(name: str) -> Path:
    """The file of a trained mind."""
    return Path(name.partition(":")[2])


def mark_of(name: str) -> str | None:
    """What a mind comes from as it is now, for one made of a file and one of others; None for ours."""
    if is_trained(name):
        return onnx_mind.file_mark(trained_file(name))
    if is_against(name):
        return against_mind.mark(name.partition(":")[2])
    return outside_minds.mark(name) if outside_minds.is_outside(name) else None
