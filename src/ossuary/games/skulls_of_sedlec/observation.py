"""What a seat sees of Skulls of Sedlec: all that lies open, and which cards nobody has seen, but not where they lie."""

from ...engine.columns import away, copied, one
from ...engine.field import Field
from ...engine.nodes import PHASE, SEATS, State
from .rules import (
    CARDS,
    DECK,
    DOWN,
    DUG,
    HAND_LIMIT,
    HANDS,
    KINDS,
    MAX_SEATS,
    PHASES,
    PILES,
    STACK_PLACES,
    STACKS,
    UNSEEN,
    UP,
)

MOST_KIND, ALL_HANDS, ALL_PLACES = len(KINDS), HAND_LIMIT * MAX_SEATS, STACK_PLACES * MAX_SEATS

# A card that lies open is seen as 1 + the kind of its upper skull and, further on, of its lower one, 0 for none.
FIELDS = (
    Field("seats", 1, 2, MAX_SEATS, "number of seats"),
    Field("me", 1, 0, MAX_SEATS - 1, "the seat whose view this is"),
    Field("phase", 1, 0, len(PHASES) - 1, "index into `PHASES`", choice=True),
    Field("deck", CARDS, 0, 8 * len(KINDS), "by card of the deck, 8 × its upper kind + its lower kind"),
    Field("unseen", CARDS, 0, 1, "by card of the deck, 1 while nobody has seen it"),
    Field("down", PILES, 0, CARDS // PILES, "by pile, cards face down"),
    Field("dug", 2, 0, PILES, "1 + the first and 1 + the second pile being dug, else 0", choice=True),
    Field("up_upper", PILES, 0, MOST_KIND, "by pile, the upper kind of the card face up", choice=True),
    Field("up_lower", PILES, 0, MOST_KIND, "by pile, its lower kind", choice=True),
    Field("hands_upper", ALL_HANDS, 0, MOST_KIND, "by seat, mine first, the upper kinds in hand", choice=True),
    Field("hands_lower", ALL_HANDS, 0, MOST_KIND, "by seat, mine first, the lower kinds", choice=True),
    Field("stacks_upper", ALL_PLACES, 0, MOST_KIND, "by seat, mine first, the upper kinds on `PLACES`", choice=True),
    Field("stacks_lower", ALL_PLACES, 0, MOST_KIND, "by seat, mine first, the lower kinds", choice=True),
)


def observe(state: State, me: int, seen: list[int]) -> None:
    """Writes what a seat sees, field after field."""
    at = one(state[SEATS], seen, 0)
    at = one(me, seen, at)
    at = one(state[PHASE], seen, at)
    at = copied(state, DECK, CARDS, seen, at)
    at = copied(state, UNSEEN, CARDS, seen, at)
    at = copied(state, DOWN, PILES, seen, at)
    at = copied(state, DUG, 2, seen, at)
    at = _cards(state, UP, PILES, PILES, seen, at)
    at = _cards_by_seat(state, HANDS, HAND_LIMIT, me, seen, at + PILES)
    _cards_by_seat(state, STACKS, STACK_PLACES, me, seen, at)


def _cards(state: State, slot: int, number: int, apart: int, seen: list[int], at: int) -> int:
    """The upper kinds of a number of cards, then their lower kinds; the column after the upper ones."""
    for place in range(number):
        card = state[slot + place]
        kinds = state[DECK - 1 + card] + 9  # one more than each kind; without a card, what is found is not used
        seen[at + place] = (kinds >> 3) * (card > 0)
        seen[at + apart + place] = (kinds & 7) * (card > 0)
    return at + number


def _cards_by_seat(state: State, slot: int, number: int, me: int, seen: list[int], at: int) -> int:
    apart = number * MAX_SEATS
    for column in range(2 * apart):
        seen[at + column] = 0
    for seat in range(state[SEATS]):
        _cards(state, slot + number * seat, number, apart, seen, at + number * away(state[SEATS], seat, me))
    return at + 2 * apart
