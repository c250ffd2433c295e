"""Pearson's chi-square test, exact for any whole number of degrees of freedom."""

import math
from collections.abc import Sequence

LEAST_EXPECTED = 5.0  # of every outcome, below which the test says nothing


def chi_square(drawn: Sequence[int], weights: Sequence[int]) -> float | None:
    """Pearson's statistic of outcomes against their weights; none if there are too few to tell."""
    number, total = sum(drawn), sum(weights)
    if number * min(weights) < LEAST_EXPECTED * total:
        return None
    expected = [number * weight / total for weight in weights]
    return sum((came - due) ** 2 / due for came, due in zip(drawn, expected, strict=True))


def beyond(chi: float, freedom: int) -> float:
    """The probability that chi-square is at least this large by chance."""
    # Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1), from Q(1/2, x) = erfc(√x) or Q(0, x) = 0 upwards.
    half = chi / 2
    if half <= 0 or freedom <= 0:
        return 1.0
    steps = [0.5 * odd for odd in range(freedom % 2, freedom, 2)]
    terms = (math.exp(a * math.log(half) - half - math.lgamma(a + 1)) for a in steps)
    return min(1.0, (math.erfc(math.sqrt(half)) if freedom % 2 else 0.0) + math.fsum(terms))
