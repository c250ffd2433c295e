"""What a roll is worth after which right bones fit, or a gravestone shows: the best of the shapes that it allows."""

from typing import NamedTuple

from ....twin import arrays
from ....twin.arrays import uint64
from .larger import fill_larger, take_larger, take_largest
from .layout import LOW, PLACE, POINTS_BELOW, SCORED, STRIDE, Layout
from .shapes import FACES, LARGER, SHUNNED, SMALLER, WITH_SKULL, Floats, Ints, Shapes
from .skeleton import Skeleton

# The rows of grown: what shows besides bones.
PLAIN, GRAVE, HAT, BOTH = range(4)
INLINED = ("_lay", "_add_rolls")  # handing over tables takes its time


class FittingWorth(NamedTuple):
    """What is worked out, with a lane for each price; stay and roll as in `solve_turn`, grown to work with."""

    priced: Floats  # by points, what they are worth
    stay: Floats
    roll: Floats
    grown: Floats  # the best of a shape, when laying ends there, and of the smaller ones
    freed: Floats  # a roll with a hat that is laid or exchanged, without and with a gravestone
    lanes: int
    deciding: int | None  # as in `take_larger`


class Needs(NamedTuple):
    """What a roll must show and must not."""

    growth: Ints  # by pair of shapes
    own: int  # the skeleton's own pair
    has_skull: bool
    shows: Floats  # chances, as in Layout


class Span(NamedTuple):
    """Neighbouring cells: where they are read in stay, and where they are written in grown."""

    row: int  # in stay
    width: int  # of a shape in grown
    at: int  # its shape
    cell: int  # the first of them in it
    length: int


class Dice(NamedTuple):
    """Rolls by their dice: a number of left ones, a range of right ones, and where the lowest stand in grown."""

    left: int
    low: int
    high: int
    cell: int


def fitting_bones(tables: Shapes, states: Layout, skeleton: Skeleton, worth: FittingWorth) -> None:
    """Fills these rolls of all states with one skeleton, half of them where it is its own mirror image."""
    growth, where, lanes, shape = tables.growth, states.where, worth.lanes, skeleton.shape
    needs = Needs(growth, tables.start[shape], tables.has_skull[shape] == 1, states.shows)
    unlaid, width = skeleton.unlaid, 7 * lanes
    _lay_nothing(skeleton.scored, needs.has_skull, worth)
    for left in range(max(0, unlaid - skeleton.right - skeleton.centre), min(skeleton.left, unlaid) + 1):
        first_right = max(0, unlaid - left - skeleton.centre)
        row = skeleton.place + left * skeleton.stride
        for cell in range((row + first_right) * lanes, (row + min(skeleton.right, unlaid - left) + 1) * lanes):
            worth.roll[0, cell] = 0.0
            worth.roll[1, cell] = 0.0
        for pair in range(needs.own, tables.start[shape + 1]):
            lefts, rights, centres = growth[pair, FACES], growth[pair, FACES + 1], growth[pair, FACES + 2]
            if lefts > left or rights > skeleton.right or centres > skeleton.centre:
                continue
            low = max(unlaid - left - skeleton.centre, rights)
            high = min(skeleton.right, unlaid - left - centres, left if skeleton.itself else skeleton.right)
            if low > high:
                continue
            cell = (low - first_right) * lanes
            if pair > needs.own:
                k, f, larger = skeleton.post_ops, skeleton.falses, growth[pair, LARGER]
                source = where[k, f, larger, PLACE] + (left - lefts) * where[k, f, larger, STRIDE] + low - rights
                span = Span(source * lanes, width, (pair - needs.own) * width, cell, (high - low + 1) * lanes)
                _lay(growth, pair, where[k, f, larger, SCORED], span, worth)
            _add_rolls(needs, pair, skeleton, Dice(left, low, high, cell), worth)


def _lay_nothing(scored: int, has_skull: bool, worth: FittingWorth) -> None:
    """Fills the best with nothing laid: only a burial (RB-6, RB-12), under the hat or without it (RB-9)."""
    priced, grown = worth.priced, worth.grown
    once = POINTS_BELOW + scored
    twice = POINTS_BELOW + 2 * scored if has_skull else once
    for i in range(7 * worth.lanes):
        grown[PLAIN, i] = LOW
        grown[GRAVE, i] = priced[once, i]
        grown[HAT, i] = LOW
        grown[BOTH, i] = priced[once, i]
    take_larger(grown, BOTH, 0, priced, twice, 0, 7 * worth.lanes, worth.deciding)


def _add_rolls(needs: Needs, pair: int, skeleton: Skeleton, dice: Dice, worth: FittingWorth) -> None:
    """Adds the rolls that allow just one shape; where nothing fits and no gravestone shows, a bone is false."""
    growth, shows, left = needs.growth, needs.shows, dice.left
    stay, roll, grown, freed = worth.stay, worth.roll, worth.grown, worth.freed
    lanes, n = worth.lanes, uint64(worth.lanes)
    lefts, rights, centres = growth[pair, FACES], growth[pair, FACES + 1], growth[pair, FACES + 2]
    avoid_left, avoid_right, avoid = growth[pair, SHUNNED], growth[pair, SHUNNED + 1], growth[pair, SHUNNED + 2]
    fits, with_skull = pair > needs.own, growth[pair, WITH_SKULL] == 1
    row = skeleton.place + left * skeleton.stride
    cell = (pair - needs.own) * 7 * lanes + dice.cell
    for right in range(dice.low, dice.high + 1):
        centre = skeleton.unlaid - left - right
        sides = shows[left, lefts, avoid_left] * shows[right, rights, avoid_right]
        plain = sides * shows[centre, centres, avoid + 2] if fits else 0.0
        one = sides * shows[centre, centres + 1, avoid + 1]
        hat = one if fits else 0.0
        both = sides * shows[centre, centres + 2, avoid]
        source = uint64(cell + (right - dice.low) * lanes)
        to = uint64((row + right) * lanes)
        if not with_skull:
            plain += hat
            one += both
            for i in range(n):
                roll[0, to + i] += plain * grown[PLAIN, source + i] + one * grown[GRAVE, source + i]
        elif not needs.has_skull:
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
            fill_larger(freed, 0, 0, grown, HAT, source, stay, 1, to, lanes, worth.deciding)
            fill_larger(freed, 1, 0, grown, BOTH, source, stay, 1, to, lanes, worth.deciding)
            for i in range(n):
                free, hatted, buried = freed[0, i], grown[HAT, source + i], grown[BOTH, source + i]
                bare, bare_buried = grown[PLAIN, source + i], grown[GRAVE, source + i]
                roll[0, to + i] += plain * bare + one * bare_buried + hat * free + both * freed[1, i]
                roll[1, to + i] += worn * hatted + worn_one * buried + worn_hat * free + worn_both * freed[1, i]


def _lay(growth: Ints, pair: int, scored: int, span: Span, worth: FittingWorth) -> None:
    """Fills the best of a shape, when laying ends there, and of the smaller ones."""
    priced, stay, grown = worth.priced, worth.stay, worth.grown
    once, twice = POINTS_BELOW + scored, POINTS_BELOW + 2 * scored
    deciding, with_skull = worth.deciding, growth[pair, WITH_SKULL] == 1
    to, source, n = uint64(span.at + span.cell), uint64(span.row), uint64(span.length)
    for i in range(n):
        grown[PLAIN, to + i] = stay[0, source + i]
    fill_larger(grown, GRAVE, to, stay, 0, source, priced, once, 0, n, deciding)
    if with_skull:
        for i in range(n):
            grown[HAT, to + i] = stay[1, source + i]
        fill_larger(grown, BOTH, to, stay, 1, source, priced, once, 0, n, deciding)
        take_larger(grown, BOTH, to, priced, twice, 0, n, deciding)
    shows = 4 if with_skull else 2
    if deciding is not None:
        for end in range(SMALLER, WITH_SKULL):
            if end > SMALLER and growth[pair, end] == 0:
                break
            smaller = uint64(growth[pair, end] * span.width + span.cell)
            for shown in range(shows):
                take_larger(grown, shown, to, grown, shown, smaller, n, deciding)
    else:
        first = uint64(growth[pair, SMALLER] * span.width + span.cell)
        second = uint64(growth[pair, SMALLER + 1] * span.width + span.cell)
        third = uint64(growth[pair, SMALLER + 2] * span.width + span.cell)
        for shown in range(shows):
            take_largest(grown, shown, to, first, second, third, n)
        if growth[pair, SMALLER + 3]:
            first = uint64(growth[pair, SMALLER + 3] * span.width + span.cell)
            second = uint64(growth[pair, SMALLER + 4] * span.width + span.cell)
            for shown in range(shows):
                take_largest(grown, shown, to, first, second, second, n)
    if not with_skull:
        for i in range(n):
            grown[HAT, to + i] = grown[PLAIN, to + i]
            grown[BOTH, to + i] = grown[GRAVE, to + i]


def first_roll(tables: Shapes, states: Layout, post_ops: int, worth: FittingWorth) -> None:
    """Fills the rolls with nothing laid yet: any piece may become the skeleton, and no bone can be false."""
    unlaid, most, where, lanes = states.unlaid[post_ops, 0], states.most[0, 0], states.where, worth.lanes
    place, stride = where[post_ops, 0, 0, PLACE], where[post_ops, 0, 0, STRIDE]
    if stride == 0 or unlaid == 0:
        return
    symmetric = states.dice[0] == states.dice[1]
    for left in range(max(0, unlaid - most[1] - most[2]), min(most[0], unlaid) + 1):
        for right in range(max(0, unlaid - left - most[2]), min(most[1], unlaid - left) + 1):
            # RB-6: where a side die was rolled before, a bone was laid.
            if (post_ops > 1 and left + right > 0) or (symmetric and right > left):
                continue
            dice = (left, right, unlaid - left - right)
            _lay_first(tables, where[post_ops, 0], dice, worth)
            at = place + left * stride + right
            total = _any_piece(tables, states.shows, post_ops, dice, at, worth)
            image = place + right * stride + left if symmetric else at
            if post_ops == 0:
                at = image = states.rows
            for i in range(lanes):
                worth.roll[0, at * lanes + i] = total[i]
                worth.roll[0, image * lanes + i] = total[i]


def _lay_first(tables: Shapes, where: Ints, dice: tuple[int, int, int], worth: FittingWorth) -> None:
    """Fills the best of each shape that these dice can be laid as."""
    lanes = worth.lanes
    for shown in range(4):
        for i in range(lanes):
            worth.grown[shown, i] = LOW
    for shape in range(1, len(tables.mask)):
        lefts, rights, centres = tables.of_kind[shape, 0], tables.of_kind[shape, 1], tables.of_kind[shape, 2]
        if lefts <= dice[0] and rights <= dice[1] and centres <= dice[2]:
            source = where[shape, PLACE] + (dice[0] - lefts) * where[shape, STRIDE] + dice[1] - rights
            span = Span(source * lanes, lanes, shape * lanes, 0, lanes)
            _lay(tables.growth, shape, where[shape, SCORED], span, worth)


def _any_piece(
    tables: Shapes, shows: Floats, post_ops: int, dice: tuple[int, int, int], nothing: int, worth: FittingWorth
) -> Floats:
    """What the best piece of every roll is worth on average; the row `nothing` is that of laying none."""
    stay, grown, lanes = worth.stay, worth.grown, worth.lanes
    left, right, centre = dice
    total = arrays.zeros(lanes)
    chosen = arrays.empty((4, lanes))
    bones = arrays.zeros(64, arrays.int64)
    for sites in range(1, 64):
        bones[sites] = bones[sites >> 1] + (sites & 1)
    for sites in range(len(tables.number)):
        lefts, rights, centres = bones[sites & 63], bones[sites >> 6 & 63], bones[sites >> 12]
        sides = shows[left, lefts, 6 - lefts] * shows[right, rights, 6 - rights]
        if centres > centre or sides == 0.0:
            continue
        # RB-3: after the pre-op roll nothing need be laid.
        free = post_ops == 0 or sites == 0
        first, end = tables.piece_start[sites], tables.piece_start[sites + 1]
        for shown in range(4 if sites >> 12 & 1 else 2):
            for i in range(lanes):
                chosen[shown, i] = stay[0, nothing * lanes + i] if free else LOW
            for at in range(first, end):
                take_larger(chosen, shown, 0, grown, shown, tables.piece[at] * lanes, lanes, worth.deciding)
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
