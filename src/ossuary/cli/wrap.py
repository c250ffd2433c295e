"""Text as the terminal shows it."""

import shutil
import sys
import textwrap


def width() -> int:
    """The columns of the terminal that are used."""
    return min(shutil.get_terminal_size((80, 24)).columns, 100)


def draws_frames() -> bool:
    """Whether the terminal has signs for frames and bars."""
    return "utf" in (sys.stdout.encoding or "").lower()


def wrapped(text: str, indent: str = "", hang: str = "") -> str:
    """Text wrapped to the terminal, paragraphs kept; `hang` indents continued lines."""
    lines = []
    for line in text.splitlines():
        carried = indent + (hang or ("> " if line.startswith("> ") else "   " if line[:1].isdigit() else ""))
        lines.append(textwrap.fill(line, width(), initial_indent=indent, subsequent_indent=carried) if line else "")
    return "\n".join(lines)
