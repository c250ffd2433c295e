"""A player's style of pushing their luck, as few numbers, estimated from what they chose.

The choice is between taking what there is and a risk. The style compares what best play makes of both, in points of
the turn: the risk is taken as often as a logistic curve says of that gap and a bias, one for each standing. Few choices
leave it near perfect play: noise and biases are those that are likeliest after what was expected beforehand.
"""

from collections.abc import Callable, Sequence
from math import copysign, exp, log, log1p, sqrt
from typing import NamedTuple

STANDINGS = ("behind", "level", "ahead")  # of the player whose turn it is
# What is expected of a player of whom nothing is known: perfect play, and how far from it, in points.
NOISE, BIAS = 1.0, 3.0
LEAST_NOISE, MOST_NOISE = 0.05, 40.0  # less counts as none
NOISES = [LEAST_NOISE * (MOST_NOISE / LEAST_NOISE) ** (step / 15) for step in range(16)]  # that may be, too
WIDEST = 30.0  # a bias
CONFIDENCE = 1.96  # standard errors, for 95%
GOLDEN = (sqrt(5) - 1) / 2
STEPS = 40  # of a search by golden sections
SLIGHT = 0.01  # points: a bias below it counts as none


class Pushed(NamedTuple):
    """A choice between a risk and an end: the standing, the points by which the risk is better, and what was chosen."""

    standing: int  # 0 to 2
    gap: float
    risked: bool


class Style(NamedTuple):
    """How a player chooses; perfectly if all numbers are 0."""

    noise: float  # points by which choices must differ to be told apart
    biases: tuple[float, float, float]  # points that a risk seems to be worth more than it is, by standing
    errors: tuple[float, float, float] = (0.0, 0.0, 0.0)  # how far off the biases may be, with 95% confidence
    choices: tuple[int, int, int] = (0, 0, 0)  # how many were seen

    @property
    def numbers(self) -> list[float]:
        """What a game needs to reply to it."""
        return [self.noise, *self.biases]

    def further(self) -> "Style":
        """The style at the end of what the records allow that is furthest from perfect play."""
        pairs = zip(self.biases, self.errors, strict=True)
        return self._replace(biases=_three([bias + copysign(error, bias) if bias else 0.0 for bias, error in pairs]))


PERFECT = Style(0.0, (0.0, 0.0, 0.0))


def style_of(pushed: Sequence[Pushed]) -> Style:
    """The likeliest style of a player who chose so."""
    if not pushed:
        return PERFECT
    groups = [[one for one in pushed if one.standing == standing] for standing in range(len(STANDINGS))]

    def doubt(noise: float) -> float:
        return noise / NOISE + sum(_doubt(group, noise, _bias(group, noise)) for group in groups)

    noise = exp(_least(lambda log_noise: doubt(exp(log_noise)), log(LEAST_NOISE), log(MOST_NOISE)))
    noise = 0.0 if noise <= LEAST_NOISE or doubt(LEAST_NOISE) <= doubt(noise) else noise
    at = noise or LEAST_NOISE
    biases = [0.0 if not noise and _is_perfect(group) else _bias(group, at) for group in groups]
    errors = [CONFIDENCE * sqrt(one) for one in _variances(groups, biases)]
    found = [bias if abs(bias) >= SLIGHT else 0.0 for bias in biases]
    return Style(noise, _three(found), _three(errors), _three([len(group) for group in groups]))


def _three(of: Sequence) -> tuple:  # type: ignore[type-arg]  # of whatever it holds
    return tuple(of)


def _is_perfect(group: Sequence[Pushed]) -> bool:
    """Whether all choices are those of best play; between equals it has no preference."""
    return all(one.risked == (one.gap > 0) or one.gap == 0 for one in group)


def _bias(group: Sequence[Pushed], noise: float) -> float:
    """The likeliest bias in one standing."""
    return _least(lambda bias: _doubt(group, noise, bias), -WIDEST, WIDEST) if group else 0.0


def _doubt(group: Sequence[Pushed], noise: float, bias: float) -> float:
    """How unlikely these choices and this bias are: the negative logarithm, but for a constant."""
    doubt = (bias / BIAS) ** 2 / 2
    for one in group:
        against = -(one.gap + bias) / noise if one.risked else (one.gap + bias) / noise
        doubt += against + log1p(exp(-against)) if against > 0 else log1p(exp(against))
    return doubt


def _variances(groups: Sequence[Sequence[Pushed]], biases: Sequence[float]) -> list[float]:
    """How far off the biases may be, squared, over all noises that may be."""
    ways = []
    for noise in NOISES:
        there = [_bias(group, noise) for group in groups]
        known = [_information(group, noise, bias) for group, bias in zip(groups, there, strict=True)]
        doubt = noise / NOISE + sum(_doubt(group, noise, bias) for group, bias in zip(groups, there, strict=True))
        doubt += sum(log(one) for one in known) / 2 - log(noise)  # as wide as they are, and as the step between noises
        ways.append((doubt, [1 / one + (bias - at) ** 2 for one, bias, at in zip(known, there, biases, strict=True)]))
    least = min(doubt for doubt, _ in ways)
    shares = [exp(least - doubt) for doubt, _ in ways]
    return [
        sum(share * squares[number] for share, (_, squares) in zip(shares, ways, strict=True)) / sum(shares)
        for number in range(len(groups))
    ]


def _information(group: Sequence[Pushed], noise: float, bias: float) -> float:
    """How sharply choices and what was expected tell a bias: the inverse of its variance."""
    found = 1 / BIAS**2
    for one in group:
        away = exp(-abs(one.gap + bias) / noise)
        found += away / (1 + away) ** 2 / noise**2
    return found


def _least(of: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest."""
    one, other = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_one, at_other = of(one), of(other)
    for _ in range(STEPS):
        if at_one <= at_other:
            high, other, at_other = other, one, at_one
            one = high - GOLDEN * (high - low)
            at_one = of(one)
        else:
            low, one, at_one = one, other, at_other
            other = low + GOLDEN * (high - low)
            at_other = of(other)
    return one if at_one <= at_other else other
