"""Skulls of Sedlec for two, exactly: what a state is worth under best play once few cards are unknown."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp, factorial
from threading import local

from ....engine.bits import lowest
from ....engine.nodes import SEATS, TERMINAL, State
from ....twin import arrays, twin
from ..rules import CARDS, SLOTS, UNSEEN, legal, mover, payoffs, scores, step
from ..search_guide import effort
from . import endgame, packed
from .ranks import Ranks

KEPT = 1 << 20  # positions
RANKS = 1 << 16
DEPTH = 128  # moves of the longest game, and some to spare
PRICE = 700_000  # moves that a value may cost: about a fifth of a second
FOR_LEADS = 50_000  # more moves that leads may cost
FOR_ALL = 4  # times the price of one state is what all that a decision leads to may cost together

_own = local()  # each thread has a memory of its own


@dataclass(frozen=True)
class Judged:
    """What a state is worth by seat."""

    payoffs: list[float]  # shares of the win
    state: State
    best: list[int] | None  # the packed position after a best action; none where no seat has to act

    @cached_property
    def leads(self) -> list[float] | None:
        """The lead in points by seat where both also play for that; None where it costs too much."""
        if mover(self.state) == TERMINAL:
            first, second = scores(self.state)
            return [float(first - second), float(second - first)]
        return self._by_leads[0] if self._by_leads else None

    @cached_property
    def action(self) -> int:
        """A best action, by leads if they are known; -1 where no seat has to act."""
        if self.best is None:
            return -1
        return _first_to(self._by_leads[1] if self._by_leads else self.best, self.state)

    @cached_property
    def _by_leads(self) -> tuple[list[float], list[int]] | None:
        orders = factorial(_unseen(self.state))
        win = 1 << (4 * endgame.MOST_LEAD * orders).bit_length()  # more than all leads together
        twin(endgame).begin(_memory(), win, 1)
        found = _solve(self.state, FOR_LEADS)
        if found is None:
            return None
        lead = (found[0] - round(self.payoffs[0] * 2 * orders) * win) / orders
        return [lead, -lead], found[1]


def judge(state: State, price: int = PRICE) -> Judged | None:
    """What a state is worth under best play; None where that costs too much, whatever was asked before."""
    if not _seems_affordable(state, price):
        return None
    twin(endgame).begin(_memory(), 1, 0)
    return _judged(state, price)


def judge_all(states: Sequence[State], price: int = PRICE) -> list[Judged] | None:
    """What all states are worth that a decision leads to; None where that costs too much."""
    if not all(_seems_affordable(state, FOR_ALL * price) for state in states):
        return None
    twin(endgame).begin(_memory(), 1, 0)
    found, left = list[Judged](), FOR_ALL * price
    for state in states:
        judged = _judged(state, left)
        if judged is None:
            return None
        found.append(judged)
        left -= int(_memory().numbers[endgame.SPENT])
    return found


def _seems_affordable(state: State, price: int) -> bool:
    """Whether it makes sense to try."""
    if state[SEATS] != 2 or mover(state) == TERMINAL:
        return state[SEATS] == 2
    return _unseen(state) <= endgame.MOST_UNSEEN and exp(effort(state)) <= price


def _judged(state: State, price: int) -> Judged | None:
    """What a state is worth, with what is known in this question."""
    if mover(state) == TERMINAL:
        return Judged(payoffs(state), list(state), None)
    found = _solve(state, price)
    if found is None:
        return None
    share = found[0] / (2 * factorial(_unseen(state)))
    return Judged([share, 1 - share], list(state), found[1] if mover(state) >= 0 else None)


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


def _solve(state: State, price: int) -> tuple[int, list[int]] | None:
    """The value of a state, and the position after a best move; None where that costs too much."""
    memory, solver = _memory(), twin(endgame)
    solver.read(memory, arrays.array(state))
    value = solver.solve(memory, price)
    return None if value == endgame.NONE else (value, _place(memory.frames[1].tolist()))


def _first_to(place: list[int], state: State) -> int:
    """The first action that leads from a state to a packed position."""
    memory, actions = _memory(), legal(state)
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        twin(endgame).read(memory, arrays.array(step(state, action)))
        if _place(memory.frames[0].tolist()) == place:
            return action
    raise AssertionError(f"no action leads from {state} to {place}")


def _place(frame: list[int]) -> list[int]:
    """What tells the packed positions after one decision apart."""
    digs = [pile for pile in frame[packed.ONE : packed.TURNED] if pile >= 0]
    return [*frame[: packed.WHO], frame[packed.KIND], *sorted(packed.pile_at(frame, pile) for pile in digs)]


def _memory() -> endgame.Memory:
    if not hasattr(_own, "memory"):
        _own.memory = endgame.Memory(
            tags=arrays.zeros(KEPT, arrays.int64),
            lows=arrays.zeros(KEPT, arrays.int64),
            highs=arrays.zeros(KEPT, arrays.int64),
            chosen=arrays.zeros(KEPT, arrays.int8),
            frames=arrays.zeros((DEPTH, endgame.FRAME), arrays.int64),
            moves=arrays.zeros((DEPTH, endgame.WIDTH), arrays.int64),
            worths=arrays.zeros(endgame.WIDTH, arrays.int64),
            numbers=arrays.zeros(endgame.NUMBERS, arrays.int64),
            deck=packed.Deck(*(arrays.zeros(size, arrays.int64) for size in (CARDS, CARDS, SLOTS))),
            ranks=Ranks(*(arrays.zeros(RANKS, arrays.int64) for _ in Ranks._fields)),
        )
    memory: endgame.Memory = _own.memory
    return memory
