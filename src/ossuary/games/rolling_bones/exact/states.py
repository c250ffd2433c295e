"""What any state of a solved turn is worth to the seat in turn."""

from math import isnan, nan
from typing import TypeAlias

from ....engine.bits import count
from ....engine.nodes import PHASE, State
from ....twin import arrays
from ....twin.kinds import Floats2
from ..rules import (
    ALL_SITES,
    FALSE,
    FILLED,
    GRAVESTONE,
    HAT,
    HAT_ON,
    LAID,
    LAYING,
    OWED,
    PAYING,
    PLACING,
    POST_OPS,
    ROLLED,
    SKULL,
    TO_ROLL,
    open_sites,
)
from .larger import is_larger
from .layout import LOW, PLACE, POINTS_BELOW, SCORED, STRIDE, Layout
from .shapes import FACES, KIND_SITES, LARGER, Floats, Ints, Shapes, piece_with

EXPORTED = ("worth_of_state",)

# A skeleton with its dice, as the functions below hand it on.
ROLLS, FALSES, SHAPE, LEFT, RIGHT, CENTRE, WORN, LANE, LANES, FOLLOWS = range(
    10
)  # a worn hat counts as centre die, too

Worth: TypeAlias = tuple[float, float]  # to the mover, and what the lane that follows holds; without one, the same
NONE = (LOW, LOW)


def worth_of_state(
    tables: Shapes, states: Layout, worth: Floats2, stay: Floats2, roll: Floats2, lane: int, state: State
) -> float:
    """What a state of this turn is worth, by the prices of one lane."""
    return worths(tables, states, worth, stay, roll, lane, lane, state)[0]


def worths(
    tables: Shapes, states: Layout, worth: Floats, stay: Floats, roll: Floats, lane: int, follows: int, state: State
) -> Worth:
    """The same, and what the lane that follows this one holds; the lane itself where none does."""
    own = skeleton(tables, states, state)
    own[LANE], own[LANES], own[FOLLOWS] = lane, worth.shape[1], follows
    phase = state[PHASE]
    if phase == PAYING:
        return _paying(states, roll, own, state[OWED])
    shown = 0
    for face in range(18):
        shown |= (state[ROLLED + face] > 0) << face
    if phase == PLACING:
        return _placing(tables, states, worth, stay, own, shown)
    if phase == LAYING:
        centre_bones = state[ROLLED + 12] + state[ROLLED + 13] + state[ROLLED + 14] + state[ROLLED + 15]
        return laying(tables, states, worth, stay, own, shown, centre_bones, state[LAID])
    if shown == 0:
        row = row_of(states, own, own[FALSES], own[SHAPE], 0, 0)
        return _at(roll, own[WORN], states.rows * own[LANES] + lane if own[ROLLS] == 0 else row, own)
    return rolling(tables, states, worth, stay, own, shown, state)


def _at(values: Floats, hat: int, row: int, own: Ints) -> Worth:
    return float(values[hat, row]), float(values[hat, row + own[FOLLOWS] - own[LANE]])


def _better(one: Worth, other: Worth) -> Worth:
    return one if is_larger(one[0], one[1], other[0], other[1]) else other


def skeleton(tables: Shapes, states: Layout, state: State) -> Ints:
    """The skeleton of a state with its dice; a die chosen as false bone is none of them."""
    own = arrays.zeros(10, arrays.int64)
    own[ROLLS] = state[POST_OPS]
    own[SHAPE] = tables.number[state[FILLED]]
    for site in range(16):
        if state[FALSE + site]:
            own[FALSES] = states.one_more[own[FALSES], min(site // 3, 4)]
    for kind in range(3):
        own[LEFT + kind] = state[TO_ROLL + kind]
        for face in range(6 * kind, 6 * kind + 6):
            own[LEFT + kind] += state[ROLLED + face]
    own[CENTRE] += state[HAT_ON]
    own[WORN] = state[HAT_ON]
    return own


def row_of(states: Layout, own: Ints, falses: int, shape: int, left: int, right: int) -> int:
    """Where the state with this shape and these false bones, and this many side dice fewer, stands in stay and roll."""
    place, stride = states.where[own[ROLLS], falses, shape, PLACE], states.where[own[ROLLS], falses, shape, STRIDE]
    return int((place + (own[LEFT] - left) * stride + own[RIGHT] - right) * own[LANES] + own[LANE])


def _paying(states: Layout, roll: Floats, own: Ints, owed: int) -> Worth:
    # RB-4, RB-9: the hat may still come off, and be paid with.
    best = NONE
    own[ROLLS] += 1
    for worn in range(own[WORN] + 1):
        for left in range(min(own[LEFT], owed) + 1):
            for right in range(min(own[RIGHT], owed - left) + 1):
                if owed - left - right <= own[CENTRE] - worn:
                    row = row_of(states, own, own[FALSES], own[SHAPE], left, right)
                    best = _better(_at(roll, worn, row, own), best)
    return best


def _lay_on(
    tables: Shapes,
    states: Layout,
    worth: Floats,
    stay: Floats,
    own: Ints,
    falses: int,
    shape: int,
    bones: int,
    hatted: bool,
    grave: bool,
    must: bool,
) -> Worth:
    """The best shape to end laying at that these bones allow, from one on; not itself where a bone must be laid."""
    best = NONE
    for pair in range(tables.start[shape] + must, tables.start[shape + 1]):
        larger = tables.growth[pair, LARGER]
        if tables.mask[larger] & ~tables.mask[shape] & ~bones == 0:
            hat = hatted and tables.has_skull[larger] == 1
            row = row_of(states, own, falses, larger, tables.growth[pair, FACES], tables.growth[pair, FACES + 1])
            best = _better(_at(stay, 1 if hat else 0, row, own), best)
            if grave and larger > 0:
                best = _better(_buried(states, worth, own, falses, larger, hat), best)
    return best


def _buried(states: Layout, worth: Floats, own: Ints, falses: int, shape: int, hatted: bool) -> Worth:
    # RB-9: the hat may come off just before.
    points = states.where[own[ROLLS], falses, shape, SCORED]
    once, twice = POINTS_BELOW + points, POINTS_BELOW + (2 * points if hatted else points)
    bare = float(worth[once, own[LANE]]), float(worth[once, own[FOLLOWS]])
    return _better((float(worth[twice, own[LANE]]), float(worth[twice, own[FOLLOWS]])), bare)


def laying(
    tables: Shapes,
    states: Layout,
    worth: Floats,
    stay: Floats,
    own: Ints,
    shown: int,
    centre_bones: int,
    laid: int,
) -> Worth:
    """What a roll is worth, by the faces shown, the number of centre dice with bones, and what was laid of it."""
    falses, shape = own[FALSES], own[SHAPE]
    filled = tables.mask[shape]
    bones, hat, grave = shown & ALL_SITES, shown >> HAT & 1 == 1, shown >> GRAVESTONE & 1 == 1
    worn = own[WORN] == 1
    fits = bones & open_sites(filled) != 0
    if own[ROLLS] == 0:
        return _lay_on(tables, states, worth, stay, own, falses, shape, bones, hat or worn, grave, False)
    if laid < 2 and not fits and not grave and bones and open_sites(filled):
        return _false_bone(tables, states, worth, stay, own, bones, hat or worn, centre_bones)
    # RB-6, RB-12: a hat frees from laying more; else a bone or a burial.
    must = laid == 0 and not (hat and filled >> SKULL & 1) and (fits or (grave and filled > 0))
    best = _lay_on(tables, states, worth, stay, own, falses, shape, bones, hat or worn, grave, must)
    if must and grave and filled:
        best = _better(_buried(states, worth, own, falses, shape, worn), best)
    return best


def _false_bone(
    tables: Shapes,
    states: Layout,
    worth: Floats,
    stay: Floats,
    own: Ints,
    bones: int,
    hatted: bool,
    centre_bones: int,
) -> Worth:
    # RB-7: any die with a bone, on any open site.
    best = NONE
    filled = tables.mask[own[SHAPE]]
    for site in range(16):
        if not open_sites(filled) >> site & 1:
            continue
        base = filled | 1 << site
        beyond = piece_with(bones | base, base) & ~base
        more = states.one_more[own[FALSES], min(site // 3, 4)]
        for kind in range(3):
            dice = centre_bones if kind == 2 else own[LEFT + kind]
            fitting = beyond & KIND_SITES[kind]
            if dice == 0:
                continue
            after = own.copy()
            after[LEFT + kind] -= 1
            if dice > count(fitting):
                value = _lay_on(
                    tables, states, worth, stay, after, more, tables.number[base], bones, hatted, False, False
                )
                best = _better(value, best)
                continue
            for used in range(16):
                if fitting >> used & 1:
                    left = bones & ~(1 << used)
                    value = _lay_on(
                        tables, states, worth, stay, after, more, tables.number[base], left, hatted, False, False
                    )
                    best = _better(value, best)
    return best


def _placing(tables: Shapes, states: Layout, worth: Floats, stay: Floats, own: Ints, shown: int) -> Worth:
    best = NONE
    filled = tables.mask[own[SHAPE]]
    hatted = shown >> HAT & 1 == 1 or own[WORN] == 1
    for site in range(16):
        if open_sites(filled) >> site & 1:
            more = states.one_more[own[FALSES], min(site // 3, 4)]
            shape = tables.number[filled | 1 << site]
            grave = shown >> GRAVESTONE & 1 == 1
            bones = shown & ALL_SITES
            best = _better(_lay_on(tables, states, worth, stay, own, more, shape, bones, hatted, grave, False), best)
    return best


def rolling(tables: Shapes, states: Layout, worth: Floats, stay: Floats, own: Ints, shown: int, state: State) -> Worth:
    """What a roll is worth of which some dice have fallen."""
    filled = tables.mask[own[SHAPE]]
    opened = open_sites(filled)
    lefts = _sides(shown & 63, state[TO_ROLL])
    rights = _sides(shown >> 6 & 63, state[TO_ROLL + 1])
    fallen = state[ROLLED + 12] + state[ROLLED + 13] + state[ROLLED + 14] + state[ROLLED + 15]
    centres = _centres(shown >> 12, fallen, state[TO_ROLL + 2])
    # By what matters of a roll: the piece that it allows, and hat and gravestone; or what fits beyond a false bone.
    known = arrays.full((len(tables.mask), 4, 3, 2), nan)
    total, follows = 0.0, 0.0
    for sides in range(64 * 64):
        likely = lefts[sides & 63] * rights[sides >> 6]
        if likely == 0.0:
            continue
        for trunk in range(16):
            sites = sides | trunk << 12
            piece = piece_with(sites | filled, filled) if filled else 0
            if filled and piece == filled:
                piece = piece_with(sites | filled | opened, filled | opened)
            inner = count(piece & ~filled & ~opened & KIND_SITES[2])
            for extra in range(4):
                for bones in range(7):
                    chance = likely * centres[trunk | extra << 4, bones]
                    if chance == 0.0:
                        continue
                    roll_shown = sites | extra << 16
                    # Where no bone fits, it matters whether a centre die is left over.
                    at, column = tables.number[piece], 0 if sites & opened else 1 if bones == inner else 2
                    if filled == 0:
                        found = _first_laid(tables, states, worth, stay, own, sites, extra, known)
                    elif sites == 0:
                        found = laying(tables, states, worth, stay, own, roll_shown, bones, 0)
                    elif isnan(known[at, extra, column, 0]):
                        found = laying(tables, states, worth, stay, own, roll_shown, bones, 0)
                        known[at, extra, column, 0], known[at, extra, column, 1] = found
                    else:
                        found = float(known[at, extra, column, 0]), float(known[at, extra, column, 1])
                    total += chance * found[0]
                    follows += chance * found[1]
    return total, follows


def _first_laid(
    tables: Shapes,
    states: Layout,
    worth: Floats,
    stay: Floats,
    own: Ints,
    sites: int,
    extra: int,
    known: Floats,
) -> Worth:
    """What a roll is worth with nothing laid before: the best of its pieces, or nothing where none must be laid."""
    best = NONE
    if own[ROLLS] == 0 or sites == 0:
        best = _at(stay, 0, row_of(states, own, 0, 0, 0, 0), own)
    for at in range(tables.piece_start[sites], tables.piece_start[sites + 1]):
        piece = tables.piece[at]
        if isnan(known[piece, extra, 0, 0]):
            hat, grave = extra & 1 == 1, extra & 2 == 2
            found = _lay_on(tables, states, worth, stay, own, 0, 0, tables.mask[piece], hat, grave, True)
            known[piece, extra, 0, 0], known[piece, extra, 0, 1] = found
        best = _better((float(known[piece, extra, 0, 0]), float(known[piece, extra, 0, 1])), best)
    return best


def _sides(shown: int, dice: int) -> Floats:
    """The chance of each set of faces, when this many side dice are still to be rolled."""
    chances = arrays.zeros(64)
    chances[shown] = 1.0
    for _ in range(dice):
        after = arrays.zeros(64)
        for faces in range(64):
            for face in range(6):
                after[faces | 1 << face] += chances[faces] / 6
        chances = after
    return chances


def _centres(shown: int, bones: int, dice: int) -> Floats:
    """The same for centre dice, by the number of those that show a bone as well."""
    chances = arrays.zeros((64, 7))
    chances[shown, bones] = 1.0
    for _ in range(dice):
        after = arrays.zeros((64, 7))
        for faces in range(64):
            for n in range(7):
                if chances[faces, n] > 0.0:
                    for face in range(6):
                        after[faces | 1 << face, n + (face < 4)] += chances[faces, n] / 6
        chances = after
    return chances
