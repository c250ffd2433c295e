"""German says different things in different words, as English does."""

import re

from fluent.syntax.ast import Pattern, TextElement
from fluent.syntax.visitor import Visitor

from .test_catalogues import PAGES, texts


class Plain(Visitor):
    """The plain parts of a text, all cases of it one after the other."""

    def __init__(self, text: Pattern) -> None:
        self.parts: list[str] = []
        self.visit(text)

    def visit_TextElement(self, node: TextElement) -> None:
        self.parts.append(node.value)


def all_texts(language: str) -> dict[str, str]:
    return {key: " ".join(Plain(text).parts) for page in PAGES for key, text in texts(language, page)}


def test_a_zug_is_a_turn_and_never_a_move() -> None:
    english = all_texts("en")
    zug = {key for key, text in all_texts("de").items() if re.search(r"(?<![Aa]m )\b(Zug|Zuge?s|Züge|Zügen)\b", text)}
    assert {key for key in zug if not re.search(r"\bturns?\b", english[key], re.IGNORECASE)} == set()
