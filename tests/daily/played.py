"""Games of a day, played by a rule."""

from collections.abc import Callable
from datetime import date

from ossuary.daily.setting import PLAYER, opponent_on, table_on
from ossuary.engine.record import Record
from ossuary.engine.registry import GAMES, Game, actions_of
from ossuary.minds.playing.strengths import compiled
from ossuary.table import Table

Rule = Callable[[Game, Table], int]


def first(game: Game, table: Table) -> int:
    """The first legal action."""
    return actions_of(game, table.state)[0]


def last(game: Game, table: Table) -> int:
    """The last legal action, but for one in four."""
    actions = actions_of(game, table.state)
    return actions[0 if table.version % 4 == 0 else -1]


def played(name: str, day: date, rule: Rule = first, opponent: Rule | None = None) -> Record:
    """The record of a day's game in which the player follows a rule, against the opponent of the day or another."""
    game = GAMES[name]
    table, mind = table_on(game, day), compiled(game, opponent_on(game, day))
    table.begin()
    while not table.over:
        if game.mover(table.state) == PLAYER:
            table.act(rule(game, table))
        else:
            table.act(opponent(game, table) if opponent else mind(table.state, table.thoughts()))
    return table.record
