"""How certain figures are: intervals, a paired test, and a bound that holds whenever one looks."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95
NORMAL = NormalDist()
TUNED = 300  # rounds at which the bound that always holds is tightest
PATIENCE = 20  # rounds before anybody looks: the bound leans on a spread that has to be seen first
LOOKS = 10  # rounds from one look to the next


class Difference(NamedTuple):
    """What one mind has of the wins more than another: the mean, its interval, and the chance of so much by luck."""

    mean: float
    low: float
    high: float
    chance: float | None  # none where the end depended on what was seen


def wilson(rate: float, games: float) -> tuple[float, float]:
    """The interval that holds the true rate with 95 % confidence (Wilson)."""
    normal = _normal(1 - CONFIDENCE)
    square = normal**2
    centre = (rate + square / (2 * games)) / (1 + square / games)
    half = normal * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def rate(rounds: NDArray[np.float64], games: int) -> tuple[float, tuple[float, float]]:
    """The mean of what was won in each round, and its interval; games of a round that go alike count for less."""
    mean = min(1.0, max(0.0, float(rounds.mean())))
    alike = 1.0
    if len(rounds) > 1 and 0 < mean < 1:
        alike = max(1.0, games * float(rounds.var(ddof=1)) / len(rounds) / (mean * (1 - mean)))
    return mean, wilson(mean, games / alike)


def paired(rounds: NDArray[np.float64]) -> Difference:
    """A difference by the paired test of Student over the rounds."""
    number, mean = len(rounds), float(rounds.mean())
    if number < 2:
        return Difference(mean, -1.0, 1.0, 1.0)
    error = float(rounds.std(ddof=1)) / math.sqrt(number)
    half = _student(1 - CONFIDENCE, number - 1) * error
    if mean == 0:
        chance = 1.0
    else:
        score = _as_normal(abs(mean) / error, number - 1) if error else math.inf
        # The signs of all rounds alone are so unlikely to agree: no test may claim more.
        chance = max(2 * NORMAL.cdf(-score), 0.5 ** (number - 1))
    return Difference(mean, max(-1.0, mean - half), min(1.0, mean + half), chance)


def always(rounds: NDArray[np.float64], certainty: float) -> Difference:
    """A difference whose interval holds with this certainty however often one looked before stopping."""
    count = np.array([len(rounds)])
    half = float(_half_widths(rounds, count, certainty)[0])
    mean = float(rounds.mean())
    return Difference(mean, max(-1.0, mean - half), min(1.0, mean + half), None)


def decided(differences: Sequence[NDArray[np.float64]], certainty: float) -> int | None:
    """The number of rounds after which all differences are told apart from nothing with this certainty together."""
    looks = np.arange(PATIENCE, len(differences[0]) + 1, LOOKS)
    certain = np.ones(len(looks), bool)
    for rounds in differences:
        means = np.cumsum(rounds)[looks - 1] / looks
        certain &= np.abs(means) > _half_widths(rounds, looks, shared(certainty, len(differences)))
    return int(looks[certain.argmax()]) if certain.any() else None


def shared(certainty: float, claims: int) -> float:
    """The certainty of each of several claims that makes all of them together as certain as asked (Bonferroni)."""
    return 1 - (1 - certainty) / claims


def holm(chances: Sequence[float]) -> list[float]:
    """Chances of several tests, corrected for their number (Holm)."""
    corrected, least = [0.0] * len(chances), 0.0
    for rank, test in enumerate(sorted(range(len(chances)), key=lambda test: chances[test])):
        least = max(least, min(1.0, chances[test] * (len(chances) - rank)))
        corrected[test] = least
    return corrected


def _half_widths(rounds: NDArray[np.float64], looks: NDArray[np.int64], certainty: float) -> NDArray[np.float64]:
    """Half the width of a confidence sequence for the mean at each look (Waudby-Smith et al., arXiv 2103.06476)."""
    error = 1 - certainty
    tuned = (-2 * math.log(error) + math.log(1 - 2 * math.log(error))) / TUNED
    sums, squares = np.cumsum(rounds)[looks - 1], np.cumsum(rounds**2)[looks - 1]
    # One round more, as far off as can be: nobody is certain of a spread because it did not show yet.
    spread = np.maximum(squares - sums**2 / looks, 0) + 1
    inner = looks * tuned + 1
    variance = spread / (looks + 1)
    widths: NDArray[np.float64] = np.sqrt(variance * 2 * inner / (looks**2 * tuned) * np.log(np.sqrt(inner) / error))
    return widths


def _normal(error: float) -> float:
    return NORMAL.inv_cdf(1 - error / 2)


def _as_normal(score: float, freedom: int) -> float:
    """A score of Student's as the normal one that is as unlikely (Wallace's approximation)."""
    return (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(score**2 / freedom))


def _student(error: float, freedom: int) -> float:
    """The score of Student's that is exceeded to both sides with this chance."""
    normal = _normal(error) * (8 * freedom + 3) / (8 * freedom + 1)
    return math.sqrt(freedom * math.expm1(normal**2 / freedom))
