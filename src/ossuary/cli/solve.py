"""`ossuary solve`: the value of a game under best play, computed here."""

import argparse
import json
import time

from ..minds.judges import TARGET
from ..rules import shark_attacks
from ..rules.nodes import Refused
from ..words import Words
from .arguments import game_named, need, options_given
from .progress import progress


def run(options: argparse.Namespace, words: Words) -> int:
    """Solves a game of two and prints the chance of whoever begins."""
    game = game_named(options.game)
    if game.NAME != shark_attacks.NAME:
        raise Refused("solve-unsolved", game=game.NAME, games=shark_attacks.NAME)
    given = [*options.option, *([] if options.target is None else [f"target={options.target}"])]
    agreed = options_given(game, 2, given, words)
    assert isinstance(agreed, shark_attacks.Options)
    if agreed.target > TARGET:
        raise Refused("solve-target", most=TARGET)
    need("fast", "numba", "numpy")
    from ..minds.exact.shark_attacks import solve

    begun = time.perf_counter()
    with progress(words.say("solve-working")) as done:
        solution = solve(agreed.target, agreed.flight_dice, done)
    seconds, first = time.perf_counter() - begun, solution.first_wins(agreed.target)
    if options.json:
        content = {
            "game": game.NAME,
            "options": {"seats": 2, "target": agreed.target, "flight_dice": agreed.flight_dice},
            "value": {"first_wins": first},
            "states": solution.states,
            "seconds": seconds,
            "error_bound": solution.error_bound,
        }
        print(json.dumps(content))
        return 0
    bound = f"{solution.error_bound:.0e}"
    print(words.say("solve-first-wins", chance=f"{100 * first:.7f}"))
    print(words.say("solve-effort", states=solution.states, seconds=round(seconds, 1), bound=bound))
    return 0
