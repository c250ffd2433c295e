"""`ossuary compile-game`: the library of a game of others, made once on this machine."""

import argparse

from ...engine.extras import need
from ...engine.nodes import Refused
from ...engine.registry import ROOMS, game_named, guests
from ...words import Words
from ..common_arguments import add_game
from ..progress import progress


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Compiles what is missing of the game's package, and says where its library is."""
    game = game_named(options.game).NAME
    if game not in guests():
        raise Refused("compile-game-ours", game=game)
    need("compile", "numpy", "numba", "llvmlite", "ziglang")
    from ...compiling.building import build
    from ...compiling.exports import STAGES
    from ...compiling.targets import own_target
    from ...twin.native import library_file
    from ...twin.sources import top

    if not (target := own_target()):
        raise Refused("compile-game-no-target", game=game)
    library = library_file(package := top(ROOMS[game]))
    with progress(words.say("compile-game-working", game=game)) as done:
        for number, stage in enumerate(STAGES, 1):
            build([target], library, [stage], package)
            done(number / len(STAGES))
    print(words.say("compile-game-done", game=game, file=str(library)))
    return 0
