"""The setting of a day's game: its opponent and options, which follow from the day and the game alone."""

import hashlib
from datetime import date

from ..engine.record import PERSON
from ..engine.registry import Game, Options, options_for
from ..fair import Dated
from ..minds.playing.simple import plain_mind
from ..minds.playing.strengths import without_memory
from ..table import Table

PLAYER = 0  # the seat of the player


def options_on(game: Game) -> Options:
    """The options of the daily game: the usual ones, for two if two can play."""
    return options_for(game, {"seats": max(game.MIN_SEATS, min(2, game.MAX_SEATS))})


def opponent_on(game: Game, day: date) -> str:
    """The mind that everybody plays against on a day; those whose choices can be checked take turns."""
    minds = without_memory(game, game.initial(options_on(game))) or (plain_mind(game),)
    first = hashlib.sha256(game.NAME.encode()).digest()[0]  # so that the games do not change together
    return minds[(first + day.toordinal()) % len(minds)]


def players_on(game: Game, day: date, name: str = PERSON) -> list[str]:
    """Who sits at the table of a day, as records name them."""
    return [name, *[opponent_on(game, day)] * (options_on(game).seats - 1)]


def table_on(game: Game, day: date, name: str = PERSON) -> Table:
    """The table of a day before its first draw."""
    return Table(game, options_on(game), players_on(game, day, name), Dated(day.isoformat()))
