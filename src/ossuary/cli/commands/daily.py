"""`ossuary daily`: the game of the day, with the same dice for everybody; one try counts."""

import argparse
import time
from datetime import date

from ...daily.check import check
from ...daily.days import day_at, played_day
from ...daily.result import Result, result_of
from ...daily.setting import table_on
from ...engine.record import Record
from ...engine.registry import Game, game_named
from ...table import Table
from ...words import Words
from ..common_arguments import add_game, add_plain
from ..daily.kept import Kept
from ..daily.told import day_told, result_told, streak_told, to_share
from ..program import command
from ..progress import progress
from ..saves import new_save
from ..wrap import wrapped
from .play import Play


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words, nargs="?")
    parser.add_argument("--day", metavar=words.say("cli-day-word"), help=words.say("cli-daily-day"))
    add_plain(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays the game of today, or of a former day, mostly for practice; without a game, shows how the day stands."""
    today = day_at(time.time())
    day = today if options.day is None else played_day(options.day, today)
    kept = Kept.read()
    if options.game is None:
        print(words.say("daily-title") + f" · {day.isoformat()}\n" + wrapped(words.say("daily-about")) + "\n")
        print("\n".join(wrapped(line, hang="  ") for line in day_told(kept, day, words)))
        print(f"\n{streak_told(kept, today, words)}")
        return 0
    game = game_named(options.game)
    if kept.counts(game, day, today):
        return _counted(game, day, today, kept, words, options.plain)
    if result := kept.results.get((day, game.NAME)):
        print(wrapped(words.say("daily-kept", day=day.isoformat(), result=result_told(result, words))))
    print(wrapped(words.say("daily-practice")) + "\n")
    return _practice(game, day, words, options.plain)


def _counted(game: Game, day: date, today: date, kept: Kept, words: Words, plain: bool) -> int:
    """Plays the try that counts, from where it was left."""
    begun = kept.begun(game, day)
    table = Table.resume(begun) if begun else table_on(game, day)
    print(wrapped(words.say("daily-counts") + " " + words.say("daily-open-dice")) + "\n")
    code = 0 if table.over else Play(table, kept.path(game, day), words, plain, coach=False).run()
    if not table.over:
        told = words.say("daily-not-finished", command=command(), game=game.NAME, day=day.isoformat())
        print(wrapped(told))
        return code
    result = _result(table.record, day, words)
    kept.add(game, day, result)
    print("\n" + wrapped(result_told(result, words)))
    print(streak_told(kept, today, words))
    print(wrapped(words.say("daily-signs")))
    print("\n" + to_share(game, day, result, kept, today, words))
    return code


def _practice(game: Game, day: date, words: Words, plain: bool) -> int:
    """Plays a day's game without any consequence."""
    table = table_on(game, day)
    code = Play(table, new_save(game), words, plain).run()
    if table.over:
        print("\n" + wrapped(result_told(_result(table.record, day, words), words)))
    return code


def _result(record: Record, day: date, words: Words) -> Result:
    """The result of a whole game of a day; refused if its dice or its opponent are not those of the day."""
    check(record, day)
    with progress(words.say("daily-working")) as done:
        return result_of(record, done)
