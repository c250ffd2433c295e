"""The rule pages: made from the catalogues, every number of theirs enforced in the rules and named in the tests."""

import ast
import re
from pathlib import Path

from pytest import mark

from ossuary.engine.registry import GAMES, folder
from ossuary.words import LANGUAGES
from ossuary.words.rule_pages import rule_pages

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs" / "rules"

every_page = mark.parametrize(("language", "game"), [(language, game) for language in LANGUAGES for game in GAMES])


def numbers(text: str, game: str) -> set[int]:
    """The rule numbers of a game in a text."""
    return {int(number) for number in re.findall(rf"\b{GAMES[game].PREFIX}-(\d+)\b", text)}


def enforced(game: str) -> set[int]:
    """The rule numbers in the module of a game; its docstring, which names the first and the last, does not count."""
    source = (folder(game) / "rules.py").read_text(encoding="utf-8")
    return numbers(source.replace(ast.get_docstring(ast.parse(source), clean=False) or "", ""), game)


def named_in_tests(game: str) -> set[int]:
    source = (TESTS / "games" / folder(game).name / "test_rules.py").read_text(encoding="utf-8")
    found = re.findall(rf"^def test_{GAMES[game].PREFIX.lower()}_(\d+)_", source, re.MULTILINE)
    return {int(number) for number in found}


def test_the_rule_pages_are_those_that_the_words_make() -> None:
    written = {path.relative_to(DOCS).as_posix(): path.read_text(encoding="utf-8") for path in DOCS.rglob("*.md")}
    assert written == rule_pages(), "write them anew with `make docs`"


@every_page
def test_a_rule_page_begins_with_what_a_game_night_needs(language: str, game: str) -> None:
    page = (DOCS / language / f"{game}.md").read_text(encoding="utf-8")
    first = page.split("\n## ")[1]
    heading, labels = {
        "en": ("At a glance", ["Players", "Time", "You need", "Set-up", "Goal", "The end"]),
        "de": ("Auf einen Blick", ["Personen", "Dauer", "Ihr braucht", "Aufbau", "Ziel", "Schluss"]),
    }[language]
    assert first.startswith(f"{heading}\n\n") and re.findall(r"^- \*\*(.+?):\*\*", first, re.MULTILINE) == labels
    least, most = re.findall(r"\d+", first)[:2]
    assert (int(least), int(most)) == (GAMES[game].MIN_SEATS, GAMES[game].MAX_SEATS)
    assert {"en": "pen and paper", "de": "Stift und Papier"}[language] in first


@every_page
def test_a_rule_page_has_every_number_once_and_in_order(language: str, game: str) -> None:
    page = (DOCS / language / f"{game}.md").read_text(encoding="utf-8")
    last = {"rolling-bones": 20, "shark-attacks": 18, "skulls-of-sedlec": 18, "bones": 19}[game]
    found = re.findall(rf"^\*\*{GAMES[game].PREFIX}-(\d+)\*\* \S", page, re.MULTILINE)
    assert [int(number) for number in found] == list(range(1, last + 1))
    assert numbers(page, game) == set(range(1, last + 1))


@every_page
def test_every_rule_of_a_page_is_enforced_in_its_module(language: str, game: str) -> None:
    page = (DOCS / language / f"{game}.md").read_text(encoding="utf-8")
    assert numbers(page, game) - enforced(game) == set()


@every_page
def test_every_rule_of_a_page_has_a_test_that_is_named_after_it(language: str, game: str) -> None:
    page = (DOCS / language / f"{game}.md").read_text(encoding="utf-8")
    assert numbers(page, game) - named_in_tests(game) == set()


@mark.parametrize("game", GAMES)
def test_the_module_and_the_tests_name_no_rule_that_is_not_on_the_page(game: str) -> None:
    page = (DOCS / "en" / f"{game}.md").read_text(encoding="utf-8")
    assert enforced(game) | named_in_tests(game) <= numbers(page, game)
