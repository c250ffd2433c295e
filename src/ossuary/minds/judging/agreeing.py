"""What several searches agree on: their mean, and an error that tells how far they are apart."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot, sqrt
from statistics import mean, stdev

from .judge import Choice, choice_of

STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57}  # standard errors for 95% confidence, by number of searches


def agreed(seat: int, looks: Sequence[Sequence[Choice]]) -> list[Choice]:
    """The same choices of one decision by several searches of different seeds, together, the best first."""
    means = [_mean([choice_of(look, choice.action) for look in looks], seat) for choice in looks[0]]
    means.sort(key=lambda choice: -choice.payoffs[seat])
    best = [choice_of(look, means[0].action).payoffs[seat] for look in looks]
    return [means[0], *(replace(choice, apart=_apart(seat, best, choice, looks)) for choice in means[1:])]


def _mean(found: Sequence[Choice], seat: int) -> Choice:
    payoffs = [mean(of_seat) for of_seat in zip(*(one.payoffs for one in found), strict=True)]
    among = _error([one.payoffs[seat] for one in found])
    of_chance, of_gap = (mean(one.doubts[which] for one in found) for which in range(2))
    return replace(found[0], payoffs=payoffs, error=hypot(among, of_chance), apart=0.0, doubts=(of_chance, of_gap))


def _apart(seat: int, best: Sequence[float], choice: Choice, looks: Sequence[Sequence[Choice]]) -> float:
    """How far off the difference may be: by the searches' own errors or how little they agree, and by their doubt."""
    found = [choice_of(look, choice.action) for look in looks]
    own = sqrt(mean(one.apart**2 - one.doubts[1] ** 2 for one in found) / len(found))
    among = _error([most - one.payoffs[seat] for most, one in zip(best, found, strict=True)])
    return hypot(max(own, among), choice.doubts[1])


def _error(values: Sequence[float]) -> float:
    return STUDENT[len(values)] * stdev(values) / sqrt(len(values))
