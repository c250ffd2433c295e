"""What a seat sees of Skulls of Sedlec: all that lies open, and which cards nobody has seen, but not where they lie."""

from ...engine.columns import away, my_seat
from ...engine.field import Field, observer
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


def _cards(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """The upper kinds of some cards, then their lower kinds."""
    _kinds(state, slot, columns, columns, seen, at)


def _cards_by_seat(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """The upper kinds of the cards of all seats, mine first and then round the table, then their lower kinds."""
    seats, number = state[SEATS], columns // MAX_SEATS
    for column in range(2 * columns):
        seen[at + column] = 0
    for seat in range(seats):
        _kinds(state, slot + number * seat, number, columns, seen, at + number * away(seats, seat, me))


def _kinds(state: State, slot: int, number: int, apart: int, seen: list[int], at: int) -> None:
    for place in range(number):
        card = state[slot + place]
        # One more than each kind; without a card, what is found is not used.
        kinds = (state[DECK - 1 + card] + 9) * (card > 0)
        seen[at + place] = kinds >> 3
        seen[at + apart + place] = kinds & 7


# A card that lies open is seen as 1 + the kind of its upper skull and, further on, of its lower one, 0 for none.
FIELDS = (
    Field("seats", 1, 2, MAX_SEATS, "number of seats", slot=SEATS),
    Field("me", 1, 0, MAX_SEATS - 1, "the seat whose view this is", write=my_seat),
    Field("phase", 1, 0, len(PHASES) - 1, "index into `PHASES`", choice=True, slot=PHASE),
    Field("deck", CARDS, 0, 8 * len(KINDS), "by card of the deck, 8 × its upper kind + its lower kind", slot=DECK),
    Field("unseen", CARDS, 0, 1, "by card of the deck, 1 while nobody has seen it", slot=UNSEEN),
    Field("down", PILES, 0, CARDS // PILES, "by pile, cards face down", slot=DOWN),
    Field("dug", 2, 0, PILES, "1 + the first and 1 + the second pile being dug, else 0", choice=True, slot=DUG),
    Field(
        "up_upper",
        PILES,
        0,
        MOST_KIND,
        "by pile, the upper kind of the card face up",
        choice=True,
        slot=UP,
        write=_cards,
    ),
    Field("up_lower", PILES, 0, MOST_KIND, "by pile, its lower kind", choice=True, write=None),
    Field(
        "hands_upper",
        ALL_HANDS,
        0,
        MOST_KIND,
        "by seat, mine first, the upper kinds in hand",
        choice=True,
        slot=HANDS,
        write=_cards_by_seat,
    ),
    Field(
        "hands_lower",
        ALL_HANDS,
        0,
        MOST_KIND,
        "by seat, mine first, the lower kinds",
        choice=True,
        write=None,
    ),
    Field(
        "stacks_upper",
        ALL_PLACES,
        0,
        MOST_KIND,
        "by seat, mine first, the upper kinds on `PLACES`",
        choice=True,
        slot=STACKS,
        write=_cards_by_seat,
    ),
    Field(
        "stacks_lower",
        ALL_PLACES,
        0,
        MOST_KIND,
        "by seat, mine first, the lower kinds",
        choice=True,
        write=None,
    ),
)

observe = observer(__name__, FIELDS)
