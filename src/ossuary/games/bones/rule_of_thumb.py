"""Bones by rule of thumb: take what matches unless doubling is a good bet, trade fairly, collect tiles that connect."""

from ...engine.bits import lowest
from ...engine.nodes import PHASE, SEAT, SEATS, State
from .lines import PIPS, line_pips
from .rules import (
    ACCEPT,
    ACCEPTING,
    ASK,
    BOARD,
    BROKE,
    GO_ON,
    HANDS,
    MATCHED,
    OFFERING,
    OFFERS,
    PAY_DOUBLE_BLANK,
    PAYING,
    REFUSE,
    SHARE,
    SPACES,
    TAKE,
    TILE,
    layouts,
    legal,
    throws_left,
    total,
)

FAIR_SHARE = 6  # tens of percent that a marker is lent for
DEAR_SHARE = 7  # tens of percent that are still paid for one


def choose(state: State, rng: list[int]) -> int:
    """An action of the seat to move."""
    phase = state[PHASE]
    actions = legal(state)
    if phase == MATCHED:
        return GO_ON if actions >> GO_ON & 1 and _double_pays(state) else TAKE + _best_tile(state, actions >> TAKE & 7)
    if phase == OFFERING:
        return _price(actions)
    if phase == ACCEPTING:
        return _cheapest_offer(state)
    if phase == BROKE:
        return ASK
    if phase == PAYING:
        return PAY_DOUBLE_BLANK
    return lowest(actions)


def _double_pays(state: State) -> bool:
    """Whether going on promises more than the sum match, a tile counted as 7 points."""
    throws = throws_left(state)
    miss, all_ways = 1, 1
    for _ in range(throws):
        miss *= 36 - layouts(state)
        all_ways *= 36
    tiles = 0
    for space in range(SPACES):
        tiles += state[BOARD + space] > 0
    prize = 2 * (total(state) + 7 * (throws + 1) // 2) + 7 * tiles
    return (all_ways - miss) * prize > all_ways * (total(state) + 7)


def _best_tile(state: State, spaces: int) -> int:
    """The space whose tile adds most to the line, then the one with most pips."""
    best, most = 0, -1
    for space in range(SPACES):
        if spaces >> space & 1:
            tile = state[BOARD + space] - 1
            worth = 100 * line_pips(state[HANDS + state[SEAT]] | 1 << tile) + PIPS[tile]
            if worth > most:
                best, most = space, worth
    return best


def _price(actions: int) -> int:
    """The fair share, or as much of it as is left; else the last price that can be named."""
    share = FAIR_SHARE
    while share > 0:
        if actions >> (SHARE + share - 1) & 1:
            return SHARE + share - 1
        share -= 1
    best = 0
    for action in range(TILE, ACCEPT):
        if actions >> action & 1:
            best = action
    return best


def _cheapest_offer(state: State) -> int:
    best, least = REFUSE, SHARE + DEAR_SHARE + 1
    for seat in range(state[SEATS]):
        if state[OFFERS + seat] and state[OFFERS + seat] < least:
            best, least = ACCEPT + seat, state[OFFERS + seat]
    return best
