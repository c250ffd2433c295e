"""`ossuary simulate`: many games between minds, and their results."""

import argparse
import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

from ...engine.extras import need
from ...engine.nodes import Refused
from ...engine.registry import Game, game_named
from ...minds.playing.named_minds import check_minds
from ...words import Words
from .. import INTERRUPTED
from ..arguments import options_given, positive
from ..common_arguments import add_game, add_json, add_option, add_seed, minds_told
from ..progress import Bar, counting, progress
from ..seats import check_number, minds_named, names_of
from ..table import table
from ..wrap import wrapped

if TYPE_CHECKING:
    from ...lab.simulate import Results

MOST_GAMES = 100_000_000


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)
    parser.add_argument(
        "--seats",
        metavar=words.say("cli-minds-word"),
        default="random,random",
        help=words.say("cli-minds", minds=minds_told(words)),
    )
    parser.add_argument("--games", type=int, metavar="N", default=10_000, help=words.say("cli-number"))
    add_seed(parser, words, default=0)
    parser.add_argument("--cores", type=int, metavar="N", help=words.say("cli-cores"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help=words.say("cli-device"))
    add_option(parser, words)
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Simulates and prints a summary."""
    game = game_named(options.game)
    minds = minds_named(options.seats)
    check_number(game, len(minds))
    agreed = options_given(game, len(minds), options.option, words)
    games = positive("--games", options.games)
    if games > MOST_GAMES:
        raise Refused("cli-too-many-games", most=MOST_GAMES)
    cores = positive("--cores", options.cores) if options.cores is not None else None
    need("simulate", "numpy")
    check_minds(minds, game, game.initial(agreed))
    with progress(words.say("cli-simulating")) as bar, _stoppable(bar, words):
        counted = counting(bar, games)
        if options.device == "cuda":
            from ...lab.simulate.device import simulate_on_device

            results = simulate_on_device(game, agreed, minds, games, options.seed, counted)
        else:
            from ...lab.simulate import simulate

            results = simulate(game, agreed, minds, games, options.seed, cores, counted)
    from ...lab.simulate.summary import summarised

    summary = summarised(game, minds, results)
    if options.json:
        extra = {"options": asdict(cast(Any, agreed)), "seed": options.seed}
        print(json.dumps({**summary, **extra}))
    else:
        _print(game, minds, summary, results, words)
    return 0


@contextmanager
def _stoppable(bar: Bar, words: Words) -> Iterator[None]:
    """Lets Ctrl-C end the process at once: a compiler would swallow the interrupt, and there is nothing to save."""

    def stop(number: int, frame: object) -> None:
        bar.clear()
        print("\n" + words.say("cli-interrupted"), file=sys.stderr, flush=True)
        os._exit(INTERRUPTED)

    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:  # ignored, as under nohup
        yield
        return
    signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _print(game: Game, minds: list[str], summary: dict[str, Any], results: "Results", words: Words) -> None:
    import numpy as np

    games = summary["games"]
    title = words.say("simulate-title", title=words.say(f"rules-{game.NAME}-title"), games=games)
    headings = [words.say(f"simulate-{heading}") for heading in ("seat", "wins", "interval", "score", "spread")]
    rows = []
    quantiles = np.percentile(results.scores, [5, 50, 95], axis=0).round().astype(int)
    for seat, name in enumerate(names_of(minds, words)):
        low, high = summary["win_intervals"][seat]
        row = [
            name,
            words.say("simulate-percent", number=100 * summary["wins"][seat] / games),
            words.say("simulate-range", low=100 * low, high=100 * high),
            words.say("simulate-mean", mean=summary["mean_scores"][seat], error=summary["score_stderr"][seat]),
            " / ".join(str(number) for number in quantiles[:, seat]),
        ]
        rows.append(row)
    print(table(title, headings, rows))
    moves = np.percentile(results.lengths, [5, 50, 95]).round().astype(int)
    print(wrapped(words.say("simulate-moves", mean=summary["mean_moves"], spread=" / ".join(map(str, moves)))))
    million = summary["moves_per_second"] / 1e6
    per_second = summary["games_per_second"]
    print(wrapped(words.say("simulate-speed", seconds=summary["seconds"], games=per_second, moves=million)))
