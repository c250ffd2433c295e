"""Values between bounds: from below if all seats play as settled, from above if one seat plays better.

The bounds hold whatever rounding does: each step that may round moves them apart by more than that.
"""

from typing import Any

from ...engine.nodes import CHANCE
from .explore_core import Graph
from .play import STILL, SWEEPS, Values, await_them, best_way, mean, settle_on_play

ROUNDING = 2.0**-52  # of one operation, at least
CLOSE = 1e-9  # actions that are worse by less may be better by their bounds
NARROW, WIDE = 2.0**-50, 2.0**-34  # per awaited position on the way out: how far apart bounds are tried


def settle_group(graph: Graph, values: Values, numbers: Any, group: Any) -> None:
    """Settles positions that lead to each other and, beyond these, to settled ones alone."""
    if not await_them(graph, values, numbers, group):  # a single position
        here = group[0]
        if graph.begins[here] < graph.ends[here]:
            values.played[here] = best_way(graph, values.guessed, here)
            bound(graph, values, here)
            for seat in range(values.guessed.shape[1]):
                values.guessed[here, seat] = (values.lower[here, seat] + values.upper[here, seat]) / 2
        return
    settle_on_play(graph, values, group)
    if not (is_always_left(graph, values, numbers, group) and _bound_closely(graph, values, numbers, group)):
        _bound_from_afar(graph, values, group)


def is_always_left(graph: Graph, values: Values, numbers: Any, group: Any) -> bool:
    """Whether a group is left in the end, whatever the seats do. If so, bounds confirmed by one step hold."""
    for here in group:
        values.visits[here] = -1.0
    last, more, left = numbers[group[0]], True, 0
    while more:
        more = False
        for here in group:
            if values.visits[here] < 0:
                begin, end = graph.begins[here], graph.ends[here]
                out = 0
                for way in range(begin, end):
                    after = graph.after[way]
                    out += numbers[after] > last or values.visits[after] >= 0
                if out == end - begin or (out and graph.movers[here] == CHANCE):
                    values.visits[here] = 0.0
                    left += 1
                    more = True
    return left == len(group)


def _bound_closely(graph: Graph, values: Values, numbers: Any, group: Any) -> bool:
    """Tries bounds close to the guess; whether one step from each confirms them."""
    if not _count_visits(graph, values, numbers, group):
        return False
    off = _error_beyond(graph, values, numbers, group)
    apart = NARROW
    while apart <= WIDE:
        if _is_bounded(graph, values, group, off, apart):
            return True
        apart *= 8
    return False


def _count_visits(graph: Graph, values: Values, numbers: Any, group: Any) -> bool:
    """Counts, to within a half, the awaited positions until the group is left; returns whether it converged."""
    last = numbers[group[0]]
    for _ in range(SWEEPS):
        change = 0.0
        for here in group:
            mover, begin, end = graph.movers[here], graph.begins[here], graph.ends[here]
            found = total = 0.0
            least = values.guessed[graph.after[begin + values.played[here]], mover] - CLOSE if mover != CHANCE else 0.0
            for way in range(begin, end):
                after = graph.after[way]
                inside = values.visits[after] if numbers[after] <= last else 0.0
                if mover == CHANCE:
                    total += graph.weights[way]
                    found += graph.weights[way] * inside
                elif values.guessed[after, mover] >= least:
                    found = max(found, inside)
            if mover == CHANCE:
                found /= total
            if values.awaited[here]:
                found += 1.0
                change = max(change, found - values.visits[here])
            values.visits[here] = found
        if change <= 0.5:
            return True
    return False


def _error_beyond(graph: Graph, values: Values, numbers: Any, group: Any) -> float:
    """How far off the guess may be in the settled positions that a group leads to."""
    last, off = numbers[group[0]], 0.0
    for here in group:
        for way in range(graph.begins[here], graph.ends[here]):
            after = graph.after[way]
            if numbers[after] > last:
                for seat in range(values.guessed.shape[1]):
                    guessed = values.guessed[after, seat]
                    off = max(off, guessed - values.lower[after, seat], values.upper[after, seat] - guessed)
    return off


def _is_bounded(graph: Graph, values: Values, group: Any, off: float, apart: float) -> bool:
    """Whether a sweep moves no bound outwards, if they start this far apart."""
    for here in group:
        if values.awaited[here]:
            margin = off + apart * values.visits[here]
            for seat in range(values.guessed.shape[1]):
                values.lower[here, seat] = max(0.0, values.guessed[here, seat] - margin)
                values.upper[here, seat] = min(1.0, values.guessed[here, seat] + margin)
    for here in group:
        if bound(graph, values, here)[0] < 0 and values.awaited[here]:
            return False
    return True


def _bound_from_afar(graph: Graph, values: Values, group: Any) -> None:
    """Bounds a group that may be hard to leave: from nothing upwards, and from the whole win downwards."""
    for here in group:
        values.lower[here] = 0.0
        values.upper[here] = 1.0
    for _ in range(SWEEPS):
        change = 0.0
        for here in group:
            change = max(change, bound(graph, values, here)[1])
        if change < STILL:
            break


def bound(graph: Graph, values: Values, here: int) -> tuple[float, float]:
    """Bounds the values of a position by those it leads to; returns the least and the most that this narrows them."""
    mover, begin, end = graph.movers[here], graph.begins[here], graph.ends[here]
    after, off = graph.after[begin + values.played[here]], (end - begin + 2) * ROUNDING
    least, most = 1.0, 0.0
    for seat in range(values.lower.shape[1]):
        if mover == CHANCE:
            lower = mean(graph, values.lower, here, seat) * (1 - off)
            upper = min(1.0, mean(graph, values.upper, here, seat) * (1 + off))
        else:
            lower, upper = values.lower[after, seat], values.upper[after, seat]
            if mover == seat:
                for way in range(begin, end):
                    upper = max(upper, values.upper[graph.after[way], seat])
        rise, fall = lower - values.lower[here, seat], values.upper[here, seat] - upper
        least, most = min(least, rise, fall), max(most, rise, fall)
        values.lower[here, seat] = lower
        values.upper[here, seat] = upper
    return least, most
