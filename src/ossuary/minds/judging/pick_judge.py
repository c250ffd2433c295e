"""Choosing a judge: the table of a solved game, computed turns with estimated ends, otherwise search."""

from typing import Any, cast

from ...engine.nodes import State
from ...engine.registry import Game
from ..best_play import BEST_PLAY
from .exact_judge import ExactJudge, Solved
from .judge import Judge
from .review_budget import PLAYOUTS


def solvable() -> list[str]:
    """The games whose best play is known, at least for two."""
    return [name for name, room in BEST_PLAY.items() if hasattr(room, "solution")]


def solved(game: Game, state: State) -> bool:
    """Whether best play is known in games with the seats and options of this state."""
    return game.NAME in solvable() and bool(BEST_PLAY[game.NAME].is_solved(state))


def solution(game: Game, state: State) -> Solved:
    """The solution of a game whose best play is known."""
    return cast(Solved, BEST_PLAY[game.NAME].solution(state))


def judge_of(game: Game, state: State, playouts: int = PLAYOUTS, nodes: int | None = None) -> Judge:
    """A judge for games with the seats and options of this state; a search tries out this many games at a time."""
    if solved(game, state):
        return ExactJudge(game, solution(game, state))
    room: Any = BEST_PLAY.get(game.NAME)
    if hasattr(room, "estimate") and room.is_estimated(state):
        return ExactJudge(game, cast(Solved, room.estimate(state)), exact=False)
    from .search_judge import SearchJudge

    return SearchJudge(game, playouts) if nodes is None else SearchJudge(game, playouts, nodes)
