"""`ossuary report`: what many games say about a game, as one HTML file."""

import argparse
import errno
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ...engine.extras import need
from ...engine.nodes import Refused
from ...engine.registry import Game, game_named
from ...minds.playing.named_minds import check_minds
from ...minds.playing.simple import plain_mind
from ...table import check_folder, write_whole
from ...words import Words
from ..arguments import file_refused, options_given, positive, shown
from ..common_arguments import add_game, add_option, add_seed, minds_told
from ..progress import progress
from ..seats import check_number, minds_named

if TYPE_CHECKING:
    from ...lab.report.course import Course, Setting

MOST_GAMES = 100_000
STRETCH = 20  # games handed out at a time
READABLE = 0o644


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)
    parser.add_argument(
        "--seats",
        metavar=words.say("cli-minds-word"),
        help=words.say("cli-minds", minds=minds_told(words)),
    )
    parser.add_argument("--games", type=int, metavar="N", default=1000, help=words.say("cli-number"))
    add_seed(parser, words, default=0)
    parser.add_argument("--cores", type=int, metavar="N", help=words.say("cli-cores"))
    add_option(parser, words)
    parser.add_argument(
        "--against",
        metavar=words.say("cli-option-word"),
        action="append",
        default=[],
        help=words.say("cli-report-against"),
    )
    parser.add_argument("--out", metavar=words.say("cli-file-word"), help=words.say("cli-report-out"))


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays the games of one setting or two, and writes the report."""
    game = game_named(options.game)
    minds = [plain_mind(game)] * 2 if options.seats is None else minds_named(options.seats)
    check_number(game, len(minds))
    games = positive("--games", options.games)
    cores = positive("--cores", options.cores) if options.cores is not None else None
    if games > MOST_GAMES:
        raise Refused("cli-too-many-games", most=MOST_GAMES)
    file = Path(options.out or f"{game.NAME}-report.html")
    _check_place(file)
    need("lab", "numpy", "vl_convert")
    from ...lab.report.findings import Findings
    from ...lab.report.game_report import check_report
    from ...lab.report.page import Told, report

    check_report(game, words)
    given = [options.option, *([_changed(options.option, options.against)] if options.against else [])]
    settings = [_setting(game, minds, texts, options.seed, words) for texts in given]
    told = []
    with progress(words.say("arena-playing")) as bar:
        for number, (setting, texts) in enumerate(zip(settings, given, strict=True)):
            name = ", ".join(map(shown, texts)) or words.say("report-usual")
            courses: list[Course] = []
            for some in _played(setting, games, cores):
                courses += some
                bar((number + len(courses) / games) / len(given))
            courses.sort(key=lambda course: course.number)
            told.append(Told(setting, name, Findings(game.NAME, courses)))
    try:
        write_whole(file, report(told, games, words), READABLE)
    except OSError as error:
        raise file_refused(str(file), error) from error
    print(words.say("report-written", file=shown(str(file))))
    return 0


def _check_place(file: Path) -> None:
    """Refuses a path that cannot be written, before anything is played."""
    try:
        check_folder(file)
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    except OSError as error:
        raise file_refused(str(file), error) from error


def _changed(texts: list[str], against: list[str]) -> list[str]:
    """The options of the second setting: those of the first, with some replaced."""
    names = [text.partition("=")[0] for text in against]
    return [*(text for text in texts if text.partition("=")[0] not in names), *against]


def _setting(game: Game, minds: list[str], texts: list[str], seed: int, words: Words) -> "Setting":
    from ...lab.report.course import Setting

    agreed = options_given(game, len(minds), texts, words)
    check_minds(minds, game, game.initial(agreed))
    return Setting(game.NAME, asdict(cast(Any, agreed)), tuple(minds), seed)


def _played(setting: "Setting", games: int, cores: int | None) -> "Iterator[list[Course]]":
    """The courses of all games, in portions."""
    from ...lab.report.course import Stretch, courses
    from ...lab.workers import Processes, spread

    stretches = (Stretch(setting, first, min(STRETCH, games - first)) for first in range(0, games, STRETCH))
    with Processes(cores) as workers:
        yield from spread(workers, courses, stretches)
