"""Which judge knows best: the table of a solved game, else search."""

from ..rules import shark_attacks
from ..rules.catalogue import Game
from ..rules.nodes import SEATS, State
from .judge import Judge
from .weighed import Solved, Weighed

TARGET = 100  # the highest that the shipped tables serve


def solved(game: Game, state: State) -> bool:
    """Whether best play is known in games with the seats and options of this state."""
    return game.NAME == shark_attacks.NAME and state[SEATS] == 2 and state[shark_attacks.TARGET] <= TARGET


def solution(state: State) -> Solved:
    """The solution of a game whose best play is known."""
    from .exact.shark_attacks import shipped

    return shipped(shark_attacks.FLIGHT_DICE[state[shark_attacks.FLIGHT]])


def judge_of(game: Game, state: State) -> Judge:
    """A judge of games with the seats and options of this state."""
    if solved(game, state):
        return Weighed(game, solution(state))
    from .searched import Searched

    return Searched(game)
