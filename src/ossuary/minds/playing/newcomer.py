"""A stand-in for somebody who has just learned a game: the rule of thumb, often with the second-best choice instead."""

from ...engine.nodes import State
from ...engine.registry import Game
from ...fair import toss
from ..mind import Choose
from ..search import Search
from .levelled import worths_of
from .simple import compiled, plain_mind

NEWCOMER = "newcomer"
OFTEN = 4  # one choice in this many is the second best
PLAYOUTS = 100  # games tried out where nothing computes what choices are worth


def newcomer(game: Game) -> Choose:
    """The mind of such a player."""
    sensible, search = compiled(game, plain_mind(game)), Search(game)

    def second_best(state: State) -> int:
        worths = worths_of(game, state)
        if worths is None:
            search.begin(state)
            search.grow(PLAYOUTS)
            seat = game.mover(state)
            alike = {search.first_alike(one.action): one for one in search.choices()}
            worths = {action: one.payoffs[seat] for action, one in alike.items()}
        order = sorted(worths, key=worths.__getitem__, reverse=True)
        return order[min(1, len(order) - 1)]

    def choose(state: State, rng: list[int]) -> int:
        return second_best(state) if toss(rng, OFTEN) == 0 else sensible(state, rng)

    return choose
