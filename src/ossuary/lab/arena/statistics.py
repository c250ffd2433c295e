"""Confidence intervals that hold for any number of rounds, and some that hold at any stopping time."""

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95
LOOKS = 10  # rounds from one look to the next
BETS = 0.98 / 2.0 ** np.arange(10)  # shares of what can be lost: large ones prove large differences, small ones small
HELD = np.log(np.sqrt(BETS) / np.sqrt(BETS).sum())  # what is held on each bet at first, as a logarithm
HALVINGS = 40  # of the range in which a bound is sought
FINE = 24  # the same where each takes longer
NEAR = 16  # halvings to a saddle, past which one may pass at some distance
STEPS = np.linspace(0.0, 16.0, 129)  # along an integral, each a little wider than the one before


class Difference(NamedTuple):
    """The difference of two minds' win shares: the mean, its interval, and its p-value."""

    mean: float
    low: float
    high: float
    chance: float | None  # none where the end depended on what was seen


def wilson(rate: float, games: float) -> tuple[float, float]:
    """The 95% confidence interval of a rate (Wilson)."""
    normal = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    square = normal**2
    centre = (rate + square / (2 * games)) / (1 + square / games)
    half = normal * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def rate(rounds: NDArray[np.float64]) -> tuple[float, tuple[float, float]]:
    """The mean share won per round, from 0 to 1, and its interval."""
    found = once(2 * rounds - 1, CONFIDENCE, reach=1)
    return float(rounds.mean()), ((1 + found.low) / 2, (1 + found.high) / 2)


def once(rounds: NDArray[np.float64], certainty: float, reach: float) -> Difference:
    """A difference whose interval holds with this certainty at any number of rounds that was settled before.

    All rounds and one more that went as badly as any can, weighed in all ways that are alike, bound the mean (Gaffke,
    2005). Where rounds are won or lost as a whole, these are the bounds of Clopper and Pearson.
    """
    up, down = (_weighed(side * rounds, reach) for side in (1, -1))
    error = (1 - certainty) / 2
    chance = min(1.0, 2 * min(up(0.0), down(0.0)))
    return Difference(float(rounds.mean()), _quantile(up, error, reach), -_quantile(down, error, reach), chance)


def fewest(claims: int) -> int:
    """The fewest rounds that can tell this many differences from luck, if one mind wins them all."""
    return math.ceil(math.log2(2 * claims / (1 - CONFIDENCE)))


def always(rounds: NDArray[np.float64], certainty: float, reach: float) -> Difference:
    """A difference whose interval holds with this certainty however often one looked before stopping.

    That is so for any number of rounds and however lopsided they are, as long as each has its own luck and none can
    differ by more than `reach`: no bet on a fair game ever multiplies what was held by more than a hundred, but with a
    chance of one in a hundred (Waudby-Smith and Ramdas, arXiv 2010.09686).
    """
    low, high = (side * reach * _least(side * rounds / reach, certainty) for side in (1, -1))
    return Difference(float(rounds.mean()), low, high, None)


def decided(differences: Sequence[NDArray[np.float64]], certainty: float, reach: float) -> int | None:
    """The number of rounds after which all differences are certain, jointly at this level."""
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


def _weighed(rounds: NDArray[np.float64], reach: float) -> Callable[[float], float]:
    """By mean, the chance that rounds of any weights, one at the lowest end among them, have no higher one."""
    values, times = np.unique(np.append(rounds, -reach), return_counts=True)

    def chance(mean: float) -> float:
        """Weights are waiting times: the chance that what lies above the mean does not outweigh what lies below."""
        gaps = values - mean
        if gaps[-1] <= 0:
            return 1.0
        if gaps[0] >= 0:
            return 0.0
        # The integral that gives the chance from the logarithm of what the sum's powers of e are on average, along a
        # line through the saddle, where nothing cancels.
        low, high = 1 / gaps[0], 0.0
        for _ in range(NEAR):
            saddle = (low + high) / 2
            rising = times @ (gaps / (1 - saddle * gaps)) > 1 / saddle
            low, high = (low, saddle) if rising else (saddle, high)
        width = 1 / math.sqrt(times @ (gaps / (1 - saddle * gaps)) ** 2 + 1 / saddle**2)
        along = saddle + 1j * width * np.sinh(STEPS)
        logs = -np.log(1 - np.outer(along, gaps)) @ times
        height = -np.exp(logs - logs[0].real) / along * width * np.cosh(STEPS)
        area = float(height.real.sum() - height[0].real / 2) * float(STEPS[1])
        return min(1.0, max(0.0, math.exp(logs[0].real) * area / math.pi))

    return chance


def _quantile(chance: Callable[[float], float], error: float, reach: float) -> float:
    """The mean that is not exceeded with this probability."""
    low, high = -float(reach), float(reach)
    for _ in range(FINE):
        middle = (low + high) / 2
        low, high = (middle, high) if chance(middle) < error else (low, middle)
    return low


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
