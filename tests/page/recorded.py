"""Recorded games whose dice are known, so that a table that goes on from one of them is the same in every run."""

import json
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from ossuary.engine.nodes import CHANCE
from ossuary.engine.record import Record, replay
from ossuary.engine.registry import GAMES, options_for
from ossuary.fair import Seeded
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table

PLAYERS = ["you:Ada", "rule-of-thumb"]
FEW = 6  # decisions that are left late in a game
Choose = Callable[[Table, int], int]  # what a seat does instead of what it is about to do


def played(game: str, seed: int, options: dict[str, Any], choose: Choose = lambda _, action: action) -> Record:
    """A game for two, played by rules of thumb but for what is chosen otherwise."""
    rules = GAMES[game]
    table = Table(rules, options_for(rules, {"seats": 2, **options}), PLAYERS, Seeded(seed))
    think = mind(rules, "rule-of-thumb")
    table.begin()
    while not table.over:
        table.act(choose(table, think(table.state, table.thoughts())))
    return table.record


def decisions(record: Record) -> list[tuple[int, int]]:
    """Every decision of a game: after how many moves, and whose it was."""
    movers = [record.game.mover(step.before) for step in replay(record)]
    return [(number, seat) for number, seat in enumerate(movers) if seat != CHANCE]


def recorded(game: str, options: dict[str, Any]) -> Record:
    """A game that the first seat begins, and in which both have to decide something."""
    return _recorded(game, json.dumps(options))


def late(record: Record) -> int:
    """The number of moves after which the first seat decides, and few decisions are left."""
    return next(number for number, seat in decisions(record)[-FEW:] if seat == 0)


@cache
def _recorded(game: str, options: str) -> Record:
    for seed in count(1):
        record = played(game, seed, json.loads(options))
        seats = [seat for _, seat in decisions(record)]
        if seats[:1] == [0] and 0 in seats[-FEW:] and seats.count(1) > 1:
            return record
    raise AssertionError
