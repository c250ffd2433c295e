"""The inner loop of solving: positions after what they lead to, and those that lead to each other together.

This is Tarjan's search for strongly connected components, without recursion.
"""

from typing import NamedTuple

from ...twin.kinds import Int32s1, Ints1
from .bounds import settle_group
from .explore_core import Graph
from .play import Values

# What is counted: the positions on the way down, those left but not settled, all that were met, all that are settled.
DEPTH, LEFT, MET, SETTLED, COUNTS = range(5)

EXPORTED = ("settle", "meet")


class Search(NamedTuple):
    """The progress of the search."""

    numbers: Int32s1  # by position, when it was met, 0 before; once it is settled, less than all settled before it
    lowest: Int32s1  # by position, the lowest number of one not settled that it leads to
    tried: Int32s1  # by position, how many of its ways were followed
    path: Int32s1  # the positions on the way down
    left: Int32s1  # the positions left but not settled, in that order: most of what each leads to stands before it
    counts: Ints1


def settle(graph: Graph, values: Values, search: Search, most: int) -> None:
    """Values up to this many more positions, each group after everything it leads to."""
    counts = search.counts
    if counts[MET] == 0:
        _come_to(search, 0)
    end = counts[SETTLED] + most
    while counts[DEPTH] > 0 and counts[SETTLED] < end:
        here = search.path[counts[DEPTH] - 1]
        way = graph.begins[here] + search.tried[here]
        if way < graph.ends[here]:
            search.tried[here] += 1
            after = graph.after[way]
            if search.numbers[after] == 0:
                _come_to(search, after)
            elif search.numbers[after] > 0:
                search.lowest[here] = min(search.lowest[here], search.numbers[after])
        else:
            search.left[counts[LEFT]] = here
            counts[LEFT] += 1
            counts[DEPTH] -= 1
            if counts[DEPTH] > 0:
                before = search.path[counts[DEPTH] - 1]
                search.lowest[before] = min(search.lowest[before], search.lowest[here])
            if search.lowest[here] == search.numbers[here]:
                _settle_from(graph, values, search, here)


def meet(values: Values) -> float:
    """Makes the middle of its bounds every value; returns how far apart bounds are at most."""
    furthest = 0.0
    for here in range(values.lower.shape[0]):
        for seat in range(values.lower.shape[1]):
            lower, upper = values.lower[here, seat], values.upper[here, seat]
            furthest = max(furthest, upper - lower)
            values.guessed[here, seat] = (lower + upper) / 2
    return furthest


def _come_to(search: Search, position: int) -> None:
    counts = search.counts
    search.path[counts[DEPTH]] = position
    counts[DEPTH] += 1
    counts[MET] += 1
    search.numbers[position] = search.lowest[position] = counts[MET]


def _settle_from(graph: Graph, values: Values, search: Search, first: int) -> None:
    """Settles the group that was met from this position on."""
    counts, number = search.counts, search.numbers[first]
    end = begin = counts[LEFT]
    while begin > 0 and search.numbers[search.left[begin - 1]] >= number:
        begin -= 1
    for place in range(begin, end):
        counts[SETTLED] += 1
        search.numbers[search.left[place]] = -counts[SETTLED]
    settle_group(graph, values, search.numbers, search.left[begin:end])
    counts[LEFT] = begin
