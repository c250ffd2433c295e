"""The figures of a series of games."""

import math
from collections.abc import Sequence
from typing import Any

from ...engine.registry import Game
from ..arena.statistics import wilson
from . import Results


def summarised(game: Game, minds: Sequence[str], results: Results) -> dict[str, Any]:
    """Wins with their intervals, mean scores with their errors, and speed."""
    games = len(results.lengths)
    wins = results.payoffs.sum(axis=0)
    spread = results.scores.std(axis=0, ddof=1) if games > 1 else results.scores[0] * 0.0
    return {
        "game": game.NAME,
        "seats": list(minds),
        "games": games,
        "seconds": results.seconds,
        "games_per_second": games / results.seconds,
        "moves_per_second": float(results.lengths.sum() / results.seconds),
        "wins": wins.tolist(),
        "win_intervals": [wilson(float(won) / games, games) for won in wins],
        "mean_scores": results.scores.mean(axis=0).tolist(),
        "score_stderr": (spread / math.sqrt(games)).tolist(),
        "mean_moves": float(results.lengths.mean()),
    }
