"""Skulls of Sedlec for two, exactly: what a state is worth under best play once few cards are unknown."""

from math import exp, factorial
from threading import local
from typing import NamedTuple

from ....engine.nodes import SEATS, State
from ....twin import arrays, twin
from ..rules import CARDS, SLOTS, UNSEEN
from ..search_guide import effort
from . import endgame

KEPT = 1 << 20  # positions
DEPTH = 96  # moves of the longest game, and some to spare
PRICE = 1_000_000  # moves that a value may cost: about an eighth of a second

_own = local()  # each thread has a memory of its own


class Judged(NamedTuple):
    """What a state is worth, by seat: shares of the win, and the lead in points where both also play for that."""

    payoffs: list[float]
    leads: list[float]
    action: int  # a best one, -1 where no seat has to act


def judge(state: State, price: int = PRICE) -> Judged | None:
    """What a state is worth under best play; None where that costs too much."""
    if state[SEATS] != 2 or exp(effort(state)) > price:
        return None
    memory = _memory()
    memory.states[0] = state
    value = twin(endgame).solve(memory, price)
    if value == endgame.NONE:
        return None
    chances = 2 * factorial(_unseen(state))  # all shares are multiples of 1 divided by this
    share = round(value * chances) / chances
    lead = (value - share) / endgame.LEAD
    return Judged([share, 1 - share], [lead, -lead], int(memory.chosen[0]))


def value(state: State) -> list[float] | None:
    """The chance of winning by seat under best play; None where it costs too much."""
    judged = judge(state)
    return judged.payoffs if judged else None


def best(state: State, price: int = PRICE) -> int | None:
    """An action that wins most often, and of those one with the largest lead; None where that costs too much."""
    judged = judge(state, price)
    return judged.action if judged else None


def _unseen(state: State) -> int:
    return sum(state[UNSEEN : UNSEEN + CARDS])


def _memory() -> endgame.Memory:
    if not hasattr(_own, "memory"):
        _own.memory = endgame.Memory(
            keys=arrays.zeros(KEPT, arrays.int64),
            values=arrays.zeros(KEPT),
            bounds=arrays.zeros(KEPT, arrays.int8),
            states=arrays.zeros((DEPTH, SLOTS), arrays.int64),
            todo=arrays.zeros(DEPTH, arrays.int64),
            alpha=arrays.zeros(DEPTH),
            beta=arrays.zeros(DEPTH),
            best=arrays.zeros(DEPTH),
            weight=arrays.zeros(DEPTH),
            key=arrays.zeros(DEPTH, arrays.int64),
            floor=arrays.zeros(DEPTH),
            ceiling=arrays.zeros(DEPTH),
            open=arrays.zeros(DEPTH),
            moves=arrays.zeros(DEPTH, arrays.int64),
            chosen=arrays.zeros(1, arrays.int64),
            spent=arrays.zeros(1, arrays.int64),
        )
    memory: endgame.Memory = _own.memory
    return memory
