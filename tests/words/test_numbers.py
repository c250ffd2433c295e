"""One point is no points: a number before a noun has its singular in every language."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import BaseNode, FunctionReference, Pattern, Placeable, SelectExpression, TextElement
from fluent.syntax.ast import VariableReference as Variable

from ossuary.engine.registry import GAMES
from ossuary.words import LANGUAGES, Words

from .test_catalogues import PAGES, texts

MANY = re.compile(
    r"^ (points|pips|swimmers|waves|dice|tiles|throws|turns|rounds|markers|signs|skulls|cards|states|actions|decisions"
    r"|games|moves|draws|degrees|Punkten?|Augen|Wellen|Würfeln?|Steinen?|Würfe|Runden|Schilder|Zustände|Aktionen"
    r"|Entscheidungen|Partien|Schritten?|Ziehungen|Freiheitsgrade)\b"
)
NEVER_ONE = {
    *("learn-bn-try-take", "learn-bn-try-go-on", "learn-bn-try-offer"),  # two dice show two pips or more
    *("learn-sa-try-go-on", "learn-sa-try-stop", "learn-sa-try-party"),  # scripted, ten or more, an even number
    *("rolling-bones-opens", "bones-pay_markers"),  # 18 dice; it has the case of one
    *("skulls-of-sedlec-heading", "solve-points", "page-past-all", "cli-too-many-games"),  # of 9, a mean, many, a limit
    *("habits-gain", "habits-bold", "habits-careful", "habits-noise"),  # fractions
    *("solve-effort", "solve-gain", "simulate-speed", "simulate-moves"),  # many, a rate, a mean
    "page-check-drawn",  # some of them, where one has a case of its own
    *(f"page-beside-worth-{game}" for game in GAMES),  # these choose by the number that their text stands for
    *("report-length-answer", "report-gains-answer", "report-growth-answer", "report-pushes-answer"),
}


def numbered(node: BaseNode, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The variables that stand before a plural without a choice that depends on them."""
    if isinstance(node, SelectExpression):
        name = variable(node.selector)
        for variant in node.variants:
            yield from numbered(variant.value, chosen | {name})
    elif isinstance(node, Pattern):
        for element, after in zip(node.elements, [*node.elements[1:], None], strict=True):
            if not isinstance(element, Placeable):
                continue
            name = variable(element.expression)
            if isinstance(after, TextElement) and MANY.match(after.value) and name not in {"", "who", *chosen}:
                yield name
            yield from numbered(element.expression, chosen)


def variable(node: BaseNode) -> str:
    if isinstance(node, FunctionReference):
        return variable(node.arguments.positional[0])
    return node.id.name if isinstance(node, Variable) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_has_its_singular(language: str) -> None:
    found = {key for page in PAGES for key, pattern in texts(language, page) if list(numbered(pattern))}
    assert {key.partition(".")[0] for key in found} - NEVER_ONE == set()


def test_one_in_both_languages() -> None:
    said: dict[str, tuple[dict[str, str | int], str, str]] = {
        "score-total": ({"total": 1, "parts": "x"}, "1 point: x", "1 Punkt: x"),
        "score-line": ({"pips": 1, "line": "x"}, "1 pip: x", "1 Auge: x"),
        "page-option-bones-end.rounds": ({"number": 1}, "after one round", "nach einer Runde"),
        "page-check-drawn.not": (
            {"wrong": 1, "draws": 1},
            "The one draw does not follow from the secret and the texts.",
            "Die eine Ziehung folgt nicht aus dem Geheimnis und den Texten.",
        ),
        "report-about": (
            {"games": 1, "minds": "x", "seed": 0},
            "One game each, played by x; seed 0.",
            "Je eine Partie, gespielt von x; Startwert 0.",
        ),
        "page-learn-those": ({"number": 1}, "This one action", "Diese eine Aktion"),
        "rolling-bones-player": ({"who": "Ada", "score": 0, "target": 1}, "Ada: 0 of 1 point", "Ada: 0 von 1 Punkt"),
    }
    english, german = Words("en"), Words("de")
    for key, (args, one, eins) in said.items():
        assert (english.say(key, **args), german.say(key, **args)) == (one, eins)
