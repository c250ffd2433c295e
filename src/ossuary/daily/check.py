"""Checking the record of a day's game: its setting, its dice, and that its opponent played as it does."""

from datetime import date

from ..engine.nodes import Refused
from ..engine.record import Record, replay
from ..fair import Dated
from ..minds.playing.strengths import compiled
from ..verify import verify
from .setting import PLAYER, opponent_on, options_on


def check(record: Record, day: date) -> None:
    """Refuses a record that is not the whole game of a day, or in which chance or the opponent was somebody else."""
    game, draws = record.game, Dated(day.isoformat())
    if record.options != options_on(game):
        raise Refused("daily-options")
    if record.draws != draws.noted():
        raise Refused("daily-dice", day=day.isoformat())
    walk = verify(record).walk
    if walk.difference:
        raise Refused("daily-draw", move=walk.difference.details["move"], day=day.isoformat())
    if not walk.over:
        raise Refused("daily-unfinished")
    choose = compiled(game, opponent_on(game, day))
    for number, step in enumerate(replay(record)):
        if game.mover(step.before) > PLAYER and choose(step.before, [draws.thought(number)]) != step.move:
            raise Refused("daily-opponent", move=number + 1)
