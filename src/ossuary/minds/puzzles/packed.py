"""Puzzles in little room: a move is one sign, by its number, so that forty games take no more than a picture."""

import json
from dataclasses import asdict
from typing import Any, cast

from ...engine.nodes import State
from ...engine.record import Record, key_of
from ...engine.registry import Game, options_for
from .puzzle import Puzzle

ZERO = ord("0")  # the sign of move 0


def packed(puzzle: Puzzle) -> str:
    """The moves of a puzzle."""
    return "".join(chr(ZERO + step.move) for step in puzzle.steps)


def unpacked(game: Game, options: object, signs: str) -> list[str]:
    """The keys of packed moves."""
    state: State = game.initial(options)
    keys = []
    for sign in signs:
        move = ord(sign) - ZERO
        keys.append(key_of(game, state, move))
        state = game.step(state, move)
    return keys


def written(puzzle: Puzzle) -> str:
    """A mistake as one text; who made it is not in there."""
    played = None if puzzle.played is None else puzzle.game.ACTIONS[puzzle.played]
    players = [player.partition(":")[0] for player in puzzle.record.players]
    options = asdict(cast(Any, puzzle.record.options))
    return json.dumps({"options": options, "players": players, "moves": packed(puzzle), "played": played})


def read(game: Game, text: str) -> Puzzle:
    """The mistake in a text; raises ValueError if its rules have changed since."""
    content = json.loads(text)
    options = options_for(game, content["options"])
    try:
        record = Record(game, options, content["players"], unpacked(game, options, content["moves"]))
    except IndexError as error:
        raise ValueError("no such move") from error
    return Puzzle(record, played=game.ACTIONS.index(content["played"]))
