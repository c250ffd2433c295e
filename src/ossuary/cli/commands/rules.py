"""`ossuary rules`: the rules of a game."""

import argparse

from ...engine.registry import game_named
from ...words import Words
from ...words.rulebook import rulebook
from ..common_arguments import add_game
from ..wrap import wrapped


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Prints the rules of a game."""
    print(wrapped(rulebook(words, game_named(options.game).NAME)))
    return 0
