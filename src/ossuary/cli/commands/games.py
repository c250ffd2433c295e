"""`ossuary games`: the list of games."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import pairwise
from typing import Any, cast

from ...engine.options import Amount, Choice, Number
from ...engine.registry import GAMES, Game
from ...minds.playing.levels import LEVELS
from ...minds.playing.measured import measured, most_of_all
from ...words import Words
from ..common_arguments import add_json
from ..wrap import wrapped


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Lists the games."""
    if options.json:
        listed = [
            {
                "game": name,
                "title": words.say(f"rules-{name}-title"),
                "seats": [game.MIN_SEATS, game.MAX_SEATS],
                "options": asdict(cast(Any, game.Options())),
                "minds": {
                    seats: {mind: asdict(one) for mind, one in minds.items()} for seats, minds in measured(name).items()
                },
            }
            for name, game in GAMES.items()
        ]
        print(json.dumps(listed))
        return 0
    for name, game in GAMES.items():
        seats = words.say("cli-players", least=game.MIN_SEATS, most=game.MAX_SEATS)
        print(f"{name:18} {words.say(f'rules-{name}-title')}, {seats}")
        print(wrapped(words.say(f"rules-{name}-intro"), "  "))
        print(wrapped(words.say(f"rules-{name}-credit"), "  "))
        if examples := [f"{option}={value}" for option, value in _examples(game, words)]:
            print(wrapped(words.say("cli-games-options", options=", ".join(examples)), "  "))
        for line in _levels(name, words):
            print(wrapped(line, "  "))
    print("\n" + words.say("cli-games-next"))
    return 0


def _examples(game: Game, words: Words) -> Iterator[tuple[str, str]]:
    """Each option with a value other than the usual, or with several where it has several forms."""
    for name, option in game.OPTIONS.items():
        match option:
            case Number(usual, least, most):
                yield name, str(usual // 2 if usual // 2 >= least else most)
            case Choice(usual, choices):
                yield from ((name, choice) for choice in choices if choice != usual)
            case Amount(_, _, amounts):
                yield from ((name, f"{word}={number.usual}") for word, number in amounts.items())
            case _:
                yield name, words.say("cli-file-word")


def _levels(name: str, words: Words) -> Iterator[str]:
    """The measured levels of a game, and how surely each wins against the one before, for two."""
    found = measured(name).get(2, {})
    levels = [mind for mind in found if mind in LEVELS]
    if not levels:
        return
    told = levels[:1]
    for weaker, stronger in pairwise(levels):
        one = found.get(stronger)
        if one is None or weaker not in one.wins:
            told.append(stronger)
            continue
        wins, error = 100 * one.wins[weaker], 100 * one.errors[weaker]
        told.append(words.say("cli-mind-wins", mind=stronger, wins=wins, error=error))
    yield words.say("cli-games-minds", minds=", ".join(told))
    if (most := most_of_all(found, levels)) is not None:
        yield words.say("nearly-luck", wins=100 * most)
