"""Arguments that several commands take."""

import argparse
from typing import Any

from ..engine.registry import GAMES
from ..minds.playing import outside_minds
from ..minds.playing.strengths import MINDS
from ..words import Words


def add_game(parser: argparse.ArgumentParser, words: Words, **how: Any) -> None:
    """Adds the game."""
    games = words.say("cli-game", games=", ".join(GAMES))
    parser.add_argument("game", metavar=words.say("cli-game-word"), help=games, **how)


def add_record(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds the file of a record."""
    parser.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-record"))


def add_option(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds the options of the game."""
    parser.add_argument(
        "--option", metavar=words.say("cli-option-word"), action="append", default=[], help=words.say("cli-option")
    )


def add_seed(parser: argparse.ArgumentParser, words: Words, default: int | None = None) -> None:
    """Adds the seed of the draws."""
    parser.add_argument("--seed", type=int, metavar="N", default=default, help=words.say("cli-seed"))


def add_json(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds `--json`."""
    parser.add_argument("--json", action="store_true", help=words.say("cli-json"))


def add_plain(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds `--plain`."""
    parser.add_argument("--plain", action="store_true", help=words.say("cli-plain"))


def add_who(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds who we are at a host."""
    parser.add_argument("--token", metavar=words.say("cli-token-word"), help=words.say("cli-join-token"))
    parser.add_argument("--name", metavar=words.say("cli-name-word"), help=words.say("cli-join-name"))


def add_database(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds the database of a host."""
    parser.add_argument("--database", metavar=words.say("cli-url-word"), help=words.say("cli-serve-database"))


def minds_told(words: Words, faces: bool = False) -> str:
    """The names of the minds, with descriptions; for those who play against them, with their faces."""
    shown = [f"{words.say(f'face-{name}')}: " if faces else "" for name in MINDS]
    minds = ", ".join(f"{name} ({face}{words.say(f'mind-{name}')})" for name, face in zip(MINDS, shown, strict=True))
    for name, entry in outside_minds.named().items():
        if name not in MINDS:
            minds += f", {name} ({words.say('mind-of-package', package=entry.module)})"
    return (
        f"{minds}, search:N ({words.say('mind-search')}), against:{words.say('cli-file-word')} "
        f"({words.say('mind-against')}), onnx:{words.say('cli-file-word')} ({words.say('mind-onnx')})"
        f", module:function ({words.say('mind-function')})"
    )
