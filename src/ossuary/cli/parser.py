"""The arguments of the command, in the language of who types them."""

import argparse
import os
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn

from ..engine.nodes import Refused
from ..engine.registry import GAMES
from ..minds.playing.strengths import MINDS
from ..words import LANGUAGES, Words

# The messages of argparse that people get to see, and our texts for them.
ARGPARSE_TEXTS = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positionals",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
    "the following arguments are required: %s": "cli-required",
    "unrecognized arguments: %s": "cli-unrecognized",
    "expected one argument": "cli-one-argument",
    "ignored explicit argument %r": "cli-no-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-choice",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "invalid %(type)s value: %(value)r": "cli-value",
}


class Parser(argparse.ArgumentParser):
    """A parser whose refusals are one line, and that takes no option for another that begins like it."""

    def __init__(self, **how: Any) -> None:
        super().__init__(allow_abbrev=False, **how)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is understood, and the rest; options may also stand before an argument that can be left out."""
        found, rest = super().parse_known_args(args, namespace)
        for argument in self._get_positional_actions():
            # argparse of Python 3.11 gives such an argument up at the first option after another argument
            late = argument.nargs == argparse.OPTIONAL and getattr(found, argument.dest) is None
            if late and rest and (rest[0] == "-" or not rest[0].startswith("-")):
                setattr(found, argument.dest, rest.pop(0))
        return found, rest

    def error(self, message: str) -> NoReturn:
        raise Refused("cli-misuse", message=message, command=self.prog)


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for by the last --lang, else by the environment, else English."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    asked = [next(filter(None, settings), "")]
    for before, word in pairwise(["", *arguments]):
        if before == "--lang":
            asked.append(word)
        elif word.startswith("--lang="):
            asked.append(word.partition("=")[2])
    return next((word[:2] for word in reversed(asked) if word[:2] in LANGUAGES), LANGUAGES[0])


def parse(arguments: list[str], words: Words) -> int:
    """Runs the command that the arguments name."""
    translate = getattr(argparse, "_")  # noqa: B009
    setattr(argparse, "_", lambda text: words.say(ARGPARSE_TEXTS[text]) if text in ARGPARSE_TEXTS else text)  # noqa: B010
    try:
        options = _parser(words).parse_args(arguments)
    finally:
        setattr(argparse, "_", translate)  # noqa: B010
    if options.command is None:
        raise Refused("cli-no-command")
    return run(options, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Runs a command; its code is loaded only now, so that each starts fast."""
    name: str = options.command
    command = import_module(f".commands.{name.replace('-', '_')}", __package__)
    code: int = command.run(options, words)
    return code


def _parser(words: Words) -> Parser:
    from .. import __version__

    parser = Parser(prog="ossuary", description=words.say("cli-about"), epilog=words.say("cli-epilog"))
    parser.add_argument("--version", action="version", version=f"ossuary {__version__}", help=words.say("cli-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
    commands = parser.add_subparsers(dest="command", metavar=words.say("cli-command"), parser_class=Parser)

    def command(name: str) -> Parser:
        text = words.say(f"cli-{name}")
        made: Parser = commands.add_parser(name, help=text, description=text)
        made.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
        return made

    def game(made: Parser, **how: Any) -> None:
        made.add_argument(
            "game", metavar=words.say("cli-game-word"), help=words.say("cli-game", games=", ".join(GAMES)), **how
        )

    def database(made: Parser) -> None:
        made.add_argument("--database", metavar=words.say("cli-url-word"), help=words.say("cli-serve-database"))

    minds = ", ".join(f"{name} ({words.say(f'mind-{name}')})" for name in MINDS)
    minds += f", search:N ({words.say('mind-search')}), onnx:{words.say('cli-file-word')} ({words.say('mind-onnx')})"
    json_help = words.say("cli-json")
    games = command("games")
    games.add_argument("--json", action="store_true", help=json_help)

    rules = command("rules")
    game(rules)

    play = command("play")
    game(play, nargs="?")
    play.add_argument("--seats", metavar=words.say("cli-seats-word"), help=words.say("cli-seats", minds=minds))
    _add_option(play, words)
    play.add_argument("--seed", type=int, metavar="N", help=words.say("cli-seed"))
    play.add_argument("--save", metavar=words.say("cli-file-word"), help=words.say("cli-save"))
    play.add_argument("--resume", metavar=words.say("cli-file-word"), help=words.say("cli-resume"))

    simulate = command("simulate")
    game(simulate)
    simulate.add_argument(
        "--seats",
        metavar=words.say("cli-minds-word"),
        default="random,random",
        help=words.say("cli-minds", minds=minds),
    )
    simulate.add_argument("--games", type=int, metavar="N", default=10_000, help=words.say("cli-number"))
    simulate.add_argument("--seed", type=int, metavar="N", default=0, help=words.say("cli-seed"))
    simulate.add_argument("--cores", type=int, metavar="N", help=words.say("cli-cores"))
    _add_option(simulate, words)
    simulate.add_argument("--json", action="store_true", help=json_help)

    arena = command("arena")
    game(arena)
    arena.add_argument(
        "--minds", metavar=words.say("cli-minds-word"), required=True, help=words.say("cli-arena-minds", minds=minds)
    )
    arena.add_argument("--games", type=int, metavar="N", default=1000, help=words.say("cli-arena-games"))
    arena.add_argument("--seats", type=int, metavar="N", default=2, help=words.say("cli-arena-seats"))
    arena.add_argument("--paired", action="store_true", help=words.say("cli-arena-paired"))
    arena.add_argument("--until", metavar=words.say("cli-arena-until-word"), help=words.say("cli-arena-until"))
    arena.add_argument("--seed", type=int, metavar="N", default=0, help=words.say("cli-seed"))
    arena.add_argument("--out", metavar=words.say("cli-folder-word"), help=words.say("cli-arena-out"))
    arena.add_argument(
        "--cluster", metavar=words.say("cli-arena-cluster-word"), default="local", help=words.say("cli-arena-cluster")
    )
    arena.add_argument("--cores", type=int, metavar="N", help=words.say("cli-cores"))
    _add_option(arena, words)
    arena.add_argument("--json", action="store_true", help=json_help)

    report = command("report")
    game(report)
    report.add_argument(
        "--seats",
        metavar=words.say("cli-minds-word"),
        default="rule-of-thumb,rule-of-thumb",
        help=words.say("cli-minds", minds=minds),
    )
    report.add_argument("--games", type=int, metavar="N", default=1000, help=words.say("cli-number"))
    report.add_argument("--seed", type=int, metavar="N", default=0, help=words.say("cli-seed"))
    report.add_argument("--cores", type=int, metavar="N", help=words.say("cli-cores"))
    _add_option(report, words)
    report.add_argument(
        "--against",
        metavar=words.say("cli-option-word"),
        action="append",
        default=[],
        help=words.say("cli-report-against"),
    )
    report.add_argument("--out", metavar=words.say("cli-file-word"), help=words.say("cli-report-out"))

    replay = command("replay")
    replay.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-record"))
    replay.add_argument("--json", action="store_true", help=json_help)

    review = command("review")
    review.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-record"))
    review.add_argument("--json", action="store_true", help=json_help)

    fork = command("fork")
    fork.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-record"))
    fork.add_argument("--at", type=int, metavar="N", required=True, help=words.say("cli-fork-at"))
    fork.add_argument("--same-dice", action="store_true", help=words.say("cli-fork-same"))
    fork.add_argument("--seats", metavar=words.say("cli-seats-word"), help=words.say("cli-fork-seats", minds=minds))
    fork.add_argument("--save", metavar=words.say("cli-file-word"), help=words.say("cli-save"))

    solve = command("solve")
    game(solve)
    solve.add_argument("--target", type=int, metavar="N", help=words.say("cli-solve-target"))
    _add_option(solve, words)
    solve.add_argument("--dice", metavar="L,R,C", help=words.say("cli-solve-dice"))
    solve.add_argument("--recompute", action="store_true", help=words.say("cli-solve-recompute"))
    solve.add_argument("--json", action="store_true", help=json_help)

    check = command("check")
    check.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-check-file"))
    check.add_argument("--states", type=int, metavar="N", default=2000, help=words.say("cli-check-states"))
    check.add_argument("--turn", action="store_true", help=words.say("cli-check-turn"))
    check.add_argument("--all", action="store_true", help=words.say("cli-check-all"))
    check.add_argument("--seed", type=int, metavar="N", default=0, help=words.say("cli-seed"))
    check.add_argument("--json", action="store_true", help=json_help)

    check_game = command("check-game")
    game(check_game)
    check_game.add_argument("--seed", type=int, metavar="N", default=0, help=words.say("cli-seed"))
    check_game.add_argument("--json", action="store_true", help=json_help)

    verify = command("verify")
    verify.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-record"))
    verify.add_argument("--kept", metavar=words.say("cli-file-word"), help=words.say("cli-kept"))
    verify.add_argument("--json", action="store_true", help=json_help)

    serve = command("serve")
    serve.add_argument("--host", metavar="HOST", default="127.0.0.1", help=words.say("cli-serve-host"))
    serve.add_argument(
        "--name", metavar=words.say("cli-name-word"), action="append", default=[], help=words.say("cli-serve-name")
    )
    serve.add_argument("--port", metavar="N", type=int, default=8000, help=words.say("cli-serve-port"))
    database(serve)
    serve.add_argument("--workers", metavar="N", type=int, default=1, help=words.say("cli-serve-workers"))
    serve.add_argument("--open", action="store_true", help=words.say("cli-serve-open"))
    serve.add_argument("--notices", metavar=words.say("cli-url-word"), help=words.say("cli-serve-notices"))
    serve.add_argument("--rate", metavar="N", type=int, default=50, help=words.say("cli-serve-rate"))
    serve.add_argument("--learned", metavar=words.say("cli-folder-word"), help=words.say("cli-serve-learned"))
    serve.add_argument("--no-warm-up", action="store_false", dest="warm_up", help=words.say("cli-serve-no-warm-up"))

    join = command("join")
    join.add_argument("url", metavar=words.say("cli-url-word"), help=words.say("cli-join-url"))
    join.add_argument("--mind", metavar=words.say("cli-mind-word"), help=words.say("cli-join-mind", minds=minds))
    join.add_argument("--token", metavar=words.say("cli-token-word"), help=words.say("cli-join-token"))
    join.add_argument("--name", metavar=words.say("cli-name-word"), help=words.say("cli-join-name"))
    join.add_argument("--seat", metavar="N", type=int, help=words.say("cli-join-seat"))
    join.add_argument("--watch", action="store_true", help=words.say("cli-join-watch"))
    join.add_argument("--keep", metavar=words.say("cli-file-word"), help=words.say("cli-join-keep"))

    _add_actions(command("admin"), words, database)

    score = command("score")
    game(score)
    score.add_argument("file", metavar=words.say("cli-file-word"), nargs="?", help=words.say("cli-position"))
    score.add_argument("--json", action="store_true", help=json_help)
    return parser


def _add_actions(admin: Parser, words: Words, database: Callable[[Parser], None]) -> None:
    """Adds the actions of `admin`; all of them are about a database, and can tell programs what they did."""
    actions = admin.add_subparsers(
        dest="action", metavar=words.say("cli-admin-word"), required=True, parser_class=Parser
    )

    def action(name: str, text: str) -> Parser:
        made: Parser = actions.add_parser(name, help=text, description=text)
        database(made)
        made.add_argument("--json", action="store_true", help=words.say("cli-json"))
        made.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
        return made

    backup = action("backup", words.say("cli-admin-backup"))
    backup.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-admin-new-file"))
    restore = action("restore", words.say("cli-admin-restore"))
    restore.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-admin-file"))
    purge = action("purge", words.say("cli-admin-purge"))
    purge.add_argument("--days", metavar="N", type=int, default=90, help=words.say("cli-admin-days"))
    close = action("close", words.say("cli-admin-close"))
    close.add_argument("table", metavar=words.say("cli-table-word"), help=words.say("cli-admin-table"))
    action("reports", words.say("cli-admin-reports"))


def _add_option(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "--option", metavar=words.say("cli-option-word"), action="append", default=[], help=words.say("cli-option")
    )
