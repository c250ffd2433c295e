"""The last turn of Bones for two, exactly: who wins is known at each of its ends, and no deal can suit both."""

from collections.abc import Callable, Sequence

from ....engine.nodes import SEAT, SEATS, TERMINAL, State
from ..rules import END, ROUNDS_END, TURNS_LEFT, mover, payoffs
from .ends import WIN
from .game import turn_ends, turn_value


def is_last(state: State) -> bool:
    """Whether this turn ends the game, however it ends."""
    return state[SEATS] == 2 and state[END] == ROUNDS_END and state[TURNS_LEFT] == 1


class LastTurn:
    """The chances of winning in the last turn, and how it ends under best play."""

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat under best play."""
        if mover(state) == TERMINAL:
            return payoffs(state)
        chance = turn_value(state, WIN)
        return [chance if seat == state[SEAT] else 1 - chance for seat in range(state[SEATS])]

    def means(self, states: Sequence[State], measure: Callable[[State], Sequence[float]]) -> list[list[float]]:
        """The means, under best play, of a measure of the state in which the turn ends."""
        found = []
        for state in states:
            parts = [[chance * part for part in measure(end)] for chance, end in turn_ends(state)]
            found.append([sum(column) for column in zip(*parts, strict=True)])
        return found
