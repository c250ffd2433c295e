"""verify(): every draw of a record computed again, without a server (docs/fair.md)."""

import json
from dataclasses import asdict
from itertools import pairwise, zip_longest
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from . import kept_file
from .engine import record as records
from .engine.nodes import CHANCE, INDEX, TERMINAL, THROW, TURN, Refused
from .engine.registry import Game
from .fair import LOCAL, UNTIL, Dated, Draws, Seeded, closing, commitment, dice_of, draws_of, pledge
from .kept_file import Kept
from .shares import hashed, throws

Verdict: TypeAlias = Literal[
    "proved", "settled", "late", "consistent", "seeded", "daily", "shared", "local", "unfinished", "partial", "false"
]
VERIFIED: tuple[Verdict, ...] = ("proved", "settled", "late", "consistent", "seeded", "daily", "shared", "local")


class Difference(NamedTuple):
    """The first thing in a record that is wrong."""

    kind: str
    details: dict[str, Any]


class Walk(NamedTuple):
    """How far the draws of a record are correct."""

    draws: int
    difference: Difference | None
    over: bool
    before: int = 0  # those of them with dice of games that this one was forked from
    unknown: int = 0  # beside them, those of which nobody can say where they come from


class Finding(NamedTuple):
    """The verdict: what is proved, how far, and the source of the last draws."""

    verdict: Verdict
    walk: Walk
    draws: Draws | None


def verify(record: records.Record, kept: Kept | None = None) -> Finding:
    """Computes every draw of a record again; with a kept file, also checks the promise."""
    if "shares" in record.draws and kept is None:
        return _of_two(record)
    dice = dice_of(record.draws)
    broken = (kept and _not_as_kept(record, dice[-1], kept)) or _not_as_promised(record, dice)
    draws = draws_of({name: value for name, value in dice[-1].items() if name != LOCAL})
    if draws is None and broken is None:
        raise Refused(_why_not(record.draws))
    walk = Walk(0, broken, False) if broken else _walked(record, dice, kept)
    return Finding(_verdict(walk, kept, draws, LOCAL in record.draws), walk, draws)


def _of_two(record: records.Record) -> Finding:
    """Every draw of two players without a server, each throw from a link of both."""
    game, steps = record.game, list(records.replay(record))
    movers = [game.mover(step.before) for step in steps]
    begins = [mover == CHANCE != last for last, mover in pairwise([TERMINAL, *movers])]
    shares = {name: [bytes.fromhex(one) for one in two] for name, two in record.draws["shares"].items()}
    dice = throws(shares["commitments"], shares["links"], sum(begins))
    if dice is None:
        return Finding("false", Walk(0, Difference("links", {"throws": sum(begins)}), False), None)
    agreeing, throw = 0, -1
    for number, (step, begun) in enumerate(zip(steps, begins, strict=True), start=1):
        throw += begun
        if movers[number - 1] != CHANCE:
            continue
        drawn = dice[throw].outcome(game.odds(step.before), step.before)
        if drawn != step.move:
            return Finding("false", Walk(agreeing, _other_draw(game, number, step, drawn), False), None)
        agreeing += 1
    over = bool(steps) and game.mover(steps[-1].after) == TERMINAL
    whole: Verdict = "local" if LOCAL in record.draws else "shared"
    return Finding(whole if over else "unfinished", Walk(agreeing, None, over), None)


def _other_draw(game: Game, number: int, step: records.Step, drawn: int) -> Difference:
    key = {"turn": step.before[TURN], "throw": step.before[THROW], "index": step.before[INDEX]}
    both = {"recorded": game.OUTCOMES[step.move], "drawn": game.OUTCOMES[drawn]}
    return Difference("draw", {"move": number, **key, **both})


def _why_not(noted: dict[str, Any]) -> str:
    """Why nothing can be verified, or not yet."""
    if "scripted" in noted:
        return "verify-scripted"
    return "verify-no-secret" if "commitment" in noted else "verify-no-draws"


def _not_as_kept(record: records.Record, noted: dict[str, Any], kept: Kept) -> Difference | None:
    """The first difference between a record and the kept file."""
    recorded = noted.get("commitment")
    if kept.commitment != recorded:
        return Difference("commitment", {"recorded": recorded, "kept": kept.commitment})
    for number, (now, then) in enumerate(zip_longest(noted["texts"], kept.texts), start=1):
        if now != then:
            return Difference("texts", {"number": number, "recorded": now, "kept": then})
    for number, (text, hidden) in enumerate(zip_longest(kept.texts, kept.pledges or []), start=1):
        if kept.pledges is not None and (text is None or hidden not in (text, pledge(text))):
            return Difference("pledge", {"number": number, "text": text, "pledge": hidden})
    if kept.own is not None and kept.own not in kept.texts:
        return Difference("own", {"text": kept.own})
    return _another_game(record, kept.promised) if kept.promised else None


def _another_game(record: records.Record, promised: kept_file.Promised) -> Difference | None:
    """The first difference between a record and the promised game."""
    if promised.game != record.game.NAME:
        return Difference("game", {"recorded": record.game.NAME, "kept": promised.game})
    options = json.loads(json.dumps(asdict(cast(Any, record.options))))
    for name in sorted(options.keys() | promised.options.keys()):
        now, then = options.get(name), promised.options.get(name)
        if (type(now), now) != (type(then), then):
            return Difference("options", {"option": name, "recorded": now, "kept": then})
    if promised.fork:
        moves = closing(record.moves[: promised.fork.at])
        if moves != promised.fork.moves:
            return Difference("fork", {"at": promised.fork.at, "recorded": moves, "kept": promised.fork.moves})
    return None


def _not_as_promised(record: records.Record, dice: list[dict[str, Any]]) -> Difference | None:
    """A secret that does not match its commitment, or was not revealed at the end."""
    for noted in dice:
        if "secret" in noted and (found := commitment(bytes.fromhex(noted["secret"]))) != noted["commitment"]:
            return Difference("secret", {"hash": found, "commitment": noted["commitment"]})
        if "round" in noted and (led := _led_to(noted)) != noted["round"]["promise"]:
            return Difference("round", {"hash": led, **noted["round"]})
    revealed = "commitment" not in dice[-1] or "secret" in dice[-1]
    if not revealed and "round" not in dice[-1] and _is_over(record):
        return Difference("secret", {"hash": None, "commitment": dice[-1]["commitment"]})
    return None


def _led_to(noted: dict[str, Any]) -> str:
    """The promise of a tournament to which the commitment of one of its rounds leads back, hashed once a round."""
    link = bytes.fromhex(noted["commitment"])
    for _ in range(noted["round"]["number"] - 1):
        link = hashed(link)
    return link.hex()


def _is_over(record: records.Record) -> bool:
    state = record.game.initial(record.options)
    for step in records.replay(record):
        state = step.after
    return record.game.mover(state) == TERMINAL


def _walked(record: records.Record, dice: list[dict[str, Any]], kept: Kept | None) -> Walk:
    """Replays the record up to the first draw that differs; a rule that is broken before it is refused.

    What was kept says since which move the promised dice draw; a file of the first version does not, so that nothing
    is known of the draws that a record ascribes to earlier dice.
    """
    game, agreeing, before_fork, unknown = record.game, 0, 0, 0
    sources = [(draws_of(noted), noted.get(UNTIL, len(record.moves))) for noted in dice]
    promised = kept and kept.promised
    since = (promised.fork.at if promised.fork else 0) if promised else None
    state = game.initial(record.options)
    for number, (before, move, after) in enumerate(records.replay(record), start=1):
        state = after
        if game.mover(before) != CHANCE:
            continue
        place = next(place for place, (_, until) in enumerate(sources) if number <= until)
        earlier = place < len(sources) - 1
        draws = sources[place][0] if kept is None or promised or not earlier else None
        strange = since is not None and earlier != (number <= since)
        if strange:
            draws = sources[-1][0] if earlier else None
        drawn = draws.outcome(game.odds(before), before) if draws else None
        if strange or drawn not in (None, move):
            key = {"turn": before[TURN], "throw": before[THROW], "index": before[INDEX]}
            both = {"recorded": game.OUTCOMES[move], "drawn": None if drawn is None else game.OUTCOMES[drawn]}
            difference = Difference("source" if strange else "draw", {"move": number, **key, **both})
            return Walk(agreeing, difference, False, before_fork, unknown)
        agreeing += drawn is not None
        before_fork += earlier and drawn is not None
        unknown += drawn is None
    return Walk(agreeing, None, game.mover(state) == TERMINAL, before_fork, unknown)


def _verdict(walk: Walk, kept: Kept | None, draws: Draws | None, local: bool) -> Verdict:
    """What is proved, and for whom; web/src/dice/check.ts says the same."""
    if walk.difference:
        return "false"
    if walk.unknown:
        return "partial"
    if not walk.over:
        return "unfinished"
    if local and kept is None:
        return "local"
    if isinstance(draws, Seeded):
        return "seeded"
    if isinstance(draws, Dated):
        return "daily"
    if kept is None:
        return "consistent"
    if not kept.early:
        return "late"
    return "settled" if missing(kept) else "proved"


def missing(kept: Kept) -> list[str]:
    """What is missing for a full proof, as keys of sentences."""
    if kept.promised is None:
        return ["verify-first-version"]
    if kept.own is None:
        return ["verify-no-text"]
    if kept.pledges is None or pledge(kept.own) not in kept.pledges:
        return ["verify-open-text"]
    return ["verify-withheld"] if withheld(kept) else []


def withheld(kept: Kept) -> int:
    """The number of texts that were pledged and never shown."""
    return sum(text == hidden for text, hidden in zip(kept.texts, kept.pledges or [], strict=False))
