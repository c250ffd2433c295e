"""The shapes of drawings: text, dice, skulls, cards; and their colours."""

from html import escape

GROUND, SURFACE, BONE, INK, MUTED, ACCENT = "#1b1a17", "#2b2823", "#efe6d2", "#24211c", "#b9af9c", "#e0a83c"
SHADE = "#cfc4ab"
SANS = "system-ui, -apple-system, 'Segoe UI', sans-serif"
SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif"

# Where the pips of a number are, on a grid of 48.
PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((24, 24),),
    ((14, 14), (34, 34)),
    ((14, 14), (24, 24), (34, 34)),
    ((14, 14), (34, 14), (14, 34), (34, 34)),
    ((14, 14), (34, 14), (24, 24), (14, 34), (34, 34)),
    ((14, 13), (34, 13), (14, 24), (34, 24), (14, 35), (34, 35)),
)
FRAMES = {
    "round": "M12 3h24a9 9 0 0 1 9 9v24a9 9 0 0 1-9 9H12a9 9 0 0 1-9-9V12a9 9 0 0 1 9-9Z",
    "cut": "M13 3h22l10 10v22L35 45H13L3 35V13Z",
    "barrel": "M8 4c10-2 22-2 32 0 2 0 4 2 4 4 2 10 2 22 0 32 0 2-2 4-4 4-10 2-22 2-32 0-2 0-4-2-4-4-2-10-2-22 0-32"
    " 0-2 2-4 4-4Z",
}


def safe(text: str) -> str:
    """A text escaped for XML."""
    return escape("".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in text))


def label(
    x: float, y: float, text: str, size: float, fill: str = BONE, anchor: str = "start", serif: bool = False
) -> str:
    """A line of text."""
    family = SERIF if serif else SANS
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">'
        f"{safe(text)}</text>"
    )


def rounded(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    stroke: str = "none",
    dashed: bool = False,
) -> str:
    """A rectangle with round corners."""
    line = ' stroke-dasharray="5 5"' if dashed else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="2"{line}/>'
    )


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 2) -> str:
    """A path with round ends."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def placed(shapes: str, x: float, y: float, scale: float = 1, turned: float = 0) -> str:
    """Shapes moved, turned and scaled."""
    turn = f" rotate({turned:g})" if turned else ""
    grown = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turn}{grown}">{shapes}</g>'


def pips(number: int, down: float = 0, fill: str = INK) -> str:
    """The pips of a number, on a grid of 48."""
    return "".join(f'<circle cx="{x}" cy="{y + down:g}" r="4.4" fill="{fill}"/>' for x, y in PIPS[number])


def die(face: str, x: float, y: float, size: float = 48, frame: str = "round", tint: str = BONE) -> str:
    """A die with its face, on a grid of 48."""
    return placed(path(FRAMES[frame], tint, INK) + face, x, y, size / 48)
