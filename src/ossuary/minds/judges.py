"""Which judge knows best: the table of a solved game, else search."""

from ..rules import rolling_bones, shark_attacks
from ..rules.catalogue import Game
from ..rules.nodes import SEATS, State
from .budget import PLAYOUTS
from .judge import Judge
from .weighed import Solved, Weighed

TARGET = 100  # the highest that the shipped tables serve
TARGETS = {rolling_bones.NAME: rolling_bones.TARGET, shark_attacks.NAME: shark_attacks.TARGET}  # slots, where solved


def solved(game: Game, state: State) -> bool:
    """Whether best play is known in games with the seats and options of this state."""
    return game.NAME in TARGETS and state[SEATS] == 2 and state[TARGETS[game.NAME]] <= TARGET


def solution(game: Game, state: State) -> Solved:
    """The solution of a game whose best play is known."""
    if game.NAME == rolling_bones.NAME:
        from .exact import rolling_bones as bones

        return bones.shipped()
    from .exact import shark_attacks as sharks

    return sharks.shipped(shark_attacks.FLIGHT_DICE[state[shark_attacks.FLIGHT]])


def judge_of(game: Game, state: State, playouts: int = PLAYOUTS) -> Judge:
    """A judge of games with the seats and options of this state; a search tries out so many games at a time."""
    if solved(game, state):
        return Weighed(game, solution(game, state))
    from .searched import Searched

    return Searched(game, playouts)
