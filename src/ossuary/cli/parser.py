"""The arguments of the command, in the user's language."""

import argparse
import os
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn

from ..engine.nodes import Refused
from ..words import LANGUAGES, Words

# As the help lists them; each is a module in `commands`.
COMMANDS = (
    "games",
    "rules",
    "play",
    "simulate",
    "arena",
    "report",
    "replay",
    "review",
    "habits",
    "practice",
    "daily",
    "fork",
    "solve",
    "check",
    "check-game",
    "new-game",
    "compile-game",
    "verify",
    "serve",
    "join",
    "carry",
    "admin",
    "score",
)

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
    """A parser whose errors are one line, and which accepts no abbreviated options."""

    def __init__(self, **how: Any) -> None:
        super().__init__(allow_abbrev=False, **how)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Known arguments and the rest; options may also come before an optional argument."""
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
    """The language of the last --lang, otherwise of the environment, otherwise English."""
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
    """Runs a command."""
    code: int = _module(options.command).run(options, words)
    return code


class CommandParser(Parser):
    """The parser of a command, which loads only the command that is named."""

    declare: Callable[[], None] | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Known arguments and the rest."""
        if self.declare is not None:
            self.declare()
            self.declare = None
        return super().parse_known_args(args, namespace)


def add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))


def _declare(name: str, parser: Parser, words: Words) -> None:
    _module(name).arguments(parser, words)


def _module(name: str) -> Any:
    return import_module(f".commands.{name.replace('-', '_')}", __package__)


def _parser(words: Words) -> Parser:
    from .. import __version__

    parser = Parser(prog="ossuary", description=words.say("cli-about"), epilog=words.say("cli-epilog"))
    parser.add_argument("--version", action="version", version=f"ossuary {__version__}", help=words.say("cli-version"))
    add_language(parser, words)
    commands = parser.add_subparsers(dest="command", metavar=words.say("cli-command"), parser_class=CommandParser)
    for name in COMMANDS:
        text = words.say(f"cli-{name}")
        made: CommandParser = commands.add_parser(name, help=text, description=text)
        add_language(made, words)
        made.declare = partial(_declare, name, made, words)
    return parser
