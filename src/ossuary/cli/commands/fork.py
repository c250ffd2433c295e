"""`ossuary fork`: a recorded game played on from any of its moves."""

import argparse
from pathlib import Path

from ...engine import record as records
from ...engine.nodes import Refused
from ...engine.record import RecordError
from ...fair import Seeded, forked
from ...table import Table
from ...words import Words
from ..arguments import text_of
from ..common_arguments import add_plain, add_record, minds_told
from ..saves import free, new_save
from ..seats import parse_seats, recorded_seats
from .play import Play


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_record(parser, words)
    parser.add_argument("--at", type=int, metavar="N", required=True, help=words.say("cli-fork-at"))
    parser.add_argument("--same-dice", action="store_true", help=words.say("cli-fork-same"))
    parser.add_argument(
        "--seats",
        metavar=words.say("cli-seats-word"),
        help=words.say("cli-fork-seats", minds=minds_told(words, faces=True)),
    )
    parser.add_argument("--save", metavar=words.say("cli-file-word"), help=words.say("cli-save"))
    add_plain(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays on at a new table; the record stays as it is."""
    record = records.read(text_of(options.file))
    typed = options.seats is not None
    players = parse_seats(options.seats, record.game) if typed else recorded_seats(record.players, record.game)
    if len(players) != record.options.seats:
        raise Refused("cli-resume-seats", seats=record.options.seats)
    draws = forked(record.draws, options.at, None if options.same_dice else Seeded())
    if draws is None:
        raise RecordError("record-no-seed")
    table = Table.fork(record, options.at, players, draws)
    path = new_save(record.game) if options.save is None else free(Path(options.save))
    return Play(table, path, words, options.plain).run()
