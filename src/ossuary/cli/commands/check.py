"""`ossuary check`: a table of values checked against the rules alone, state by state."""

import argparse
import json
import random
import zlib
from pathlib import Path
from zipfile import BadZipFile

from ...engine.nodes import TURN, Refused, State
from ...engine.registry import GAMES, Game
from ...words import Words
from ...words.said import Voice
from ...words.tellers import TELLERS
from .. import FAILURE
from ..arguments import file_refused, positive
from ..common_arguments import add_json, add_seed
from ..progress import progress

CLOSE = 1e-9


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    parser.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-check-file"))
    parser.add_argument("--states", type=int, metavar="N", default=2000, help=words.say("cli-check-states"))
    parser.add_argument("--turn", action="store_true", help=words.say("cli-check-turn"))
    parser.add_argument("--all", action="store_true", help=words.say("cli-check-all"))
    add_seed(parser, words, default=0)
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Says how many states were checked, and whether any action is better than the table says."""
    states = positive("--states", options.states)
    from ...minds.exact import solutions
    from ...minds.exact.checking import Checked, explore, wander

    try:
        name, table = solutions.load(Path(options.file))
    except OSError as error:
        raise file_refused(options.file, error) from error
    except (ValueError, TypeError, KeyError, EOFError, BadZipFile, zlib.error) as error:
        raise Refused("check-no-table", file=options.file) from error
    game, rng, checked = GAMES[name], random.Random(options.seed), Checked()
    start = game.initial(table.options)
    with progress(words.say("check-working")) as done:
        for checked in wander(game, table, start, states, rng):
            done(checked.states / states)
        if options.turn:
            explore(game, table, _begun(game, start, rng), checked)
        if options.all:
            checked.states += table.starts
            moved, where = solutions.SOLVERS[name].residual(table, done)
            if moved > checked.worst:
                checked.worst, checked.where = moved, where
    sound = checked.worst <= CLOSE and checked.worst <= table.error_bound
    more, mixed = table.options.seats > 2, getattr(table, "mixed", 0)
    if options.json:
        told = {"game": game.NAME, "states": checked.states, "worst": checked.worst, "sound": sound}
        if not sound and checked.where:
            told["where"] = game.look(checked.where)
        print(json.dumps(told | ({"gain": table.error_bound, "mixed": mixed} if more else {})))
    else:
        key = "check-sound" if sound else "check-wrong"
        print(words.say(key, states=checked.states, worst=f"{checked.worst:.1e}"))
        if not sound and checked.where:
            voice = Voice(tuple(words.say("seat-name", number=1 + seat) for seat in range(table.options.seats)))
            print(words.say("check-where"))
            print(*(words.tell(line, voice) for line in TELLERS[name].describe(checked.where)), sep="\n")
        if more and sound:
            print(words.say("check-gain", gain=f"{table.error_bound:.1e}", mixed=mixed))
    return 0 if sound else FAILURE


def _begun(game: Game, state: State, rng: random.Random) -> State:
    """The state in which the first turn begins."""
    while not state[TURN]:
        odds = game.odds(state)
        state = game.step(state, rng.choices(range(len(odds)), odds)[0])
    return state
