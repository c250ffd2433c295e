"""solve(game, start): any game whose positions are few, from its rules alone.

Each seat plays for its own share of the win. With two seats the values found are those of the game. With more they are
those of one equilibrium: no seat gains more than the error by playing differently anywhere. There may be others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...engine.nodes import CHANCE, SEATS, TERMINAL, TURN, Refused, State, position
from ...engine.registry import Game, actions_of
from ...twin import arrays, twin
from ...twin.arrays import Array
from . import packing, settle_core
from .explore_core import FOUND, Graph
from .play import TIE, Values
from .positions import MOST, Worth, explore
from .settle_core import SETTLED, Search

AT_ONCE = 1 << 16  # positions settled between two reports of progress
BYTES = 200  # about what a position takes while a game for few seats is solved
UNSURE = 1e-6  # an error too large for a solution
NEVER = 1e-15  # a chance too small to follow


@dataclass(eq=False)
class Solution:
    """What every position is worth to every seat."""

    game: Game
    rows: Array
    layout: Array
    table: Array
    values: Array
    error_bound: float

    @property
    def states(self) -> int:
        """How many positions it values."""
        return len(self.values)

    def covers(self, state: State) -> bool:
        """Whether it knows the value of a state."""
        return self._number(state) >= 0

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat under best play."""
        number = self._number(state)
        if number < 0:
            raise ValueError("a position that the start of this solution does not lead to")
        found: list[float] = self.values[number].tolist()
        return found

    def first_wins(self, start: State) -> tuple[float, float]:
        """The winning chance of the seat that decides first, averaged over earlier chance, and its error bound."""
        here, first, sure = {position(start): (1.0, start)}, 0.0, 0.0
        while here:
            later = dict[tuple[int, ...], tuple[float, State]]()
            for chance, before in here.values():
                if (seat := self.game.mover(before)) >= 0:
                    first, sure = first + chance * self.value(before)[seat], sure + chance
                elif seat == CHANCE and chance > NEVER:
                    _spread(chance, self._moves(before), later)
            here = later
        return first, self.error_bound + abs(1 - sure)

    def best(self, state: State) -> int:
        """The first of the best actions."""
        seat, actions = self.game.mover(state), actions_of(self.game, state)
        worths = [self.value(self.game.step(state, action))[seat] for action in actions]
        return next(action for action, worth in zip(actions, worths, strict=True) if worth >= max(worths) - TIE)

    def means(self, states: Sequence[State], measure: Callable[[State], Sequence[float]]) -> list[Sequence[float]]:
        """The means under best play of a measure of how this turn ends, for states within a turn."""
        return [self._mean(state, measure) for state in states]

    def _mean(self, state: State, measure: Callable[[State], Sequence[float]]) -> Sequence[float]:
        here = {position(state): (1.0, state)}
        means = list[float]()
        while here:
            later = dict[tuple[int, ...], tuple[float, State]]()
            for chance, before in here.values():
                for part, after in self._moves(before):
                    if after[TURN] != state[TURN] or self.game.mover(after) == TERMINAL:
                        measured = [chance * part * one for one in measure(after)]
                        means = [one + mean for one, mean in zip(measured, means, strict=True)] if means else measured
                    elif chance * part > NEVER:
                        _spread(chance, [(part, after)], later)
            here = later
        return means

    def _moves(self, state: State) -> list[tuple[float, State]]:
        """The next states under best play, each with its chance."""
        if self.game.mover(state) != CHANCE:
            return [(1.0, self.game.step(state, self.best(state)))]
        odds = self.game.odds(state)
        total = sum(odds)
        return [(weight / total, self.game.step(state, move)) for move, weight in enumerate(odds) if weight]

    def _number(self, state: State) -> int:
        sought = arrays.zeros((1, self.rows.shape[1]), arrays.int64)
        if len(state) != SEATS + len(self.layout) or packing.pack(state, self.layout, sought, 0) >= 0:
            return -1
        return int(self.table[twin(packing).place(sought, 0, self.rows, self.table)])


def _spread(chance: float, moves: list[tuple[float, State]], later: dict[tuple[int, ...], tuple[float, State]]) -> None:
    """Adds to each next position the chance of reaching it."""
    for part, after in moves:
        met, _ = later.get(position(after), (0.0, after))
        later[position(after)] = met + chance * part, after


def solve(
    game: Game,
    start: State,
    most: int = MOST,
    progress: Callable[[float], None] = lambda done: None,
    worth: Worth | None = None,
) -> Solution:
    """The values of all positions that can follow this state; `progress` receives the share done.

    Given what the starts of later turns are worth, it solves this turn alone.
    """
    graph = explore(game, start, most, lambda done: progress(done / 2), worth)
    values, search = room_to_settle(graph)
    count = len(values.lower)
    while search.counts[SETTLED] < count:
        twin(settle_core).settle(graph, values, search, AT_ONCE)
        progress(0.5 + search.counts[SETTLED] / count / 2)
    # With two seats a value lies between its upper bound and 1 less the other's: up to twice as far apart.
    error = 2 * float(twin(settle_core).meet(values))
    if error > UNSURE:
        raise Refused("solve-unsure", game=game.NAME)
    return Solution(game, graph.rows[:count], graph.layout, graph.table, values.guessed, error)


def room_to_settle(graph: Graph) -> tuple[Values, Search]:
    """Room for the values of all positions, before the first is settled."""
    count = int(graph.counts[FOUND])
    values = Values(
        guessed=graph.payoffs[:count],
        lower=graph.payoffs[:count].copy(),
        upper=graph.payoffs[:count].copy(),
        played=arrays.zeros(count, arrays.int16),
        awaited=arrays.zeros(count, arrays.bool_),
        visits=arrays.zeros(count),
    )
    search = Search(
        numbers=arrays.zeros(count, arrays.int32),
        lowest=arrays.zeros(count, arrays.int32),
        tried=arrays.zeros(count, arrays.int32),
        path=arrays.zeros(count, arrays.int32),
        left=arrays.zeros(count, arrays.int32),
        counts=arrays.zeros(settle_core.COUNTS, arrays.int64),
    )
    return values, search
