"""Bartering in Bones as a game between seats: what each price brings to both sides if all others do what suits them.

Lenders name prices in turn and may undercut each other; then the asker takes the offer that gains it most, or none.
What a deal is worth to a seat is its average gain by the turn, so that prices are found backwards from the deals.
"""

from functools import cache
from typing import NamedTuple

from ....engine.nodes import SEAT, SEATS, State
from ..rules import ACCEPT, ACTIONS, DECLINE, OFFERER, OFFERS, REFUSE, TILE, legal
from .barter import deal
from .ends import GAIN, NOTHING
from .memo import worth

EQUAL = 1e-9  # points that nobody cares about

Gains = tuple[float, ...]  # by seat
Made = tuple[tuple[int, int], ...]  # offers, as lender and price


class Bargain(NamedTuple):
    """An action of bartering, what its seat and the other side gain by what follows, and whether a deal does."""

    action: int
    own: float
    theirs: float
    agreed: bool


def named(state: State) -> list[Bargain]:
    """What the asked seat can name, the best first: what it gains beside declining, and the asker beside no deal."""
    lender, asker, table = state[OFFERER], state[SEAT], _Table(state)
    found = []
    declined = table.play(table.made, table.after(lender))[0][lender]
    for price in _legal(state):
        made = table.made if price == DECLINE else (*table.made, (lender, price))
        gains, chosen = table.play(made, table.after(lender))
        found.append(Bargain(price, gains[lender] - declined, gains[asker], chosen == lender))
    return sorted(found, key=lambda one: -one.own)


def taken(state: State) -> list[Bargain]:
    """What the asker can accept, the best first: what it and the lender gain."""
    asker, table = state[SEAT], _Table(state)
    found = [Bargain(REFUSE, 0.0, 0.0, False)]
    for lender, price in table.made:
        gains = table.gains(lender, price)
        found.append(Bargain(ACCEPT + lender, gains[asker], gains[lender], True))
    return sorted(found, key=lambda one: -one.own)


class _Table:
    """The deals that can be made, and what they bring."""

    def __init__(self, state: State) -> None:
        self._state, self._asker = state, state[SEAT]
        self._seats = range(state[SEATS])
        self._nothing = [float(worth(state, seat, GAIN)[NOTHING, 0]) for seat in self._seats]
        self.made: Made = tuple((seat, state[OFFERS + seat] - 1) for seat in self._seats if state[OFFERS + seat])
        self.gains = cache(self._gains)

    def after(self, lender: int) -> tuple[int, ...]:
        """The seats that are asked after one, in order."""
        seats = len(self._seats)
        return tuple((lender + step) % seats for step in range(1, (self._asker - lender) % seats))

    def play(self, made: Made, waiting: tuple[int, ...]) -> tuple[Gains, int]:
        """What all gain once the waiting seats have named what suits them, and who lends then; -1 if nobody does."""
        if not waiting:
            return self._chosen(made)
        lender, *rest = waiting
        shares = [price for price in _legal(self._state) if price < TILE]  # a later seat offers no tile
        best = self.play(made, tuple(rest))
        for price in shares:
            found = self.play((*made, (lender, price)), tuple(rest))
            if found[0][lender] > best[0][lender] + EQUAL:
                best = found
        return best

    def _chosen(self, made: Made) -> tuple[Gains, int]:
        best, chosen = tuple(0.0 for _ in self._seats), -1
        for lender, price in sorted(made):
            gains = self.gains(lender, price)
            if gains[self._asker] > best[self._asker] + EQUAL:
                best, chosen = gains, lender
        return best, chosen

    def _gains(self, lender: int, price: int) -> Gains:
        """What each seat gains by a deal, beside none."""
        offered = self._state.copy()
        offered[OFFERS + lender] = 1 + price
        return tuple(deal(offered, lender, seat, GAIN) - self._nothing[seat] for seat in self._seats)


def _legal(state: State) -> list[int]:
    actions = legal(state)
    return [action for action in range(len(ACTIONS)) if actions >> action & 1]
