"""A review in words, for terminal and page."""

from collections.abc import Iterator, Sequence

from ...engine.nodes import TERMINAL
from ...engine.record import Record, Step
from ...words.said import Said, Seat, said
from ...words.tellers import TELLERS, winners
from .coach import gains, signed
from .review import Decision, Review, Share


def source(found: Review) -> Said:
    """How the chances of a review are known."""
    return said("review-exact" if found.exact else "review-searched" if found.searched else "review-estimated")


def mattered(record: Record, decision: Decision, step: Step) -> Said:
    """What a decision gave away, and what was better."""
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
    """Why the best choice is better than the one that was made."""
    return gains(record.game, decision.choices[0], decision.chosen, in_points)


def share(found: Review, of: Share) -> list[Said]:
    """What made a seat's result, and what it gave away."""
    amounts = {name: signed(100 * getattr(of, name)) for name in ("advantage", "luck", "skill")}
    fair, who = 100 / len(found.shares), Seat(of.seat)
    return [
        said("review-seat", who=who, result=100 * of.result, fair=fair, **amounts),
        said("review-given", who=who, percent=100 * of.given_away, decisions=of.decisions),
    ]


def story(record: Record, found: Review, steps: Sequence[Step]) -> Iterator[tuple[int, Said]]:
    """A review line by line, each with its indentation."""
    game = record.game
    if steps and game.mover(steps[-1].after) == TERMINAL:
        yield 0, winners(game.payoffs(steps[-1].after))
    yield 0, source(found)
    worst = found.mattered()
    yield 0, said("review-mattered" if worst else "review-nothing-mattered")
    for decision in worst:
        yield 1, mattered(record, decision, steps[decision.move])
        yield from ((2, part) for part in because(record, decision, found.in_points))
    yield 0, said("review-shares")
    for one in found.shares:
        yield from ((1, line) for line in share(found, one))
