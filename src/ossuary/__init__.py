"""Ossuary: four games of bones, skulls and teeth, with exact rules at two speeds."""

from .engine.nodes import Refused

__version__ = "0.1.0"


def _sentence(refused: Refused) -> str:
    """A refusal as a library's user reads it: in words, and with its key for whoever looks it up."""
    try:
        from .words import Words
    except ImportError:  # in a browser there are the rules alone
        return f"{refused.key} {refused.details}"
    words = Words("en")
    if not words.has(refused.key):
        return f"{refused.key} {refused.details}"
    return f"{words.say(refused.key, **refused.details)} [{refused.key}]"


Refused.sentence = _sentence  # type: ignore[assignment,method-assign]
