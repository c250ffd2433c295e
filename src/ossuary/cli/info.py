"""`ossuary games` and `ossuary rules`: what there is to play, and how."""

import argparse
import json
import shutil
import textwrap
from dataclasses import asdict
from typing import Any, cast

from ..rules.catalogue import GAMES
from ..words import Words
from ..words.rulebook import rulebook
from .arguments import game_named


def games(options: argparse.Namespace, words: Words) -> int:
    """Lists the games."""
    if options.json:
        listed = [
            {
                "game": name,
                "title": words.say(f"rules-{name}-title"),
                "seats": [game.MIN_SEATS, game.MAX_SEATS],
                "options": asdict(cast(Any, game.Options())),
            }
            for name, game in GAMES.items()
        ]
        print(json.dumps(listed))
        return 0
    for name, game in GAMES.items():
        seats = words.say("cli-players", least=game.MIN_SEATS, most=game.MAX_SEATS)
        print(f"{name:18} {words.say(f'rules-{name}-title')}, {seats}")
        print(wrapped(words.say(f"rules-{name}-intro"), "  "))
    print("\n" + words.say("cli-games-next"))
    return 0


def rules(options: argparse.Namespace, words: Words) -> int:
    """Prints the rules of a game."""
    print(wrapped(rulebook(words, game_named(options.game).NAME)))
    return 0


def wrapped(text: str, indent: str = "", hang: str = "") -> str:
    """Text in lines that fit the terminal, paragraphs kept; `hang` stands before what is carried over."""
    width = min(shutil.get_terminal_size((80, 24)).columns, 100)
    lines = []
    for line in text.splitlines():
        carried = indent + (hang or ("> " if line.startswith("> ") else "   " if line[:1].isdigit() else ""))
        lines.append(textwrap.fill(line, width, initial_indent=indent, subsequent_indent=carried) if line else "")
    return "\n".join(lines)
