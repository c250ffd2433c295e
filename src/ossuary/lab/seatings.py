"""Who meets whom, and from which seats."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement


def seatings(minds: Sequence[str], seats: int) -> list[tuple[int, ...]]:
    """The games of a round, as the number of the mind on each seat: every group of minds, turned through all seats.

    Where there are fewer minds than seats, a group has all of them, some more than once, and each as often as another.
    """
    found: dict[tuple[int, ...], None] = {}
    for group in _groups(len(minds), seats):
        for turn in range(seats):
            found[group[turn:] + group[:turn]] = None
    return list(found)


def _groups(minds: int, seats: int) -> list[tuple[int, ...]]:
    if minds >= seats:
        return list(combinations(range(minds), seats))
    groups = combinations_with_replacement(range(minds), seats)
    return [group for group in groups if len(set(group)) == minds]
