"""Meetings: what the pairings of a tournament are made of, and what follows from those that were."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

LEAST, MOST = 4, 64  # players of a tournament


class Meeting(NamedTuple):
    """Two players in a round, by their numbers, or one who has a bye."""

    first: int  # who has seat 0
    second: int | None
    share: float | None = None  # of the win, that of the first; none while they play
    margin: int = 0  # by how many points the first was ahead in a game that was played to its end


Rounds = Sequence[Sequence[Meeting]]


def opponents(rounds: Rounds) -> dict[int, list[int]]:
    """Whom each player has met."""
    met: dict[int, list[int]] = {}
    for meeting in _of(rounds):
        met.setdefault(meeting.first, [])
        if meeting.second is not None:
            met[meeting.first].append(meeting.second)
            met.setdefault(meeting.second, []).append(meeting.first)
    return met


def rested(rounds: Rounds) -> set[int]:
    """Who has had a bye."""
    return {meeting.first for meeting in _of(rounds) if meeting.second is None}


def seat_balance(rounds: Rounds) -> dict[int, int]:
    """How much more often each player had seat 0 than seat 1."""
    balance: dict[int, int] = {}
    for meeting in _of(rounds):
        if meeting.second is not None:
            balance[meeting.first] = balance.get(meeting.first, 0) + 1
            balance[meeting.second] = balance.get(meeting.second, 0) - 1
    return balance


def _of(rounds: Rounds) -> Iterable[Meeting]:
    return (meeting for meetings in rounds for meeting in meetings)
