"""What a roll is worth that shows neither a bone that fits nor a gravestone: a false bone, and what fits beyond it.

What matters of such a roll is what it would allow if all open sites were filled, and whether a die is left over to be
the false bone. Of the side dice that is a matter of counting; the centre dice may show hats as well: a roll is tight
where each of them shows a bone that fits beyond an open site, each bone once, or a hat.
"""

from numpy import uint64

from .layout import LOW, PLACE, STRIDE, Layout
from .shapes import FACES, KIND_SITES, LARGER, SHUNNED, SMALLER, WITH_SKULL, Floats, Ints, Shapes
from .vectors import larger_of

MOST_BEYOND = 320  # shapes that reach beyond the open sites of one shape, all together
ROW, CELLS = 8, 64  # where dice by left and right stand in laid and best; in laid one further on, with a border


def false_bones(
    tables: Shapes,
    states: Layout,
    k: int,
    f: int,
    shape: int,
    itself: bool,
    stay: Floats,
    roll: Floats,
    laid: Floats,
    best: Floats,
    chosen: Floats,
    lanes: int,
) -> None:
    """Adds these rolls to all states with one skeleton (RB-7)."""
    first, end = tables.site_start[shape], tables.site_start[shape + 1]
    most_left, most_right, most_centre = states.most[f, shape, 0], states.most[f, shape, 1], states.most[f, shape, 2]
    unlaid = states.unlaid[k, shape]
    for t in range(first, end):
        more = states.one_more[f, min(tables.site[t] // 3, 4)]
        start, stop = tables.beyond_start[t], tables.beyond_start[t + 1]
        origin = tables.beyond_start[first]
        for pair in range(start, stop):
            lefts, rights = tables.beyond[pair, FACES], tables.beyond[pair, FACES + 1]
            if lefts <= most_left and rights <= most_right and tables.beyond[pair, FACES + 2] <= most_centre:
                _lay_beyond(
                    tables.beyond,
                    pair,
                    pair - start,
                    states.where,
                    k,
                    more,
                    most_left,
                    most_right,
                    most_centre,
                    unlaid - 1,
                    stay,
                    laid,
                    lanes,
                )
                gained = tables.mask[tables.beyond[pair, LARGER]] & ~tables.mask[tables.beyond[start, LARGER]]
                _choose_die(
                    tables.beyond,
                    pair,
                    pair - start,
                    pair - origin,
                    tables.without,
                    gained,
                    most_left,
                    most_right,
                    most_centre,
                    unlaid,
                    laid,
                    best,
                    lanes,
                )
    filled, own, has_skull = tables.filled[shape], tables.start[shape], tables.has_skull[shape]
    shows, tight, loose, n = states.shows, states.tight, states.loose, uint64(lanes)
    place, stride = states.where[k, f, shape, PLACE], states.where[k, f, shape, STRIDE]
    for left in range(max(unlaid - most_right - most_centre, 0), min(most_left, unlaid) + 1):
        for pair in range(tables.start[filled], tables.start[filled + 1]):
            lefts, rights, centres = (
                tables.growth[pair, FACES],
                tables.growth[pair, FACES + 1],
                tables.growth[pair, FACES + 2],
            )
            if lefts > left or rights > most_right or centres > most_centre:
                continue
            avoid_left = tables.growth[pair, SHUNNED] + tables.growth[own, SHUNNED]
            avoid_right = tables.growth[pair, SHUNNED + 1] + tables.growth[own, SHUNNED + 1]
            avoid = tables.growth[pair, SHUNNED + 2] + tables.growth[own, SHUNNED + 2]
            reach = tables.reach_start[shape] + pair - tables.start[filled]
            low = max(unlaid - left - most_centre, rights)
            high = min(most_right, unlaid - left - centres, left if itself else most_right)
            if low > high:
                continue
            _choose_site(
                tables.reach,
                reach,
                tables.beyond,
                tables.beyond_start,
                first,
                end,
                centres,
                (left * ROW + low) * lanes,
                (high - low + 1) * lanes,
                (place + left * stride + low) * lanes,
                stay,
                best,
                chosen,
                lanes,
            )
            for right in range(low, high + 1):
                centre = unlaid - left - right
                at, to = uint64((right - low) * lanes), uint64((place + left * stride + right) * lanes)
                if end > first and left + right + centres == 0:
                    # Only hats: no die to be the false bone.
                    for i in range(n):
                        chosen[3, at + i] = stay[has_skull, to + i]
                sides = shows[left, lefts, avoid_left] * shows[right, rights, avoid_right]
                plain = sides * loose[0, centre, centres, avoid]
                hat = sides * loose[1, centre, centres, avoid]
                sure = sides * tight[centre, centres]
                column = 3 if centre > centres else 2
                for i in range(n):
                    roll[0, to + i] += (
                        plain * chosen[0, at + i] + hat * chosen[1, at + i] + sure * chosen[column, at + i]
                    )
                if has_skull and centre > centres:
                    hat = sides * (loose[0, centre - 1, centres, avoid] + loose[1, centre - 1, centres, avoid])
                    sure = sides * tight[centre - 1, centres]
                    for i in range(n):
                        roll[1, to + i] += hat * chosen[1, at + i] + sure * chosen[3, at + i]


def _lay_beyond(
    beyond: Ints,
    pair: int,
    at: int,
    where: Ints,
    k: int,
    f: int,
    most_left: int,
    most_right: int,
    most_centre: int,
    unlaid: int,
    stay: Floats,
    laid: Floats,
    lanes: int,
) -> None:
    """Fills the best of one shape beyond a site, and of those within it, by the dice that the false bone leaves."""
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
        row = where[k, f, larger, PLACE] + (left - lefts) * where[k, f, larger, STRIDE] + low - rights
        source = uint64(row * lanes)
        with_skull = beyond[pair, WITH_SKULL]
        for i in range(n):
            bare, hatted = stay[0, source + i], stay[with_skull, source + i]
            laid[0, to + i] = bare
            laid[1, to + i] = hatted
        if at == 0:
            continue
        first = uint64(beyond[pair, SMALLER] * CELLS * lanes + cell)
        second = uint64(beyond[pair, SMALLER + 1] * CELLS * lanes + cell)
        for hat in range(2):
            for i in range(n):
                most, one, two = laid[hat, to + i], laid[hat, first + i], laid[hat, second + i]
                most = larger_of(one, most)
                laid[hat, to + i] = larger_of(two, most)
        for end in range(SMALLER + 2, WITH_SKULL):
            if beyond[pair, end] == 0:
                break
            first = uint64(beyond[pair, end] * CELLS * lanes + cell)
            for hat in range(2):
                for i in range(n):
                    most, one = laid[hat, to + i], laid[hat, first + i]
                    laid[hat, to + i] = larger_of(one, most)


def _choose_die(
    beyond: Ints,
    pair: int,
    at: int,
    to_at: int,
    without: Ints,
    gained: int,
    most_left: int,
    most_right: int,
    most_centre: int,
    unlaid: int,
    laid: Floats,
    best: Floats,
    lanes: int,
) -> None:
    """Fills the best die to be the false bone, by what fits beyond: two rows for a loose roll, two for a tight one."""
    lefts, rights, centres = beyond[pair, FACES], beyond[pair, FACES + 1], beyond[pair, FACES + 2]
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
            for i in range(n):
                a, b = laid[hat, one_left + i], laid[hat, one_right + i]
                best[2 + hat, to + i] = larger_of(a, b)
        # A die that fits beyond may be used up, and with it what lies behind.
        if left == lefts:
            _use_up(without, pair, gained & KIND_SITES[0], left - 1, low, length, laid, best, to, lanes)
        if low == rights:
            _use_up(without, pair, gained & KIND_SITES[1], left, low - 1, lanes, laid, best, to, lanes)
        for hat in range(2):
            for i in range(n):
                a, b = laid[hat, one_centre + i], best[2 + hat, to + i]
                best[hat, to + i] = larger_of(a, b)
        _use_up(without, pair, gained & KIND_SITES[2], left, low, length, laid, best, to, lanes)


def _use_up(
    without: Ints,
    pair: int,
    used: int,
    left: int,
    right: int,
    length: int,
    laid: Floats,
    best: Floats,
    to: uint64,
    lanes: int,
) -> None:
    site = 0
    while used >> site:
        if used >> site & 1:
            at = uint64((without[pair, site] * CELLS + (left + 1) * ROW + right + 1) * lanes)
            for hat in range(2):
                for i in range(uint64(length)):
                    most, one = best[2 + hat, to + i], laid[hat, at + i]
                    best[2 + hat, to + i] = larger_of(one, most)
        site += 1


def _choose_site(
    reach: Ints,
    row: int,
    beyond: Ints,
    beyond_start: Ints,
    first: int,
    end: int,
    centres: int,
    cell: int,
    length: int,
    row_at: int,
    stay: Floats,
    best: Floats,
    chosen: Floats,
    lanes: int,
) -> None:
    """Fills the best site for the false bone, by what fits beyond each of them."""
    own, n = uint64(row_at), uint64(length)
    for hat in range(2):
        for i in range(n):
            chosen[hat, i] = LOW if end > first else stay[hat, own + i]
            chosen[2 + hat, i] = chosen[hat, i]
    for t in range(first, end):
        pair = beyond_start[t] + reach[row, t - first]
        at = uint64((pair - beyond_start[first]) * CELLS * lanes + cell)
        for column in range(4):
            source = column if beyond[pair, FACES + 2] == centres else column % 2
            for i in range(n):
                most, one = chosen[column, i], best[source, at + i]
                chosen[column, i] = larger_of(one, most)
