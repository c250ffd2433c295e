"""The result of a day's game: the chance of winning that was given away ranks it, then the points."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from ..engine.nodes import State
from ..engine.record import Record, replay
from ..engine.registry import Game
from ..minds.judging.advice import NODES
from ..minds.judging.pick_judge import judge_of
from ..minds.judging.review import review
from ..minds.judging.review_budget import affordable
from .setting import PLAYER

KINDS = {"best": "good", "fine": "good", "slip": "slips", "mistake": "mistakes", "blunder": "blunders"}  # by grade


@dataclass(frozen=True)
class Decisions:
    """How many decisions of a game were how good; nothing of what they were, that another player could use."""

    good: int = 0
    slips: int = 0
    mistakes: int = 0
    blunders: int = 0


@dataclass(frozen=True)
class Result:
    """What came of a day's game; what was given away is added up over all decisions, so it can be more than all."""

    given_away: float
    points: int
    won: bool
    decisions: Decisions


def rank(given_away: float, points: int) -> tuple[float, int]:
    """What results are sorted by: the least given away first, to a hundredth of a percent, then the most points."""
    return round(given_away, 4), -points


def result_of(record: Record, progress: Callable[[float], None] | None = None) -> Result:
    """The result of a whole game, by its review; the same record has the same result everywhere."""
    start = record.game.initial(record.options)
    judge = affordable(record, partial(judge_of, record.game, start, nodes=NODES))
    found = review(record, judge, progress)
    *_, last = replay(record)
    grades = ((decision.seat, decision.grade) for decision in found.decisions)
    return result_at(record.game, last.after, found.shares[PLAYER].given_away, grades)


def result_at(game: Game, end: State, given_away: float, grades: Iterable[tuple[int, str]]) -> Result:
    """The result at the end of a game, by what the player gave away and the grades of all decisions by seat."""
    payoffs = game.payoffs(end)
    own = counted(grade for seat, grade in grades if seat == PLAYER)
    return Result(given_away, game.scores(end)[PLAYER], payoffs[PLAYER] > 1 / len(payoffs), own)


def counted(grades: Iterable[str]) -> Decisions:
    """The decisions of a game, counted by their grades."""
    return Decisions(**Counter(KINDS[grade] for grade in grades))
