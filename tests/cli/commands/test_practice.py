"""`ossuary practice`, and the mistakes that `ossuary review --practice` adds to it."""

import json
import re
from pathlib import Path

import pytest

from ossuary.engine.registry import GAMES
from ossuary.minds.puzzles.shipped import with_answers

from ..conftest import Command

pytestmark = pytest.mark.compiled

SHARKS = "shark-attacks"


def wrong_to(game: str, number: int) -> str:
    """A legal action that is not right in a shipped puzzle."""
    puzzle, right = with_answers(game)[number]
    legal = GAMES[game].legal(puzzle.state)
    return next(key for bit, key in enumerate(GAMES[game].ACTIONS) if legal >> bit & 1 and key not in right)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_puzzles_of_every_game_are_answered_with_a_reason(game: str, command: Command) -> None:
    (_, right), _, *_ = with_answers(game)
    ran = command("practice", game, "--number", "2", typed=f"{right[0]}\n{wrong_to(game, 1)}\n")
    told = " ".join(ran.out.split())
    assert ran.code == 0 and "Puzzle 1 of 2, easy: what is best?" in told
    first, _, second = told.partition("Puzzle 2 of 2")
    assert "Right! " in first and re.search(r"comes back in \d+ days", first)
    assert "Not quite. " in second and "percentage points more often than" in second and "comes back tomorrow" in second
    assert told.count("Best: ") + told.count("About equal") == 2
    assert told.endswith("1 of 2 right.") and "Estimated" not in told


def test_in_german_and_what_was_answered_does_not_come_again_the_same_day(command: Command) -> None:
    first = command("practice", SHARKS, "--number", "1", "--lang", "de", typed=f"{wrong_to(SHARKS, 0)}\n").out
    assert "Aufgabe 1 von 1, leicht: Was ist am besten?" in first and "Nicht ganz." in first
    assert "Diese Aufgabe kommt morgen wieder." in first and "0 von 1 richtig." in first
    second = command("practice", SHARKS, "--number", "1", "--lang", "de", typed="ende\n").out
    assert "Nichts beantwortet." in second
    assert second.partition("\n\n")[2].partition(">")[0] != first.partition("\n\n")[2].partition(">")[0]


def test_what_is_no_answer_is_told_and_asked_again(command: Command) -> None:
    (puzzle, right), *_ = with_answers(SHARKS)
    refused = next(
        key for bit, key in enumerate(GAMES[SHARKS].ACTIONS) if not GAMES[SHARKS].legal(puzzle.state) >> bit & 1
    )
    ran = command("practice", SHARKS, "--number", "1", typed=f"fly\n{refused}\nhelp\n\n{right[0]}\n")
    assert "“fly” is not an action" in ran.out and "That is against rule SA-" in ran.out
    assert "that is your answer" in ran.out and ran.out.count("Your move.") == 2
    assert "1 of 1 right." in ran.out


def test_ones_own_mistakes_are_asked_first_and_come_once(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command("play", SHARKS, "--option", "target=20", "--seed", "3", "--save", path, typed="stop\n" * 60)
    decisions = json.loads(command("review", path, "--json").out)["decisions"]
    mistakes = [one for one in decisions if one["seat"] == 0 and one["grade"] not in ("best", "fine")]
    ran = command("review", path, "--practice")
    assert mistakes and re.search(r"(One mistake is|\d mistakes are) now", ran.out)
    assert "No new mistake" in command("review", path, "--practice").out
    asked = command("practice", SHARKS, "--own", typed="stop\n" * 9).out
    assert asked.count("from a game of yours: what is best?") == asked.count("Not quite.") == len(mistakes)
    assert "Nothing to practise now" in command("practice", SHARKS, "--own").out


def test_without_a_game_reviewed_there_are_no_own_mistakes(command: Command) -> None:
    ran = command("practice", SHARKS, "--own")
    assert ran.code != 0 and "Review a game of yours" in ran.err
