"""What the terminal can do, and whether it gets the stage or plain text."""

import os
import shutil
import sys

from ...drawing.text import ASCII, WIDEST, Tone

NARROWEST = WIDEST + 2  # columns; fewer get plain text
WIDEST_TEXT = 100
SAMPLE = "".join(map(chr, ASCII))
FEW_SIGNS = ("linux",)  # terminals whose font has few signs


def is_stage(plain: bool = False) -> bool:
    """Whether pictures are wanted: no pipe, no screen reader's plain text, no NO_COLOR, and room for them."""
    named = os.environ.get("TERM", "windows" if "WT_SESSION" in os.environ else "dumb")
    if plain or os.environ.get("NO_COLOR") or named == "dumb":
        return False
    return sys.stdout.isatty() and sys.stdin.isatty() and columns() >= NARROWEST


def columns() -> int:
    """How wide the terminal is now."""
    return shutil.get_terminal_size((80, 24)).columns


def text_width() -> int:
    """How wide text is."""
    return min(columns(), WIDEST_TEXT)


def has_signs() -> bool:
    """Whether the terminal shows more than ASCII."""
    try:
        SAMPLE.encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return os.environ.get("TERM") not in FEW_SIGNS


def painted(text: str, tone: Tone) -> str:
    """A text in its colour, in the signs that the terminal has."""
    shown = text if has_signs() else text.translate(ASCII)
    return f"\x1b[{tone.value}m{shown}\x1b[0m" if tone.value and shown.strip() else shown
