"""`ossuary solve`: the value of a game under best play."""

import argparse
import json
import sys
import time
from dataclasses import asdict
from math import ceil, floor, log10
from typing import Any

from ...engine.nodes import Refused
from ...engine.registry import Game, Options, game_named
from ...minds.best_play import BEST_PLAY
from ...minds.judging.pick_judge import solvable
from ...words import Words
from ..arguments import options_given, positive
from ..common_arguments import add_game, add_json, add_option
from ..progress import progress

HOUR = 3600  # seconds
SHORT = 20  # seconds that need no announcement
LONGEST = 24  # hours


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)
    parser.add_argument("--target", type=int, metavar="N", help=words.say("cli-solve-target"))
    add_option(parser, words)
    parser.add_argument("--dice", metavar="L,R,C", help=words.say("cli-solve-dice"))
    parser.add_argument("--recompute", action="store_true", help=words.say("cli-solve-recompute"))
    parser.add_argument("--by-positions", action="store_true", help=words.say("cli-solve-by-positions"))
    parser.add_argument("--players", type=int, metavar="N", default=2, help=words.say("cli-solve-players"))
    parser.add_argument("--most", type=int, metavar="N", default=10_000_000, help=words.say("cli-solve-most"))
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Prints the first player's chance in a game, or the points of a single turn."""
    game = game_named(options.game)
    by_positions = options.by_positions or not _has_solver(game.NAME, options.players)
    if game.NAME in BEST_PLAY and game.NAME not in solvable() and not options.by_positions:
        raise Refused("solve-unsolved", game=game.NAME, games=", ".join(solvable()))
    room: Any = BEST_PLAY.get(game.NAME)
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
        agreed: Any = options_given(game, options.players, given, words)
        if by_positions:
            found = _by_positions(game, agreed, options, words)
        else:
            found = _game(room, agreed, options.recompute, words)
        told = asdict(agreed)
    found |= {"seconds": time.perf_counter() - begun}
    if options.json:
        print(json.dumps({"game": game.NAME, "options": told} | found))
    else:
        _tell(found, by_positions, words)
    return 0


def _has_solver(game: str, seats: int) -> bool:
    """Whether a game brings its own solver for this many seats."""
    room = BEST_PLAY.get(game)
    return hasattr(room, "solved") and seats in getattr(room, "SOLVED_SEATS", (2,))


def _by_positions(game: Game, agreed: Options, options: argparse.Namespace, words: Words) -> dict[str, Any]:
    """The solution of any game by its rules alone."""
    from ...minds.exact.any_game import BYTES
    from ...minds.exact.solved_once import solution

    most = positive("--most", options.most)
    print(words.say("solve-memory", most=most, memory=ceil(most * BYTES / 1e9)), file=sys.stderr)
    start = game.initial(agreed)
    with progress(words.say("solve-working")) as done:
        found = solution(game, agreed, most, done, options.recompute)
    first, error = found.first_wins(start)
    return {
        "value": {"first_wins": first, "shares": found.value(start)},
        "states": found.states,
        "error_bound": error,
    }


def _game(room: Any, agreed: Any, recompute: bool, words: Words) -> dict[str, Any]:
    """The solution of a game by its own solver."""
    if agreed.target > room.HIGHEST:
        raise Refused("solve-target", most=room.HIGHEST)
    if hasattr(room, "seconds_to_solve"):
        _tell_time(room.seconds_to_solve(agreed, recompute), words)
    if getattr(room, "SHIPPED", False) and not recompute and agreed.seats == 2:
        solution = room.solved(agreed, recompute, lambda _: None)
    else:
        with progress(words.say("solve-working")) as done:
            solution = room.solved(agreed, recompute, done)
    shares = {"shares": solution.shares(agreed.target)} if agreed.seats > 2 else {}
    return {
        "value": {"first_wins": solution.first_wins(agreed.target)} | shares,
        "states": solution.states,
        "error_bound": solution.error_bound,
    }


def _tell_time(seconds: float, words: Words) -> None:
    """Says about how long it takes, or refuses what takes too long."""
    hours = seconds / HOUR
    if hours > LONGEST:
        raise Refused("solve-too-long", hours=ceil(hours), most=LONGEST)
    if seconds > SHORT:
        key, time = ("solve-hours", hours) if seconds > 2 * HOUR else ("solve-minutes", seconds / 60)
        print(words.say(key, time=ceil(time)), file=sys.stderr)


def _tell(found: dict[str, Any], by_positions: bool, words: Words) -> None:
    value = found["value"]
    if "shares" in value:
        shares = [words.say("solve-share", chance=100 * share) for share in value["shares"]]
        seats = len(shares)
        print(words.say("solve-first-of", chance=100 * value["first_wins"], seats=seats))
        print(words.say("solve-shares", shares=", ".join(shares)))
    elif "first_wins" in value:
        print(words.say("solve-first-wins", chance=100 * value["first_wins"]))
    else:
        print(words.say("solve-points", points=value["expected_points"]))
    bound = _above(found["error_bound"])
    effort = "solve-positions" if by_positions else "solve-gain" if "shares" in value else "solve-effort"
    print(words.say(effort, states=found["states"], seconds=round(found["seconds"], 1), bound=bound))


def _above(bound: float) -> str:
    """A short number that is not smaller."""
    shown = f"{bound:.0e}"
    return shown if float(shown) >= bound else f"{float(shown) + 10.0 ** floor(log10(bound)):.0e}"
