"""`ossuary solve`: the value of a game under best play."""

import argparse
import json
import time
from dataclasses import asdict
from math import floor, log10
from typing import Any

from ..minds.judges import TARGET, TARGETS
from ..rules import rolling_bones
from ..rules.catalogue import game_named
from ..rules.nodes import Refused
from ..words import Words
from .arguments import need, options_given
from .progress import progress

ROUNDING = 1e-12  # of the points of a single turn


def run(options: argparse.Namespace, words: Words) -> int:
    """Prints the chance of whoever begins a game of two, or the points of a single turn."""
    game = game_named(options.game)
    if game.NAME not in TARGETS:
        raise Refused("solve-unsolved", game=game.NAME, games=", ".join(TARGETS))
    need("fast", "numba", "numpy")
    begun = time.perf_counter()
    if options.dice is not None:
        if options.target is not None or options.option or options.recompute:
            raise Refused("solve-dice-alone")
        dice = _dice(game.NAME, options.dice)
        found = _turn(*dice)
        told = {"dice": list(dice)}
    else:
        given = list(options.option)
        if options.target is not None:
            if any(text.partition("=")[0] == "target" for text in given):
                raise Refused("solve-target-twice")
            given.append(f"target={options.target}")
        agreed: Any = options_given(game, 2, given, words)
        found = _game(agreed, options.recompute, words)
        told = asdict(agreed)
    found |= {"seconds": time.perf_counter() - begun}
    if options.json:
        print(json.dumps({"game": game.NAME, "options": told} | found))
    else:
        _tell(found, words)
    return 0


def _game(agreed: Any, recompute: bool, words: Words) -> dict[str, Any]:
    """What is found of a game of two: that of Rolling Bones comes with the package."""
    if agreed.target > TARGET:
        raise Refused("solve-target", most=TARGET)
    from ..minds.exact import rolling_bones as rolling
    from ..minds.exact import solutions

    if isinstance(agreed, rolling_bones.Options) and not recompute:
        solution: solutions.Solution = rolling.shipped()
    else:
        with progress(words.say("solve-working")) as done:
            solution = solutions.solve(agreed, done)
    return {
        "value": {"first_wins": solution.first_wins(agreed.target)},
        "states": solution.states,
        "error_bound": solution.error_bound,
    }


def _turn(left: int, right: int, centre: int) -> dict[str, Any]:
    """What is found of a single turn of Rolling Bones."""
    from ..minds.exact.rolling_bones import expected_points, turn_states

    return {
        "value": {"expected_points": expected_points(left, right, centre)},
        "states": turn_states(left, right, centre),
        "error_bound": ROUNDING,
    }


def _dice(name: str, given: str) -> tuple[int, int, int]:
    """The numbers of left, right and centre dice."""
    numbers = given.split(",")
    most = rolling_bones.DICE_PER_KIND
    if name != rolling_bones.NAME:
        raise Refused("solve-no-dice", game=rolling_bones.NAME)
    if len(numbers) != 3 or not all(number.isdecimal() and int(number) <= most for number in numbers):
        raise Refused("solve-dice", given=given, most=most)
    left, right, centre = map(int, numbers)
    return left, right, centre


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
