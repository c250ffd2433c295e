"""The best line of a day: its game as the strongest mind plays it, with the same dice and opponent."""

from datetime import date

from ..engine.record import Record
from ..engine.registry import Game
from ..minds.playing.strengths import compiled, minds_for
from .setting import PLAYER, opponent_on, table_on


def best_mind(game: Game, day: date) -> str:
    """The mind that plays the best line."""
    table = table_on(game, day)
    return minds_for(game, table.state)[-1]


def best_line(game: Game, day: date) -> Record:
    """The record of that game, which is the same wherever it is made."""
    table, best = table_on(game, day), best_mind(game, day)
    table.record.players[PLAYER] = best
    own, other = compiled(game, best), compiled(game, opponent_on(game, day))
    table.begin()
    while not table.over:
        choose = own if game.mover(table.state) == PLAYER else other
        table.act(choose(table.state, table.thoughts()))
    return table.record
