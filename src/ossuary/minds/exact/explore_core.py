"""The inner loop of exploring a game: every position that its rules lead to, in code that runs at both speeds."""

from typing import Any, NamedTuple

from ...engine.nodes import CHANCE, TERMINAL, State
from .packing import misfit, pack, place, unpack

# Given by who compiles this module, for one game each.
game: Any = None

# What is counted: positions found, those explored, ways; why exploring halts; the slot that has no room, and for what.
FOUND, EXPLORED, WAYS, HALT, SLOT, VALUE, COUNTS = range(7)
NO_HALT, FULL, NO_FIT = range(3)


class Graph(NamedTuple):
    """The positions found so far: what each is, and where its moves lead."""

    rows: Any  # the positions, packed
    layout: Any
    table: Any  # finds them
    movers: Any
    payoffs: Any  # by seat, where the game is over
    begins: Any  # the first of its ways; they end where those of the next begin
    after: Any  # by way, the position that it leads to
    weights: Any  # likewise, of an outcome
    counts: Any


def unowned(row: Any) -> Any:
    """The row itself; compiled, without reference counts (the caller keeps it alive)."""
    return row


def explore(graph: Graph, scratch: Any, most: int) -> None:
    """Explores so many positions more, unless it halts; `counts` says why."""
    state, moved = unowned(scratch[0]), unowned(scratch[1])
    words, counts = graph.rows[0].copy(), graph.counts
    widest = max(len(game.ACTIONS), len(game.OUTCOMES))
    end = counts[EXPLORED] + most
    counts[HALT] = NO_HALT
    while counts[EXPLORED] < min(end, counts[FOUND]) and counts[HALT] == NO_HALT:
        if counts[FOUND] + widest > len(graph.rows) or counts[WAYS] + widest > len(graph.after):
            counts[HALT] = FULL
            return
        number = counts[EXPLORED]
        unpack(graph.rows[number], graph.layout, state)
        graph.movers[number] = game.mover(state)
        begin = graph.begins[number] = counts[WAYS]
        if graph.movers[number] == TERMINAL:
            shares = game.payoffs(state)
            for seat in range(len(shares)):
                graph.payoffs[number, seat] = shares[seat]
        elif graph.movers[number] == CHANCE:
            odds = game.odds(state)
            for outcome in range(len(odds)):
                if odds[outcome] and counts[HALT] == NO_HALT:
                    _follow(graph, state, outcome, odds[outcome], moved, words, begin)
        else:
            actions = game.legal(state)
            for action in range(len(game.ACTIONS)):
                if actions >> action & 1 and counts[HALT] == NO_HALT:
                    _follow(graph, state, action, 1, moved, words, begin)
        if counts[HALT] == NO_HALT:
            counts[EXPLORED] += 1
            graph.begins[number + 1] = counts[WAYS]
        else:
            counts[WAYS] = begin  # once there is room, this position is explored anew


def _follow(graph: Graph, state: State, move: int, weight: int, moved: State, words: Any, begin: int) -> None:
    """Adds the way that a move is; moves that lead to the same position are one way."""
    counts = graph.counts
    moved[:] = state
    game.advance(moved, move)
    slot = misfit(moved, graph.layout)
    if slot >= 0:
        counts[HALT] = NO_FIT
        counts[SLOT] = slot
        counts[VALUE] = moved[slot]
        return
    pack(moved, graph.layout, words)
    spot = place(words, graph.rows, graph.table)
    if graph.table[spot] < 0:
        graph.table[spot] = counts[FOUND]
        graph.rows[counts[FOUND]] = words
        counts[FOUND] += 1
    found = graph.table[spot]
    for way in range(begin, counts[WAYS]):
        if graph.after[way] == found:
            graph.weights[way] += weight
            return
    graph.after[counts[WAYS]] = found
    graph.weights[counts[WAYS]] = weight
    counts[WAYS] += 1
