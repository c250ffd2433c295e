"""`ossuary review`: the review of a recorded game."""

import argparse
import json
from functools import partial
from typing import Any

from ...engine import record as records
from ...engine.record import Record, Step
from ...minds.judging import review_words
from ...minds.judging.pick_judge import judge_of
from ...minds.judging.review import Review, review
from ...minds.judging.review_budget import affordable
from ...minds.playing.named_minds import is_mind
from ...words import Words
from ...words.said import Seat, Voice, said
from ...words.tellers import TELLERS
from ..arguments import text_of
from ..common_arguments import add_json, add_record
from ..program import command
from ..progress import progress
from ..seats import names_of, you
from ..wrap import wrapped

LONGEST = 100  # characters of a line with a bar
APART = ("review-mattered", "review-nothing-mattered", "review-shares")  # an empty line comes before these
WIDTH = 30  # of a bar that stands for a certain win


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_record(parser, words)
    parser.add_argument("--practice", action="store_true", help=words.say("cli-review-practice"))
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Reviews a record: first what mattered most, then where the result came from."""
    record = records.read(text_of(options.file))
    with progress(words.say("review-working")) as done:
        judge = affordable(record, partial(judge_of, record.game, record.game.initial(record.options)))
        found = review(record, judge, done)
    added = _practised(record, found) if options.practice else None
    if options.json:
        print(json.dumps(as_json(record, found)))
        return 0
    for line in lines(record, found, words):
        print(line)
    if added is not None:
        told = words.say("practice-added", number=added, command=command(), game=record.game.NAME)
        print("\n" + wrapped(told))
    return 0


def _practised(record: Record, found: Review) -> int:
    """How many mistakes of the people in a record become puzzles now."""
    from ...minds.puzzles.own import mistakes
    from ..practice.kept import Kept

    people = [seat for seat, player in enumerate(record.players) if not is_mind(player)]
    kept = Kept.read(record.game)
    added = kept.add(mistakes(record, found, people))
    kept.write()
    return added


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
                "best": game.ACTIONS[decision.best],
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
    """A review as text."""
    game, steps = record.game, list(records.replay(record))
    voice = Voice(names_of(record.players, words), you(record.players))
    told = [words.say("review-title", game=words.say(f"rules-{game.NAME}-title"))]
    for depth, line in review_words.story(record, found, steps):
        text = wrapped(words.tell(line, voice), "  " * depth)
        told += ["", text] if line.key in APART else [text]
    heading = words.tell(said("review-course", who=Seat(0)), voice)
    return [*told, "", heading, *_course(record, found, steps, voice, words)]


def _course(record: Record, found: Review, steps: list[Step], voice: Voice, words: Words) -> list[str]:
    """The chances of the first seat at the last decision of each turn, as bars."""
    offer = TELLERS[record.game.NAME].offer
    last = {steps[decision.move].before[0]: decision for decision in found.decisions}
    drawn = []
    for turn, decision in last.items():
        chance = decision.chances[0]
        bar, percent = "█" * round(WIDTH * chance), words.say("simulate-percent", number=100 * chance)
        action = words.tell(offer(steps[decision.move].before, decision.action), voice)
        line = f"  {turn:4} {bar:{WIDTH}} {percent:>7}  {voice.names[decision.seat]}: {action}"
        drawn.append(line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + "…")
    return drawn
