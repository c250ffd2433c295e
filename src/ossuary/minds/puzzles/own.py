"""Puzzles from a review: the mistakes of a recorded game."""

from collections.abc import Collection

from ...engine.record import Record, replay
from ..judging.review import TRIFLES, Review
from .answer import answer_to
from .puzzle import Puzzle


def mistakes(record: Record, found: Review, seats: Collection[int], since: int = 0) -> list[Puzzle]:
    """A puzzle for each mistake of these seats after so many moves that a closer look confirms."""
    wrong = [
        decision
        for decision in found.decisions
        if decision.seat in seats and decision.move >= since and decision.grade not in TRIFLES
    ]
    return confirmed(record, [(decision.move, decision.action) for decision in wrong])


def confirmed(record: Record, wrong: Collection[tuple[int, int]]) -> list[Puzzle]:
    """A puzzle for each of these actions, by the number of moves before it, that a closer look finds wrong."""
    steps = list(replay(record)) if wrong else []
    return [
        Puzzle(_until(record, move), played=action)
        for move, action in wrong
        if not answer_to(record.game, steps[move].before, action).is_right(action)
    ]


def _until(record: Record, moves: int) -> Record:
    """A record up to a move; where its draws came from does not matter any more."""
    return Record(record.game, record.options, record.players, record.moves[:moves])
