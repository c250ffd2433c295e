"""The result of a game without its luck: what chance did to the chances of winning is taken out of the result.

Its mean stays the same where values are exact, since the mean of luck is 0, and it varies less: a control variate.
"""

from collections.abc import Sequence


def adjusted(
    skills: Sequence[float], ends: Sequence[float], payoffs: Sequence[float], taken: float = 1.0
) -> list[float]:
    """The luck-adjusted results by seat, by the skill that a review finds and the chances at the end of its record.

    Of the luck this part is taken out; where all of it is, an equal share and skill are left. Who gives up gives away
    the chance that is left: playing on and losing for sure would have come to the same.
    """
    fair = 1 / len(skills)
    found = zip(skills, ends, payoffs, strict=True)
    return [payoff - taken * (end - fair - skill) for skill, end, payoff in found]


def given_up(ends: Sequence[float], seat: int) -> list[float]:
    """The shares of the win when a seat gives up: the others have its chance in equal parts."""
    part = ends[seat] / (len(ends) - 1)
    return [0.0 if other == seat else chance + part for other, chance in enumerate(ends)]
