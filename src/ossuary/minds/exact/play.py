"""Play in a group of positions that lead to each other: values are improved until they stop changing."""

from typing import Any, NamedTuple

from ...engine.nodes import CHANCE
from ...twin.kinds import Bools1, Floats1, Floats2, Int16s1
from .explore_core import Graph

STILL = 2.0**-50  # changes below this do not count
SWEEPS = 1 << 17  # over one group, at most
TIE = 1e-12  # chances that differ by less are the same, and the first such action is played


class Values(NamedTuple):
    """What is known of the positions."""

    guessed: Floats2  # by position and seat, its share of the win, close enough to settle on play
    lower: Floats2  # its lower bound, if all seats play as settled
    upper: Floats2  # its upper bound, if this seat plays as well as it can against the others
    played: Int16s1  # by position, the way that is settled on
    awaited: Bools1  # by position, whether a sweep over its group needs its value before it computes it
    visits: Floats1  # by position, how many awaited positions come before the group is left


def await_them(graph: Graph, values: Values, numbers: Any, group: Any) -> bool:
    """Marks the awaited positions of a group; returns whether there are any. Settled positions have falling numbers."""
    found = False
    for here in group:
        for way in range(graph.begins[here], graph.ends[here]):
            after = graph.after[way]
            if numbers[after] <= numbers[here]:
                values.awaited[after] = found = True
    return found


def best_way(graph: Graph, guessed: Any, here: int) -> int:
    """The way that the mover plays; for chance, the first."""
    mover, begin = graph.movers[here], graph.begins[here]
    if mover == CHANCE:
        return 0
    best = -1.0
    for way in range(begin, graph.ends[here]):
        best = max(best, guessed[graph.after[way], mover])
    way = begin
    while guessed[graph.after[way], mover] < best - TIE:
        way += 1
    return int(way - begin)


def mean(graph: Graph, chances: Any, here: int, seat: int) -> float:
    """A seat's mean value after a draw."""
    total = weighed = 0.0
    for way in range(graph.begins[here], graph.ends[here]):
        total += graph.weights[way]
        weighed += graph.weights[way] * chances[graph.after[way], seat]
    return weighed / total


def settle_on_play(graph: Graph, values: Values, group: Any) -> None:
    """Estimates the values of a group, and settles on play by them."""
    guessed, changes = values.guessed, values.lower
    for here in group:
        guessed[here] = 1 / guessed.shape[1]
        changes[here] = 0.0
    most, leap = 2.0, 0
    for _ in range(SWEEPS):
        change = along = before = 0.0
        for here in group:
            after = graph.after[graph.begins[here] + best_way(graph, guessed, here)]
            for seat in range(guessed.shape[1]):
                drawn = graph.movers[here] == CHANCE
                found = mean(graph, guessed, here, seat) if drawn else guessed[after, seat]
                if values.awaited[here]:
                    step = found - guessed[here, seat]
                    change = max(change, abs(step))
                    along += step * changes[here, seat]
                    before += changes[here, seat] ** 2
                    changes[here, seat] = step
                guessed[here, seat] = found
        if change < STILL:
            break
        # Where play no longer changes, each sweep changes the values by the same part of what the last one did.
        leap += 1
        if leap > 1 and 0 < along < before and change < most:
            most, leap = change, 0
            _leap(values, group, along / (before - along))
    for here in group:
        values.played[here] = best_way(graph, guessed, here)


def _leap(values: Values, group: Any, further: float) -> None:
    """Adds to the awaited values what all later sweeps would add if they continue like the last."""
    for here in group:
        if values.awaited[here]:
            for seat in range(values.guessed.shape[1]):
                found = values.guessed[here, seat] + values.lower[here, seat] * further
                values.guessed[here, seat] = min(max(found, 0.0), 1.0)
