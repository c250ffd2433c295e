"""Puzzles from a review: the mistakes of a recorded game."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from ...engine.record import Record, replay
from ..judging.review import TRIFLES, Review
from .answer import answer_to
from .puzzle import Puzzle


class Mistake(NamedTuple):
    """An action that a review finds wrong."""

    move: int  # how many moves of the record came before it
    action: int
    given_away: float


def mistakes(record: Record, found: Review, seats: Collection[int]) -> list[Puzzle]:
    """A puzzle for each mistake of these seats that a closer look confirms."""
    return confirmed(record, wrong(found, seats))


def wrong(found: Review, seats: Collection[int], since: int = 0) -> list[Mistake]:
    """The mistakes of these seats after so many moves."""
    return [
        Mistake(one.move, one.action, one.given_away)
        for one in found.decisions
        if one.seat in seats and one.move >= since and one.grade not in TRIFLES
    ]


def worst(of: Iterable[Mistake], most: int) -> list[Mistake]:
    """Those that give away most, in the order of the game."""
    return sorted(sorted(of, key=lambda one: one.given_away, reverse=True)[:most])


def confirmed(record: Record, found: Collection[Mistake]) -> list[Puzzle]:
    """A puzzle for each of these mistakes that a closer look finds wrong, too."""
    steps, puzzles = list(replay(record)) if found else [], list[Puzzle]()
    for one in found:
        if not answer_to(record.game, steps[one.move].before, one.action).is_right(one.action):
            puzzles.append(puzzle_of(record, one))
    return puzzles


def puzzle_of(record: Record, one: Mistake) -> Puzzle:
    """A mistake as a puzzle; where the draws of its game came from does not matter any more."""
    until = Record(record.game, record.options, record.players, record.moves[: one.move])
    return Puzzle(until, played=one.action)
