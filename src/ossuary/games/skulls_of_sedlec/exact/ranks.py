"""The best ranks that a stack can still reach, each worked out once."""

from typing import NamedTuple

from ....fair import ODD_1, ODD_2, WORD
from ....twin.kinds import Ints1
from ..rules import SHAPES, SPOTS, STACK_PLACES, STACKS, rank
from .packed import ALL_CARDS, CARD, ONE_CARD, SPOTS_OF, STACK, Deck, laid

POINTS = 40  # the bit from which a rank says the points
MOST = (1 << 48) - 1  # no rank is higher


class Ranks(NamedTuple):
    """What was worked out, by hash."""

    stacks: Ints1
    hands: Ints1
    best: Ints1


def forget(ranks: Ranks) -> None:
    """Forgets the ranks of another deck."""
    for place in range(len(ranks.stacks)):
        ranks.stacks[place] = -1


def best_rank(ranks: Ranks, deck: Deck, stack: int, hand: int) -> int:
    """The best rank that a stack can reach with up to four cards, which are laid on it in any order."""
    if hand >> 3 * CARD == 0:
        return _best_of_three(ranks, deck, stack, hand)
    place = _place(ranks, stack, hand)
    if ranks.stacks[place] == stack and ranks.hands[place] == hand:
        known: int = ranks.best[place]
        return known
    best = 0
    for number in range(4):
        for spot in range(len(SPOTS)):
            if SPOTS_OF[stack >> STACK] >> spot & 1:
                higher = laid(stack, spot, hand >> CARD * number & ONE_CARD)
                best = max(best, _best_of_three(ranks, deck, higher, _others(hand, number)))
    return _noted(ranks, stack, hand, best)


def _best_of_three(ranks: Ranks, deck: Deck, stack: int, hand: int) -> int:
    place = _place(ranks, stack, hand)
    if ranks.stacks[place] == stack and ranks.hands[place] == hand:
        known: int = ranks.best[place]
        return known
    best = 0 if hand else _rank(deck, stack)
    for number in range(3):
        if hand >> CARD * number & ONE_CARD:
            for spot in range(len(SPOTS)):
                if SPOTS_OF[stack >> STACK] >> spot & 1:
                    higher = laid(stack, spot, hand >> CARD * number & ONE_CARD)
                    best = max(best, _best_of_two(ranks, deck, higher, _others(hand, number)))
    return _noted(ranks, stack, hand, best)


def _best_of_two(ranks: Ranks, deck: Deck, stack: int, hand: int) -> int:
    if hand == 0:
        return _known_rank(ranks, deck, stack)
    best = 0
    for number in range(2):
        if hand >> CARD * number & ONE_CARD:
            for spot in range(len(SPOTS)):
                if SPOTS_OF[stack >> STACK] >> spot & 1:
                    higher = laid(stack, spot, hand >> CARD * number & ONE_CARD)
                    best = max(best, _best_of_one(ranks, deck, higher, _others(hand, number)))
    return best


def _best_of_one(ranks: Ranks, deck: Deck, stack: int, card: int) -> int:
    if card == 0:
        return _known_rank(ranks, deck, stack)
    best = 0
    for spot in range(len(SPOTS)):
        if SPOTS_OF[stack >> STACK] >> spot & 1:
            best = max(best, _known_rank(ranks, deck, laid(stack, spot, card)))
    return best


def _known_rank(ranks: Ranks, deck: Deck, stack: int) -> int:
    place = _place(ranks, stack, 0)
    if ranks.stacks[place] == stack and ranks.hands[place] == 0:
        known: int = ranks.best[place]
        return known
    return _noted(ranks, stack, 0, _rank(deck, stack))


def _others(hand: int, number: int) -> int:
    """The cards of a hand without one."""
    return hand & (1 << CARD * number) - 1 | hand >> CARD * (number + 1) << CARD * number


def _rank(deck: Deck, stack: int) -> int:
    for place in range(STACK_PLACES):
        deck.table[STACKS + place] = stack >> CARD * place & ONE_CARD
    deck.table[SHAPES] = stack >> STACK
    return rank(deck.table, 0)


def _place(ranks: Ranks, stack: int, hand: int) -> int:
    key = stack & ALL_CARDS ^ hand * ODD_2
    return ((key ^ key >> 27) & WORD) * ODD_1 >> 12 & len(ranks.best) - 1


def _noted(ranks: Ranks, stack: int, hand: int, best: int) -> int:
    place = _place(ranks, stack, hand)
    ranks.stacks[place], ranks.hands[place], ranks.best[place] = stack, hand, best
    return best
