"""The graded set of a game: `puzzles.json` in its folder, as `make puzzles` writes it."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, cast

from ...engine.record import Record
from ...engine.registry import Game, folder, game_named, options_for
from .packed import packed, unpacked
from .puzzle import Puzzle


def file_of(game: str) -> Path:
    """The file in the game's folder."""
    return folder(game) / "puzzles.json"


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The graded puzzles of a game, the easiest first; none if it brings no set."""
    return tuple(puzzle for puzzle, _ in with_answers(game))


def with_answers(game: str) -> list[tuple[Puzzle, list[str]]]:
    """The graded puzzles of a game, each with the actions that are right."""
    file = file_of(game)
    if not file.exists():
        return []
    content = json.loads(file.read_text(encoding="utf-8"))
    rules, players = game_named(game), content["players"]
    options = options_for(rules, content["options"])
    return [
        (Puzzle(Record(rules, options, players, unpacked(rules, options, one["moves"])), one["level"]), one["right"])
        for one in content["puzzles"]
    ]


def write(game: Game, seed: int, puzzles: Sequence[tuple[Puzzle, list[str]]]) -> str:
    """A graded set as the text of its file, a line for each puzzle."""
    first = puzzles[0][0].record
    head = {"seed": seed, "options": asdict(cast(Any, first.options)), "players": first.players}
    lines = [
        json.dumps({"level": one.level, "right": right, "moves": packed(one)}, ensure_ascii=False)
        for one, right in puzzles
    ]
    listed = ",\n".join(lines)
    return f'{json.dumps(head)[:-1]}, "puzzles": [\n{listed}\n]}}\n'
