"""Judges for the host: exact if the game is solved, otherwise a search with bounded effort and memory."""

from ...engine.nodes import State
from ...engine.registry import Game
from ...minds.judging.advice import NODES
from ...minds.judging.judge import Judge
from ...minds.judging.pick_judge import judge_of


def judge_for(game: Game, state: State, playouts: int) -> Judge:
    """A judge of games like this one; if it has to search, it tries out this many games for each question."""
    return judge_of(game, state, playouts, NODES)
