"""`ossuary verify`: every draw of a record computed again, without a server (docs/fair.md)."""

import argparse
import json
from typing import Any

from ... import kept_file
from ...engine import record as records
from ...fair import LOCAL, Dated, Draws, Seeded, dice_of
from ...kept_file import Kept
from ...verify import VERIFIED, Difference, Verdict, Walk, missing, verify, withheld
from ...words import Words
from .. import FAILURE
from ..arguments import file_text, shown, text_of
from ..common_arguments import add_json, add_record

UNPROVED = 2  # the exit code where nothing differs, but not a whole game was computed


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_record(parser, words)
    parser.add_argument("--kept", metavar=words.say("cli-file-word"), help=words.say("cli-kept"))
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Verifies a record; prints the first difference, or what is proved."""
    record = records.read(text_of(options.file))
    kept = kept_file.read(file_text(options.kept)) if options.kept is not None else None
    verdict, walk, draws = verify(record, kept)
    if options.json:
        print(json.dumps(_as_json(verdict, walk, kept)))
    elif walk.difference:
        print(_told(walk.difference, words))
    else:
        print("\n".join(_shown_by(verdict, draws, walk, kept, words, record.draws.get("round"))))
        if verdict != "local" and any(LOCAL in noted for noted in dice_of(record.draws)):
            print(words.say("verify-local"))
    return FAILURE if walk.difference else 0 if verdict in VERIFIED else UNPROVED


def _as_json(verdict: Verdict, walk: Walk, kept: Kept | None) -> dict[str, Any]:
    difference = walk.difference
    return {
        "verified": verdict in VERIFIED,
        "verdict": verdict,
        "over": walk.over,
        "draws": walk.draws,
        "unknown": walk.unknown,
        "kept": kept is not None,
        "difference": {"kind": difference.kind, **difference.details} if difference else None,
    }


def _told(difference: Difference, words: Words) -> str:
    """A difference in one line; foreign texts are in it as JSON, so that nothing can hide."""
    details: dict[str, str | int] = {}
    for name, value in difference.details.items():
        if value is None:
            details[name] = words.say("none")
        elif difference.kind in ("texts", "pledge", "own", "options") and name not in ("number", "option"):
            details[name] = shown(json.dumps(value, ensure_ascii=False))
        else:
            details[name] = shown(value) if isinstance(value, str) else value
    silent = difference.kind in ("secret", "source") and None in difference.details.values()
    return words.say(f"verify-{difference.kind}-none" if silent else f"verify-{difference.kind}", **details)


def _shown_by(
    verdict: Verdict, draws: Draws | None, walk: Walk, kept: Kept | None, words: Words, of_round: dict[str, Any] | None
) -> list[str]:
    """What a record without differences proves."""
    lines = []
    own = walk.draws - walk.before
    if walk.before or walk.unknown:
        lines.append(words.say("verify-before", draws=walk.before, unknown=walk.unknown))
    if isinstance(draws, Seeded):
        lines.append(words.say("verify-seeded", draws=own, seed=shown(str(draws.seed))))
    elif isinstance(draws, Dated):
        lines.append(words.say("verify-daily", draws=own, day=draws.day))
    elif draws is None:
        lines.append(words.say("verify-shares", draws=own))
    else:
        lines.append(words.say("verify-sealed", draws=own))
    if of_round:
        lines.append(words.say("verify-of-round", **of_round))
    if kept:
        lines.append(words.say("verify-same", table=shown(kept.table)))
    if verdict == "settled" and kept:
        lines.append(words.say("verify-settled"))
        return lines + [words.say(key, texts=withheld(kept)) for key in missing(kept)]
    return lines if verdict in ("seeded", "daily") else [*lines, words.say(f"verify-{verdict}")]
