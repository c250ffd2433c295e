"""Values between bounds: play is settled on first, then valued from below, and from above if one seat does better.

The bounds hold whatever rounding does: each step that may round moves them apart by more than that.
"""

from typing import Any, NamedTuple

from ...engine.nodes import CHANCE
from .explore_core import Graph

STILL = 2.0**-50  # a sweep that changes less changes nothing
SWEEPS = 1 << 17  # over one group, at most
TIE = 1e-12  # chances that differ by less are the same, and the first such action is played
ROUNDING = 2.0**-52  # of one operation, at least


class Values(NamedTuple):
    """What is known of the positions."""

    lower: Any  # by position and seat, what it has of the win at least, if all play as settled on
    upper: Any  # the same at most, if this seat plays as well as it can against the others
    played: Any  # by position, which of its ways is settled on


def settle_group(graph: Graph, values: Values, group: Any) -> None:
    """Settles positions that lead to each other and, beyond these, to settled ones alone."""
    if len(group) == 1 and not _leads_to_itself(graph, group[0]):
        if graph.begins[group[0]] < graph.begins[group[0] + 1]:
            values.played[group[0]] = _best_way(graph, values.lower, group[0])
            _bound(graph, values, group[0])
        return
    for here in group:
        values.lower[here] = 1 / values.lower.shape[1]
    for _ in range(SWEEPS):
        change = 0.0
        for here in group:
            change = max(change, _guess(graph, values.lower, here))
        if change < STILL:
            break
    for here in group:
        values.played[here] = _best_way(graph, values.lower, here)
    for here in group:
        values.lower[here] = 0.0
        values.upper[here] = 1.0
    for _ in range(SWEEPS):
        change = 0.0
        for here in group:
            change = max(change, _bound(graph, values, here))
        if change < STILL:
            break


def _leads_to_itself(graph: Graph, here: int) -> bool:
    for way in range(graph.begins[here], graph.begins[here + 1]):
        if graph.after[way] == here:
            return True
    return False


def _best_way(graph: Graph, guessed: Any, here: int) -> int:
    """Which of its ways the mover plays; of chance, the first."""
    mover, begin = graph.movers[here], graph.begins[here]
    if mover == CHANCE:
        return 0
    best = -1.0
    for way in range(begin, graph.begins[here + 1]):
        best = max(best, guessed[graph.after[way], mover])
    way = begin
    while guessed[graph.after[way], mover] < best - TIE:
        way += 1
    return int(way - begin)


def _guess(graph: Graph, guessed: Any, here: int) -> float:
    """Values a position as if what it leads to were known; by how much that changes."""
    after = graph.after[graph.begins[here] + _best_way(graph, guessed, here)]
    change = 0.0
    for seat in range(guessed.shape[1]):
        found = _mean(graph, guessed, here, seat) if graph.movers[here] == CHANCE else guessed[after, seat]
        change = max(change, abs(found - guessed[here, seat]))
        guessed[here, seat] = found
    return change


def _mean(graph: Graph, chances: Any, here: int, seat: int) -> float:
    total = mean = 0.0
    for way in range(graph.begins[here], graph.begins[here + 1]):
        total += graph.weights[way]
        mean += graph.weights[way] * chances[graph.after[way], seat]
    return mean / total


def _bound(graph: Graph, values: Values, here: int) -> float:
    """Bounds the values of a position by those of what it leads to; by how much that changes."""
    mover, begin, end = graph.movers[here], graph.begins[here], graph.begins[here + 1]
    after, off = graph.after[begin + values.played[here]], (end - begin + 2) * ROUNDING
    change = 0.0
    for seat in range(values.lower.shape[1]):
        if mover == CHANCE:
            lower = _mean(graph, values.lower, here, seat) * (1 - off)
            upper = min(1.0, _mean(graph, values.upper, here, seat) * (1 + off))
        else:
            lower, upper = values.lower[after, seat], values.upper[after, seat]
            if mover == seat:
                for way in range(begin, end):
                    upper = max(upper, values.upper[graph.after[way], seat])
        change = max(change, lower - values.lower[here, seat], values.upper[here, seat] - upper)
        values.lower[here, seat] = lower
        values.upper[here, seat] = upper
    return change
