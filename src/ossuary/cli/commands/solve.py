"""`ossuary solve`: the value of a game under best play."""

import argparse
import json
import time
from dataclasses import asdict
from math import floor, log10
from typing import Any

from ...engine.extras import need
from ...engine.nodes import Refused
from ...engine.registry import game_named
from ...minds.best_play import BEST_PLAY
from ...minds.judging.pick_judge import solvable
from ...words import Words
from ..arguments import options_given
from ..common_arguments import add_game, add_json, add_option
from ..progress import progress


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares what this command takes."""
    add_game(parser, words)
    parser.add_argument("--target", type=int, metavar="N", help=words.say("cli-solve-target"))
    add_option(parser, words)
    parser.add_argument("--dice", metavar="L,R,C", help=words.say("cli-solve-dice"))
    parser.add_argument("--recompute", action="store_true", help=words.say("cli-solve-recompute"))
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Prints the first player's chance in a two-player game, or the points of a single turn."""
    game = game_named(options.game)
    if game.NAME not in solvable():
        raise Refused("solve-unsolved", game=game.NAME, games=", ".join(solvable()))
    room = BEST_PLAY[game.NAME]
    need("fast", "numba", "numpy")
    begun = time.perf_counter()
    if options.dice is not None:
        if options.target is not None or options.option or options.recompute:
            raise Refused("solve-dice-alone")
        if not hasattr(room, "turn"):
            able = [name for name in solvable() if hasattr(BEST_PLAY[name], "turn")]
            raise Refused("solve-no-dice", game=", ".join(able))
        found = room.turn(options.dice)
        told = {"dice": found.pop("dice")}
    else:
        given = list(options.option)
        if options.target is not None:
            if any(text.partition("=")[0] == "target" for text in given):
                raise Refused("solve-target-twice")
            given.append(f"target={options.target}")
        agreed: Any = options_given(game, 2, given, words)
        found = _game(room, agreed, options.recompute, words)
        told = asdict(agreed)
    found |= {"seconds": time.perf_counter() - begun}
    if options.json:
        print(json.dumps({"game": game.NAME, "options": told} | found))
    else:
        _tell(found, words)
    return 0


def _game(room: Any, agreed: Any, recompute: bool, words: Words) -> dict[str, Any]:
    """What is found of a game of two."""
    if agreed.target > room.HIGHEST:
        raise Refused("solve-target", most=room.HIGHEST)
    if getattr(room, "SHIPPED", False) and not recompute:
        solution = room.solved(agreed, recompute, lambda _: None)
    else:
        with progress(words.say("solve-working")) as done:
            solution = room.solved(agreed, recompute, done)
    return {
        "value": {"first_wins": solution.first_wins(agreed.target)},
        "states": solution.states,
        "error_bound": solution.error_bound,
    }


def _tell(found: dict[str, Any], words: Words) -> None:
    value = found["value"]
    if "first_wins" in value:
        print(words.say("solve-first-wins", chance=100 * value["first_wins"]))
    else:
        print(words.say("solve-points", points=value["expected_points"]))
    bound = _above(found["error_bound"])
    print(words.say("solve-effort", states=found["states"], seconds=round(found["seconds"], 1), bound=bound))


def _above(bound: float) -> str:
    """A short number that is no smaller."""
    shown = f"{bound:.0e}"
    return shown if float(shown) >= bound else f"{float(shown) + 10.0 ** floor(log10(bound)):.0e}"
