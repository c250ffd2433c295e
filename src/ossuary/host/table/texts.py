"""What players write: names, texts for the dice, chat."""

from ...engine.nodes import Refused


def printable(text: str) -> str:
    """A text that everybody can show."""
    if not text.isprintable() or not text.strip():
        raise Refused("host-text")
    return text.strip()


def exact(text: str) -> str:
    """A text that is kept to the letter."""
    printable(text)
    return text
