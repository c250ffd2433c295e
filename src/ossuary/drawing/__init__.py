"""A state as a self-contained SVG, for dark and light backgrounds, with a text alternative."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ..engine.nodes import TERMINAL, State
from ..engine.registry import Game, Parts
from . import plain
from .shapes import ACCENT, BONE, GROUND, MUTED, SURFACE, label, path, placed, rounded, safe

LEAST = 440  # width, so that names and scores have room
MARGIN, STRIP, BETWEEN, GAP = 16, 46, 8, 14
MOST_IN_A_ROW = 4  # players
ARROW, STAR = "M3 1 13 7.5 3 14Z", "M7 0 9 5.2 14.5 5.5 10.2 9 11.6 14.5 7 11.5 2.4 14.5 3.8 9-.5 5.5 5 5.2Z"
LONGEST = 16  # letters of a name
LETTER = 7  # how wide one is, about


class Board(NamedTuple):
    """The drawn table, from (0, 0) on."""

    width: float
    height: float
    shapes: str


class Drawing(Protocol):
    """The part of a game that draws its table."""

    def draw(self, look: Mapping[str, Any]) -> Board: ...


DRAWINGS: Parts[Drawing] = Parts("drawing")


def svg(game: Game, state: State, names: Sequence[str], title: str, about: str) -> str:
    """The table of a state, below a strip with the players; `about` is the text alternative."""
    look = game.look(state)
    board = DRAWINGS[game.NAME].draw(look) if game.NAME in DRAWINGS else Board(*plain.draw(look))
    width = max(LEAST, board.width) + 2 * MARGIN
    rows = -(-len(names) // _columns(names))
    top = MARGIN + rows * (STRIP + BETWEEN) - BETWEEN + GAP
    height = top + board.height + MARGIN
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" style="max-width:100%;height:auto">',
            f"<title>{safe(title)}</title><desc>{safe(about)}</desc>",
            rounded(0, 0, width, height, 14, GROUND),
            _players(game, state, names, width - 2 * MARGIN),
            f'<g transform="translate({(width - board.width) / 2:g} {top})">{board.shapes}</g>',
            "</svg>",
        ]
    )


def _players(game: Game, state: State, names: Sequence[str], width: float) -> str:
    """Names and scores; an arrow and a frame mark the player to move, a star the winner."""
    scores, payoffs, mover = game.scores(state), game.payoffs(state), game.mover(state)
    columns = _columns(names)
    wide = (width - BETWEEN * (columns - 1)) / columns
    drawn = []
    for seat, name in enumerate(names):
        x, y = MARGIN + seat % columns * (wide + BETWEEN), MARGIN + seat // columns * (STRIP + BETWEEN)
        marked = payoffs[seat] > 0 if mover == TERMINAL else seat == mover
        sign = placed(path(STAR if mover == TERMINAL else ARROW, ACCENT), x + 10, y + 16) if marked else ""
        left = 30 if marked else 12
        fitting = min(LONGEST, int((wide - left - 18 - 12 * len(str(scores[seat]))) / LETTER))
        short = name if len(name) <= fitting else f"{name[: fitting - 3]}…{name[-2:]}"  # its end may tell it apart
        drawn += [
            rounded(x, y, wide, STRIP, 10, SURFACE, ACCENT if marked else SURFACE),
            sign,
            label(x + left, y + 29, short, 15, ACCENT if marked else MUTED),
            label(x + wide - 12, y + 31, str(scores[seat]), 22, BONE, "end", serif=True),
        ]
    return "".join(drawn)


def _columns(names: Sequence[str]) -> int:
    """The number of players in a row: all if few, otherwise half of them."""
    return len(names) if len(names) <= MOST_IN_A_ROW else -(-len(names) // 2)
