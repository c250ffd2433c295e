"""Doubt: how far off a search may be in ways that more games along its lines would not show.

Fitted to positions whose values are known: so much that nine margins of ten hold them.
"""

from collections.abc import Sequence
from math import sqrt

from ...engine.registry import Game
from ..best_play import BEST_PLAY

OVERLOOKED = 0.01  # of a chance of one half, in games that don't say how much
UNLIKE = 0.75  # of what exploring the tree and following its lines differ by


def overlooked(game: Game) -> float:
    """How far off a chance of one half is where exploring and following agree."""
    found: float = getattr(BEST_PLAY.get(game.NAME), "OVERLOOKED", OVERLOOKED)
    return found


def doubt(least: float, followed: float, explored: float) -> float:
    """The doubt about a chance by what following and exploring come to; none where all games go the same way."""
    return least * _spread(explored) + UNLIKE * abs(explored - followed)


def doubt_between(least: float, followed: Sequence[float], explored: Sequence[float]) -> float:
    """The doubt about the difference of two chances."""
    unlike = abs((followed[0] - followed[1]) - (explored[0] - explored[1]))
    return least * max(_spread(one) for one in explored) + UNLIKE * unlike


def _spread(chance: float) -> float:
    return 2 * sqrt(max(0.0, chance * (1 - chance)))
