"""The texts of the page: every key that it asks for is there, and none is there that it does not ask for."""

import re
from pathlib import Path

from ossuary.words import Words

from .test_catalogues import keys

PAGE = Path(__file__).parents[2] / "web" / "src"
SAID = re.compile(r"""words\s*\.say\(\s*(?:[^'"`()]*\?\s*)?(['"`])(.+?)\1""")
KEY = re.compile(r"""['"`]((?:page|host)-[^'"`\s]*)['"`]""")
OTHERS = {"page-game-${game.name}.minutes"}  # what only third-party games say


def sources() -> str:
    """The whole source of the page."""
    return "\n".join(path.read_text() for path in sorted(PAGE.rglob("*")) if path.suffix in (".svelte", ".ts"))


def asked() -> set[str]:
    """The keys in the source, with ${…} where something is filled in."""
    source = sources()
    return {found[1] for found in SAID.findall(source)} | set(KEY.findall(source))


def pattern(key: str) -> re.Pattern[str]:
    parts = re.split(r"\$\{[^}]*\}", key)
    return re.compile(".+".join(re.escape(part) for part in parts))


def test_every_key_that_the_page_asks_for_is_there() -> None:
    there = keys() | set(keys("de"))
    assert {key for key in asked() if not any(pattern(key).fullmatch(text) for text in there)} == OTHERS


def test_no_text_of_the_page_is_there_for_nobody() -> None:
    patterns = [pattern(key) for key in asked()]
    unused = {
        key
        for key in keys()
        if key.startswith("page-")
        and "." not in key
        and not any(form.fullmatch(key) or form.pattern.startswith(re.escape(key + ".")) for form in patterns)
    }
    assert unused == set()


def test_the_page_has_texts() -> None:
    assert Words("de").has("page-play-now")
