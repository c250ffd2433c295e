"""The default drawing of a game: the fields of its look."""

from collections.abc import Mapping
from typing import Any

from .shapes import BONE, MUTED, SURFACE, label, rounded

WIDTH, LINE, LONGEST = 440, 26, 44


def draw(look: Mapping[str, Any]) -> tuple[float, float, str]:
    """Width, height and shapes: a line for each thing on the table."""
    lines = [(name.replace("_", " "), _short(value)) for name, value in look.items()]
    height = LINE * len(lines) + 20
    drawn = [rounded(0, 0, WIDTH, height, 10, SURFACE)]
    for number, (name, value) in enumerate(lines):
        y = 28 + LINE * number
        drawn += [label(16, y, name, 14, MUTED), label(WIDTH - 16, y, value, 15, BONE, "end")]
    return WIDTH, height, "".join(drawn)


def _short(value: object) -> str:
    """A value as one line shows it."""
    if isinstance(value, Mapping):
        text = ", ".join(f"{key} {one}" for key, one in value.items())
    elif isinstance(value, list | tuple):
        text = ", ".join(map(str, value))
    else:
        text = "–" if value is None else str(value).replace("_", " ")
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
