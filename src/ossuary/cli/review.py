"""`ossuary review`: a recorded game looked back on."""

import argparse
import json
from typing import Any

from ..minds import retelling
from ..minds.judges import judge_of
from ..minds.review import Review, review
from ..rules import record as records
from ..rules.record import Record, Step, key_of
from ..words import Words
from ..words.said import Voice
from .arguments import need, text_of
from .progress import progress
from .seats import names_of, you
from .text import wrapped

WIDTH = 40  # of a bar that stands for a certain win


def run(options: argparse.Namespace, words: Words) -> int:
    """Looks back on a record: what mattered most first, then where the result came from."""
    need("fast", "numpy", "numba")
    record = records.read(text_of(options.file))
    judge = judge_of(record.game, record.game.initial(record.options))
    with progress(words.say("review-working")) as done:
        found = review(record, judge, done)
    if options.json:
        print(json.dumps(as_json(record, found)))
        return 0
    for line in lines(record, found, words):
        print(line)
    return 0


def as_json(record: Record, found: Review) -> dict[str, Any]:
    """A review for programs."""
    game = record.game
    return {
        "game": game.NAME,
        "players": record.players,
        "exact": found.exact,
        "decisions": [
            {
                "move": decision.move + 1,
                "seat": decision.seat,
                "action": game.ACTIONS[decision.action],
                "best": game.ACTIONS[decision.choices[0].action],
                "chances": decision.chances,
                "given_away": decision.given_away,
                "grade": decision.grade,
            }
            for decision in found.decisions
        ],
        "throws": [{"move": throw.move + 1, "chances": throw.chances, "luck": throw.luck} for throw in found.throws],
        "mattered": [decision.move + 1 for decision in found.mattered()],
        "shares": [vars(share) for share in found.shares],
    }


def lines(record: Record, found: Review, words: Words) -> list[str]:
    """A review as a person reads it."""
    game, steps = record.game, list(records.replay(record))
    voice = Voice(names_of(record.players, words), you(record.players))
    told = [words.say("review-title", game=words.say(f"rules-{game.NAME}-title"))]
    told.append(words.say("review-exact" if found.exact else "review-searched"))
    mattered = found.mattered()
    told += ["", words.say("review-mattered" if mattered else "review-nothing-mattered")]
    for decision in mattered:
        line = retelling.mattered(record, decision, steps[decision.move])
        told.append(wrapped(words.tell(line, voice), "  "))
        parts = retelling.because(record, decision, found.in_points)
        told += [wrapped(words.tell(part, voice), "    ") for part in parts]
    told += ["", words.say("review-shares")]
    for share in found.shares:
        told += [wrapped(words.tell(line, voice), "  ") for line in retelling.share(found, share)]
    heading = words.say("review-course", who=voice.names[0])
    return [*told, "", heading, *_course(record, found, steps, voice)]


def _course(record: Record, found: Review, steps: list[Step], voice: Voice) -> list[str]:
    """The chances of the first seat at the last decision of each turn, as bars."""
    game = record.game
    last = {steps[decision.move].before[0]: decision for decision in found.decisions}
    drawn = []
    for turn, decision in last.items():
        chance = decision.chances[0]
        action = key_of(game, steps[decision.move].before, decision.action)
        bar = "█" * round(WIDTH * chance)
        drawn.append(f"  {turn:4} {bar:{WIDTH}} {100 * chance:5.1f} %  {voice.names[decision.seat]}: {action}")
    return drawn
