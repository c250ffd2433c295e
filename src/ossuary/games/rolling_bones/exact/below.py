"""Scores below the table: chances continued past the last needs that are solved, which makes them estimates.

A race is close to normal, so the quantile of a chance times the root of both needs is nearly a straight line in each.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

from ....twin import arrays
from .shapes import Floats

FURTHER = 64  # points that the chances are continued by; lower scores count as the lowest of these
BACK = 10  # points that the slope is taken from
ERROR, ERROR_PER_POINT = 0.003, 0.0003  # continued from needs that are solved as well, none is off by more
SURE = 1e-15  # chances nearer to 0 or 1 have no quantile
NORMAL = NormalDist()


def continued(chances: Floats) -> Floats:
    """The chances by both needs, with those further on."""
    rows = [row[1:] for row in chances[1:].tolist()]
    rows = [_further(row, need) for need, row in enumerate(rows, 1)]
    columns = [_further(column, other) for other, column in enumerate(zip(*rows, strict=True), 1)]
    most = len(columns)
    found = arrays.zeros((most + 1, most + 1))
    for need, row in enumerate(zip(*columns, strict=True), 1):
        found[need][1:] = arrays.array(list(row))
    return found


def error(beyond: int) -> float:
    """How far a chance may be off that lies this many points beyond the table; 0 within."""
    return ERROR + ERROR_PER_POINT * beyond if beyond > 0 else 0.0


def _further(chances: Sequence[float], other: int) -> list[float]:
    """The chances by one need from 1 on, and those that follow."""
    edge = len(chances)
    back = min(BACK, edge - 1)
    last, before = (_straight(chances[need - 1], need + other) for need in (edge, edge - back))
    slope = (last - before) / max(back, 1)
    more = range(1, FURTHER + 1)
    return [*chances, *(NORMAL.cdf((last + slope * n) / sqrt(edge + n + other)) for n in more)]


def _straight(chance: float, needs: int) -> float:
    return NORMAL.inv_cdf(min(max(chance, SURE), 1 - SURE)) * sqrt(needs)
