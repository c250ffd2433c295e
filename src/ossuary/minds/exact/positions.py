"""explore(game, start): every position that can come after a state, with the ways from one to the next."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from ...engine.nodes import SEATS, Refused, State
from ...engine.registry import Game
from ...twin import arrays, fitted, twin
from ...twin.arrays import Array
from . import explore_core, packing
from .explore_core import AHEAD, COUNTS, FOUND, FULL, HALT, NEXT_TURN, NO_FIT, SLOT, VALUE, WAYS, Graph
from .packing import BITS

Worth = Callable[[State], Sequence[float]]  # by seat, of a state that begins a turn

MOST = 10_000_000  # positions
AT_ONCE = 1 << 16  # positions explored between two reports of progress
FIRST_ROOM = 1 << 12  # positions, and ways


def exploring_of(game: Game) -> ModuleType:
    """The inner loop of exploring a game."""
    return fitted(explore_core, game)


def explore(
    game: Game, start: State, most: int, progress: Callable[[float], None], worth: Worth | None = None
) -> Graph:
    """All positions from this one on, or of its turn; refused if there are more than the limit."""
    lowest = highest = start[SEATS:]
    layout = _layout(lowest, highest)
    graph = _room(layout, start[SEATS])
    compiled: Any = twin(exploring_of(game))
    scratch, counts = arrays.zeros((2, len(start)), arrays.int64), graph.counts
    odds = arrays.zeros(max(len(game.ACTIONS), len(game.OUTCOMES)), arrays.int64)
    packing.pack(start, layout, graph.rows, 0)
    twin(packing).enter(graph.rows, 1, graph.table)
    counts[FOUND] = counts[AHEAD] = 1
    while counts[AHEAD]:
        compiled.explore(graph, scratch, odds, worth is not None, AT_ONCE)
        if counts[FOUND] > most:
            raise Refused("solve-too-many", most=most, target=int("target" in game.OPTIONS))
        if counts[HALT] == FULL:
            graph = _more_room(graph, len(odds))
        elif counts[HALT] == NO_FIT:
            lowest, highest = _stretched(lowest, highest, counts[SLOT] - SEATS, counts[VALUE])
            graph = _repacked(graph, _layout(lowest, highest))
        progress(1 - counts[AHEAD] / counts[FOUND])
    if worth:
        row = start.copy()
        for number, mover in enumerate(graph.movers[: counts[FOUND]]):
            if mover == NEXT_TURN:
                packing.unpack(graph.rows, number, graph.layout, row)
                graph.payoffs[number] = worth(row.copy())
    return graph


def _layout(lowest: Sequence[int], highest: Sequence[int]) -> Array:
    """The tightest layout for values in these ranges."""
    rows = list[tuple[int, int, int, int]]()
    word = shift = 0
    for low, high in zip(lowest, highest, strict=True):
        width = (high - low).bit_length()
        if width > BITS:
            raise Refused("solve-too-wide")
        if shift + width > BITS:
            word, shift = word + 1, 0
        rows.append((low, width, word, shift))
        shift += width
    return arrays.array(rows)


def _stretched(lowest: list[int], highest: list[int], slot: int, value: int) -> tuple[list[int], list[int]]:
    """The ranges with room for a value and for as many beyond it, so that a slot grows a few times only."""
    lowest, highest = lowest.copy(), highest.copy()
    span = highest[slot] - lowest[slot]
    if value < lowest[slot]:
        lowest[slot] = value - span
    else:
        highest[slot] = lowest[slot] + (1 << (value - lowest[slot]).bit_length()) - 1
    return lowest, highest


def _room(layout: Array, seats: int) -> Graph:
    words = int(layout[-1, packing.WORD_OF]) + 1
    return Graph(
        rows=arrays.zeros((FIRST_ROOM, words), arrays.int64),
        layout=layout,
        table=arrays.full(2 * FIRST_ROOM, -1, arrays.int32),
        movers=arrays.zeros(FIRST_ROOM, arrays.int8),
        payoffs=arrays.zeros((FIRST_ROOM, seats)),
        ahead=arrays.zeros(FIRST_ROOM, arrays.int32),
        begins=arrays.zeros(FIRST_ROOM, arrays.int64),
        ends=arrays.zeros(FIRST_ROOM, arrays.int64),
        after=arrays.zeros(FIRST_ROOM, arrays.int32),
        weights=arrays.zeros(FIRST_ROOM, arrays.int64),
        counts=arrays.zeros(COUNTS, arrays.int64),
    )


def _more_room(graph: Graph, widest: int) -> Graph:
    """The same graph, with at least twice the room wherever this many more do not fit."""
    counts = graph.counts
    if counts[WAYS] + widest > len(graph.after):
        size = _doubled(len(graph.after), counts[WAYS] + widest)
        graph = graph._replace(after=_grown(graph.after, size), weights=_grown(graph.weights, size))
    if counts[FOUND] + widest > len(graph.rows):
        size = _doubled(len(graph.rows), counts[FOUND] + widest)
        graph = graph._replace(
            rows=_grown(graph.rows, size),
            table=arrays.full(2 * size, -1, arrays.int32),
            movers=_grown(graph.movers, size),
            payoffs=_grown(graph.payoffs, size),
            ahead=_grown(graph.ahead, size),
            begins=_grown(graph.begins, size),
            ends=_grown(graph.ends, size),
        )
        twin(packing).enter(graph.rows, counts[FOUND], graph.table)
    return graph


def _doubled(size: int, least: int) -> int:
    """A size doubled until it is large enough."""
    while size < least:
        size *= 2
    return size


def _grown(array: Array, size: int) -> Array:
    made = arrays.zeros((size, *array.shape[1:]), array.dtype)
    made[: len(array)] = array
    return made


def _repacked(graph: Graph, layout: Array) -> Graph:
    """The same in another layout."""
    rows = arrays.zeros((len(graph.rows), int(layout[-1, packing.WORD_OF]) + 1), arrays.int64)
    scratch = arrays.zeros(SEATS + len(layout), arrays.int64)
    twin(packing).repack(graph.rows, graph.counts[FOUND], graph.layout, layout, scratch, rows)
    table = arrays.full(len(graph.table), -1, arrays.int32)
    twin(packing).enter(rows, graph.counts[FOUND], table)
    return graph._replace(rows=rows, layout=layout, table=table)
