"""Guided first games: for each game a script of draws, things to learn from them, and advice for every decision."""

from ...engine.registry import Game, Parts
from ...fair import Scripted
from ...words.lesson import Lesson, spelled

PUPIL = 0  # the learner's seat

LESSONS: Parts[Lesson] = Parts("lesson")


def scripted(game: Game, secret: bytes) -> Scripted:
    """The draws of a game's lesson; what its script leaves open comes from the secret of the table."""
    script = {throw: spelled(game, text) for throw, text in LESSONS[game.NAME].SCRIPT.items()}
    return Scripted(script, int.from_bytes(secret[:7]))
