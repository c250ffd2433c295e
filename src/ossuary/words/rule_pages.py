"""Writes docs/rules/ from the catalogues: `python -m ossuary.words.rule_pages [FOLDER]`."""

import sys
from pathlib import Path

from ..engine.registry import GAMES
from . import LANGUAGES, Words
from .rulebook import rulebook


def rule_pages() -> dict[str, str]:
    """The rule pages by their path below the folder."""
    return {f"{language}/{game}.md": rulebook(Words(language), game) for language in LANGUAGES for game in GAMES}


if __name__ == "__main__":
    for name, text in rule_pages().items():
        path = Path(*sys.argv[1:2] or ["docs/rules"]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
