"""`ossuary rules`: how a game is played."""

import argparse

from ...engine.registry import game_named
from ...words import Words
from ...words.rulebook import rulebook
from ..wrap import wrapped


def run(options: argparse.Namespace, words: Words) -> int:
    """Prints the rules of a game."""
    print(wrapped(rulebook(words, game_named(options.game).NAME)))
    return 0
