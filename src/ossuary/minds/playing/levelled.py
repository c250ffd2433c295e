"""A mind that plays at a level: by what a game computes of its actions, by its table, or by search."""

from functools import cache
from typing import Any, cast

from ...engine.nodes import State, position
from ...engine.registry import Game, actions_of
from ..best_play import BEST_PLAY
from ..judging.exact_judge import preferred
from ..judging.pick_judge import solution, solved
from ..mind import Choose
from .levels import level_at, slipped

LEAST_STAKE = 1e-9  # of a turn that changes nothing any more


def levelled(game: Game, name: str) -> Choose:
    """The mind with the name of a level."""
    room: Any = BEST_PLAY.get(game.NAME)

    @cache
    def searching(playouts: int, warmth: float) -> Choose:
        return _searching(game, playouts, warmth)

    def choose(state: State, rng: list[int]) -> int:
        level = level_at(game, state, name)
        if level is None:
            return by_table(game, state)
        if not level.warmth and hasattr(room, "strong"):
            return int(_strong(game.NAME)(state, rng))
        worths = worths_of(game, state)
        if worths is None:
            return searching(level.playouts, level.warmth)(state, rng)
        return slipped(worths, level.warmth, rng)

    return choose


def worths_of(game: Game, state: State) -> dict[int, float] | None:
    """What actions are worth to the seat to move: points if the game computes them; else a chance by its table.

    Where the game says what a turn of 0 points comes to, that is 0 and the best action 1: early in a game, when no turn
    decides it, slips are no wilder than late.

    Of actions that lead to the same position, the first stands for all. None where nothing computes them.
    """
    room: Any = BEST_PLAY.get(game.NAME)
    afters = {action: game.step(state, action) for action in reversed(actions_of(game, state))}
    different = {position(after): action for action, after in afters.items()}.values()
    if hasattr(room, "worth"):
        return {action: room.worth(state, action, afters[action]) for action in different}
    if solved(game, state):
        seat, value = game.mover(state), solution(game, state).value
        chances = {action: value(afters[action])[seat] for action in different}
        if not hasattr(room, "without_points"):
            return chances
        nothing = value(room.without_points(state))[seat]
        stake = max(max(chances.values()) - nothing, LEAST_STAKE)
        return {action: (chance - nothing) / stake for action, chance in chances.items()}
    return None


def by_table(game: Game, state: State) -> int:
    """The best action by the table of a solved game."""
    seat, value = game.mover(state), solution(game, state).value
    afters = {action: game.step(state, action) for action in actions_of(game, state)}
    return max(afters, key=lambda action: preferred(game, afters[action], value(afters[action]), seat))


@cache
def _strong(game: str) -> Choose:
    """The mind that computes its turn, in a game that brings one."""
    return cast(Choose, BEST_PLAY[game].strong())


def _searching(game: Game, playouts: int, warmth: float) -> Choose:
    """A mind that searches; one that slips begins anew for each choice, which follows from the state and its draw."""
    from ..search import Search, searcher

    if not warmth:
        return searcher(game, playouts)
    search = Search(game)

    def choose(state: State, rng: list[int]) -> int:
        search.begin(state)
        search.grow(playouts)
        seat = game.mover(state)
        tried = [one for one in search.choices() if one.visits and search.first_alike(one.action) == one.action]
        return slipped({one.action: one.payoffs[seat] for one in tried}, warmth, rng)

    return choose
