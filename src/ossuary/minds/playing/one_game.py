"""One game between any minds, move for move the same as in the compiled loop."""

from collections.abc import Callable, Sequence
from pathlib import Path

from ...engine.bits import lowest
from ...engine.nodes import CHANCE, TERMINAL, State
from ...engine.registry import Game, Options
from ...fair import draw, pick, thought
from ..mind import Choose
from . import onnx_mind, outside_minds
from .against_mind import against_mind
from .strengths import compiled

SEARCH = "search"  # search:N has N games played out before each choice
AGAINST = "against"  # against:FILE replies to the player in the records there

Watch = Callable[[State, int], None]


def fresh_mind(game: Game, name: str) -> Choose:
    """A fresh mind with that name: its memory of one game must not affect another."""
    kind, _, detail = name.partition(":")
    if kind == onnx_mind.KIND:
        return onnx_mind.trained_mind(game, Path(detail))
    if kind == SEARCH and detail.isdecimal() and int(detail):
        from ..search import searcher

        return searcher(game, playouts=int(detail))
    if kind == AGAINST:
        return against_mind(game, detail)
    if outside_minds.is_outside(name):
        return outside_minds.outside_mind(game, name)
    return compiled(game, name)


def played(
    game: Game, options: Options, minds: Sequence[Choose], luck: int, watch: Watch = lambda state, move: None
) -> tuple[State, int]:
    """The end of a game with this fortune, and the number of its moves; `watch` gets every move before it is made."""
    state = game.initial(options)
    moves = 0
    while (seat := game.mover(state)) != TERMINAL:
        if seat == CHANCE:
            move = pick(game.odds(state), draw(luck, state))
        else:
            actions = game.legal(state)
            only = actions & (actions - 1) == 0
            move = lowest(actions) if only else minds[seat](state, [thought(luck, moves)])
        watch(state, move)
        game.advance(state, move)
        moves += 1
    return state, moves
