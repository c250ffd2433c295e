"""The table of Skulls of Sedlec as text: the graveyard on the left, the pyramids and hands beside it."""

from collections.abc import Mapping, Sequence

from ...drawing.text import Canvas, Scene, Tone, fitting, framed
from ...engine.facts import Fact
from .happened import Collected, Dug, Kept, LastDug, Opened, StackBegun, Stacked
from .rules import KINDS

SIGNS = dict(zip(KINDS, "♛ψ†♥∞", strict=True))
TONES = dict(zip(KINDS, (Tone.GOLD, Tone.PLAIN, Tone.WATER, Tone.DANGER, Tone.QUIET), strict=True))
OPEN = "╭╌╮╎╰╯"  # the frame of a free place
WIDE, HIGH, GRAVE = 6, 4, 9  # a card with its gap, its height, and a grave with its number


def draw(scene: Scene) -> Canvas:
    """Six piles, the stacks with their hands, and what the signs mean."""
    look, canvas = scene.look, Canvas()
    seats, bottom = len(look["stacks"]), look["bottom_cards"]
    across = 3 if seats == 2 else 2  # graves in a row
    for pile in range(len(look["up"])):
        canvas.lay(GRAVE * (pile % across), HIGH * (pile // across), _pile(scene, pile))
    rows = max(map(_rows, look["stacks"]))
    for seat in range(seats):
        canvas.lay(GRAVE * across + seat * (WIDE * bottom + 2), 0, _niche(scene, seat, rows))
    x, y = 0, canvas.height
    for kind in KINDS:
        canvas.put(x, y, SIGNS[kind], TONES[kind])
        name = scene.say(f"skulls-of-sedlec-{kind}")
        canvas.put(x + 2, y, name, Tone.QUIET)
        x += len(name) + 4
    return canvas


def mark(fact: Fact) -> str:
    """The cards, upper over lower, and the points that they bring."""
    match fact:
        case Dug(cards=cards):
            return " ".join(map(_short, cards))
        case Opened(card) | LastDug(card=card) | Kept(card=card) | Collected(card=card):
            return _short(card)
        case StackBegun(card=card, points=points) | Stacked(card=card, points=points):
            return f"{_short(card)} +{points}"
    return ""


def _short(card: str) -> str:
    upper, lower = card.split("/")
    return f"{SIGNS[upper]}/{SIGNS[lower]}"


def _card(kinds: Sequence[str], tone: Tone = Tone.PLAIN) -> Canvas:
    """Two skulls, one over the other, 5 wide and 4 high."""
    card = framed(["   ", "   "], tone)
    for row, kind in enumerate(kinds, start=1):
        card.put(2, row, SIGNS[kind], TONES[kind])
    return card


def _pile(scene: Scene, pile: int) -> Canvas:
    """An open card, a mound over those that lie face down, or nothing."""
    look, canvas = scene.look, Canvas()
    card, down = look["up"][pile], look["down"][pile]
    taken = {f"collect_{pile + 1}", f"keep_{pile + 1}", f"dig_{pile + 1}"} & {*scene.actions}
    digs = any(action.startswith("dig_") and str(pile + 1) in action.split("_") for action in scene.actions)
    tone = Tone.ACT if taken or pile in look["dug"] else Tone.PLAIN
    if card is not None:
        canvas.lay(2, 0, _card(look["deck"][card], tone))
    elif down:
        canvas.lay(2, 0, framed(["┌─┐", "│†│"], tone))
    else:
        canvas.lay(2, 0, framed(["   ", "   "], Tone.QUIET, corners=OPEN))
    canvas.put(0, 1, str(pile + 1), Tone.ACT if taken or digs else Tone.QUIET)
    if below := down - (card is None and down > 0):
        canvas.put(0, 2, f"+{below}", Tone.QUIET)
    return canvas


def _rows(stack: Mapping[str, int]) -> int:
    """How many rows have cards, or a place for one: a card lies on two that are side by side."""
    top = max((row for row in (1, 2, 3) if any(spot.startswith(f"row{row}_") for spot in stack)), default=1)
    places = {int(spot[-1]) for spot in stack if spot.startswith(f"row{top}_")}
    return min(3, top + any(place + 1 in places for place in places))


def _niche(scene: Scene, seat: int, rows: int) -> Canvas:
    """A stack as a pyramid of so many rows under its owner's name, and the hand below it."""
    look, canvas = scene.look, Canvas()
    bottom, stack, mine = look["bottom_cards"], look["stacks"][seat], seat == look["seat"]
    canvas.put(0, 0, fitting(scene.names[seat], WIDE * bottom), Tone.STRONG if mine else Tone.QUIET)
    for row in range(1, rows + 1):
        for place in range(bottom + 1 - row):
            spot = f"row{row}_{place + 1}"
            x, y = (row - 1) * WIDE // 2 + place * WIDE, 1 + HIGH * (rows - row)
            card = stack.get(spot)
            lit = mine and any(action.endswith(spot) for action in scene.actions)
            empty = framed(["   ", "   "], Tone.ACT if lit else Tone.QUIET, corners=OPEN)
            canvas.lay(x, y, empty if card is None else _card(look["deck"][card]))
    if mine and stack:
        _ends(canvas, scene, bottom, HIGH * (rows - 1) + 3)
    for number, card in enumerate(look["hands"][seat]):
        held = any(action.startswith(f"stack_{'ab'[number]}_") for action in scene.actions) and mine
        canvas.lay(number * WIDE, 1 + rows * HIGH, _card(look["deck"][card], Tone.ACT if held else Tone.PLAIN))
    return canvas


def _ends(canvas: Canvas, scene: Scene, bottom: int, y: int) -> None:
    """Arrows where the bottom row can still grow."""
    if any(action.endswith("_left") for action in scene.actions):
        canvas.put(-1, y, "→", Tone.ACT)
    if any(action.endswith("_right") for action in scene.actions):
        canvas.put(WIDE * bottom - 1, y, "←", Tone.ACT)
