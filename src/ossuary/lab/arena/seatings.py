"""Seatings: which minds play each other, and from which seats."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations

ALL_ORDERS = 4  # seats up to which a group sits in every order; more have too many


def seatings(minds: Sequence[str], seats: int) -> list[tuple[int, ...]]:
    """The games of a round, as the number of the mind on each seat: every group of minds, in every order.

    Who sits next to whom matters, too: a large table is at least turned through all seats, both ways round.
    Where there are fewer minds than seats, a group has all of them, some more than once, and each as often as another.
    """
    found: dict[tuple[int, ...], None] = {}
    for group in _groups(len(minds), seats):
        found.update(dict.fromkeys(permutations(group) if seats <= ALL_ORDERS else _turned(group)))
    return list(found)


def _turned(group: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A group from all seats, and the other way round."""
    return [way[turn:] + way[:turn] for way in (group, group[::-1]) for turn in range(len(group))]


def _groups(minds: int, seats: int) -> list[tuple[int, ...]]:
    if minds >= seats:
        return list(combinations(range(minds), seats))
    groups = combinations_with_replacement(range(minds), seats)
    return [group for group in groups if len(set(group)) == minds]
