"""The states of a turn, numbered: post-op rolls, false bones by section, shape, and unlaid dice by kind."""

from functools import cache
from itertools import product
from math import comb, perm
from typing import NamedTuple

from ....twin import arrays, twin
from ....twin.kinds import Floats2, Floats3, Floats4, Int8s3, Int32s4, Ints1, Ints2
from .shapes import Floats, Ints, Shapes, shapes

SIDES = 6
MOST_POST_OPS = 5  # the 18 dice pay for no more
POINTS_BELOW = 50  # no skeleton is worth less than minus this, nor more than plus this
POINTS = 2 * POINTS_BELOW + 1
LOW = -1e300  # what is not allowed
PLACE, STRIDE, SCORED = range(3)

EXPORTED = ("number_rows",)


class Layout(NamedTuple):
    """Where the states of a turn stand that begins with these dice.

    A state is a skeleton after some post-op rolls, with its unlaid dice; a hat that is worn counts among the unlaid
    centre dice. The number of its row is place + left * stride + right; the number of centre dice follows.
    """

    dice: Ints1  # by kind
    post_ops: int  # the most that are possible
    falses: Ints2  # false bones by section, by number of their list; fewer bones first
    bones: Ints1  # by list of false bones, how many
    mirrored: Ints1  # the list with left and right exchanged
    one_more: Ints2  # by section, the list with one more, -1 where there is none
    up_to: Ints1  # by number of false bones, how many lists have no more of them
    most: Int8s3  # by falses, shape and kind, the most dice that can be unlaid
    unlaid: Ints2  # by post_ops and shape, the dice that are unlaid or worn
    where: Int32s4  # by post_ops, falses and shape: place, stride (0 where there is no state), points without a hat
    rows: int
    shows: Floats3  # by dice, faces, shunned faces: the chance that a roll shows these and not those
    tight: Floats2  # by centre dice and faces, the chance that each face shows just once and all other dice are hats
    loose: Floats4  # by hat, centre dice, faces, shunned faces: like shows without a gravestone, but for tight rolls


def ways_to_show(dice: int, faces: int, shunned: int) -> int:
    """In how many ways a roll shows each of some faces and none of some others."""
    missing = range(faces + 1)
    return sum((-1) ** missed * comb(faces, missed) * (SIDES - shunned - missed) ** dice for missed in missing)


def _chances() -> tuple[Floats, Floats, Floats]:
    shows, tight, loose = arrays.zeros((7, 7, 7)), arrays.zeros((7, 7)), arrays.zeros((2, 7, 7, 7))
    for n, i in product(range(SIDES + 1), repeat=2):
        tight[n, i] = perm(n, i) / SIDES**n
        for j in range(SIDES + 1 - i):
            shows[n, i, j] = ways_to_show(n, i, j) / SIDES**n
        for j, hat in product(range(SIDES - 1 - i), range(2)):
            ways = ways_to_show(n, i + hat, j + 2 - hat) - (perm(n, i) if hat == (n > i) else 0)
            loose[hat, n, i, j] = ways / SIDES**n
    return shows, tight, loose


@cache
def layout(left: int, right: int, centre: int) -> Layout:
    """The states of a turn that begins with these dice, numbered once."""
    dice = arrays.array([left, right, centre])
    lists = sorted(
        (f for f in product(*map(range, (4, 4, 4, 4, 5))) if sum(f) <= MOST_POST_OPS), key=lambda f: (sum(f), f)
    )
    number = {f: i for i, f in enumerate(lists)}
    mirrored = arrays.array([number[f[2], f[3], f[0], f[1], f[4]] for f in lists])
    one_more = arrays.array([[number.get((*f[:s], f[s] + 1, *f[s + 1 :]), -1) for s in range(5)] for f in lists])
    bones = arrays.array([sum(f) for f in lists])
    up_to = arrays.array([sum(sum(f) <= most for f in lists) for most in range(MOST_POST_OPS + 1)])
    post_ops = max(k for k in range(MOST_POST_OPS + 1) if k == 0 or sum(dice) > k * (k + 1) // 2)
    falses, forms = arrays.array(lists), len(shapes().mask)
    most = arrays.full((len(lists), forms, 3), -1, arrays.int8)
    unlaid = arrays.zeros((post_ops + 1, forms), arrays.int64)
    where = arrays.zeros((post_ops + 1, len(lists), forms, 3), arrays.int32)
    number_rows = twin(__import__(__name__, fromlist=["_"])).number_rows
    rows = number_rows(shapes(), dice, falses, bones, most, unlaid, where)
    return Layout(
        dice,
        post_ops,
        falses,
        bones,
        mirrored,
        one_more,
        up_to,
        most,
        unlaid,
        where,
        rows,
        *_chances(),
    )


def number_rows(
    tables: Shapes, dice: Ints1, falses: Ints2, bones: Ints1, most: Int8s3, unlaid: Ints2, where: Int32s4
) -> int:
    """Fills the part of a layout that has a number for each list of false bones and shape; returns the rows."""
    lists, number = len(falses), len(tables.mask)
    points = arrays.zeros((lists, number), arrays.int64)
    for k in range(len(unlaid)):
        for i in range(number):
            unlaid[k, i] = dice.sum() - k * (k + 1) // 2 - tables.of_section[i].sum()
    rows = 0
    for f in range(lists):
        for i in range(number):
            if not _possible(tables, falses[f], i):
                continue
            points[f, i] = _points(tables, falses[f], i)
            for kind in range(3):
                false_bones = falses[f, 2 * kind] + (falses[f, 2 * kind + 1] if kind < 2 else 0)
                most[f, i, kind] = dice[kind] - tables.of_kind[i, kind] + false_bones
    for k in range(len(unlaid)):
        for f in range(lists):
            if bones[f] > k:
                break
            for i in range(number):
                left, right, centre = most[f, i, 0], most[f, i, 1], most[f, i, 2]
                if min(left, right, centre) < 0 or not 0 <= unlaid[k, i] <= left + right + centre:
                    continue
                least_left = max(0, unlaid[k, i] - right - centre)
                least_right = max(0, unlaid[k, i] - left - centre)
                lefts = min(left, unlaid[k, i]) - least_left + 1
                rights = min(right, unlaid[k, i]) - least_right + 1
                where[k, f, i, PLACE] = rows - least_left * rights - least_right
                where[k, f, i, STRIDE] = rights
                where[k, f, i, SCORED] = points[f, i]
                rows += lefts * rights
    return rows


def _possible(tables: Shapes, falses: Ints, shape: int) -> bool:
    for section in range(5):
        if falses[section] > tables.of_section[shape, section]:
            return False
    return True


def _points(tables: Shapes, falses: Ints, shape: int) -> int:
    # RB-14 to RB-16
    points = 0
    for section in range(5):
        laid = tables.of_section[shape, section]
        full = laid == (4 if section == 4 else 3)
        points += (5 if full else laid - falses[section]) - 5 * falses[section]
    return points
