"""A review in words, for terminal and page."""

from ...engine.record import Record, Step
from ...words.said import Said, Seat, said
from ...words.telling import TELLERS
from .coach import gains, signed
from .review import Decision, Review, Share


def mattered(record: Record, decision: Decision, step: Step) -> Said:
    """What a decision gave away, and what would have been better."""
    offer = TELLERS[record.game.NAME].offer
    return said(
        "review-move",
        move=decision.move + 1,
        who=Seat(decision.seat),
        chosen=offer(step.before, decision.action),
        best=offer(step.before, decision.best),
        percent=100 * decision.given_away,
    )


def because(record: Record, decision: Decision, in_points: bool) -> list[Said]:
    """What makes the best choice better than the one that was made."""
    return gains(record.game, decision.choices[0], decision.chosen, in_points)


def share(found: Review, of: Share) -> list[Said]:
    """What the result of a seat is made of, and what it gave away."""
    amounts = {name: signed(100 * getattr(of, name)) for name in ("advantage", "luck", "skill")}
    fair, who = 100 / len(found.shares), Seat(of.seat)
    return [
        said("review-seat", who=who, result=100 * of.result, fair=fair, **amounts),
        said("review-given", who=who, percent=100 * of.given_away, decisions=of.decisions),
    ]
