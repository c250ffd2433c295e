"""The moves of a packed position: its actions and outcomes of chance, and the positions that they lead to."""

from ....engine.bits import count, lowest
from ....twin.kinds import Ints1
from ..rules import CARDS, PILES, SPOTS
from .bounds import best_stacking, one_of
from .packed import (
    CARD,
    CHOICE,
    GRAVES,
    HAND,
    HELD,
    HIDDEN,
    KEEP,
    KIND,
    ONE,
    ONE_CARD,
    OTHER,
    PILE,
    SPOTS_OF,
    STACK,
    STACK_0,
    STACK_1,
    TURN,
    TURNED,
    WHO,
    Deck,
    hand_of,
    laid,
    pile_at,
    takes_left,
    with_card,
    with_pile,
    without,
    without_pile,
)
from .ranks import POINTS, Ranks, best_rank

# Moves of a seat: below COLLECT, cards and the spots that they are laid on; then a pile, or two.
COLLECT, DIG, DIG_TWO = 16, 24, 32
KEEPS = (0, 1)  # the card of the first or second pile that was dug
# Outcomes: one card, above it another or none, above them how often they come.
WEIGHT = 2 * CARD
LAST = -1000  # what digging is worth in the order of moves


def list_moves(ranks: Ranks, deck: Deck, row: Ints1, moves: Ints1) -> int:
    """Writes down the moves of the seat to move, without those that come to the same; returns their number."""
    if row[KIND] == KEEP:
        moves[0], moves[1] = KEEPS
        return 2
    hand = hand_of(row, row[WHO])
    number = _list_takes(row, moves) if hand >> CARD == 0 else 0
    if hand and takes_left(row, row[WHO]) == 0:
        moves[number] = best_stacking(ranks, deck, row)
        return number + 1
    free = SPOTS_OF[row[STACK_0 + row[WHO]] >> STACK]
    for move in range(2 * len(SPOTS)):
        card, other = one_of(hand, move >= len(SPOTS))
        if card and free >> move % len(SPOTS) & 1 and (move < len(SPOTS) or card != other):
            moves[number] = move
            number += 1
    return number


def _list_takes(row: Ints1, moves: Ints1) -> int:
    number = diggable = 0
    for place in range(PILES):
        pile = pile_at(row, place)
        if pile & ONE_CARD == 0:
            diggable |= (pile > 0) << place
        elif place == 0 or pile != pile_at(row, place - 1):
            moves[number] = COLLECT + place
            number += 1
    if diggable and diggable & diggable - 1 == 0:
        moves[number] = DIG + lowest(diggable)
        return number + 1
    seen = 0
    for one in range(PILES):
        for other in range(one + 1, PILES):
            if diggable >> one & diggable >> other & 1:
                depths = 1 << 4 * (pile_at(row, one) >> CARD) + (pile_at(row, other) >> CARD)
                if seen & depths == 0:
                    seen |= depths
                    moves[number] = DIG_TWO + PILES * one + other
                    number += 1
    return number


def list_outcomes(deck: Deck, row: Ints1, outcomes: Ints1) -> int:
    """Writes down what cards can be turned up, without orders that come to the same; returns their number."""
    number, hidden = 0, row[HIDDEN]
    alike = row[OTHER] >= 0 and pile_at(row, row[ONE]) == pile_at(row, row[OTHER])
    for one in range(CARDS):
        weight = _weight(deck, hidden, one)
        if weight and row[TURNED]:
            outcomes[number] = row[TURNED] | 1 + one << CARD | weight << WEIGHT
            number += 1
        elif weight and row[OTHER] < 0:
            outcomes[number] = 1 + one | weight << WEIGHT
            number += 1
        elif weight:
            for other in range(one if alike else 0, CARDS):
                both = weight * _weight(deck, without(deck, hidden, one + 1), other)
                if both:
                    if alike and other != one:
                        both *= 2
                    outcomes[number] = 1 + one | 1 + other << CARD | both << WEIGHT
                    number += 1
    return number


def _weight(deck: Deck, hidden: int, card: int) -> int:
    """How many unseen cards are of the kinds of this one; 0 unless it is the first of them."""
    return count(hidden & deck.alike[card]) if deck.first[card] == card else 0


def sort_moves(ranks: Ranks, deck: Deck, row: Ints1, moves: Ints1, worths: Ints1, number: int) -> None:
    """Sorts moves by what they look worth: a card by what it adds to both stacks, the best first."""
    for place in range(number):
        move, at = moves[place], place
        worth = _looks_worth(ranks, deck, row, move)
        while at and worths[at - 1] < worth:
            worths[at], moves[at] = worths[at - 1], moves[at - 1]
            at -= 1
        worths[at], moves[at] = worth, move


def _looks_worth(ranks: Ranks, deck: Deck, row: Ints1, move: int) -> int:
    if move >= DIG:
        return LAST
    seat = row[WHO]
    stack, hand = row[STACK_0 + seat], hand_of(row, seat)
    if move < COLLECT:
        card, left = one_of(hand, move >= len(SPOTS))
        return _gain(ranks, deck, stack, hand, laid(stack, move % len(SPOTS), card), left)
    card = pile_at(row, move - COLLECT) & ONE_CARD
    worth = _gain(ranks, deck, stack, hand, stack, hand << CARD | card)
    rival, theirs = row[STACK_0 + 1 - seat], hand_of(row, 1 - seat)
    if theirs >> CARD == 0:
        worth += _gain(ranks, deck, rival, theirs, rival, theirs << CARD | card) // 2
    return worth


def _gain(ranks: Ranks, deck: Deck, stack: int, hand: int, later: int, held: int) -> int:
    """The points that another stack and hand are better."""
    return (best_rank(ranks, deck, later, held) >> POINTS) - (best_rank(ranks, deck, stack, hand) >> POINTS)


def play(deck: Deck, row: Ints1, move: int, after: Ints1) -> None:
    """Writes down the position after a move."""
    for column in range(HIDDEN, STACK_1 + 1):
        after[column] = row[column]
    after[WHO], after[KIND] = 1 - row[WHO], CHOICE
    after[ONE] = after[OTHER] = -1
    after[TURNED] = 0
    if row[KIND] == TURN:
        _turn_up(deck, row, move, after)
    elif row[KIND] == KEEP:
        kept, left = (row[OTHER], row[ONE]) if move else (row[ONE], row[OTHER])
        others = without_pile(without_pile(row[GRAVES], min(kept, left)), max(kept, left))
        after[GRAVES] = with_pile(with_pile(others, pile_at(row, kept) & ~ONE_CARD), pile_at(row, left))
        _hold(after, row[WHO], pile_at(row, kept) & ONE_CARD)
    elif move < COLLECT:
        seat = row[WHO]
        card, left = one_of(hand_of(row, seat), move >= len(SPOTS))
        after[STACK_0 + seat] = laid(row[STACK_0 + seat], move % len(SPOTS), card)
        after[HELD] ^= (hand_of(row, seat) ^ left) << HAND * seat
    elif move < DIG:
        pile = pile_at(row, move - COLLECT)
        after[GRAVES] = with_pile(without_pile(row[GRAVES], move - COLLECT), pile & ~ONE_CARD)
        _hold(after, row[WHO], pile & ONE_CARD)
    else:
        after[WHO], after[KIND] = row[WHO], TURN
        after[ONE] = (move - DIG_TWO) // PILES if move >= DIG_TWO else move - DIG
        after[OTHER] = (move - DIG_TWO) % PILES if move >= DIG_TWO else -1


def _turn_up(deck: Deck, row: Ints1, outcome: int, after: Ints1) -> None:
    one, other = outcome & ONE_CARD, outcome >> CARD & ONE_CARD
    if row[TURNED] == 0:
        after[HIDDEN] = without(deck, after[HIDDEN], one)
    if other == 0:
        pile = pile_at(row, row[ONE]) - (1 << CARD)
        after[GRAVES] = with_pile(without_pile(row[GRAVES], row[ONE]), pile)
        _hold(after, row[WHO], one)
        return
    if row[TURNED] == 0:
        after[GRAVES] += (one - (1 << CARD)) * (1 << PILE * row[ONE])
    after[HIDDEN] = without(deck, after[HIDDEN], other)
    after[GRAVES] += (other - (1 << CARD)) * (1 << PILE * row[OTHER])
    after[WHO], after[KIND] = row[WHO], KEEP
    after[ONE], after[OTHER] = row[ONE], row[OTHER]


def _hold(after: Ints1, seat: int, card: int) -> None:
    """Adds a card to a hand."""
    hand = hand_of(after, seat)
    after[HELD] ^= (hand ^ with_card(hand, card)) << HAND * seat
