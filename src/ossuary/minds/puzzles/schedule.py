"""When a puzzle comes back: spaced repetition by FSRS, in whole days."""

from collections.abc import Sequence
from datetime import datetime
from typing import TypeVar

from fsrs import Card, Rating, Scheduler
from fsrs.card import CardDict

T = TypeVar("T")
_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


class Schedule:
    """The puzzles that were answered, by name."""

    def __init__(self, cards: dict[str, CardDict]) -> None:
        self._cards = {name: Card.from_dict(card) for name, card in cards.items()}

    def answered(self, name: str, right: bool, now: datetime) -> int:
        """Notes an answer; the number of days until the puzzle comes back."""
        card = self._cards.get(name) or Card(card_id=int(name, 16), due=now)
        card, _ = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, now)
        self._cards[name] = card
        return (card.due - now).days

    def due(self, name: str) -> datetime | None:
        """When a puzzle comes back; None if it was never answered."""
        card = self._cards.get(name)
        return card.due if card else None

    def content(self) -> dict[str, CardDict]:
        """All of it as plain data."""
        return {name: card.to_dict() for name, card in self._cards.items()}


def in_turn(every: Sequence[tuple[datetime | None, T]], now: datetime) -> list[T]:
    """What is to be asked now: what is due, the longest first, then what was never asked, in its order."""
    due = sorted((date, number) for number, (date, _) in enumerate(every) if date and date <= now)
    return [*(every[number][1] for _, number in due), *(one for date, one in every if date is None)]


def comes_next(every: Sequence[tuple[datetime | None, T]]) -> datetime | None:
    """When the first of these comes back; None if none will."""
    return min((date for date, _ in every if date), default=None)
