"""Games between two minds, with the same dice from both seats."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...engine.registry import Game
from ...fair import fortune
from ..mind import Choose
from .one_game import played


class Score(NamedTuple):
    """One mind's share of wins against another, with its standard error."""

    share: float
    error: float
    games: int


def duel(game: Game, one: Choose, other: Choose, enough: Callable[[Sequence[float]], bool], seed: int = 1) -> Score:
    """Plays pairs of games with swapped seats until there are enough."""
    options = game.Options()
    shares: list[float] = []
    while not enough(shares):
        luck = fortune(seed, len(shares))
        first, _ = played(game, options, [one, other], luck)
        second, _ = played(game, options, [other, one], luck)
        shares.append((game.payoffs(first)[0] + game.payoffs(second)[1]) / 2)
    return score_of(shares)


def score_of(shares: Sequence[float]) -> Score:
    """The mean share over pairs of games."""
    pairs = len(shares)
    mean = sum(shares) / pairs
    spread = sum((share - mean) ** 2 for share in shares) / max(1, pairs - 1)
    return Score(mean, (spread / pairs) ** 0.5, 2 * pairs)
