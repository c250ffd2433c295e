"""Texts from players: names, texts for the dice, chat."""

from ...engine.nodes import Refused


def printable(text: str) -> str:
    """A text that everybody can show."""
    if not text.isprintable() or not text.strip():
        raise Refused("host-text")
    return text.strip()


def exact(text: str) -> str:
    """A text that is stored unchanged."""
    printable(text)
    return text
