"""`ossuary score`: the score of a position from a real table."""

import argparse
import json
from typing import Any

from ...engine.nodes import Refused
from ...engine.positions import score
from ...engine.registry import game_named
from ...words import Words
from ...words.tellers import TELLERS
from ..arguments import text_of, told
from ..common_arguments import add_game, add_json


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)
    parser.add_argument("file", metavar=words.say("cli-file-word"), nargs="?", help=words.say("cli-position"))
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Scores one position, or each of a list."""
    game = game_named(options.game)
    text = text_of(options.file or "-")
    try:
        given = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("position-not-json") from error
    if isinstance(given, list):
        result: Any = []
        for number, position in enumerate(given, start=1):
            try:
                result.append(score(game.NAME, position))
            except Refused as error:
                reason = told(error, words)
                raise Refused("position-in-list", number=number, reason=reason) from error
    else:
        result = score(game.NAME, given)
    if options.json:
        print(json.dumps(result))
    else:
        for one in result if isinstance(result, list) else [result]:
            print(_readable(game.NAME, one, words))
    return 0


def _readable(game: str, result: dict[str, Any], words: Words) -> str:
    """A result in the words of its game."""
    teller: Any = TELLERS[game]
    return str(teller.scored(result, words))
