"""`ossuary score`: the score of a position from a real table."""

import argparse
import json
from typing import Any

from ..rules.catalogue import game_named
from ..rules.nodes import Refused
from ..rules.positions import score
from ..words import Words
from .arguments import text_of, told


def run(options: argparse.Namespace, words: Words) -> int:
    """Scores one position, or each of a list."""
    game = game_named(options.game)
    text = text_of(options.file or "-")
    try:
        given = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("position-not-json") from error
    if isinstance(given, list):
        result: Any = []
        for number, position in enumerate(given, start=1):
            try:
                result.append(score(game.NAME, position))
            except Refused as error:
                reason = told(error, words)
                raise Refused("position-in-list", number=number, reason=reason) from error
    else:
        result = score(game.NAME, given)
    if options.json:
        print(json.dumps(result))
    else:
        for one in result if isinstance(result, list) else [result]:
            print(_readable(game.NAME, one, words))
    return 0


def _readable(game: str, result: dict[str, Any], words: Words) -> str:
    if game == "rolling-bones":
        points_of = {**result["sections"], "hat": result["hat"]}
        parts = {words.say(f"{game}-part-{name}"): points for name, points in points_of.items() if points}
        total = result["score"]
    elif game == "skulls-of-sedlec":
        parts = {words.say(f"{game}-part-{name}"): points for name, points in result.items() if name != "total"}
        total = result["total"]
    elif game == "bones":
        line = " ".join(f"{left}|{right}" for left, right in result["line"])
        return words.say("score-line", pips=result["pips"], line=line or words.say("none"))
    else:
        eaten, escaped = (", ".join(map(str, result[name])) or words.say("none") for name in ("eaten", "escaped"))
        throw = words.say("score-throw", eaten=eaten, escaped=escaped, waves=result["waves"])
        return _with_signs(throw, result["signs"], words) if "signs" in result else throw
    listed = ", ".join(f"{name} {points}" for name, points in parts.items())
    return words.say("score-total", total=total, parts=listed or words.say("none"))


def _with_signs(throw: str, signs: dict[str, Any], words: Words) -> str:
    """A throw with the signs that it costs, and who may be asked for them."""
    others = words.enumerate([words.say("seat-name", number=seat + 1) for seat in signs["others"]])
    return words.say(
        "score-signs", throw=throw, middle=signs["from_the_middle"], due=signs["from_others"], others=others
    )
