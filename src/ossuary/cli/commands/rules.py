"""`ossuary rules`: the rules of a game."""

import argparse

from ...engine.registry import game_named
from ...words import Words
from ...words.rulebook import rulebook
from ..common_arguments import add_game, add_plain
from ..stage.ability import is_stage
from ..wrap import wrapped


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)
    add_plain(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Prints the rules of a game, or shows them in the pager."""
    rules = rulebook(words, game_named(options.game).NAME)
    if is_stage(options.plain):
        from ..stage.pager import paged

        paged(rules)
    else:
        print(wrapped(rules))
    return 0
