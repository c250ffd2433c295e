"""How certain figures are: intervals, a paired test, and a bound that holds whenever one looks."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95
NORMAL = NormalDist()
LOOKS = 10  # rounds from one look to the next
BETS = 0.98 / 2.0 ** np.arange(10)  # shares of what can be lost: large ones prove large differences, small ones small
HELD = np.log(np.sqrt(BETS) / np.sqrt(BETS).sum())  # what is held on each bet at first, as a logarithm
HALVINGS = 40  # of the range in which a bound is sought


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
    return mean, wilson(mean, _counted(rounds, games, mean))


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
        chance = max(math.erfc(score / math.sqrt(2)), 0.5 ** (number - 1))
    return Difference(mean, max(-1.0, mean - half), min(1.0, mean + half), chance)


def always(rounds: NDArray[np.float64], certainty: float, reach: float) -> Difference:
    """A difference whose interval holds with this certainty however often one looked before stopping.

    That is so for any number of rounds and however lopsided they are, as long as each has its own luck and none can
    differ by more than `reach`: no bet on a fair game ever multiplies what was held by more than a hundred, but with a
    chance of one in a hundred (Waudby-Smith and Ramdas, arXiv 2010.09686).
    """
    low, high = (side * reach * _least(side * rounds / reach, certainty) for side in (1, -1))
    return Difference(float(rounds.mean()), low, high, None)


def decided(differences: Sequence[NDArray[np.float64]], certainty: float, reach: float) -> int | None:
    """The number of rounds after which all differences are told apart from nothing with this certainty together."""
    looks = np.arange(LOOKS, len(differences[0]) + 1, LOOKS)
    certain = np.ones(len(looks), bool)
    for rounds in differences:
        growths = [[np.cumsum(np.log1p(side * bet / reach * rounds))[looks - 1] for bet in BETS] for side in (1, -1)]
        needed = _needed(shared(certainty, len(differences)))
        certain &= np.maximum(*(_capital(np.array(growth)) for growth in growths)) > needed
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


def _counted(rounds: NDArray[np.float64], games: int, mean: float) -> float:
    """How many games that go their own ways would tell as much: the rounds at least, all games at most.

    In between the rounds' own spread says so, less where it is known from few of them (Korn and Graubard, 1998).
    """
    number = len(rounds)
    if number < 2 or mean in (0, 1):  # whether games go alike did not show
        return number
    alike = float(rounds.var(ddof=1)) / (mean * (1 - mean))  # 1 where all games of a round go the same way
    known = (_normal(1 - CONFIDENCE) / _student(1 - CONFIDENCE, number - 1)) ** 2
    return min(games, max(number, known * number / alike)) if alike else games


def _least(rounds: NDArray[np.float64], certainty: float) -> float:
    """The mean of rounds from -1 to 1 below which all others are refuted: who bets against them grows rich."""
    values, times = np.unique(rounds, return_counts=True)
    low, high = -1.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        gains = (values - middle) / (1 + middle)  # for all that can be lost
        growth = np.array([times @ np.log1p(bet * gains) for bet in BETS])
        low, high = (middle, high) if _capital(growth) > _needed(certainty) else (low, middle)
    return low


def _capital(growth: NDArray[np.float64]) -> NDArray[np.float64]:
    """What is held on all bets together, from how each has grown; as logarithms."""
    found: NDArray[np.float64] = np.logaddexp.reduce((growth.T + HELD).T)
    return found


def _needed(certainty: float) -> float:
    """The capital that refutes a mean, as a logarithm: half of the error is for either side."""
    return math.log(2 / (1 - certainty))


def _normal(error: float) -> float:
    return NORMAL.inv_cdf(1 - error / 2)


def _as_normal(score: float, freedom: int) -> float:
    """A score of Student's as the normal one that is as unlikely (Wallace's approximation)."""
    return (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(score**2 / freedom))


def _student(error: float, freedom: int) -> float:
    """The score of Student's that is exceeded to both sides with this chance."""
    normal = _normal(error) * (8 * freedom + 3) / (8 * freedom + 1)
    return math.sqrt(freedom * math.expm1(normal**2 / freedom))
