"""The review of a game: what every decision gave away, and luck separated from skill."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace

from ...engine.nodes import CHANCE, TURN
from ...engine.record import Record, Step, replay
from ...engine.registry import Game
from .judge import Choice, Judge, choice_of, surely_behind

GRADES = (
    ("best", 0.001),
    ("fine", 0.01),
    ("slip", 0.03),
    ("mistake", 0.08),
)  # below so much given away; else a blunder
TRIFLES = ("best", "fine")
MATTERED = 3


def grade(given_away: float) -> str:
    """The grade of a choice that gives away this much of the chance of winning."""
    return next((name for name, below in GRADES if given_away < below), "blunder")


@dataclass(frozen=True)
class Decision:
    """One decision of a seat, with all its choices, the best first."""

    move: int  # how many moves of the record came before it
    seat: int
    action: int
    choices: list[Choice]
    chances: list[float]  # of winning, by seat, after it
    before: list[float]  # the same before it, if the seat chose as well as it is sure to be able to

    @property
    def chosen(self) -> Choice:
        """The choice that was made."""
        return choice_of(self.choices, self.action)

    @property
    def best(self) -> int:
        """The best choice, which is the chosen one if nothing was better."""
        return self.action if self.chosen is self.choices[0] else self.choices[0].action

    @property
    def given_away(self) -> float:
        """The chance of winning that the seat gave away; 0 if no other choice was surely better."""
        return max(0.0, self.before[self.seat] - self.chances[self.seat]) if self.is_worse else 0.0

    @property
    def is_worse(self) -> bool:
        """Whether another choice was surely better."""
        return surely_behind(self.seat, self.choices[0], self.chosen)

    @property
    def error(self) -> float:
        """How far off this may be, 0 where it is computed."""
        return self.chosen.apart

    @property
    def grade(self) -> str:
        """The grade of the decision, by what it gave away for sure."""
        return grade(max(0.0, self.given_away - self.error))


@dataclass(frozen=True)
class Throw:
    """What chance did between two decisions: the chances of winning after it, and how far it moved them."""

    move: int  # how many moves of the record came before it
    chances: list[float]
    luck: list[float]


@dataclass(frozen=True)
class Share:
    """A seat's result as an equal share plus these three."""

    seat: int
    result: float
    advantage: float
    luck: float
    skill: float
    given_away: float  # by its own decisions alone
    decisions: int


@dataclass(frozen=True)
class Review:
    """The review of a game."""

    exact: bool
    searched: bool
    in_points: bool
    decisions: list[Decision]
    throws: list[Throw]
    shares: list[Share]

    def mattered(self) -> list[Decision]:
        """The decisions that gave away the most, the worst first, without negligible ones."""
        worst = sorted(self.decisions, key=lambda decision: -decision.given_away)
        return [decision for decision in worst[:MATTERED] if decision.grade not in TRIFLES]


def review(record: Record, judge: Judge, progress: Callable[[float], None] | None = None) -> Review:
    """Reviews a game; if it is unfinished, the chances at its end count as the result."""
    pieces = reviewing(record, judge)
    while True:
        try:
            done = next(pieces)
        except StopIteration as end:
            found: Review = end.value
            return found
        if progress:
            progress(done)


def reviewing(record: Record, judge: Judge) -> Generator[float, None, Review]:
    """Reviews a game decision by decision, and says after each how much is done."""
    game, seats = record.game, record.options.seats
    steps = list(replay(record))
    fair = [1 / seats] * seats
    start = next((number for number, step in enumerate(steps) if step.after[TURN]), len(steps) - 1)
    now = judge.value(steps[start].after) if steps else fair
    advantage = _minus(now, fair)
    decisions: list[Decision] = []
    throws: list[Throw] = []
    forced: list[tuple[int, Step]] = []  # actions without a choice that nobody has judged yet
    chance_since: int | None = start + 1  # the move at which chance took over
    for number, step in enumerate(steps):
        seat = game.mover(step.before)
        if seat == CHANCE:
            chance_since = number if chance_since is None else chance_since
            continue
        if judge.searches and game.legal(step.before).bit_count() == 1:
            forced.append((number, step))
            continue
        choices = judge.choices(step.before)
        if _looks_wrong(seat, choices, step.move):
            choices = list(judge.closer(step.before, choices, step.move))
        chosen = choice_of(choices, step.move)
        best = list(choices[0].payoffs if surely_behind(seat, choices[0], chosen) else chosen.payoffs)
        _arrive(decisions, throws, chance_since, best, now)
        decisions += _followed(game, forced, chance_since, best, now)
        forced = []
        now = list(chosen.payoffs)
        decisions.append(Decision(number, seat, step.move, choices, now, best))
        chance_since = None
        yield (number + 1) / len(steps)
    result = judge.value(steps[-1].after) if steps else fair
    _arrive(decisions, throws, chance_since, result, now)
    decisions += _followed(game, forced, chance_since, result, now)
    exact = judge.exact and not any(choice.error for decision in decisions for choice in decision.choices)
    shares = _shares(decisions, result, advantage)
    return Review(exact, judge.searches, judge.in_points, decisions, throws, shares)


def _arrive(
    decisions: list[Decision], throws: list[Throw], chance_since: int | None, value: list[float], now: list[float]
) -> None:
    """Notes how chance moved the chances of winning between two decisions."""
    if chance_since is not None:
        throws.append(Throw(chance_since, value, _minus(value, now)))
    elif decisions:  # nothing lay between: what is known now is known better than before the decision
        last = decisions.pop()
        decisions.append(replace(last, chances=value, before=last.before if last.is_worse else value))


def _looks_wrong(seat: int, choices: list[Choice], action: int) -> bool:
    """Whether another choice looks better by more than a trifle, which deserves a closer look."""
    behind = choices[0].payoffs[seat] - choice_of(choices, action).payoffs[seat]
    return grade(behind) not in TRIFLES


def _followed(
    game: Game, forced: list[tuple[int, Step]], chance_since: int | None, value: list[float], now: list[float]
) -> list[Decision]:
    """Actions without a choice, with what is known of them: the chances before chance spoke, or those after it."""
    found = []
    for number, step in forced:
        chances = now if chance_since is not None and number < chance_since else value
        only = Choice(step.move, chances, list)
        found.append(Decision(number, game.mover(step.before), step.move, [only], chances, chances))
    return found


def _shares(decisions: list[Decision], result: list[float], advantage: list[float]) -> list[Share]:
    """What made the result of each seat; luck is what the decisions leave, whatever the error of single throws."""
    shares = []
    for seat, share in enumerate(result):
        skill = sum(decision.chances[seat] - decision.before[seat] for decision in decisions)
        luck = share - 1 / len(result) - advantage[seat] - skill
        own = [decision for decision in decisions if decision.seat == seat]
        given = sum(decision.given_away for decision in own)
        shares.append(Share(seat, share, advantage[seat], luck, skill, given, len(own)))
    return shares


def _minus(after: list[float], before: list[float]) -> list[float]:
    return [one - other for one, other in zip(after, before, strict=True)]
