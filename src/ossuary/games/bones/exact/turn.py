"""A turn of Bones once the board is filled, solved backwards over throws and totals from what its ends are worth.

The others can always decline to lend: so a seat without markers has no more than what was offered, and the end.
"""

from typing import NamedTuple

from ....engine.nodes import PHASE, State
from ....twin.kinds import Floats2, Ints1, Ints2
from ..rules import (
    BOARD,
    DICE_FALL,
    FIRST_DIE,
    MARKERS,
    MARKS,
    MATCHED,
    SPACES,
    THROWING,
    THROWN,
    THROWS,
    WENT_ON,
    high_half,
    layout_match,
    low_half,
    throws_left,
    total,
    undefined,
)
from .ends import ALL, NOTHING, ONE

SUMS = 13  # sums of two dice are below
TOTALS = 73  # totals of six throws are below
NEVER = -1e9  # below every value
WAYS = 36  # throws of two dice
ROLLS = (1, 6, 36, 216)  # ways to define 0 to 3 blanks

EXPORTED = ("value", "defining", "lent")


class Desk(NamedTuple):
    """Places to write to while a turn is solved."""

    worth: Floats2  # by end and points of the hand
    layouts: Ints2  # by space and sum, how many throws match the layout
    takes: Ints1  # by sum, the spaces of the tiles that total it, a bit each
    bets: Floats2  # by throws left and total, what going on is worth
    values: Floats2  # by throws left and total, what throwing on is worth before any match


def read_board(state: State, desk: Desk) -> None:
    """Notes what each sum matches."""
    for pips in range(SUMS):
        desk.takes[pips] = 0
        for space in range(SPACES):
            desk.layouts[space, pips] = 0
    for space in range(SPACES):
        if state[BOARD + space]:
            desk.takes[low_half(state, space) + high_half(state, space)] |= 1 << space
    for first in range(1, 7):
        for second in range(1, 7):
            space = layout_match(state, first, second)
            if space >= 0:
                desk.layouts[space, first + second] += 1


def ways(pips: int) -> int:
    """The number of throws with this total."""
    return min(pips - 1, 13 - pips)


def fall(points: int, left: int, going_on: bool, desk: Desk) -> float:
    """What a throw is worth at this total, with this many throws left including it."""
    worth = 0.0
    for pips in range(2, SUMS):
        misses = ways(pips)
        for space in range(SPACES):
            hits = desk.layouts[space, pips]
            if hits:
                misses -= hits
                worth += hits * desk.worth[ALL + space, (points + pips) * (2 if going_on else 1)]  # BN-9, BN-11
        if misses:
            worth += misses * missed(points + pips, pips, left - 1, going_on, desk)
    return worth / WAYS


def missed(points: int, pips: int, left: int, going_on: bool, desk: Desk) -> float:
    """What the turn is worth after a throw of these pips that matches no layout."""
    if going_on:
        return float(desk.bets[left, points])
    if desk.takes[pips]:
        return matched(points, pips, left, desk)
    return float(desk.values[left, points])


def matched(points: int, pips: int, left: int, desk: Desk) -> float:
    """What a sum match is worth: the best of its tiles, or going on (BN-10)."""
    best = desk.bets[left, points] if left else NEVER
    for space in range(SPACES):
        if desk.takes[pips] >> space & 1:
            best = max(best, desk.worth[ONE + space, points])
    return float(best)


def look_ahead(points: int, left: int, going_on: bool, desk: Desk) -> None:
    """Notes what going on and throwing on are worth from this total, with up to this many throws left."""
    for throws in range(left + 1):
        for now in range(points + 2 * (left - throws), points + 12 * (left - throws) + 1):
            if throws == 0:
                desk.bets[0, now] = desk.values[0, now] = desk.worth[NOTHING, 0]  # BN-11, BN-12
            else:
                desk.bets[throws, now] = fall(now, throws, True, desk)
                if not going_on:
                    desk.values[throws, now] = fall(now, throws, False, desk)


def value(state: State, desk: Desk) -> float:
    """What the turn is worth to its seat while it throws or has matched, given what its ends are worth."""
    left, points, going_on = throws_left(state), total(state), state[WENT_ON] == 1
    read_board(state, desk)
    if state[PHASE] == MATCHED:
        look_ahead(points, left, True, desk)
        return matched(points, state[THROWS + state[THROWN] - 1], left, desk)
    if state[PHASE] == DICE_FALL and state[FIRST_DIE]:
        return second_die(state, points, left - 1, going_on, desk)
    look_ahead(points, left, going_on, desk)
    return float(desk.bets[left, points] if going_on else desk.values[left, points])


def second_die(state: State, points: int, left: int, going_on: bool, desk: Desk) -> float:
    """What the turn is worth between the two dice of a throw, after which this many throws are left."""
    worth = 0.0
    for second in range(1, 7):
        pips = state[FIRST_DIE] + second
        space = layout_match(state, state[FIRST_DIE], second)
        if space >= 0:
            worth += desk.worth[ALL + space, (points + pips) * (2 if going_on else 1)]
        else:
            look_ahead(points + pips, left, going_on, desk)
            worth += missed(points + pips, pips, left, going_on, desk)
    return worth / 6


def blanks(state: State) -> int:
    """How many blanks on the board are undefined."""
    found = 0
    for space in range(SPACES):
        if undefined(state, space):
            found += 1
    return found


def defining(state: State, free: int, desk: Desk) -> float:
    """What the turn is worth while blanks are defined, this many of them for free (BN-4, BN-5)."""
    rolled = blanks(state)
    now = state.copy()
    now[PHASE] = THROWING
    now[MARKERS] -= max(0, rolled - free)
    worth = 0.0
    for rolls in range(ROLLS[rolled]):
        rest = rolls
        for space in range(SPACES):
            if undefined(state, space):
                now[MARKS + space] = 1 + rest % 6
                rest //= 6
        worth += value(now, desk)
    return worth / ROLLS[rolled]


def lent(state: State, own: Floats2, worth: Floats2) -> float:
    """What the throw with a borrowed marker is worth to a seat; `own` is what the ends are worth to the asker."""
    expected = 0.0
    for first in range(1, 7):
        for second in range(1, 7):
            points = total(state) + first + second
            end, most = NOTHING, NEVER
            space = layout_match(state, first, second)
            if space >= 0:
                end = ALL + space
            else:
                for tried in range(SPACES):
                    pips = low_half(state, tried) + high_half(state, tried) if state[BOARD + tried] else 0
                    if pips == first + second and own[ONE + tried, points] > most:
                        end, most = ONE + tried, own[ONE + tried, points]
            expected += worth[end, points if end else 0]
    return expected / WAYS
