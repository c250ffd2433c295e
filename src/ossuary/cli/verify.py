"""`ossuary verify`: every draw of a record computed anew, without any server (docs/fair.md)."""

import argparse
import json
import re
from itertools import islice, zip_longest
from typing import Any, NamedTuple

from ..fair import UNTIL, Draws, Seeded, commitment, dice_of, draws_of
from ..rules import record as records
from ..rules.nodes import CHANCE, INDEX, TERMINAL, THROW, TURN, Refused
from ..words import Words
from . import FAILURE
from .arguments import file_text, shown, text_of

FORMAT = "ossuary-kept"
VERSION = 1


class Kept(NamedTuple):
    """What a client kept when the game began."""

    table: str
    commitment: str
    texts: list[str]


class Difference(NamedTuple):
    """The first thing in a record that is not as it should be."""

    kind: str
    details: dict[str, str | int | None]


class Walk(NamedTuple):
    """How far the draws of a record are as they should be."""

    draws: int
    difference: Difference | None
    over: bool
    before: int = 0  # those of them with dice of games that this one was forked from
    unknown: int = 0  # beside them, those of such games that do not say where they come from


def run(options: argparse.Namespace, words: Words) -> int:
    """Verifies a record; says what differs first, or what is shown now."""
    record = records.read(text_of(options.file))
    kept = _kept(file_text(options.kept)) if options.kept is not None else None
    draws = _draws(record.draws, kept)
    dice = dice_of(record.draws)
    broken = _not_as_kept(dice[-1], kept) if kept else None
    broken = broken or next(filter(None, map(_broken_promise, dice)), None)
    walk = Walk(0, broken, False) if broken else _walked(record, dice)
    difference = walk.difference
    if options.json:
        told = {"kind": difference.kind, **difference.details} if difference else None
        content = {"verified": not difference, "draws": walk.draws, "kept": kept is not None, "difference": told}
        print(json.dumps({**content, "unknown": walk.unknown} if len(dice) > 1 else content))
    elif difference:
        print(_told(difference, words))
    else:
        print("\n".join(_shown_by(draws, walk, kept, words)))
    return FAILURE if difference else 0


def _draws(noted: dict[str, Any], kept: Kept | None) -> Draws:
    """Where the last draws of the record came from; refuses what cannot be verified, or not yet."""
    if "scripted" in noted:
        raise Refused("verify-scripted")
    draws = draws_of(dice_of(noted)[-1])
    if draws is None:
        raise Refused("verify-no-secret" if "commitment" in noted else "verify-no-draws")
    if kept and isinstance(draws, Seeded):
        raise Refused("verify-seeded-kept")
    return draws


def _not_as_kept(noted: dict[str, Any], kept: Kept) -> Difference | None:
    """Where a sealed record departs from what was kept."""
    if kept.commitment != noted["commitment"]:
        return Difference("commitment", {"recorded": noted["commitment"], "kept": kept.commitment})
    for number, (recorded, text) in enumerate(zip_longest(noted["texts"], kept.texts), start=1):
        if recorded != text:
            return Difference("texts", {"number": number, "recorded": recorded, "kept": text})
    return None


def _broken_promise(noted: dict[str, Any]) -> Difference | None:
    """Where a secret, if it is known, departs from its commitment."""
    promised = commitment(bytes.fromhex(noted["secret"])) if "secret" in noted else None
    if promised not in (None, noted.get("commitment")):
        return Difference("secret", {"hash": promised, "commitment": noted["commitment"]})
    return None


def _walked(record: records.Record, dice: list[dict[str, Any]]) -> Walk:
    """Replays the record up to the first draw that differs; a rule that is broken before it is refused."""
    game, agreeing, before_fork, unknown = record.game, 0, 0, 0
    state, number = game.initial(record.options), 0
    steps = records.replay(record)
    for noted in dice:
        draws, until = draws_of(noted), noted.get(UNTIL)
        for step in islice(steps, None if until is None else until - number):
            before, move, state = step
            number += 1
            if game.mover(before) != CHANCE:
                continue
            if draws is None:
                unknown += 1
                continue
            drawn = draws.outcome(game.odds(before), before)
            if drawn != move:
                key = {"turn": before[TURN], "throw": before[THROW], "index": before[INDEX]}
                both = {"recorded": game.OUTCOMES[move], "drawn": game.OUTCOMES[drawn]}
                difference = Difference("draw", {"move": number, **key, **both})
                return Walk(agreeing, difference, False, before_fork, unknown)
            agreeing += 1
            before_fork += until is not None
    return Walk(agreeing, None, game.mover(state) == TERMINAL, before_fork, unknown)


def _told(difference: Difference, words: Words) -> str:
    """A difference in one line; texts stand in it as JSON, so that an empty one can be seen."""
    details: dict[str, str | int] = {}
    for name, value in difference.details.items():
        if value is None:
            details[name] = words.say("none")
        elif isinstance(value, str) and difference.kind == "texts":
            details[name] = shown(json.dumps(value, ensure_ascii=False))
        else:
            details[name] = value
    return words.say(f"verify-{difference.kind}", **details)


def _shown_by(draws: Draws, walk: Walk, kept: Kept | None, words: Words) -> list[str]:
    """What a record shows in which nothing differs."""
    lines = [] if walk.over else [words.say("cli-unfinished")]
    own = walk.draws - walk.before
    if walk.before or walk.unknown:
        lines.append(words.say("verify-before", draws=walk.before, unknown=walk.unknown))
    if isinstance(draws, Seeded):
        return [*lines, words.say("verify-seeded", draws=own, seed=shown(str(draws.seed)))]
    lines.append(words.say("verify-sealed", draws=own))
    lines.append(words.say("verify-same", table=shown(kept.table)) if kept else words.say("verify-alone"))
    return lines


def _kept(text: str) -> Kept:
    """What a client kept, checked in form."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("kept-not-json") from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise Refused("kept-format")
    version, table, promise, texts = (content.get(name) for name in ("version", "table", "commitment", "texts"))
    if type(version) is not int:
        raise Refused("kept-field", field="version")
    if version != VERSION:
        raise Refused("kept-version", version=str(version), known=VERSION)
    if not isinstance(table, str) or not table:
        raise Refused("kept-field", field="table")
    if not isinstance(promise, str) or not re.fullmatch("[0-9a-f]{64}", promise):
        raise Refused("kept-field", field="commitment")
    if not isinstance(texts, list) or not all(isinstance(item, str) for item in texts):
        raise Refused("kept-field", field="texts")
    return Kept(table, promise, texts)
