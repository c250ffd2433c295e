"""The roll-off for the first seat: the highest total starts, ties roll again."""

from .bits import lowest
from .nodes import INDEX, SEAT, SEATS, State, begin_throw

# Slots, counted from where a game keeps them; the seat that rolls stands in SEAT.
CONTENDERS = 0  # a bit per seat that is still in
LEADERS = 1  # a bit per seat with the highest total of this round
HIGHEST = 2  # 1 + that total, 0 before the first
TOTAL = 3  # of the dice that the rolling seat has on the table
DICE = 4  # still to be rolled by it
SLOTS = 5


def begin(state: State, base: int, dice: int) -> None:
    """Calls all seats to roll this many dice each."""
    state[base + CONTENDERS] = (1 << state[SEATS]) - 1
    _begin_round(state, base, dice)


def roll(state: State, base: int, dice: int, pips: int) -> int:
    """Counts one die; returns the winner of the roll-off, or -1 while it is open."""
    state[INDEX] += 1
    state[base + TOTAL] += pips
    state[base + DICE] -= 1
    if state[base + DICE] > 0:
        return -1
    seat = state[SEAT]
    if state[base + TOTAL] + 1 > state[base + HIGHEST]:
        state[base + HIGHEST] = state[base + TOTAL] + 1
        state[base + LEADERS] = 0
    if state[base + TOTAL] + 1 == state[base + HIGHEST]:
        state[base + LEADERS] |= 1 << seat
    waiting = state[base + CONTENDERS] >> (seat + 1) << (seat + 1)
    if waiting:
        _begin_seat(state, base, dice, lowest(waiting))
        return -1
    leaders = state[base + LEADERS]
    if leaders & (leaders - 1):
        state[base + CONTENDERS] = leaders
        _begin_round(state, base, dice)
        return -1
    for slot in range(base, base + SLOTS):
        state[slot] = 0
    return lowest(leaders)


def _begin_round(state: State, base: int, dice: int) -> None:
    state[base + LEADERS] = 0
    state[base + HIGHEST] = 0
    _begin_seat(state, base, dice, lowest(state[base + CONTENDERS]))


def _begin_seat(state: State, base: int, dice: int, seat: int) -> None:
    state[base + TOTAL] = 0
    state[base + DICE] = dice
    state[SEAT] = seat
    begin_throw(state)
