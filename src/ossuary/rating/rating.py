"""A player's rating, and how a game changes it.

A seat wins with a chance in proportion to 10^(rating / 400), as with Elo and Glicko. What a strength may be is a
normal distribution, and a result is a measurement of it (a Kalman filter): a win or a loss has the variance of chance,
a result with the luck taken out has less of it, and so counts as several.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)  # points for a factor of e in the odds
MIDDLE = 1500.0
SPREAD = 200.0  # standard deviation of what is known of newcomers
DRIFT = 50.0  # standard deviation of how a strength changes in a year
YEAR = 365.25 * 24 * 3600.0
SURE = 1.96  # standard deviations to each side that hold 95% of a normal distribution


class Rating(NamedTuple):
    """What is known of a player's strength: the mean, its standard deviation, and the number of games."""

    mean: float = MIDDLE
    deviation: float = SPREAD
    games: int = 0

    @property
    def margin(self) -> float:
        """How far to each side the strength may be, with 95% confidence."""
        return SURE * self.deviation

    def after(self, seconds: float) -> "Rating":
        """The same after some time: a strength changes, so that less is known, but never less than of a newcomer."""
        grown = sqrt(self.deviation**2 + DRIFT**2 * max(0.0, seconds) / YEAR)
        return self._replace(deviation=max(self.deviation, min(SPREAD, grown)))


def chances(means: Sequence[float]) -> list[float]:
    """The chance of winning of each seat, by strength alone."""
    most = max(means)
    odds = [exp((mean - most) / SCALE) for mean in means]
    return [one / sum(odds) for one in odds]


def updated(ratings: Sequence[Rating], results: Sequence[float], noise: float) -> list[Rating]:
    """The ratings by seat after a game with these results, which sum to 1; some may lie outside 0 to 1.

    `noise` is the variance of such a result, as a part of the variance of a win or a loss.
    """
    expected = chances([rating.mean for rating in ratings])
    weight = 1 / (noise * SCALE**2)
    # The precision of all strengths together is a diagonal less the square of one column, so that Sherman and
    # Morrison's formula inverts it. What is left of 1 is written so that nothing cancels: the chances sum to 1.
    wide = [1 / (1 / one.deviation**2 + weight * chance) for one, chance in zip(ratings, expected, strict=True)]
    left = sum(chance * one / rating.deviation**2 for chance, one, rating in zip(expected, wide, ratings, strict=True))
    pulls = [(result - chance) / (noise * SCALE) for result, chance in zip(results, expected, strict=True)]
    along = weight / left * sum(c * w * pull for c, w, pull in zip(expected, wide, pulls, strict=True))
    return [
        Rating(
            rating.mean + one * (pull + chance * along),
            sqrt(one + weight / left * (one * chance) ** 2),
            rating.games + 1,
        )
        for rating, one, chance, pull in zip(ratings, wide, expected, pulls, strict=True)
    ]
