"""`ossuary habits`: what a player's habits cost, and what playing against them is worth."""

import argparse
import json
from functools import partial
from typing import Any

from ...engine.nodes import SEATS
from ...engine.record import Record, replay
from ...engine.registry import Game
from ...minds.against.habits import Cost, Habit, costs, habits, together
from ...minds.against.known_player import games_of, whose
from ...minds.against.replying import can_reply, reply
from ...minds.against.seen import shows_style, style_in
from ...minds.against.style import PERFECT, STANDINGS, Style
from ...minds.judging.pick_judge import judge_of
from ...minds.judging.review import review
from ...minds.judging.review_budget import affordable
from ...words import Words
from ...words.said import Said, said
from ..common_arguments import add_json
from ..progress import progress
from ..table import table
from ..wrap import wrapped

Games = list[tuple[Record, int]]
SLIGHT = 0.001  # points of chance, less of which is not told


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    parser.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-habits-file"))
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Tells the habits of a player game by game."""
    by_game: dict[str, Games] = {}
    for record, seat in games_of(*whose(options.file)):
        by_game.setdefault(record.game.NAME, []).append((record, seat))
    found = {name: _found(games, words) for name, games in by_game.items()}
    if options.json:
        print(json.dumps(found))
        return 0
    for number, (name, one) in enumerate(found.items()):
        print(*([""] if number else []), *_told(name, one, words), sep="\n")
    return 0


def _found(games: Games, words: Words) -> dict[str, Any]:
    """The habits of a player in one game, for programs."""
    shown = [_shown(record, seat, words) for record, seat in games]
    exact = all(known for known, _ in shown)
    seen = [own for _, own in shown]
    found: dict[str, Any] = {
        "games": len(games),
        "exact": exact,
        "habits": [one._asdict() for one in costs(seen)],
        "together": together(seen)._asdict(),
    }
    game, start = _last(games)
    style = style_in(games) if shows_style(game) else PERFECT
    if any(style.choices):
        found["style"] = style._asdict()
        if can_reply(game, start):
            found["against"] = {"target": games[-1][0].options.target} | {  # type: ignore[attr-defined]
                name: _against(game, start, one, words)
                for name, one in (("likeliest", style), ("furthest", style.further()))
            }
    return found


def _last(games: Games) -> tuple[Game, list[int]]:
    """The game, and how the last one of two players began."""
    starts = [record.game.initial(record.options) for record, _ in games]
    return games[-1][0].game, next((start for start in reversed(starts) if start[SEATS] == 2), starts[-1])


def _shown(record: Record, seat: int, words: Words) -> tuple[bool, list[Habit]]:
    """What a seat gave away in a game, and whether that is exact."""
    with progress(words.say("review-working")) as done:
        judge = affordable(record, partial(judge_of, record.game, record.game.initial(record.options)))
        found = review(record, judge, done)
    return found.exact, habits(record, found, list(replay(record)), seat)


def _against(game: Game, start: list[int], style: Style, words: Words) -> dict[str, float]:
    """How often best play and the best reply win against a style."""
    with progress(words.say("habits-replying")) as done:
        target = game.look(start)["target"]
        wins = [reply(game, start, style, best, progress=done).wins(target) for best in (False, True)]
    return {"best_play": wins[0], "best_reply": wins[1], "gain": wins[1] - wins[0]}


def _told(name: str, found: dict[str, Any], words: Words) -> list[str]:
    title = words.say("habits-title", game=words.say(f"rules-{name}-title"), games=found["games"])
    if not found["habits"]:
        lines = [title, wrapped(words.say("habits-none"))]
    else:
        headings = [words.say(f"habits-column-{column}") for column in ("habit", "times", "cost")]
        every = [(habit_said(**_kinds(one)), one) for one in found["habits"]]
        rows = [_row(told, one, words) for told, one in [*every, (said("habits-together"), found["together"])]]
        lines = [table(title, headings, rows)]
    lines += ["", wrapped(words.say("habits-exact" if found["exact"] else "habits-estimated"))]
    if "style" in found:
        lines += ["", words.say("habits-style"), *_style_told(Style(**found["style"]), words)]
    if "against" in found:
        lines += ["", *_against_told(found["against"], words)]
    return lines


def habit_said(chosen: str, better: str) -> Said:
    """A habit in words."""
    if chosen == better:
        return said("habits-other", chosen=said(chosen))
    return said("habits-instead", chosen=said(chosen), better=said(better))


def _kinds(one: dict[str, Any]) -> dict[str, str]:
    return {name: one[name] for name in ("chosen", "better")}


def _row(told: Said, one: dict[str, Any], words: Words) -> list[str]:
    cost = Cost(**one)
    if cost.error is None:
        amount = words.say("habits-once", percent=100 * cost.given_away)
    else:
        amount = words.say("habits-cost", percent=100 * cost.given_away, error=100 * cost.error)
    return [words.tell(told), str(cost.times), amount]


def _style_told(style: Style, words: Words) -> list[str]:
    """How a player pushes their luck, by standing."""
    lines = []
    for number, standing in enumerate(STANDINGS):
        if style.choices[number]:
            bias, error = style.biases[number], style.errors[number]
            sure = "unsure" if abs(bias) <= error else "bold" if bias > 0 else "careful"
            amounts = {"points": abs(bias), "error": error, "choices": style.choices[number]}
            lines.append(words.say(f"habits-{sure}", when=words.say(f"habits-{standing}"), **amounts))
    if style.noise:
        lines.append(words.say("habits-noise", points=style.noise))
    return [wrapped(line, "  ") for line in lines]


def _against_told(against: dict[str, Any], words: Words) -> list[str]:
    lines = []
    for name in ("likeliest", "furthest"):
        one = against[name]
        gain = 100 * one["gain"]
        told = words.say("habits-gain-slight" if gain < SLIGHT else "habits-gain", percent=gain)
        share = 100 * one["best_play"]
        lines.append(words.say(f"habits-{name}", percent=share, target=against["target"], gain=told))
    return [wrapped(line) for line in lines]
