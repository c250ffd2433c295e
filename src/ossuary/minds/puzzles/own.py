"""Puzzles from a review: the mistakes of a recorded game."""

from collections.abc import Collection

from ...engine.record import Record, replay
from ..judging.review import TRIFLES, Review
from .answer import answer_to
from .puzzle import Puzzle


def mistakes(record: Record, found: Review, seats: Collection[int]) -> list[Puzzle]:
    """A puzzle for each mistake of these seats that a closer look confirms."""
    wrong = [decision for decision in found.decisions if decision.seat in seats and decision.grade not in TRIFLES]
    steps = list(replay(record)) if wrong else []
    return [
        Puzzle(_until(record, decision.move), played=decision.action)
        for decision in wrong
        if not answer_to(record.game, steps[decision.move].before, decision.action).is_right(decision.action)
    ]


def _until(record: Record, moves: int) -> Record:
    """A record up to a move; where its draws came from does not matter any more."""
    return Record(record.game, record.options, record.players, record.moves[:moves])
