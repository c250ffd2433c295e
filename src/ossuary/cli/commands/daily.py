"""`ossuary daily`: the game of the day, with the same dice for everybody; one try counts."""

import argparse
import sys
import time
from datetime import date

from ...daily.check import check
from ...daily.days import day_at, played_day
from ...daily.result import Result, result_of
from ...daily.setting import table_on
from ...engine.extras import need
from ...engine.nodes import Refused
from ...engine.record import Record
from ...engine.registry import GAMES, Game, game_named
from ...table import Table
from ...words import Words
from .. import FAILURE
from ..arguments import told
from ..common_arguments import add_game, add_plain, add_who
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
    parser.add_argument("--to", metavar=words.say("cli-url-word"), help=words.say("cli-daily-to"))
    add_who(parser, words)
    add_plain(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays the game of today, or of a former day, mostly for practice; without a game, shows how the day stands."""
    today = day_at(time.time())
    day = today if options.day is None else played_day(options.day, today)
    kept = Kept.read()
    if options.to is not None:
        return _handed_in(options, day, today, kept, words)
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


def _handed_in(options: argparse.Namespace, day: date, today: date, kept: Kept, words: Words) -> int:
    """Hands in at a host what was played of a day; a game that is named is played to its end first."""
    need("join", "msgspec", "websockets")
    from ..remote.enter import name_of
    from ..remote.handing import Handing

    games = list(GAMES.values()) if options.game is None else [game_named(options.game)]
    host = Handing(options.to, options.token, name_of(options.name, words), words)
    if options.game is not None and kept.counts(games[0], day, today):
        code = _counted(games[0], day, today, kept, words, options.plain)
        if (day, options.game) not in kept.results:
            return code
    found = [kept.begun(game, day) for game in games if (day, game.NAME) in kept.results]
    if not any(found):
        raise Refused("daily-nothing-to-hand", day=day.isoformat(), command=command())
    code = 0
    for record in filter(None, found):
        title, url = words.say(f"rules-{record.game.NAME}-title"), f"{host.address}/daily/{day.isoformat()}"
        try:
            host.daily(record, day.isoformat())
        except Refused as error:
            print(f"{title}: {told(error, words)}", file=sys.stderr)
            code = FAILURE
        else:
            print(wrapped(words.say("daily-handed", game=title, host=host.address, url=url)))
    return code


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
