"""When a puzzle comes back: spaced repetition by FSRS, in whole days."""

from datetime import datetime

from fsrs import Card, Rating, Scheduler
from fsrs.card import CardDict

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
