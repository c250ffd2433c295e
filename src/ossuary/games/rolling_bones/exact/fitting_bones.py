"""What a roll is worth after which right bones fit, or a gravestone shows: the best of the shapes that it allows."""

import numpy as np
from numpy import uint64

from .layout import LOW, PLACE, POINTS_BELOW, SCORED, STRIDE, Layout, larger_of
from .shapes import FACES, LARGER, SHUNNED, SMALLER, WITH_SKULL, Floats, Ints, Shapes

# The rows of grown: what shows besides bones.
PLAIN, GRAVE, HAT, BOTH = range(4)


def fitting_bones(
    tables: Shapes,
    states: Layout,
    k: int,
    f: int,
    shape: int,
    itself: bool,
    priced: Floats,
    stay: Floats,
    roll: Floats,
    grown: Floats,
    lanes: int,
) -> None:
    """Fills these rolls of all states with one skeleton, half of them where it is its own mirror image (itself)."""
    growth, start, where, shows = tables.growth, tables.start[shape], states.where, states.shows
    n = uint64(lanes)
    unlaid = states.unlaid[k, shape]
    most_left, most_right, most_centre = states.most[f, shape, 0], states.most[f, shape, 1], states.most[f, shape, 2]
    place, stride = where[k, f, shape, PLACE], where[k, f, shape, STRIDE]
    first_left = max(0, unlaid - most_right - most_centre)
    last_left = min(most_left, unlaid)
    width = 7 * lanes
    has_skull = tables.has_skull[shape] == 1
    once = POINTS_BELOW + where[k, f, shape, SCORED]
    twice = POINTS_BELOW + 2 * where[k, f, shape, SCORED] if has_skull else once
    # RB-6, RB-12: with nothing laid there is only a burial; RB-9: under the hat, or without it.
    for cell in range(0, width, lanes):
        for i in range(lanes):
            buried, doubled = priced[once, i], priced[twice, i]
            grown[PLAIN, cell + i] = LOW
            grown[GRAVE, cell + i] = buried
            grown[HAT, cell + i] = LOW
            grown[BOTH, cell + i] = larger_of(doubled, buried)
    for left in range(first_left, last_left + 1):
        first_right = max(0, unlaid - left - most_centre)
        for row in range(
            place + left * stride + first_right, place + left * stride + min(most_right, unlaid - left) + 1
        ):
            for i in range(lanes):
                roll[0, row * lanes + i] = 0.0
                roll[1, row * lanes + i] = 0.0
        for pair in range(start, tables.start[shape + 1]):
            lefts, rights, centres = growth[pair, FACES], growth[pair, FACES + 1], growth[pair, FACES + 2]
            if lefts > left or rights > most_right or centres > most_centre:
                continue
            avoid_left, avoid_right, avoid = growth[pair, SHUNNED], growth[pair, SHUNNED + 1], growth[pair, SHUNNED + 2]
            fits, with_skull = pair > start, growth[pair, WITH_SKULL] == 1
            at = (pair - start) * width
            larger = growth[pair, LARGER]
            low = max(unlaid - left - most_centre, rights)
            high = min(most_right, unlaid - left - centres, left if itself else most_right)
            if low > high:
                continue
            cell = (low - first_right) * lanes
            if fits:
                row = where[k, f, larger, PLACE] + (left - lefts) * where[k, f, larger, STRIDE] + low - rights
                lay(
                    growth,
                    pair,
                    POINTS_BELOW + where[k, f, larger, SCORED],
                    POINTS_BELOW + 2 * where[k, f, larger, SCORED],
                    priced,
                    stay,
                    row * lanes,
                    grown,
                    width,
                    at,
                    cell,
                    (high - low + 1) * lanes,
                )
            # By the chance that a roll allows just this shape; where nothing fits and no gravestone shows, it is false.
            for right in range(low, high + 1):
                centre = unlaid - left - right
                sides = shows[left, lefts, avoid_left] * shows[right, rights, avoid_right]
                plain = sides * shows[centre, centres, avoid + 2] if fits else 0.0
                one = sides * shows[centre, centres + 1, avoid + 1]
                hat = one if fits else 0.0
                both = sides * shows[centre, centres + 2, avoid]
                source = uint64(at + cell + (right - low) * lanes)
                to = uint64((place + left * stride + right) * lanes)
                if not with_skull:
                    plain += hat
                    one += both
                    for i in range(n):
                        roll[0, to + i] += plain * grown[PLAIN, source + i] + one * grown[GRAVE, source + i]
                elif not has_skull:
                    for i in range(n):
                        roll[0, to + i] += (
                            plain * grown[PLAIN, source + i]
                            + one * grown[GRAVE, source + i]
                            + hat * grown[HAT, source + i]
                            + both * grown[BOTH, source + i]
                        )
                else:
                    # RB-6: a hat that is laid, or exchanged, frees from laying more.
                    worn = worn_one = worn_hat = worn_both = 0.0
                    if centre > centres:
                        worn = sides * shows[centre - 1, centres, avoid + 2] if fits else 0.0
                        worn_one = sides * shows[centre - 1, centres + 1, avoid + 1]
                        worn_hat = worn_one if fits else 0.0
                        worn_both = sides * shows[centre - 1, centres + 2, avoid]
                    for i in range(n):
                        free, hatted, buried = stay[1, to + i], grown[HAT, source + i], grown[BOTH, source + i]
                        freed, freed_buried = larger_of(free, hatted), larger_of(free, buried)
                        bare, bare_buried = grown[PLAIN, source + i], grown[GRAVE, source + i]
                        roll[0, to + i] += plain * bare + one * bare_buried + hat * freed + both * freed_buried
                        roll[1, to + i] += (
                            worn * hatted + worn_one * buried + worn_hat * freed + worn_both * freed_buried
                        )


def lay(
    growth: Ints,
    pair: int,
    once: int,
    twice: int,
    priced: Floats,
    stay: Floats,
    row: int,
    grown: Floats,
    width: int,
    at: int,
    cell: int,
    length: int,
) -> None:
    """Fills the best of a shape, when laying ends there, and of the smaller ones."""
    to, source, n = uint64(at + cell), uint64(row), uint64(length)
    for i in range(n):
        bare, buried = stay[0, source + i], priced[once, i]
        grown[PLAIN, to + i] = bare
        grown[GRAVE, to + i] = larger_of(buried, bare)
    if growth[pair, WITH_SKULL]:
        for i in range(n):
            hatted, buried, doubled = stay[1, source + i], priced[once, i], priced[twice, i]
            buried = larger_of(doubled, buried)
            grown[HAT, to + i] = hatted
            grown[BOTH, to + i] = larger_of(buried, hatted)
    first = uint64(growth[pair, SMALLER] * width + cell)
    second = uint64(growth[pair, SMALLER + 1] * width + cell)
    third = uint64(growth[pair, SMALLER + 2] * width + cell)
    for shown in range(4 if growth[pair, WITH_SKULL] else 2):
        for i in range(n):
            most, one = grown[shown, to + i], grown[shown, first + i]
            two, three = grown[shown, second + i], grown[shown, third + i]
            most = larger_of(one, most)
            two = larger_of(three, two)
            grown[shown, to + i] = larger_of(two, most)
    if growth[pair, SMALLER + 3]:
        first = uint64(growth[pair, SMALLER + 3] * width + cell)
        second = uint64(growth[pair, SMALLER + 4] * width + cell)
        for shown in range(4 if growth[pair, WITH_SKULL] else 2):
            for i in range(n):
                most, one, two = grown[shown, to + i], grown[shown, first + i], grown[shown, second + i]
                most = larger_of(one, most)
                grown[shown, to + i] = larger_of(two, most)
    if not growth[pair, WITH_SKULL]:
        for i in range(n):
            grown[HAT, to + i] = grown[PLAIN, to + i]
            grown[BOTH, to + i] = grown[GRAVE, to + i]


def first_roll(
    tables: Shapes, states: Layout, k: int, priced: Floats, stay: Floats, roll: Floats, grown: Floats, lanes: int
) -> None:
    """Fills the rolls with nothing laid yet: any piece may become the skeleton, and no bone can be false."""
    unlaid, most, where = states.unlaid[k, 0], states.most[0, 0], states.where
    if where[k, 0, 0, STRIDE] == 0 or unlaid == 0:
        return
    symmetric = states.dice[0] == states.dice[1]
    for left in range(max(0, unlaid - most[1] - most[2]), min(most[0], unlaid) + 1):
        for right in range(max(0, unlaid - left - most[2]), min(most[1], unlaid - left) + 1):
            # RB-6: where a side die was rolled before, a bone was laid.
            if (k > 1 and left + right > 0) or (symmetric and right > left):
                continue
            for i in range(lanes):
                for shown in range(4):
                    grown[shown, i] = LOW
            for shape in range(1, len(tables.mask)):
                lefts, rights, centres = tables.of_kind[shape, 0], tables.of_kind[shape, 1], tables.of_kind[shape, 2]
                if lefts <= left and rights <= right and centres <= unlaid - left - right:
                    source = where[k, 0, shape, PLACE] + (left - lefts) * where[k, 0, shape, STRIDE] + right - rights
                    lay(
                        tables.growth,
                        shape,
                        POINTS_BELOW + where[k, 0, shape, SCORED],
                        POINTS_BELOW + 2 * where[k, 0, shape, SCORED],
                        priced,
                        stay,
                        source * lanes,
                        grown,
                        lanes,
                        shape * lanes,
                        0,
                        lanes,
                    )
            at = where[k, 0, 0, PLACE] + left * where[k, 0, 0, STRIDE] + right
            total = _any_piece(tables, states.shows, k, left, right, unlaid - left - right, stay, at, grown, lanes)
            image = where[k, 0, 0, PLACE] + right * where[k, 0, 0, STRIDE] + left if symmetric else at
            if k == 0:
                at = image = states.rows
            for i in range(lanes):
                roll[0, at * lanes + i] = total[i]
                roll[0, image * lanes + i] = total[i]


def _any_piece(
    tables: Shapes,
    shows: Floats,
    k: int,
    left: int,
    right: int,
    centre: int,
    stay: Floats,
    nothing: int,
    grown: Floats,
    lanes: int,
) -> Floats:
    total = np.zeros(lanes)
    chosen = np.empty((4, lanes))
    bones = np.zeros(64, np.int64)
    for sites in range(1, 64):
        bones[sites] = bones[sites >> 1] + (sites & 1)
    for sites in range(len(tables.number)):
        lefts, rights, centres = bones[sites & 63], bones[sites >> 6 & 63], bones[sites >> 12]
        sides = shows[left, lefts, 6 - lefts] * shows[right, rights, 6 - rights]
        if centres > centre or sides == 0.0:
            continue
        # RB-3: after the pre-op roll nothing need be laid.
        free = k == 0 or sites == 0
        first, end = tables.piece_start[sites], tables.piece_start[sites + 1]
        for shown in range(4 if sites >> 12 & 1 else 2):
            for i in range(lanes):
                chosen[shown, i] = stay[0, nothing * lanes + i] if free else LOW
            for at in range(first, end):
                piece = uint64(tables.piece[at] * lanes)
                for i in range(uint64(lanes)):
                    most, one = chosen[shown, i], grown[shown, piece + i]
                    chosen[shown, i] = larger_of(one, most)
        plain = sides * shows[centre, centres, 6 - centres]
        one = sides * shows[centre, centres + 1, 5 - centres]
        both = sides * shows[centre, centres + 2, 4 - centres]
        if sites >> 12 & 1:
            for i in range(lanes):
                total[i] += plain * chosen[0, i] + one * (chosen[1, i] + chosen[2, i]) + both * chosen[3, i]
        else:
            for i in range(lanes):
                total[i] += (plain + one) * chosen[0, i] + (one + both) * chosen[1, i]
    return total
