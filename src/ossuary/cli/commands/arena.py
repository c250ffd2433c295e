"""`ossuary arena`: minds compete, and statistics say which differences are more than luck."""

import argparse
import json
import re
import sys
from dataclasses import asdict
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ...engine.extras import need
from ...engine.nodes import Refused
from ...engine.registry import ROOMS, Game, game_named, guests
from ...minds.playing import onnx_mind
from ...minds.playing.named_minds import check_minds, is_trained, mark_of, trained_file
from ...minds.playing.outside_minds import package_mark
from ...words import Words
from .. import INTERRUPTED
from ..arguments import file_refused, options_given, positive, shown
from ..common_arguments import add_game, add_json, add_option, add_seed, minds_told
from ..progress import progress
from ..seats import check_number, minds_named
from ..table import table
from ..wrap import wrapped

if TYPE_CHECKING:
    from ...lab.arena import Meeting

MOST_GAMES = 10_000_000
MOST_MINDS = 8
CLUSTER = re.compile(r"local|ray|ray://([\w.-]+|\[[\da-fA-F:.]+\]):\d{1,5}")
LEAST_CERTAINTY = 0.5


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)
    parser.add_argument(
        "--minds",
        metavar=words.say("cli-minds-word"),
        required=True,
        help=words.say("cli-arena-minds", minds=minds_told(words)),
    )
    parser.add_argument("--games", type=int, metavar="N", default=1000, help=words.say("cli-arena-games"))
    parser.add_argument("--seats", type=int, metavar="N", default=2, help=words.say("cli-arena-seats"))
    parser.add_argument("--paired", action="store_true", help=words.say("cli-arena-paired"))
    parser.add_argument("--until", metavar=words.say("cli-arena-until-word"), help=words.say("cli-arena-until"))
    add_seed(parser, words, default=0)
    parser.add_argument("--out", metavar=words.say("cli-folder-word"), help=words.say("cli-arena-out"))
    parser.add_argument(
        "--cluster", metavar=words.say("cli-arena-cluster-word"), default="local", help=words.say("cli-arena-cluster")
    )
    parser.add_argument("--cores", type=int, metavar="N", help=words.say("cli-cores"))
    add_option(parser, words)
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays the missing games and prints the standings; on Ctrl-C the games so far are kept."""
    game = game_named(options.game)
    minds = minds_named(options.minds)
    if len(set(minds)) != len(minds) or not 2 <= len(minds) <= MOST_MINDS:
        raise Refused("arena-minds", most=MOST_MINDS)
    check_number(game, options.seats)
    agreed = options_given(game, options.seats, options.option, words)
    games = positive("--games", options.games)
    cores = positive("--cores", options.cores) if options.cores is not None else None
    if games > MOST_GAMES:
        raise Refused("cli-too-many-games", most=MOST_GAMES)
    until, place = _certainty(options.until), _place(options.cluster)
    need("lab", "numpy", "openskill", "pyarrow")
    check_minds(minds, game, game.initial(agreed))
    from ...lab.arena import Meeting

    marks = tuple(mark for mind in minds if (mark := mark_of(mind)))
    if game.NAME in guests():
        marks += (package_mark(ROOMS[game.NAME]),)
    meeting = Meeting(game.NAME, asdict(cast(Any, agreed)), tuple(minds), options.seed, options.paired, marks)
    folder = Path(options.out) if options.out else None
    try:
        results = _played(meeting, games, until, place, cores, folder, words)
    except KeyboardInterrupt:
        stopped = words.say("arena-stopped", folder=shown(str(folder))) if folder else words.say("cli-interrupted")
        print("\n" + stopped, file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        raise file_refused(str(error.filename or folder), error) from error
    if options.json:
        print(json.dumps(results, ensure_ascii=False))
    else:
        _print(game, results, folder, words)
    return 0


def _certainty(text: str | None) -> float | None:
    if text is None:
        return None
    if not re.fullmatch(r"0?\.\d{1,9}", text) or float(text) < LEAST_CERTAINTY:
        raise Refused("arena-certainty", value=text)
    return float(text)


def _place(text: str) -> str:
    if not CLUSTER.fullmatch(text):
        raise Refused("arena-cluster", value=text)
    if text != "local":
        need("cluster", "ray")
    return text


def _played(
    meeting: "Meeting",
    games: int,
    until: float | None,
    place: str,
    cores: int | None,
    folder: Path | None,
    words: Words,
) -> dict[str, Any]:
    """The standings after this many games, including those the folder already held."""
    from ...lab.arena import Arena, Played, fill
    from ...lab.arena.folder import ArenaFolder
    from ...lab.arena.standings import standings
    from ...lab.workers import workers_at

    ledger = ArenaFolder(folder, meeting) if folder else None
    kept = ledger.kept() if ledger else []
    rounds = max([ceil(games / len(meeting.seatings)), *(played.first + len(played.moves) for played in kept)])
    arena = Arena(meeting, rounds)
    for played in kept:
        arena.take(played)
    there = int(arena.done.sum())
    with progress(words.say("arena-playing")) as bar, workers_at(place, cores) as workers:

        def took(played: Played) -> None:
            nonlocal there
            there += len(played.moves)
            bar(there / arena.done.size)
            if ledger:
                ledger.add(played)

        try:
            fill(arena, workers, until, took)
        finally:
            if ledger:
                ledger.write()
    results = standings(arena, until)
    if ledger:
        ledger.close(arena, results)
    return results


def _print(game: Game, results: dict[str, Any], folder: Path | None, words: Words) -> None:
    print(_standings(game, results, words))
    print(_differences(results, words))
    if results["rounds"] < results["fewest_rounds"]:
        print(wrapped(words.say("arena-few", rounds=results["rounds"], fewest=results["fewest_rounds"])))
    elif results["until"]:
        certain = all(difference["certain"] for difference in results["differences"])
        percent = 100 * results["until"]
        print(wrapped(words.say("arena-decided" if certain else "arena-undecided", certainty=percent)))
    if folder:
        print(words.say("arena-kept", folder=shown(str(folder))))


def _standings(game: Game, results: dict[str, Any], words: Words) -> str:
    """A table of all minds, the best first."""
    about = words.say(f"rules-{game.NAME}-title")
    title = words.say("arena-title", title=about, games=results["games"], rounds=results["rounds"])
    headings = [words.say(f"arena-{name}") for name in ("mind", "games", "wins", "interval", "rating", "score")]
    rows = [
        [
            shown(_name(row["mind"])),
            words.say("arena-number", number=row["games"]),
            words.say("simulate-percent", number=100 * row["rate"]),
            words.say("simulate-range", low=100 * row["interval"][0], high=100 * row["interval"][1]),
            words.say("arena-plus-minus", number=row["rating"], error=row["rating_error"]),
            words.say("arena-mean", number=row["mean_score"]),
        ]
        for row in sorted(results["standings"], key=lambda row: -row["rate"])
    ]
    return table(title, headings, rows)


def _differences(results: dict[str, Any], words: Words) -> str:
    """A table of all pairs of minds."""
    until = results["until"]
    headings = [
        words.say("arena-pair"),
        words.say("arena-difference"),
        words.say("arena-certainty-interval", certainty=100 * (until or 0.95)),
        words.say("arena-certain" if until else "arena-chance"),
    ]
    rows = []
    for row in results["differences"]:
        ahead = 1 if row["difference"] >= 0 else -1
        low, high = row["interval"][::ahead]
        sure = words.say("arena-yes" if row["certain"] else "arena-no")
        pair = [
            " – ".join(shown(_name(mind)) for mind in row["minds"][::ahead]),
            words.say("simulate-percent", number=100 * abs(row["difference"])),
            words.say("arena-range", low=100 * ahead * low, high=100 * ahead * high),
            sure if until else _chance(row["p"], words),
        ]
        rows.append(pair)
    return table(words.say("arena-differences"), headings, rows)


def _name(mind: str) -> str:
    """A mind's name for a table column: of a file only its name."""
    return f"{onnx_mind.KIND}:{trained_file(mind).stem}" if is_trained(mind) else mind


def _chance(chance: float, words: Words) -> str:
    """The p-value of a difference."""
    least = 0.0001
    return words.say("arena-tiny", least=least) if chance < least else words.say("arena-p", chance=chance)
