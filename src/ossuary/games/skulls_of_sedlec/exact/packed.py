"""Positions of Skulls of Sedlec for two in a few whole numbers, so that those that come to the same are equal.

Cards have the order of their kinds, and those of the same kinds are one card. Piles lie in order, and a stack is itself
or its mirror image.
"""

from typing import NamedTuple

from ....engine.bits import count
from ....engine.nodes import PHASE, SEAT, SEATS, State
from ....twin.kinds import Ints1
from ..rules import (
    CARDS,
    DECK,
    DOWN,
    DUG,
    HAND_LIMIT,
    HANDS,
    KEEPING,
    LEFT,
    PILES,
    RIGHT,
    SHAPES,
    STACK_PLACES,
    STACKS,
    TURNING,
    UNSEEN,
    UP,
    spots,
)

# Bits: a card, 1 + its number, 0 for none; a pile, its open card and how many lie below; a hand; the cards of a stack,
# place by place, below its shape.
CARD, PILE = 5, 7
HAND, STACK = HAND_LIMIT * CARD, STACK_PLACES * CARD
ONE_CARD, ONE_PILE, ONE_HAND, ALL_CARDS = (1 << CARD) - 1, (1 << PILE) - 1, (1 << HAND) - 1, (1 << STACK) - 1

# Columns of a packed position.
HIDDEN, GRAVES, HELD, STACK_0, STACK_1, WHO, KIND = range(7)  # unseen cards, piles, hands, stacks, seat
ONE, OTHER, TURNED = 7, 8, 9  # the piles being dug, the second one -1 if there is none, and the card turned up already
COLUMNS = 10
CHOICE, TURN, KEEP = 0, 1, 2  # kinds of positions

FULL = 4  # cards of a full bottom row
ROWS = (0, 4, 7)  # their first places
WIDTHS = tuple((row ^ row + 1).bit_length() - 1 for row in range(1 << FULL))  # of the bottom row


def _mirrored(width: int, place: int) -> int:
    row = (place >= ROWS[1]) + (place >= ROWS[2])
    return max(2 * ROWS[row] + width - row - 1 - place, 0)


MIRRORED = tuple(tuple(_mirrored(width, place) for place in range(STACK_PLACES)) for width in range(FULL + 1))
SPOTS_OF = tuple(
    spots([0, 0, 0, 2] + [0] * (SHAPES - 4) + [shape, 0, 0], 0) & ~(shape == 1) for shape in range(1 << STACK_PLACES)
)  # by shape; both ends of a single card are alike


class Deck(NamedTuple):
    """The cards of a game in the order of their kinds."""

    first: Ints1  # by card, the first one of its kinds
    alike: Ints1  # by card, all of its kinds, a bit each
    table: Ints1  # a state of two with this deck, whose first stack is the one to be ranked


def learn(deck: Deck, state: State) -> bool:
    """Notes the cards of a game; whether they are others than before."""
    deck.table[SEATS] = 2
    for card in range(CARDS):
        place = card
        while place and deck.first[place - 1] > state[DECK + card]:
            deck.first[place] = deck.first[place - 1]
            place -= 1
        deck.first[place] = state[DECK + card]
    changed = False
    for card in range(CARDS):
        changed = changed or deck.table[DECK + card] != deck.first[card]
        deck.table[DECK + card] = deck.first[card]
    for card in range(CARDS):
        again = card > 0 and deck.table[DECK + card] == deck.table[DECK + card - 1]
        deck.first[card] = deck.first[card - 1] if again else card
        deck.alike[card] = 0
        for other in range(CARDS):
            deck.alike[card] |= (deck.table[DECK + card] == deck.table[DECK + other]) << other
    return changed


def pack(deck: Deck, state: State, row: Ints1) -> None:
    """Writes the position of a state into a row."""
    row[HIDDEN] = row[GRAVES] = 0
    for number in range(CARDS):
        if state[UNSEEN + number]:
            card = _card(deck, state, number + 1) - 1
            while row[HIDDEN] >> card & 1:
                card += 1
            row[HIDDEN] |= 1 << card
    for pile in range(PILES):
        row[GRAVES] = with_pile(row[GRAVES], _pile(deck, state, pile))
    row[HELD] = _hand(deck, state, 0) | _hand(deck, state, 1) << HAND
    row[STACK_0], row[STACK_1] = _stack(deck, state, 0), _stack(deck, state, 1)
    row[WHO], row[KIND] = state[SEAT], CHOICE
    row[ONE] = row[OTHER] = -1
    row[TURNED] = 0
    if state[PHASE] == TURNING or state[PHASE] == KEEPING:
        row[KIND] = TURN if state[PHASE] == TURNING else KEEP
        row[ONE] = _place(row[GRAVES], _pile(deck, state, state[DUG] - 1))
        if state[DUG + 1]:
            row[OTHER] = _place(row[GRAVES], _pile(deck, state, state[DUG + 1] - 1))
            row[OTHER] += row[OTHER] == row[ONE]
        if state[PHASE] == TURNING:
            row[TURNED] = row[GRAVES] >> PILE * row[ONE] & ONE_CARD


def _card(deck: Deck, state: State, number: int) -> int:
    if number == 0:
        return 0
    card = 0
    while deck.table[DECK + card] != state[DECK + number - 1]:
        card += 1
    return card + 1


def _hand(deck: Deck, state: State, seat: int) -> int:
    hand = 0
    for slot in range(HANDS + HAND_LIMIT * seat, HANDS + HAND_LIMIT * (seat + 1)):
        if state[slot]:
            hand = with_card(hand, _card(deck, state, state[slot]))
    return hand


def _stack(deck: Deck, state: State, seat: int) -> int:
    stack = state[SHAPES + seat] << STACK
    for place in range(STACK_PLACES):
        stack |= _card(deck, state, state[STACKS + STACK_PLACES * seat + place]) << CARD * place
    return _first_of_mirrored(stack)


def _pile(deck: Deck, state: State, pile: int) -> int:
    return _card(deck, state, state[UP + pile]) | state[DOWN + pile] << CARD


def _place(piles: int, pile: int) -> int:
    place = 0
    while piles >> PILE * place & ONE_PILE != pile:
        place += 1
    return place


def without(deck: Deck, hidden: int, card: int) -> int:
    """The unseen cards without one of these kinds: of equal ones, the last."""
    last = hidden & int(deck.alike[card - 1])
    while last & last - 1:
        last &= last - 1
    return hidden ^ last


def with_card(hand: int, card: int) -> int:
    """A hand with one more card."""
    if hand == 0:
        return card
    return min(hand, card) | max(hand, card) << CARD


def hand_of(row: Ints1, seat: int) -> int:
    """The hand of a seat."""
    hand: int = row[HELD] >> HAND * seat & ONE_HAND
    return hand


def takes_left(row: Ints1, seat: int) -> int:
    """How many cards a seat has yet to take."""
    hand = hand_of(row, seat)
    left: int = STACK_PLACES - count(row[STACK_0 + seat] >> STACK) - (hand > 0) - (hand >> CARD > 0)
    return left


def pile_at(row: Ints1, place: int) -> int:
    """A pile."""
    pile: int = row[GRAVES] >> PILE * place & ONE_PILE
    return pile


def with_pile(piles: int, pile: int) -> int:
    """Piles with one more in place of an empty one."""
    piles >>= PILE
    above = 0
    while above < PILE * (PILES - 1) and piles >> above & ONE_PILE < pile:
        above += PILE
    return piles & (1 << above) - 1 | pile << above | piles >> above << above + PILE


def without_pile(piles: int, place: int) -> int:
    """Piles with an empty one in place of one of them."""
    above = PILE * place
    return (piles & (1 << above) - 1) << PILE | piles >> above + PILE << above + PILE


def laid(stack: int, spot: int, card: int) -> int:
    """A stack with a card laid on a spot."""
    shape, cards = stack >> STACK, stack & ALL_CARDS
    if spot == LEFT:
        return _first_of_mirrored((shape << 1 | 1) << STACK | cards << CARD | card)
    place = WIDTHS[shape & (1 << FULL) - 1] if spot == RIGHT else spot + 2
    return _first_of_mirrored((shape | 1 << place) << STACK | cards | card << CARD * place)


def _first_of_mirrored(stack: int) -> int:
    """A stack or its mirror image, whichever is the smaller number."""
    shape = stack >> STACK
    width = WIDTHS[shape & (1 << FULL) - 1]
    cards = filled = 0
    for place in range(STACK_PLACES):
        if shape >> place & 1:
            mirrored = MIRRORED[width][place]
            cards |= (stack >> CARD * place & ONE_CARD) << CARD * mirrored
            filled |= 1 << mirrored
    return min(stack, filled << STACK | cards)
