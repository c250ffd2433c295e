"""The bones as they are drawn, each where it belongs in the whole skeleton, on a grid of 280 by 460.

All are round strokes of a width; the right ones are the left ones in a mirror.
web/src/games/rolling-bones draws the same.
"""

from typing import NamedTuple

from .rules import KINDS, LIMB_BONES

WIDE, HIGH = 280, 460


class Stroke(NamedTuple):
    """A stroke of a width along a path; a filled one is its inside as well."""

    d: str
    width: float
    filled: bool = False


class Shape(NamedTuple):
    """A bone: its strokes, what is engraved, and the box that it covers as x, y, width and height."""

    strokes: tuple[Stroke, ...]
    holes: tuple[Stroke, ...]
    box: tuple[float, float, float, float]
    mirrored: bool = False


def _knob(x: float, y: float, width: float) -> Stroke:
    return Stroke(f"M{x:g} {y:g}h.01", width)


def _hole(x: float, y: float, rx: float, ry: float) -> Stroke:
    arc = f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0Z"
    return Stroke(arc, 0, filled=True)


def _ribs(*curves: tuple[int, ...]) -> tuple[Stroke, ...]:
    """Curves from the breastbone to the left, and the same in a mirror."""
    both = [*curves, *(tuple(WIDE - x if place % 2 == 0 else x for place, x in enumerate(curve)) for curve in curves)]
    return tuple(Stroke("M{} {}C{} {} {} {} {} {}".format(*curve), 6.5) for curve in both)


LIMBS = {
    "upper_arm": Shape(
        (Stroke("M90 128 63 178", 9), _knob(91, 127, 17), _knob(83, 131, 10), _knob(68, 181, 12), _knob(58, 176, 12)),
        (),
        (52, 118, 48, 70),
    ),
    "forearm": Shape(
        (
            *(Stroke("M63 193Q60 220 46 243", 6.5), _knob(63, 193, 10), _knob(46, 243, 10)),
            *(Stroke("M50 189Q35 212 33 239", 6.5), _knob(50, 189, 10), _knob(33, 239, 9)),
        ),
        (),
        (28, 183, 41, 66),
    ),
    "hand": Shape(
        (
            *(
                _knob(35, 262, 23),
                Stroke("M31 262 14 279", 7),
                Stroke("M32 266 25 291", 7),
                Stroke("M37 266 39 292", 7),
            ),
            *(Stroke("M40 264 51 284", 7), Stroke("M40 258 56 265", 7)),
        ),
        (Stroke("M25.5 268 21 273M30.5 272 29 278M37.8 272 38.3 278M43.5 270.5 46.5 276", 1.6),),
        (10, 249, 50, 48),
    ),
    "thigh": Shape(
        (
            *(
                _knob(121, 286, 16),
                Stroke("M121 286 109 295", 8),
                _knob(107, 294, 13),
                Stroke("M108 296 105 348", 10.5),
            ),
            *(_knob(99, 350, 13), _knob(111, 351, 13)),
        ),
        (),
        (92, 278, 37, 80),
    ),
    "lower_leg": Shape(
        (
            *(_knob(103, 366, 12), Stroke("M95 380H110", 9), Stroke("M107 380 105 418", 8.5), _knob(105, 420, 11)),
            *(Stroke("M94 382Q87 400 93 418", 6), _knob(93, 419, 9)),
        ),
        (),
        (86, 360, 29, 66),
    ),
    "foot": Shape(
        (
            Stroke(
                "M101 426H111C112 433 118 438 118 446 118 450 115 452 111 452 104 452 101 447 95 447 90 447 89 452"
                " 84 452 80 452 80 446 84 444 92 441 100 438 101 426Z",
                2,
                filled=True,
            ),
            *(Stroke("M76 449.5H72", 8), Stroke("M79 443.5 76 444.5", 5)),
        ),
        (Stroke("M98 441 88 446M106 432V438", 2),),
        (67, 424, 53, 30),
    ),
}
CENTRE = {
    "skull": Shape(
        (
            Stroke(
                "M140 38C158 38 171 50 171 66 171 75 167 81 162 85 160 86.5 159 88 159 90V95C159 99 156 102 152 102H128"
                "C124 102 121 99 121 95V90C121 88 120 86.5 118 85 113 81 109 75 109 66 109 50 122 38 140 38Z",
                0,
                filled=True,
            ),
        ),
        (
            *(_hole(127, 68, 7.5, 8.5), _hole(153, 68, 7.5, 8.5), Stroke("M140 77 143.5 84H136.5Z", 1, filled=True)),
            Stroke("M127 91C135 95.5 145 95.5 153 91M134 93.5V99M140 94.5V100M146 93.5V99", 2.2),
        ),
        (107, 36, 66, 68),
    ),
    "rib_cage": Shape(
        (
            Stroke("M140 108V182", 10),
            *_ribs(
                *((140, 120, 126, 113, 112, 114, 99, 121), (140, 134, 120, 126, 103, 134, 102, 146)),
                *((140, 148, 118, 140, 98, 148, 99, 162), (140, 162, 118, 155, 101, 163, 103, 175)),
                (140, 176, 124, 170, 109, 176, 111, 186),
            ),
        ),
        (Stroke("M140 130V168", 1.8),),
        (94, 103, 92, 88),
    ),
    "spine": Shape(
        (Stroke("M140 190V238", 6), *(Stroke(f"M132 {y}H148", 8.5) for y in (194, 206, 218, 230))),
        (),
        (127, 187, 26, 51),
    ),
    "pelvis": Shape(
        (
            Stroke(
                "M140 248C128 237 105 237 101 252 98 266 112 270 118 275 124 283 132 288 140 288 148 288 156 283 162"
                " 275 168 270 182 266 179 252 175 237 152 237 140 248Z",
                0,
                filled=True,
            ),
        ),
        (_hole(128, 272, 4.5, 5.5), _hole(152, 272, 4.5, 5.5), Stroke("M140 254V264", 2)),
        (99, 239, 82, 51),
    ),
    "hat": Shape(
        (
            Stroke("M121 43 117 12C127 6 149 6 161 10L157 43Z", 3, filled=True),
            Stroke("M105 42C125 47 153 47 173 41", 8),
        ),
        (Stroke("M121 34C132 37 146 37 157 33", 5),),
        (101, 5, 76, 44),
    ),
    "gravestone": Shape(
        (Stroke("M116 62V34A24 24 0 0 1 164 34V62Z", 3, filled=True), Stroke("M106 64H174", 7)),
        (Stroke("M140 24V48M131 33H149", 5),),
        (103, 8, 74, 60),
    ),
}


def _mirrored(shape: Shape) -> Shape:
    x, y, width, height = shape.box
    return shape._replace(box=(WIDE - x - width, y, width, height), mirrored=True)


LEFT, RIGHT, _ = KINDS
SHAPES: dict[str, Shape] = {
    **{f"{LEFT}_{bone}": LIMBS[bone] for bone in LIMB_BONES},
    **{f"{RIGHT}_{bone}": _mirrored(LIMBS[bone]) for bone in LIMB_BONES},
    **CENTRE,
}
