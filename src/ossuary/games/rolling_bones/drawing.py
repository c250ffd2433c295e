"""The table of Rolling Bones: the skeleton in the middle, and the dice in their three trays."""

from collections.abc import Mapping
from typing import Any

from ...drawing import Board
from ...drawing.shapes import BONE, INK, SURFACE, die, label, path, placed, rounded
from .bones_drawn import HIGH, SHAPES, WIDE, Shape, Stroke
from .rules import BONES, FACES, KINDS

WIDTH, TRAY, SIZE, STEP, A_ROW = 500, 216, 44, 49, 4
FRAMES = dict(zip(KINDS, ("round", "cut", "barrel"), strict=True))
TINTS = dict(zip(KINDS, ("#efe6d2", "#c9d6ae", "#d8cbe0"), strict=True))
OPEN, WRONG = "#3d3a33", "#e07a6c"


def draw(look: Mapping[str, Any]) -> Board:
    """The skeleton on the left, the trays on the right."""
    skeleton = "".join(_site(site, look["skeleton"].get(site)) for site in BONES)
    hat = placed(_bone(SHAPES["hat"], BONE, INK), 0, 0) if look["hat"] else ""
    trays = [_tray(look, kind, 2 + 150 * number) for number, kind in enumerate(KINDS)]
    paid = [label(WIDTH - TRAY, HIGH - 2, f"−{look['owed']}", 20, WRONG, serif=True)] if look["owed"] else []
    shapes = [rounded(0, 0, WIDTH - TRAY - 14, HIGH, 12, SURFACE), placed(skeleton + hat, 0, 0, 0.96), *trays, *paid]
    return Board(WIDTH, HIGH, "".join(shapes))


def _site(site: str, bone: str | None) -> str:
    """A site: open, with its bone, or with a false one in its place, marked by a ring."""
    shape = SHAPES[site]
    if bone is None:
        return _bone(shape, OPEN, SURFACE)
    if bone == site:
        return _bone(shape, BONE, INK)
    x, y, width, height = shape.box
    ring = (
        f'<circle cx="{x + width / 2:g}" cy="{y + height / 2:g}" r="{max(width, height) / 2:g}" fill="none" '
        f'stroke="{WRONG}" stroke-width="3" stroke-dasharray="6 6"/>'
    )
    return _fitted(SHAPES[bone], shape.box, BONE, INK) + ring


def _bone(shape: Shape, fill: str, ink: str) -> str:
    """A bone where it belongs."""
    outline = [_stroke(stroke, ink, 4.4) for stroke in shape.strokes]
    drawn = "".join(
        [*outline, *(_stroke(one, fill) for one in shape.strokes), *(_stroke(one, ink) for one in shape.holes)]
    )
    return f'<g transform="translate({WIDE} 0) scale(-1 1)">{drawn}</g>' if shape.mirrored else drawn


def _stroke(stroke: Stroke, colour: str, wider: float = 0) -> str:
    return path(stroke.d, colour if stroke.filled else "none", colour, stroke.width + wider)


def _fitted(shape: Shape, box: tuple[float, float, float, float], fill: str, ink: str) -> str:
    """A bone moved and scaled so that it fills a box."""
    left, top, wide, high = shape.box
    x, y, width, height = box
    scale = min(width / wide, height / high)
    moved = placed(_bone(shape, fill, ink), -left - wide / 2, -top - high / 2)
    return placed(moved, x + width / 2, y + height / 2, scale)


def _tray(look: Mapping[str, Any], kind: str, y: float) -> str:
    """The unlaid dice of a kind: those of the last roll, then those that wait for one."""
    x = WIDTH - TRAY
    own = FACES[6 * KINDS.index(kind) : 6 * KINDS.index(kind) + 6]
    dice = [
        _fitted(SHAPES[face], (9, 9, 30, 30), INK, TINTS[kind])
        for face in own
        for _ in range(look["rolled"].get(face, 0))
    ]
    dice += [label(24, 32, "?", 24, INK, "middle", serif=True)] * look["to_roll"][kind]
    shapes = [rounded(x, y, TRAY, 132, 12, SURFACE)]
    for number, face in enumerate(dice):
        place = x + 12 + STEP * (number % A_ROW), y + 18 + STEP * (number // A_ROW)
        shapes.append(die(face, *place, SIZE, FRAMES[kind], TINTS[kind]))
    return "".join(shapes)
