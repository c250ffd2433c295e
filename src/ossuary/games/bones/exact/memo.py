"""What the solver of Bones works with: room to write to, and what ends are worth, remembered from call to call."""

from functools import cache, lru_cache
from typing import Any, TypeAlias

from ....engine.nodes import INDEX, PHASE, THROW, TURN, State
from ....twin import arrays, twin
from ..rules import LENDERS, MARKERS, MARKS, MAX_DEALS, MAX_SEATS, PRICES, SPACES, TILE
from . import ends as bones_ends
from . import line as bones_line
from .ends import POINTS, ROWS, STANDING
from .line import MOST_DEALS, REMEMBERED, Room
from .turn import SUMS, TOTALS, Desk

Floats: TypeAlias = Any
Ints: TypeAlias = Any


def worth(state: State, viewer: int, aim: int) -> Floats:
    """What the ends of a turn are worth to a seat, by the points of the hand."""
    worths = arrays.zeros((STANDING, POINTS))
    twin(bones_ends).read_worth(arrays.array(state), _ends(state), aim, viewer, worths)
    return worths


def _ends(state: State) -> Floats:
    """What the ends of a turn add to the expected lines, by seat."""
    row = state.copy()
    row[TURN] = row[THROW] = row[INDEX] = row[PHASE] = 0
    row[MARKS : MARKS + SPACES] = [0] * SPACES
    row[MARKERS:LENDERS] = [0] * (LENDERS - MARKERS)
    for deal in range(MAX_DEALS):
        if 0 < row[PRICES + deal] <= TILE:
            row[PRICES + deal] = 0  # a share moves no tile
    return _known_ends(tuple(row)).copy()  # one row of it is written to


@lru_cache(maxsize=1024)
def _known_ends(row: tuple[int, ...]) -> Floats:
    ends = no_ends()
    twin(bones_ends).read_ends(arrays.array(row), room(list(row)), ends)
    return ends


def no_ends() -> Floats:
    """Room for what the ends of a turn add to the expected lines."""
    return arrays.zeros((ROWS, MAX_SEATS))


def room(state: State) -> Room:
    """What lines are expected with, as the tiles of this state come."""
    comes, weights = _dealt(bones_line.out(state), bones_line.chance(state))
    return Room(comes, weights, _remembered(), arrays.zeros(49, arrays.int64))


@lru_cache(maxsize=64)
def _dealt(tiles: int, share: float) -> tuple[Ints, Floats]:
    comes, weights = arrays.zeros(MOST_DEALS, arrays.int64), arrays.zeros(MOST_DEALS)
    ways = twin(bones_line).deal(tiles, share, comes, weights)
    return comes[:ways].copy(), weights[:ways].copy()


@cache
def _remembered() -> Ints:
    return arrays.zeros(REMEMBERED, arrays.int64)  # threads share it: an entry is one word, right or of another hand


def desk(worths: Floats) -> Desk:
    """Room to solve a turn in, with what its ends are worth."""
    layouts, takes = arrays.zeros((SPACES, SUMS), arrays.int64), arrays.zeros(SUMS, arrays.int64)
    return Desk(worths, layouts, takes, arrays.zeros((7, TOTALS)), arrays.zeros((7, TOTALS)))
