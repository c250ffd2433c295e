"""The inner loop of exploring a game: every position that its rules lead to, in code that runs at both speeds."""

from typing import Any, NamedTuple

from ...engine.nodes import CHANCE, TERMINAL, TURN, State
from ...twin.kinds import Floats2, Int8s1, Int32s1, Ints1, Ints2
from ...twin.rows import unowned
from .packing import pack_moved, place, unpack

# Given by the code that compiles this module, once per game.
game: Any = None

# What is counted: positions found, those ahead, ways; why exploring halts; the slot that has no room, and for what.
FOUND, AHEAD, WAYS, HALT, SLOT, VALUE, COUNTS = range(7)
NO_HALT, FULL, NO_FIT = range(3)

NEXT_TURN = -3  # the mover where another turn begins, if one turn alone is explored

EXPORTED = ("explore",)


class Graph(NamedTuple):
    """The positions found so far: what each is, and where its moves lead."""

    rows: Ints2  # the positions, packed
    layout: Ints2
    table: Int32s1  # finds them
    movers: Int8s1
    payoffs: Floats2  # by seat, where the game is over
    ahead: Int32s1  # found but not explored; the last is explored next, while its neighbours are in the cache
    begins: Ints1  # the first of its ways
    ends: Ints1  # the one after its last
    after: Int32s1  # by way, the position that it leads to
    weights: Ints1  # likewise, of an outcome
    counts: Ints1


def explore(graph: Graph, scratch: Ints2, odds: Ints1, one_turn: bool, most: int) -> None:
    """Explores up to this many more positions; `counts` says why it halts."""
    state, moved, odds, counts = unowned(scratch[0]), unowned(scratch[1]), unowned(odds), unowned(graph.counts)
    rows, layout, table = unowned(graph.rows), unowned(graph.layout), unowned(graph.table)
    after, weights = unowned(graph.after), unowned(graph.weights)
    counts[HALT] = NO_HALT
    for _ in range(most):
        if counts[AHEAD] == 0 or counts[HALT] != NO_HALT:
            return
        if counts[FOUND] + len(odds) > len(rows) or counts[WAYS] + len(odds) > len(after):
            counts[HALT] = FULL
            return
        counts[AHEAD] -= 1
        number, begin = graph.ahead[counts[AHEAD]], counts[WAYS]
        unpack(rows, number, layout, state)
        for move in range(_weigh(graph, number, state, odds)):
            if odds[move] and counts[HALT] == NO_HALT:
                for slot in range(len(state)):
                    moved[slot] = state[slot]
                game.advance(moved, move)
                slot = pack_moved(state, moved, layout, rows, number, counts[FOUND])
                if slot < 0:
                    spot = place(rows, counts[FOUND], rows, table)
                    if table[spot] < 0:
                        table[spot] = graph.ahead[counts[AHEAD]] = counts[FOUND]
                        graph.movers[counts[FOUND]] = NEXT_TURN
                        counts[FOUND] += 1
                        counts[AHEAD] += not (one_turn and moved[TURN])
                    _add_way(after, weights, counts, begin, table[spot], odds[move])
                else:
                    counts[HALT] = NO_FIT
                    counts[SLOT] = slot
                    counts[VALUE] = moved[slot]
        graph.begins[number], graph.ends[number] = begin, counts[WAYS]
        if counts[HALT] != NO_HALT:
            counts[WAYS] = begin  # once there is room, this position is explored again
            graph.ahead[counts[AHEAD]] = number
            counts[AHEAD] += 1


def _weigh(graph: Graph, number: int, state: State, odds: Any) -> int:
    """Writes down a position and the weight of each move, 0 if impossible; returns the number of moves."""
    mover = graph.movers[number] = game.mover(state)
    if mover == TERMINAL:
        shares = game.payoffs(state)
        for seat in range(len(shares)):
            graph.payoffs[number, seat] = shares[seat]
        return 0
    if mover == CHANCE:
        given = game.odds(state)
        for outcome in range(len(given)):
            odds[outcome] = given[outcome]
        return len(given)
    actions = game.legal(state)
    for action in range(len(game.ACTIONS)):
        odds[action] = actions >> action & 1
    return len(game.ACTIONS)


def _add_way(after: Any, weights: Any, counts: Any, begin: int, found: int, weight: int) -> None:
    """Adds a way to a position; moves that lead to the same position are one way."""
    for way in range(begin, counts[WAYS]):
        if after[way] == found:
            weights[way] += weight
            return
    after[counts[WAYS]] = found
    weights[counts[WAYS]] = weight
    counts[WAYS] += 1
