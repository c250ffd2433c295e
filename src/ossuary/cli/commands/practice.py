"""`ossuary practice`: puzzles of a game, one's own mistakes among them, that come back until they sit."""

import argparse
from datetime import UTC, datetime

from ...engine.nodes import Refused
from ...engine.registry import game_named
from ...words import Words
from ..arguments import positive
from ..common_arguments import add_game, add_plain
from ..practice.kept import Kept
from ..practice.session import Session
from ..program import command

USUAL = 10  # puzzles of a session


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)
    parser.add_argument("--number", type=int, metavar="N", default=USUAL, help=words.say("cli-practice-number"))
    parser.add_argument("--own", action="store_true", help=words.say("cli-practice-own"))
    add_plain(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Asks what is due, then what is new."""
    game, number = game_named(options.game), positive("--number", options.number)
    kept, now = Kept.read(game), datetime.now(UTC)
    puzzles = kept.asked(options.own, now)[:number]
    if puzzles:
        Session(kept, words, options.plain).run(puzzles)
    elif due := kept.next_due(options.own):
        print(words.say("practice-later", days=(due - now).days + 1))
    else:
        raise Refused("practice-none", command=command())
    return 0
