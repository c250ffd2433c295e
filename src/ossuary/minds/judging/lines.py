"""Lines: games that begin with a choice and go on as well as a search knows, each with the luck of its fellows.

The games of the same number meet the same fortune in all lines. So what two choices differ by is surer than what each
of them is worth.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Line:
    """The results of a choice, game by game, and what they are on average."""

    action: int
    own: list[float]  # what the mover had of the win, by game
    payoffs: list[float]  # by seat, means
    parts: list[list[float]]  # by seat and part of the score, means

    @property
    def scores(self) -> list[float]:
        """The mean points at the end, by seat."""
        return [sum(parts) for parts in self.parts]

    @property
    def error(self) -> float:
        """How far off the mover's chance may be (Agresti and Coull, where nothing but wins and losses is seen)."""
        games, mean = len(self.own), sum(self.own) / len(self.own)
        middle = (games * mean + 2) / (games + 4)
        spread = sum((one - mean) ** 2 for one in self.own)
        most = games * mean * (1 - mean)
        share = spread / most if most > 0 else 1.0  # less than 1 where chances came out instead of wins
        return 2 * sqrt(share * middle * (1 - middle) / (games + 4))

    def lead(self, seat: int) -> float:
        """The mean lead of a seat over the others."""
        others = [points for other, points in enumerate(self.scores) if other != seat]
        return self.scores[seat] - sum(others) / len(others)


def apart(best: Line, other: Line, compared: int) -> float:
    """How far off the difference of two lines may be, where so many are compared with the best one."""
    games = len(best.own)
    if best is other:
        return 0.0
    gaps = [mine - theirs for mine, theirs in zip(best.own, other.own, strict=True)]
    mean = sum(gaps) / games
    spread = sum((gap - mean) ** 2 for gap in gaps) + 1  # a game more that might have gone otherwise
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(compared, 1)) * sqrt(spread) / games
