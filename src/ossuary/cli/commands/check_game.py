"""`ossuary check-game`: whether a game keeps the contract, and what to fix."""

import argparse
import json

from ...contract import PARTS, Checked, contract
from ...contract.findings import Finding
from ...engine.registry import LEFT_OUT, game_named
from ...words import Words
from .. import FAILURE
from ..common_arguments import add_game, add_json, add_seed
from ..progress import progress
from ..wrap import wrapped


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words)
    add_seed(parser, words, default=0)
    add_json(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Checks a game part by part, and prints the findings."""
    game: str = options.game if options.game in LEFT_OUT else game_named(options.game).NAME
    found = list[Checked]()
    with progress(words.say("check-game-working", game=game)) as done:
        for checked in contract(game, options.seed):
            found.append(checked)
            done(len(found) / len(PARTS))
    wrong = sum(finding.must for checked in found for finding in checked.findings)
    if options.json:
        print(json.dumps({"game": game, "seed": options.seed, "kept": not wrong, "parts": _plain(found, words)}))
    else:
        _print(game, found, wrong, words)
    return FAILURE if wrong else 0


def _plain(found: list[Checked], words: Words) -> list[dict[str, object]]:
    return [
        {
            "part": checked.part,
            "kept": checked.kept,
            "wrong": [words.tell(finding.said) for finding in checked.findings if finding.must],
            "notes": [words.tell(finding.said) for finding in checked.findings if not finding.must],
        }
        for checked in found
    ]


def _print(game: str, found: list[Checked], wrong: int, words: Words) -> None:
    notes = list[Finding]()
    for checked in found:
        notes += [finding for finding in checked.findings if not finding.must]
        if checked.part == "brings":
            continue
        said = words.say("check-game-kept" if checked.kept else "check-game-broken")
        print(f"{said:6} {words.say(f'contract-part-{checked.part}')}")
        for finding in checked.findings:
            if finding.must:
                print(wrapped(words.tell(finding.said), "       "))
    if notes:
        print("\n" + words.say("check-game-notes", game=game))
        for finding in notes:
            print("  - " + wrapped(words.tell(finding.said), "    ").lstrip())
    key = "check-game-unsound" if wrong else "check-game-sound"
    print("\n" + words.say(key, game=game, wrong=wrong))
