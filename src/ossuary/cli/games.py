"""`ossuary games`: what there is to play."""

import argparse
import json
from dataclasses import asdict
from typing import Any, cast

from ..rules.catalogue import GAMES
from ..words import Words
from .text import wrapped


def run(options: argparse.Namespace, words: Words) -> int:
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
