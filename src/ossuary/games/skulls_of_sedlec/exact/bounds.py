"""What the end of a game of two can still come to: who is sure to win, and what the last cards decide.

What a card is worth to a seat depends on its own stack alone. So a seat that has all its cards reaches the best rank
that they allow, and one that lacks a single card has a best and a worst one.
"""

from ....engine.bits import count, lowest
from ....twin.kinds import Ints1
from ..rules import PILES, SPOTS
from .packed import (
    CARD,
    HIDDEN,
    ONE_CARD,
    SPOTS_OF,
    STACK,
    STACK_0,
    WHO,
    Deck,
    hand_of,
    laid,
    pile_at,
    takes_left,
)
from .ranks import MOST, POINTS, Ranks, best_rank

FEW = 4  # cards to be had, up to which it is looked at what two of them come to
FIRST_WINS, SECOND_WINS, OPEN = 0, 1, -1


def is_decided(row: Ints1) -> bool:
    """Whether no more than one card is to be taken."""
    return takes_left(row, 0) + takes_left(row, 1) <= 1


def final_rank(ranks: Ranks, deck: Deck, row: Ints1, seat: int) -> int:
    """The best rank of a seat where no more than one card is to be taken."""
    stack, hand = row[STACK_0 + seat], hand_of(row, seat)
    if takes_left(row, seat) == 0:
        return best_rank(ranks, deck, stack, hand)
    last = last_cards(row)[0]
    if hand >> CARD == 0:
        return best_rank(ranks, deck, stack, hand << CARD | last)
    best = 0
    for which in range(2):
        card, left = one_of(hand, which)
        for spot in range(len(SPOTS)):
            if SPOTS_OF[stack >> STACK] >> spot & 1:
                best = max(best, best_rank(ranks, deck, laid(stack, spot, card), left << CARD | last))
    return best


def last_cards(row: Ints1) -> tuple[int, int]:
    """The cards of the last two piles, of which one at most is unseen."""
    one, other = pile_at(row, PILES - 1) & ONE_CARD, pile_at(row, PILES - 2) & ONE_CARD
    return one or 1 + lowest(row[HIDDEN]), other or 1 + lowest(row[HIDDEN])


def is_for_the_first(row: Ints1) -> bool:
    """Whether the seat to move does best to take one of the last two cards at once, and the other the other.

    Both lie open to be taken, and neither hand is full. If the seat waits, the other can take the one it likes best.
    """
    one, other = pile_at(row, PILES - 1), pile_at(row, PILES - 2)
    return (
        takes_left(row, 0) == 1
        and takes_left(row, 1) == 1
        and hand_of(row, 0) >> CARD == 0
        and hand_of(row, 1) >> CARD == 0
        and count(row[HIDDEN]) <= 1
        and other > 0
        and (one >> CARD) + (one & ONE_CARD > 0) == 1
        and (other >> CARD) + (other & ONE_CARD > 0) == 1
    )


def sure_winner(ranks: Ranks, deck: Deck, row: Ints1) -> int:
    """FIRST_WINS or SECOND_WINS where that is sure whatever happens, or else OPEN."""
    pool = row[HIDDEN]
    for place in range(PILES):
        if pile_at(row, place) & ONE_CARD:
            pool |= 1 << (pile_at(row, place) & ONE_CARD) - 1
    least, most = _reach(ranks, deck, row, 0, pool)
    other_least, other_most = _reach(ranks, deck, row, 1, pool)
    if least > other_most:
        return FIRST_WINS
    return SECOND_WINS if other_least > most else OPEN


def _reach(ranks: Ranks, deck: Deck, row: Ints1, seat: int, pool: int) -> tuple[int, int]:
    """The rank that a seat is sure to reach with cards of a pool, and one that it cannot beat."""
    stack, hand, left = row[STACK_0 + seat], hand_of(row, seat), takes_left(row, seat)
    least = best_rank(ranks, deck, stack, hand)
    if left == 0:
        return least, least
    least = least >> POINTS << POINTS  # more cards never cost points
    if left == 1:
        worst, best = _with_one(ranks, deck, stack, hand, pool)
        if hand >> CARD == 0:  # it can take its last card before it lays another
            return worst, best
        return _sure_with_full_hand(ranks, deck, stack, hand, pool, least) if worst > least else least, best
    if left == 2 and count(pool) <= FEW:
        return least, _with_two(ranks, deck, stack, hand, pool)
    return least, MOST


def _with_one(ranks: Ranks, deck: Deck, stack: int, hand: int, pool: int) -> tuple[int, int]:
    """The worst and the best rank with one card of a pool."""
    worst, best = MOST, 0
    while pool:
        value = best_rank(ranks, deck, stack, hand << CARD | 1 + lowest(pool))
        pool &= pool - 1
        worst, best = min(worst, value), max(best, value)
    return worst, best


def _with_two(ranks: Ranks, deck: Deck, stack: int, hand: int, pool: int) -> int:
    """The best rank with two cards of a pool."""
    best = 0
    while pool:
        one = 1 + lowest(pool)
        pool &= pool - 1
        others = pool
        while others:
            more = (1 + lowest(others)) << CARD | one
            others &= others - 1
            best = max(best, best_rank(ranks, deck, stack, hand << 2 * CARD | more))
    return best


def _sure_with_full_hand(ranks: Ranks, deck: Deck, stack: int, hand: int, pool: int, least: int) -> int:
    """The rank that is sure if a card has to be laid before the last one of a pool is known."""
    for which in range(2):
        card, left = one_of(hand, which)
        for spot in range(len(SPOTS)):
            if SPOTS_OF[stack >> STACK] >> spot & 1:
                least = max(least, _with_one(ranks, deck, laid(stack, spot, card), left, pool)[0])
    return least


def best_stacking(ranks: Ranks, deck: Deck, row: Ints1) -> int:
    """How a seat that has all its cards lays one so that it reaches its best rank, as a move."""
    stack, hand = row[STACK_0 + row[WHO]], hand_of(row, row[WHO])
    goal = best_rank(ranks, deck, stack, hand)
    for move in range(2 * len(SPOTS)):
        card, left = one_of(hand, move >= len(SPOTS))
        fits = card and SPOTS_OF[stack >> STACK] >> move % len(SPOTS) & 1
        if fits and best_rank(ranks, deck, laid(stack, move % len(SPOTS), card), left) == goal:
            return move
    return -1


def one_of(hand: int, which: int) -> tuple[int, int]:
    """A card of a hand, and the other."""
    return (hand >> CARD, hand & ONE_CARD) if which else (hand & ONE_CARD, hand >> CARD)
