"""A review as a message."""

from typing import cast

from ...engine.nodes import CHANCE
from ...engine.record import Record, Step, replay
from ...minds.against.habits import habits
from ...minds.judging import review_words
from ...minds.judging.review import TRIFLES, Decision, Review
from ...words.tellers import TELLERS, kind
from ..protocol import study
from ..protocol.http import Errors, Habit
from ..protocol.study import Judged, Luck, Mattered, Point, Share
from ..protocol.values import Grade
from .advice import choice
from .spoken import spoken


def review_message(record: Record, found: Review) -> study.Review:
    """The whole review, in numbers and words; the table adds who played."""
    steps = list(replay(record))
    return study.Review(
        game=record.game.NAME,
        exact=found.exact,
        in_points=found.in_points,
        said=spoken(review_words.source(found)),
        curve=_curve(record, found, steps),
        decisions=[_judged(record, decision, steps[decision.move]) for decision in found.decisions],
        throws=[Luck(throw.move + 1, throw.chances, throw.luck) for throw in found.throws],
        mattered=[_mattered(record, decision, steps[decision.move], found.in_points) for decision in found.mattered()],
        shares=[
            Share(
                **vars(share),
                errors=_errors(record, found, steps, share.seat),
                habits=[Habit(*habit) for habit in habits(record, found, steps, share.seat)],
                told=[spoken(line) for line in review_words.share(found, share)],
            )
            for share in found.shares
        ],
    )


def _errors(record: Record, found: Review, steps: list[Step], seat: int) -> list[Errors]:
    """The decisions of a seat that had a choice, by the kind of what was best."""
    name, kinds = record.game.NAME, dict[str, Errors]()
    for decision in found.decisions:
        if decision.seat == seat and sum(len(one.actions) for one in decision.choices) > 1:
            of = kind(name, steps[decision.move].before, decision.best) or "kind-any"
            sums = kinds.setdefault(of, Errors(of, 0, 0))
            sums.decisions += 1
            sums.mistakes += decision.grade not in TRIFLES
    return list(kinds.values())


def _curve(record: Record, found: Review, steps: list[Step]) -> list[Point]:
    """The chances at the start, after every decision, and after the draws before the next."""
    points = {throw.move: _minus(throw.chances, throw.luck) for throw in found.throws[:1]}
    points |= {_end(record, steps, throw.move): throw.chances for throw in found.throws}
    points |= {decision.move + 1: decision.chances for decision in found.decisions}
    return [Point(move, points[move]) for move in sorted(points)]


def _minus(chances: list[float], luck: list[float]) -> list[float]:
    return [chance - moved for chance, moved in zip(chances, luck, strict=True)]


def _end(record: Record, steps: list[Step], move: int) -> int:
    """The number of moves once the chance moves that follow this many are done."""
    while move < len(steps) and record.game.mover(steps[move].before) == CHANCE:
        move += 1
    return move


def _judged(record: Record, decision: Decision, step: Step) -> Judged:
    game = record.game
    offer = TELLERS[game.NAME].offer
    return Judged(
        move=decision.move + 1,
        seat=decision.seat,
        action=game.ACTIONS[decision.action],
        best=game.ACTIONS[decision.best],
        chances=decision.chances,
        given_away=decision.given_away,
        grade=cast(Grade, decision.grade),
        chosen=spoken(offer(step.before, decision.action)),
        better=spoken(offer(step.before, decision.best)),
        choices={
            game.ACTIONS[action]: one.payoffs[decision.seat] for one in decision.choices for action in one.actions
        },
    )


def _mattered(record: Record, decision: Decision, step: Step, in_points: bool) -> Mattered:
    best = decision.choices[0]
    chosen, better = (choice(record.game, step.before, one, best, in_points) for one in (decision.chosen, best))
    return Mattered(decision.move + 1, spoken(review_words.mattered(record, decision, step)), chosen, better)
