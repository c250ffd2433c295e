"""What a roll is worth that shows neither a bone that fits nor a gravestone: a false bone, and what fits beyond it.

What matters of such a roll is what it would allow if all open sites were filled, and whether a die is left over to be
the false bone. Of the side dice that is a matter of counting; the centre dice may show hats as well: a roll is tight
where each of them shows a bone that fits beyond an open site, each bone once, or a hat.
"""

from typing import NamedTuple

from ....twin.arrays import uint64
from .larger import fill_larger, take_larger
from .layout import LOW, PLACE, STRIDE, Layout
from .shapes import FACES, KIND_SITES, LARGER, SHUNNED, SMALLER, WITH_SKULL, Floats, Ints, Shapes
from .skeleton import Skeleton

MOST_BEYOND = 320  # shapes that reach beyond the open sites of one shape, all together
ROW, CELLS = 8, 64  # where dice by left and right stand in laid and best; in laid one further on, with a border
INLINED = ("_lay_beyond", "_choose_die", "_use_up", "_choose_site", "_add_rolls")  # handing over tables takes its time


class Beyond(NamedTuple):
    """What reaches beyond the open sites of a skeleton: few enough tables to hand from function to function."""

    first: int  # its first open site
    end: int
    start: Ints  # by site, into pairs
    pairs: Ints
    without: Ints
    reach: Ints


class Needs(NamedTuple):
    """What a roll must show and must not."""

    growth: Ints  # by pair of shapes
    own: int  # the skeleton's own pair
    has_skull: bool
    has_sites: bool  # open ones
    shows: Floats  # chances, as in Layout
    tight: Floats
    loose: Floats


class Dice(NamedTuple):
    """Rolls by their dice: a number of left ones, a range of right ones, and the centre ones that fit beyond."""

    left: int
    low: int
    high: int
    centres: int


class FalseWorth(NamedTuple):
    """What is worked out, with a lane for each price; stay and roll as in `solve_turn`, the others to work with."""

    stay: Floats
    roll: Floats
    laid: Floats  # by what fits beyond a site, bare and with a hat
    best: Floats  # with the best die for a false bone: of a loose roll bare and with a hat, then of a tight one
    chosen: Floats  # on the best site
    lanes: int
    deciding: int | None  # as in `take_larger`


def false_bones(tables: Shapes, states: Layout, skeleton: Skeleton, worth: FalseWorth) -> None:
    """Adds these rolls to all states with one skeleton (RB-7)."""
    shape, unlaid = skeleton.shape, skeleton.unlaid
    first, end = tables.site_start[shape], tables.site_start[shape + 1]
    beyond = Beyond(first, end, tables.beyond_start, tables.beyond, tables.without, tables.reach)
    for site in range(first, end):
        _look_beyond(tables, states, skeleton, beyond, site, worth)
    filled, has_skull = tables.filled[shape], tables.has_skull[shape] == 1
    needs = Needs(tables.growth, tables.start[shape], has_skull, end > first, states.shows, states.tight, states.loose)
    for left in range(max(unlaid - skeleton.right - skeleton.centre, 0), min(skeleton.left, unlaid) + 1):
        for pair in range(tables.start[filled], tables.start[filled + 1]):
            lefts, rights = tables.growth[pair, FACES], tables.growth[pair, FACES + 1]
            centres = tables.growth[pair, FACES + 2]
            if lefts > left or rights > skeleton.right or centres > skeleton.centre:
                continue
            low = max(unlaid - left - skeleton.centre, rights)
            high = min(skeleton.right, unlaid - left - centres, left if skeleton.itself else skeleton.right)
            if low <= high:
                reach = tables.reach_start[shape] + pair - tables.start[filled]
                dice = Dice(left, low, high, centres)
                _choose_site(beyond, reach, skeleton, dice, worth)
                _add_rolls(needs, pair, skeleton, dice, worth)


def _look_beyond(
    tables: Shapes, states: Layout, skeleton: Skeleton, beyond: Beyond, site: int, worth: FalseWorth
) -> None:
    """Fills the best that a false bone on one site leads to, by what fits beyond it."""
    more = states.one_more[skeleton.falses, min(tables.site[site] // 3, 4)]
    start, origin = beyond.start[site], beyond.start[beyond.first]
    for pair in range(start, beyond.start[site + 1]):
        lefts, rights, centres = beyond.pairs[pair, FACES], beyond.pairs[pair, FACES + 1], beyond.pairs[pair, FACES + 2]
        if lefts <= skeleton.left and rights <= skeleton.right and centres <= skeleton.centre:
            _lay_beyond(beyond.pairs, states.where, skeleton, pair, pair - start, more, worth)
            gained = tables.mask[beyond.pairs[pair, LARGER]] & ~tables.mask[beyond.pairs[start, LARGER]]
            _choose_die(beyond, skeleton, pair, pair - start, pair - origin, gained, worth)


def _add_rolls(needs: Needs, pair: int, skeleton: Skeleton, dice: Dice, worth: FalseWorth) -> None:
    """Adds the rolls that would allow one shape if all open sites were filled."""
    growth, shows, tight, loose = needs.growth, needs.shows, needs.tight, needs.loose
    roll, chosen, lanes, n = worth.roll, worth.chosen, worth.lanes, uint64(worth.lanes)
    left, lefts, rights, centres = dice.left, growth[pair, FACES], growth[pair, FACES + 1], dice.centres
    avoid_left = growth[pair, SHUNNED] + growth[needs.own, SHUNNED]
    avoid_right = growth[pair, SHUNNED + 1] + growth[needs.own, SHUNNED + 1]
    avoid = growth[pair, SHUNNED + 2] + growth[needs.own, SHUNNED + 2]
    row = skeleton.place + left * skeleton.stride
    for right in range(dice.low, dice.high + 1):
        centre = skeleton.unlaid - left - right
        at, to = uint64((right - dice.low) * lanes), uint64((row + right) * lanes)
        if needs.has_sites and left + right + centres == 0:
            # Only hats: no die to be the false bone.
            for i in range(n):
                chosen[3, at + i] = worth.stay[1 if needs.has_skull else 0, to + i]
        sides = shows[left, lefts, avoid_left] * shows[right, rights, avoid_right]
        plain = sides * loose[0, centre, centres, avoid]
        hat = sides * loose[1, centre, centres, avoid]
        sure = sides * tight[centre, centres]
        column = 3 if centre > centres else 2
        for i in range(n):
            roll[0, to + i] += plain * chosen[0, at + i] + hat * chosen[1, at + i] + sure * chosen[column, at + i]
        if needs.has_skull and centre > centres:
            hat = sides * (loose[0, centre - 1, centres, avoid] + loose[1, centre - 1, centres, avoid])
            sure = sides * tight[centre - 1, centres]
            for i in range(n):
                roll[1, to + i] += hat * chosen[1, at + i] + sure * chosen[3, at + i]


def _lay_beyond(
    beyond: Ints, where: Ints, skeleton: Skeleton, pair: int, at: int, falses: int, worth: FalseWorth
) -> None:
    """Fills the best of one shape beyond a site, and of those within it, by the dice that the false bone leaves."""
    stay, laid, lanes = worth.stay, worth.laid, worth.lanes
    k, unlaid = skeleton.post_ops, skeleton.unlaid - 1
    most_left, most_right, most_centre = skeleton.left, skeleton.right, skeleton.centre
    lefts, rights, centres = beyond[pair, FACES], beyond[pair, FACES + 1], beyond[pair, FACES + 2]
    larger = beyond[pair, LARGER]
    base = at * CELLS * lanes
    for left in range(max(unlaid - most_right - most_centre, lefts) - 1, min(most_left, unlaid + 1) + 1):
        low = max(unlaid - left - most_centre, rights)
        high = min(most_right, unlaid - left - centres)
        cell = ((left + 1) * ROW + low + 1) * lanes
        # The border: one die too few of a kind.
        for right in range(max(low - 1, -1), min(high + 1, most_right) + 1):
            if right < low or right > high or left < lefts:
                border = uint64(base + ((left + 1) * ROW + right + 1) * lanes)
                for i in range(uint64(lanes)):
                    laid[0, border + i] = LOW
                    laid[1, border + i] = LOW
        if left < lefts or low > high:
            continue
        to, n = uint64(base + cell), uint64((high - low + 1) * lanes)
        row = where[k, falses, larger, PLACE] + (left - lefts) * where[k, falses, larger, STRIDE] + low - rights
        source = uint64(row * lanes)
        with_skull = beyond[pair, WITH_SKULL]
        for i in range(n):
            bare, hatted = stay[0, source + i], stay[with_skull, source + i]
            laid[0, to + i] = bare
            laid[1, to + i] = hatted
        if at == 0:
            continue
        for end in range(SMALLER, WITH_SKULL):
            if end > SMALLER and beyond[pair, end] == 0:
                break
            smaller = uint64(beyond[pair, end] * CELLS * lanes + cell)
            for hat in range(2):
                take_larger(laid, hat, to, laid, hat, smaller, n, worth.deciding)


def _choose_die(
    beyond: Beyond, skeleton: Skeleton, pair: int, at: int, to_at: int, gained: int, worth: FalseWorth
) -> None:
    """Fills the best die to be the false bone, by what fits beyond: two rows for a loose roll, two for a tight one."""
    laid, best, lanes = worth.laid, worth.best, worth.lanes
    unlaid, most_left, most_right, most_centre = skeleton.unlaid, skeleton.left, skeleton.right, skeleton.centre
    lefts, rights, centres = beyond.pairs[pair, FACES], beyond.pairs[pair, FACES + 1], beyond.pairs[pair, FACES + 2]
    for left in range(max(unlaid - most_right - most_centre, lefts), min(most_left, unlaid) + 1):
        low = max(unlaid - left - most_centre, rights)
        high = min(most_right, unlaid - left - centres)
        if low > high:
            continue
        length = (high - low + 1) * lanes
        to, n = uint64((to_at * CELLS + left * ROW + low) * lanes), uint64(length)
        cell = at * CELLS + (left + 1) * ROW + low + 1
        one_left, one_right = uint64((cell - ROW) * lanes), uint64((cell - 1) * lanes)
        one_centre = uint64(cell * lanes)
        for hat in range(2):
            fill_larger(best, 2 + hat, to, laid, hat, one_left, laid, hat, one_right, n, worth.deciding)
        # A die that fits beyond may be used up, and with it what lies behind.
        if left == lefts:
            _use_up(beyond.without, pair, gained & KIND_SITES[0], left * ROW + low + 1, length, to, worth)
        if low == rights:
            _use_up(beyond.without, pair, gained & KIND_SITES[1], (left + 1) * ROW + low, lanes, to, worth)
        for hat in range(2):
            fill_larger(best, hat, to, best, 2 + hat, to, laid, hat, one_centre, n, worth.deciding)
        _use_up(beyond.without, pair, gained & KIND_SITES[2], (left + 1) * ROW + low + 1, length, to, worth)


def _use_up(without: Ints, pair: int, used: int, cell: int, length: int, to: int, worth: FalseWorth) -> None:
    """Improves the best die by those that are used up, each with what it leaves."""
    laid, best = worth.laid, worth.best
    site = 0
    while used >> site:
        if used >> site & 1:
            at = uint64((without[pair, site] * CELLS + cell) * worth.lanes)
            for hat in range(2):
                take_larger(best, 2 + hat, to, laid, hat, at, length, worth.deciding)
        site += 1


def _choose_site(beyond: Beyond, reach: int, skeleton: Skeleton, dice: Dice, worth: FalseWorth) -> None:
    """Fills the best site for the false bone, by what fits beyond each of them."""
    stay, best, chosen, lanes = worth.stay, worth.best, worth.chosen, worth.lanes
    first, end, left, low = beyond.first, beyond.end, dice.left, dice.low
    own, n = uint64((skeleton.place + left * skeleton.stride + low) * lanes), uint64((dice.high - low + 1) * lanes)
    for hat in range(2):
        for i in range(n):
            chosen[hat, i] = LOW if end > first else stay[hat, own + i]
            chosen[2 + hat, i] = chosen[hat, i]
    for site in range(first, end):
        pair = beyond.start[site] + beyond.reach[reach, site - first]
        at = uint64(((pair - beyond.start[first]) * CELLS + left * ROW + low) * lanes)
        for column in range(4):
            source = column if beyond.pairs[pair, FACES + 2] == dice.centres else column % 2
            take_larger(chosen, column, 0, best, source, at, n, worth.deciding)
