"""The best play of a turn, backwards from its last possible roll, for several prices of its points side by side.

Numbers of states that differ in right dice alone stand beside each other, so that the inner loops run over long rows.
"""

from ....twin import arrays
from ....twin.arrays import uint64
from ....twin.kinds import Floats2
from .false_bones import MOST_BEYOND, FalseWorth, false_bones
from .fitting_bones import FittingWorth, first_roll, fitting_bones
from .larger import take_larger
from .layout import LOW, PLACE, POINTS, POINTS_BELOW, STRIDE, Layout
from .shapes import Floats, Shapes, mirror
from .skeleton import Skeleton, skeleton_of

EXPORTED = ("solve_turn",)


def solve_turn(
    tables: Shapes, states: Layout, worth: Floats2, stay: Floats2, roll: Floats2, rolls: int, laid: int
) -> None:
    """Fills what each state is worth when laying is over (stay) and just before its roll (roll).

    It leaves out states with fewer post-op rolls than these, and those in which not all of these sites are filled.

    Row POINTS_BELOW + n of worth is what n points are worth, in a lane for each price. stay and roll have a row for
    bare skeletons and one for those with a hat, and in it the lanes of each state; the last state of roll is the pre-op
    roll. stay leaves out burials, for which a gravestone must show.
    """
    solve_lanes(tables, states, worth, stay, roll, rolls, laid, None)


def solve_lanes(
    tables: Shapes,
    states: Layout,
    worth: Floats,
    stay: Floats,
    roll: Floats,
    rolls: int,
    laid: int,
    deciding: int | None,
) -> None:
    """The same where all lanes decide (None), or so many first ones, and each of as many others follows one of them."""
    lanes = worth.shape[1]
    priced = arrays.empty((POINTS, 7 * lanes))
    for i in range(7 * lanes):
        for points in range(POINTS):
            priced[points, i] = worth[points, i % lanes]
    grown = arrays.empty((4, len(tables.mask) * 7 * lanes))
    laid_beyond = arrays.empty((2, MOST_BEYOND * 64 * lanes))
    best = arrays.empty((4, MOST_BEYOND * 64 * lanes))
    freed = arrays.empty((2, lanes))
    chosen = arrays.empty((4, 8 * lanes))
    of_fitting = FittingWorth(priced, stay, roll, grown, freed, lanes, deciding)
    of_false = FalseWorth(stay, roll, laid_beyond, best, chosen, lanes, deciding)
    symmetric = states.dice[0] == states.dice[1] and mirror(laid) == laid
    for k in range(states.post_ops, rolls - 1, -1):
        for f in range(states.up_to[k]):
            for shape in range(len(tables.mask)):
                if states.where[k, f, shape, STRIDE] and laid & ~tables.mask[shape] == 0:
                    skeleton = skeleton_of(states, k, f, shape, False)
                    _stay(states, skeleton, tables.has_skull[shape] == 1, of_fitting)
        for f in range(states.up_to[k - 1] if k else 0):
            for shape in range(1, len(tables.mask)):
                image_f, image = states.mirrored[f], tables.mirrored[shape]
                if states.where[k, f, shape, STRIDE] == 0 or states.unlaid[k, shape] == 0:
                    continue
                if laid & ~tables.mask[shape]:
                    continue
                if symmetric and (image_f, image) < (f, shape):
                    continue
                itself = symmetric and image_f == f and image == shape
                skeleton = skeleton_of(states, k, f, shape, itself)
                fitting_bones(tables, states, skeleton, of_fitting)
                false_bones(tables, states, skeleton, of_false)
                if symmetric:
                    _mirror(skeleton, skeleton_of(states, k, image_f, image, itself), roll, lanes)
        if laid == 0:
            first_roll(tables, states, k, of_fitting)


def _stay(states: Layout, skeleton: Skeleton, has_skull: bool, worth: FittingWorth) -> None:
    """Fills what the states with one skeleton are worth when laying is over: the next roll, or nothing."""
    # RB-4, RB-5, RB-13: the next roll costs one die more than the last, and needs one more to roll.
    priced, stay, roll, lanes = worth.priced, worth.stay, worth.roll, worth.lanes
    unlaid, price = skeleton.unlaid, skeleton.post_ops + 1
    can_roll, can_roll_hatted = unlaid - price >= 1, unlaid - 1 - price >= 1
    next_place = next_stride = 0
    if can_roll:
        after = states.where[price, skeleton.falses, skeleton.shape]
        next_place, next_stride = after[PLACE], after[STRIDE]
    lefts, rights, centres = skeleton.left, skeleton.right, skeleton.centre
    for left in range(max(0, unlaid - rights - centres), min(lefts, unlaid) + 1):
        for right in range(max(0, unlaid - left - centres), min(rights, unlaid - left) + 1):
            centre = unlaid - left - right
            to = uint64((skeleton.place + left * skeleton.stride + right) * lanes)
            for i in range(uint64(lanes)):
                stay[0, to + i] = LOW if can_roll else priced[POINTS_BELOW, i]
                stay[1, to + i] = LOW if can_roll_hatted else priced[POINTS_BELOW, i]
            if can_roll:
                for pay_left in range(max(0, price - right - centre), min(left, price) + 1):
                    for pay_right in range(max(0, price - pay_left - centre), min(right, price - pay_left) + 1):
                        at = uint64((next_place + (left - pay_left) * next_stride + right - pay_right) * lanes)
                        take_larger(stay, 0, to, roll, 0, at, lanes, worth.deciding)
                        if has_skull and can_roll_hatted and centre - (price - pay_left - pay_right) >= 1:
                            take_larger(stay, 1, to, roll, 1, at, lanes, worth.deciding)
            if has_skull and centre >= 1:
                take_larger(stay, 1, to, stay, 0, to, lanes, worth.deciding)
            else:
                for i in range(uint64(lanes)):
                    stay[1, to + i] = stay[0, to + i]


def _mirror(skeleton: Skeleton, image: Skeleton, roll: Floats, lanes: int) -> None:
    """Copies what a skeleton is worth to its mirror image."""
    unlaid, lefts, rights, centres = skeleton.unlaid, skeleton.left, skeleton.right, skeleton.centre
    for left in range(max(0, unlaid - rights - centres), min(lefts, unlaid) + 1):
        for right in range(max(0, unlaid - left - centres), min(rights, unlaid - left) + 1):
            if skeleton.itself and right > left:
                continue
            at = uint64((skeleton.place + left * skeleton.stride + right) * lanes)
            to = uint64((image.place + right * image.stride + left) * lanes)
            for i in range(uint64(lanes)):
                roll[0, to + i] = roll[0, at + i]
                roll[1, to + i] = roll[1, at + i]
