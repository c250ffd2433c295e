"""Bartering in Bones (BN-13 to BN-16): what a deal is worth to each seat, and the price to name for a marker."""

import math

from ....engine.nodes import PHASE, SEAT, SEATS, State
from ....twin import arrays, twin
from ..rules import ACCEPT, ACCEPTING, ACTIONS, DECLINE, OFFERER, OFFERS, SHARE, TILE, legal, step
from . import turn as bones_turn
from .ends import GAIN, NOTHING
from .memo import worth

EVEN = SHARE + 4  # half of the points
DOUBT = 3.0  # points that an asker may misjudge an offer by


def bartering(state: State, viewer: int, aim: int) -> float:
    """What the turn is worth to a seat if no more offers are made than these and the asker takes the best or none."""
    deals = [(deal(state, seat, state[SEAT], aim), seat) for seat in range(state[SEATS]) if state[OFFERS + seat]]
    best, lender = max(deals, default=(-math.inf, -1))
    if best > worth(state, state[SEAT], aim)[NOTHING, 0]:
        return deal(state, lender, viewer, aim)
    return float(worth(state, viewer, aim)[NOTHING, 0])


def deal(state: State, lender: int, viewer: int, aim: int) -> float:
    """What the turn is worth to a seat if the asker accepts the offer of a lender."""
    accepting = state.copy()
    accepting[PHASE] = ACCEPTING
    dealt = step(accepting, ACCEPT + lender)
    own, seen = worth(dealt, dealt[SEAT], aim), worth(dealt, viewer, aim)
    return float(twin(bones_turn).lent(arrays.array(dealt), own, seen))


def offer(state: State) -> int:
    """The best price for the asked seat: a tile is named only if no share pays."""
    promised = promises(state)
    shares = {price: promise for price, promise in promised.items() if price < TILE}
    best = max(shares, key=lambda price: shares[price], default=DECLINE)
    if shares.get(best, 0.0) > 0:
        return best
    best = max(promised, key=lambda price: promised[price])
    return best if promised[best] > 0 else DECLINE


def promises(state: State) -> dict[int, float]:
    """What the asked seat expects of each price: its gain from a deal, times the chance of the deal.

    Seats not yet asked are assumed to offer an even share.
    """
    lender, asker, prices = state[OFFERER], state[SEAT], legal(state)
    rivals = state.copy()
    seat = (lender + 1) % state[SEATS]
    while seat != asker:
        if prices >> EVEN & 1:
            rivals[OFFERS + seat] = 1 + EVEN
        seat = (seat + 1) % state[SEATS]
    without, declined = bartering(rivals, asker, GAIN), bartering(rivals, lender, GAIN)
    found = dict[int, float]()
    for price in range(len(ACTIONS)):
        if not prices >> price & 1:
            continue
        if price == DECLINE:
            found[price] = 0.0
            continue
        named = state.copy()
        named[OFFERS + lender] = 1 + price
        agrees = 1 / (1 + math.exp((without - deal(named, lender, asker, GAIN)) / DOUBT))
        found[price] = agrees * (deal(named, lender, lender, GAIN) - declined)
    return found
