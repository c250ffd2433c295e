"""Any number of seats: the chance of each to win where a turn ends, as a race of equal turns.

Every later turn is taken to score as one that is played for points; who has enough points first wins. That makes it an
estimate. The turn itself is computed, with these chances at its end.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod

from ....engine.nodes import PHASE, SEAT, SEATS, State, next_seat
from .. import rules
from .layout import POINTS, POINTS_BELOW
from .solution import begins, means_of
from .solver import Turns

KEPT_TURNS = 2  # about 13 MB each
BELOW = 60  # points below zero that are told apart
STILL_RACING = 1e-6  # a chance too small to follow
ERROR = 0.03  # how far a chance may be off: judged for two by the table, 95 of 100 are nearer

# How often a turn with all dice that is played for points scores so many, in millionths.
SCORED = {
    -3: 8,
    -2: 32,
    -1: 54,
    0: 174409,
    1: 819,
    2: 11142,
    3: 3576,
    4: 6234,
    5: 44239,
    6: 12085,
    7: 14384,
    8: 34544,
    9: 27096,
    10: 39462,
    11: 25933,
    12: 81222,
    13: 38063,
    14: 71924,
    15: 28374,
    16: 87160,
    17: 8022,
    18: 91467,
    19: 955,
    20: 37088,
    21: 286,
    22: 6046,
    23: 17,
    24: 88101,
    25: 9,
    26: 44266,
    28: 3120,
    30: 9656,
    32: 5204,
    34: 3398,
    36: 854,
    38: 193,
    40: 396,
    42: 120,
    44: 51,
    50: 4,
}


class Racing:
    """What the states of games to one target are worth."""

    def __init__(self, target: int) -> None:
        self._most = target + BELOW
        self._short = _short(self._most)
        self._turn = lru_cache(KEPT_TURNS)(self._solved_turn)
        self._worth = lru_cache(KEPT_TURNS)(self._found_worth)

    def error(self, state: State) -> float:
        """How far the value of a state may be off."""
        return 0.0 if state[PHASE] == rules.OVER else ERROR

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win."""
        if state[PHASE] == rules.OVER:
            return rules.payoffs(state)
        if state[PHASE] == rules.FIRST_SEAT:
            starts = [self._race(state, seat) for seat in range(state[SEATS])]
            return [sum(chances) / len(starts) for chances in zip(*starts, strict=True)]
        if begins(state):
            return self._race(state, state[SEAT])
        seat = state[SEAT]
        mine = self._turn(*_place(state)).value(state)
        later = self._race(state, next_seat(state))
        rest = (1 - mine) / (1 - later[seat])  # the others share it as they would after a turn of 0 points
        return [mine if one == seat else rest * chance for one, chance in enumerate(later)]

    def means(self, states: Sequence[State], measure: Callable[[State], Sequence[float]]) -> list[list[float]]:
        """The means of a measure of how this turn ends, for states within one turn."""
        return means_of(states, self._worth(*_place(states[0])), measure)

    def _race(self, state: State, first: int) -> list[float]:
        """The chance of each seat to win if this one begins a turn."""
        seats = state[SEATS]
        order = [(first + number) % seats for number in range(seats)]
        needs = [min(state[rules.TARGET] - state[rules.SCORES + seat], self._most) for seat in order]
        chances = [0.0] * seats
        for before, after in zip(self._short, self._short[1:], strict=False):
            for number, seat in enumerate(order):
                there = before[needs[number]] - after[needs[number]]
                ahead = prod(after[need] for need in needs[:number])
                chances[seat] += there * ahead * prod(before[need] for need in needs[number + 1 :])
        total = sum(chances)
        return [chance / total for chance in chances]

    def _solved_turn(self, seat: int, scores: tuple[int, ...], target: int) -> Turns:
        turns = Turns()
        turns.solve([self._worth(seat, scores, target)])
        return turns

    def _found_worth(self, seat: int, scores: tuple[int, ...], target: int) -> list[float]:
        """What the points of a turn are worth to the mover."""
        state = rules.initial(rules.Options(seats=len(scores), target=target))
        state[SEAT] = seat
        found = []
        for points in range(-POINTS_BELOW, POINTS - POINTS_BELOW):
            state[rules.SCORES : rules.SCORES + len(scores)] = scores
            state[rules.SCORES + seat] += points
            won = scores[seat] + points >= target
            found.append(1.0 if won else self._race(state, next_seat(state))[seat])
        return found


@lru_cache(2)
def racing(target: int) -> Racing:
    """The races of games to this target."""
    return Racing(target)


def _place(state: State) -> tuple[int, tuple[int, ...], int]:
    """The mover, all scores, and the target."""
    return state[SEAT], tuple(state[rules.SCORES : rules.SCORES + state[SEATS]]), state[rules.TARGET]


def _short(most: int) -> list[list[float]]:
    """By number of turns and by need, the chance that so many turns score less than is needed."""
    total = sum(SCORED.values())
    odds = [(points, weight / total) for points, weight in SCORED.items()]
    found = [[0.0, *[1.0] * most]]
    while found[-1][most] > STILL_RACING:
        last = found[-1]
        later = [
            sum(odd * last[min(need - points, most)] for points, odd in odds if points < need)
            for need in range(most + 1)
        ]
        found.append([0.0, *later[1:]])
    return found
