"""A table drawn as text: a canvas of characters, each with the tone that says what it means."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

from ..engine.facts import Fact
from ..engine.registry import Parts

WIDEST = 78  # columns that a drawing may take
CORNERS = "╭─╮│╰╯"
PIPS = (
    ("     ", "     ", "     "),
    ("     ", "  ●  ", "     "),
    ("●    ", "     ", "    ●"),
    ("●    ", "  ●  ", "    ●"),
    ("●   ●", "     ", "●   ●"),
    ("●   ●", "  ●  ", "●   ●"),
    ("●   ●", "●   ●", "●   ●"),
)


def _each(signs: str, instead: str) -> dict[int, str]:
    return dict(zip(map(ord, signs), instead, strict=True))


# What stands for each sign on a terminal that has none but ASCII.
ASCII: dict[int, str] = {
    **dict.fromkeys(map(ord, "╭╮╰╯├┤┬┴┼┌┐└┘"), "+"),
    **dict.fromkeys(map(ord, "─╌–−"), "-"),
    **dict.fromkeys(map(ord, "│╎"), "|"),
    **dict.fromkeys(map(ord, "●◉○"), "o"),
    **dict.fromkeys(map(ord, "█▄▀"), "#"),
    **_each("═≡║╪╱╲≈▂◢∋∈·•×♛ψ†♥∞", "==|#/\\~_/3E..xWY+v8"),
    **_each("▸★←→↵’“”…", '>*<><\'""~'),
}


class Tone(Enum):
    """What a character means, and so its colour: numbers of the sixteen that each terminal has."""

    PLAIN = ""
    STRONG = "1"
    QUIET = "2"
    ACT = "1;32"  # this is where you act
    DANGER = "31"
    WATER = "36"
    GOLD = "33"


class Scene(NamedTuple):
    """What is drawn: the state spelled out, what can be done, what happened since the last picture, and the players."""

    look: Mapping[str, Any]
    actions: Sequence[str]  # the legal ones of who sees this; none if it is another's move
    facts: Sequence[Fact]
    names: Sequence[str]
    say: Callable[..., str]  # a text of the catalogues


class Canvas:
    """Characters in rows, which grow with what is put there."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, Tone]] = {}

    def put(self, x: int, y: int, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Writes lines from a place on; a space leaves what is there."""
        for down, line in enumerate(text.split("\n")):
            for along, sign in enumerate(line):
                if sign != " ":
                    self._cells[x + along, y + down] = sign, tone

    def lay(self, x: int, y: int, other: "Canvas") -> None:
        """Lays another canvas on this one."""
        for (along, down), cell in other._cells.items():
            self._cells[x + along, y + down] = cell

    @property
    def width(self) -> int:
        """The columns that are in use."""
        return max((x + 1 for x, _ in self._cells), default=0)

    @property
    def height(self) -> int:
        """The rows that are in use."""
        return max((y + 1 for _, y in self._cells), default=0)

    def rows(self) -> list[list[tuple[str, Tone]]]:
        """Every row from the left to its last sign, as runs of one tone."""
        found: list[list[tuple[str, Tone]]] = []
        for y in range(self.height):
            row: list[tuple[str, Tone]] = []
            for x in range(max((along + 1 for along, down in self._cells if down == y), default=0)):
                sign, tone = self._cells.get((x, y), (" ", row[-1][1] if row else Tone.PLAIN))
                if row and row[-1][1] == tone:
                    row[-1] = (row[-1][0] + sign, tone)
                else:
                    row.append((sign, tone))
            found.append(row)
        return found

    def __str__(self) -> str:
        return "\n".join("".join(text for text, _ in row) for row in self.rows())


class TextDrawing(Protocol):
    """The part of a game that draws its table as text; the other functions below may be missing."""

    def draw(self, scene: Scene) -> Canvas: ...


TERMINALS: Parts[TextDrawing] = Parts("terminal")


def goal(game: str, look: Mapping[str, Any]) -> int | None:
    """The points that win, where points win."""
    found: int | None = _asked(game, "goal", look)
    return found


def mark(game: str, fact: Fact) -> str:
    """A fact as a few signs, for the strip of what happened."""
    return _asked(game, "mark", fact) or ""


def picture(game: str, fact: Fact) -> Canvas | None:
    """A fact that is worth a picture of its own, such as a throw."""
    found: Canvas | None = _asked(game, "picture", fact)
    return found


def usual(game: str, look: Mapping[str, Any], actions: Sequence[str]) -> str | None:
    """The action among several that a game calls the usual one: expected, and no surprise if it comes by mistake."""
    found: str | None = _asked(game, "usual", look, actions)
    return found if found in actions else None


def _asked(game: str, name: str, *about: object) -> Any:
    own: Any = TERMINALS.get(game)
    return getattr(own, name)(*about) if hasattr(own, name) else None


def framed(lines: Sequence[str], tone: Tone = Tone.PLAIN, inside: Tone | None = None, corners: str = CORNERS) -> Canvas:
    """Lines of one width in a frame."""
    canvas, width = Canvas(), max(map(len, lines))
    first, across, second, down, third, last = tuple(corners)
    canvas.put(0, 0, first + across * width + second, tone)
    for y, line in enumerate(lines, start=1):
        canvas.put(0, y, down, tone)
        canvas.put(1, y, line, tone if inside is None else inside)
        canvas.put(width + 1, y, down, tone)
    canvas.put(0, len(lines) + 1, third + across * width + last, tone)
    return canvas


def die(number: int, tone: Tone = Tone.PLAIN) -> Canvas:
    """A die with its pips, 9 wide and 5 high."""
    return framed([f" {line} " for line in PIPS[number]], tone)


def beside(canvases: Sequence[Canvas], gap: int = 1) -> Canvas:
    """Canvases in a row."""
    row, x = Canvas(), 0
    for canvas in canvases:
        row.lay(x, 0, canvas)
        x += canvas.width + gap
    return row


def fitting(text: str, width: int) -> str:
    """A text of at most this width; its end may tell it apart."""
    return text if len(text) <= width else f"{text[: width - 3]}…{text[-2:]}"
