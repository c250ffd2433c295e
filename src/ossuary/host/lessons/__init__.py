"""Guided first games: for each game a script of draws, things to learn from them, and advice for every decision."""

from typing import cast

from ...fair import Scripted
from ...rules.catalogue import Game
from . import bones, rolling_bones, shark_attacks, skulls_of_sedlec
from .lesson import Lesson, spelled

PUPIL = 0  # the seat of whoever learns

LESSONS: dict[str, Lesson] = {
    "rolling-bones": cast(Lesson, rolling_bones),
    "shark-attacks": cast(Lesson, shark_attacks),
    "skulls-of-sedlec": cast(Lesson, skulls_of_sedlec),
    "bones": cast(Lesson, bones),
}


def scripted(game: Game, secret: bytes) -> Scripted:
    """The draws of a game's lesson; what its script leaves open comes from the secret of the table."""
    script = {throw: spelled(game, text) for throw, text in LESSONS[game.NAME].SCRIPT.items()}
    return Scripted(script, int.from_bytes(secret[:7]))
