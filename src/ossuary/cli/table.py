"""Tables of text: a title, headings, and rows in a frame."""

import textwrap
from collections.abc import Iterable, Sequence

from .wrap import draws_frames, width

TOP, BELOW, BOTTOM = "┏━┳┓", "┡━╇┩", "└─┴┘"  # start, line, between two columns, end
HEAD, BODY = "┃", "│"
PLAIN = str.maketrans("┏━┳┓┡╇┩└─┴┘┃│", "+-++++++-++||")  # where a terminal has no others


def table(title: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table no wider than the terminal: numbers stand on the right, and the first column takes what is left."""
    cells = [list(headings), *(list(row) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    room = width() - sum(widths[1:]) - 3 * len(widths) - 1
    widths[0] = max(1, min(widths[0], room))
    lines = [_edge(TOP, widths), *_lines(HEAD, cells[0], widths), _edge(BELOW, widths)]
    for row in cells[1:]:
        lines += _lines(BODY, row, widths)
    lines.append(_edge(BOTTOM, widths))
    framed = "\n".join(lines).translate({} if draws_frames() else PLAIN)
    return "\n".join([*(line.center(len(lines[0])).rstrip() for line in textwrap.wrap(title, len(lines[0]))), framed])


def _edge(signs: str, widths: list[int]) -> str:
    return signs[0] + signs[2].join(signs[1] * (width + 2) for width in widths) + signs[3]


def _lines(sign: str, row: list[str], widths: list[int]) -> list[str]:
    """A row, in as many lines as its first cell needs."""
    first, *others = widths
    lines = []
    for number, part in enumerate(textwrap.wrap(row[0], first) or [""]):
        rest = row[1:] if number == 0 else [""] * len(others)
        texts = [part.ljust(first), *(text.rjust(width) for text, width in zip(rest, others, strict=True))]
        lines.append(f"{sign} {f' {sign} '.join(texts)} {sign}")
    return lines
