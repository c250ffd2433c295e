"""The table of Bones as text: three tiles, the last throw beside them, and the tiles that each seat has won."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...drawing.text import CORNERS, PIPS, Canvas, Scene, Tone, beside, die, fitting, framed
from ...engine.facts import Fact
from .happened import Defined, LineLaid, Offered, Repaid, Taken, TakenAll, Thrown, TurnLost

OPEN = "╭╌╮╎╰╯"  # the frame of a space without a tile
RIGHT, LONGEST_NAME, A_ROW = 36, 14, 10


def draw(scene: Scene) -> Canvas:
    """The tiles with the sums that they want, the last throw large, and the hands below."""
    look, canvas = scene.look, Canvas()
    lines = [fact for fact in scene.facts if isinstance(fact, LineLaid)]
    if not lines:
        for space, tile in enumerate(look["board"]):
            canvas.lay(11 * space, 0, _space(look, space, tile))
        canvas.lay(RIGHT, 0, _throw(scene))
    y = canvas.height + 1 if canvas.height else 0
    for seat, hand in enumerate(look["hands"]):
        laid = next((line.line for line in lines if line.seat == seat), None)
        chips = [_chip(high, low) for low, high in sorted(hand, reverse=True)] if laid is None else _line(laid)
        canvas.put(0, y, fitting(scene.names[seat], LONGEST_NAME), Tone.QUIET)
        for first in range(0, max(1, len(chips)), A_ROW):
            canvas.put(LONGEST_NAME + 1, y, ("" if laid else " ").join(chips[first : first + A_ROW]) or "·")
            y += 1
    return canvas


def mark(fact: Fact) -> str:
    """The dice of a throw, the points of a turn."""
    match fact:
        case Thrown(_, first, second):
            return f"{first}+{second}={first + second}"
        case TakenAll(points=points) | Taken(points=points) | Repaid(points=points):
            return f"+{points}"
        case Defined(pips=pips):
            return f"({pips})"
        case TurnLost():
            return "+0"
        case Offered():
            return "?"
    return ""


def picture(fact: Fact) -> Canvas | None:
    """Both dice of a throw."""
    return _dice(fact) if isinstance(fact, Thrown) else None


def goal(look: Mapping[str, Any]) -> int | None:
    """The points that end the game, if points do."""
    return int(look["end_at"]) if look["end"] == "points" else None


def usual(look: Mapping[str, Any], actions: Sequence[str]) -> str | None:
    """To take the only tile that a throw has won."""
    takes = [action for action in actions if action.startswith("take_")]
    return takes[0] if len(takes) == 1 else None


def _space(look: Mapping[str, Any], space: int, tile: tuple[int, int] | None) -> Canvas:
    """A standing tile, 9 wide and 9 high, with the sum that it wants; one that a throw has won is lit."""
    if tile is None:
        return framed([" " * 7] * 7, Tone.QUIET, corners=OPEN)
    wanted, (low, high) = look["wants"][space], tile
    won = look["phase"] == "matched" and wanted is not None and sum(wanted) == look["throws"][-1]
    tone = Tone.ACT if won else Tone.PLAIN
    halves = [*PIPS[high], "─────", *PIPS[low]]
    canvas = framed([f" {line} " for line in halves], tone, corners=CORNERS)
    canvas.put(0, 4, "├───────┤", tone)
    if low == 0:
        marked = look["marks"][space]
        canvas.put(3, 6, f"({marked})" if marked else "(?)", Tone.DANGER)
    if wanted is not None:
        canvas.put(2, 9, f"= {sum(wanted)}", tone if won else Tone.GOLD)
    return canvas


def _throw(scene: Scene) -> Canvas:
    """The last throw, large, then all throws of the turn and the markers that are left."""
    look, canvas = scene.look, Canvas()
    thrown = [fact for fact in scene.facts if isinstance(fact, Thrown)]
    if thrown:
        canvas.lay(0, 0, _dice(thrown[-1]))
    if look["throws"]:
        canvas.put(0, 6, f"{' + '.join(map(str, look['throws']))} = {look['total']}", Tone.STRONG)
    if look["markers"]:
        canvas.put(0, 8, " ".join("●" * look["markers"]), Tone.DANGER)
        canvas.put(2 * look["markers"], 8, scene.say("bones-terminal-markers", markers=look["markers"]), Tone.QUIET)
    return canvas


def _dice(thrown: Thrown) -> Canvas:
    """The dice of a throw, lit if they match."""
    tone = Tone.PLAIN if thrown.matched == "nothing" else Tone.ACT
    canvas = beside([die(thrown.first, tone), die(thrown.second, tone)])
    canvas.put(20, 2, f"= {thrown.first + thrown.second}", tone)
    return canvas


def _chip(left: int, right: int) -> str:
    """A lying tile."""
    return f"[{left or ' '}|{right or ' '}]"


def _line(tiles: Sequence[tuple[int, int]]) -> list[str]:
    return [_chip(left, right) for left, right in tiles]
