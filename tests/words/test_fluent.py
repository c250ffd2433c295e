"""Texts are filled in as Project Fluent's own runtime does it."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Variant
from fluent.syntax.ast import VariableReference as Variable
from fluent.syntax.visitor import Visitor

from ossuary.engine.registry import GAMES, folder
from ossuary.words import LANGUAGES, Words
from ossuary.words import __file__ as words
from ossuary.words.fluent import Bundle, parsed

NUMBERS = [0, 1, 2, 3, 16, 21, -1, 999, 1000, 1234567, 1.0, 0.5, -0.04, 2.5, 3.14159, 1234.5678, 1e-7, -0.0]
STRINGS = ["", "Ada"]
PLURALS = {"one", "other"}  # a string that reads so is no number here
FORMS = ["", *(f", maximumFractionDigits: {most}" for most in (0, 1, 2, 9)), ", minimumFractionDigits: 2"]
FORMS += [
    f", minimumFractionDigits: {least}, maximumFractionDigits: {most}" for least, most in ((1, 1), (2, 4), (7, 7))
]


@cache
def text_of(language: str) -> str:
    """All texts of a language."""
    homes = [Path(words).parent / language, *(folder(game) / language for game in GAMES)]
    return "\n".join(path.read_text(encoding="utf-8") for home in homes for path in sorted(home.glob("*.ftl")))


class Asked(Visitor):
    """The arguments that texts ask for, and the keys by which they choose."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: Variable) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: Variant) -> None:
        self.keys.add(getattr(node.key, "name", ""))
        self.generic_visit(node)


class Theirs:
    """A language in the runtime of Project Fluent."""

    def __init__(self, language: str, text: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    def said(self, name: str, attribute: str | None, args: dict[str, Any]) -> str | None:
        """What a message says; nothing if something is wrong."""
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        return None if errors else str(text)


class Ours:
    """The same language here."""

    def __init__(self, language: str, text: str) -> None:
        self._bundle = Bundle(language)
        self._bundle.add(parsed(text))

    def said(self, name: str, attribute: str | None, args: dict[str, Any]) -> str | None:
        """What a message says; nothing if something is wrong."""
        message = self._bundle.get(name)
        assert message is not None
        fill = message.attributes[attribute] if attribute else message.value
        assert fill is not None
        try:
            text: str = fill(args)
        except ValueError:
            return None
        return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_says_the_same(language: str) -> None:
    text = text_of(language)
    theirs, ours, entries = Theirs(language, text), Ours(language, text), FluentParser().parse(text).body
    everything = Asked()
    for entry in entries:
        everything.visit(entry)
    said = 0
    for entry in entries:
        if not isinstance(entry, Message):
            continue
        asked = Asked()
        asked.visit(entry)
        chosen = [*NUMBERS, *STRINGS, *(asked.keys - PLURALS)]
        for attribute in [*([None] if entry.value else []), *(part.id.name for part in entry.attributes)]:
            for value in chosen if asked.names else chosen[:1]:
                args = dict.fromkeys(everything.names, value)
                expected = theirs.said(entry.id.name, attribute, args)
                assert ours.said(entry.id.name, attribute, args) == expected, (entry.id.name, attribute, value)
                said += expected is not None
    assert said > 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_written_the_same(language: str) -> None:
    text = "\n".join(
        f"n{number} = {{ NUMBER($n{form}) }} {{ $n }} {{ $n ->\n    [one] one\n   *[other] other\n }}"
        for number, form in enumerate(FORMS)
    )
    theirs, ours, dice = Theirs(language, text), Ours(language, text), random.Random(1)
    numbers = [*NUMBERS, *(dice.uniform(-10, 10) ** dice.randrange(1, 12) for _ in range(500))]
    numbers += [dice.randrange(-(10**9), 10**9) / 10 ** dice.randrange(5) for _ in range(500)]
    for number in numbers:
        for form in range(len(FORMS)):
            args = {"n": number}
            assert ours.said(f"n{form}", None, args) == theirs.said(f"n{form}", None, args), (number, FORMS[form])
    for endless in (float("inf"), float("-inf")):
        args, text = {"n": endless}, "n = { $n }"
        assert Ours(language, text).said("n", None, args) == Theirs(language, text).said("n", None, args)


SYNTAX = """
-brand = Ossuary
    .case = of Ossuary
-kind = { $number ->
    [one] a bone
   *[other] { $number } bones
 }
-sort = { $number ->
    [one] a bone
   *[other] bones
 }
plain = text
    .title = a title with { $who }
refers = { plain }, { plain.title }, { -brand }
terms = { -kind(number: 1) } and { -kind(number: 2.5) } and { -sort }
literal = { "{" }{ "\\u00e4" }{ 1.50 }{ { "nested" } }
chosen = { NUMBER($n, maximumFractionDigits: 0) ->
    [0] none
    [one] first
    [1] never
    [1.5] half
   *[other] { $n ->
        [2] two
       *[many] many
    }
 }
word = { $n ->
    [left] left
    [one] one
   *[right] right
 }
lines =
    one

    two
      three
wrong = { $nothing }
unknown = { missing }
strange = { DATETIME($n) }
circle = { circle }
"""


@pytest.mark.parametrize("value", [0, 1, 1.0, 1.5, 2, "left", "one", "x"])
@pytest.mark.parametrize("name", ["plain", "refers", "terms", "literal", "chosen", "word", "lines", "wrong", "unknown"])
def test_every_part_of_the_syntax(name: str, value: Any) -> None:
    args = {"n": value, "who": "Ada"}
    assert Ours("en", SYNTAX).said(name, None, args) == Theirs("en", SYNTAX).said(name, None, args)


def test_what_cannot_be_said_is_named() -> None:
    words = Words("en")
    words._bundle.add(parsed(SYNTAX))
    words._known |= {"wrong", "unknown", "strange", "circle"}
    for key, reason in (
        ("wrong", "unknown argument: nothing"),
        ("unknown", "unknown reference: missing"),
        ("strange", "unknown function: DATETIME"),
        ("circle", "maximum recursion depth exceeded"),
    ):
        with pytest.raises(ValueError, match=f"'{key}' in en: {reason}"):
            words.say(key, n=1)
