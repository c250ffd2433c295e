"""Parts of a difference as a player feels them: what cancels is told as one."""

from collections.abc import Sequence

from .judge import Reason

TOGETHER = ("win", "points")  # both are what a turn scores: a win at once is points that reach the target
TURN = "turn"  # the name of both
CANCELLED = 0.5  # of the larger one is left
NOTHING = 1e-12


def netted(parts: Sequence[Reason]) -> list[Reason]:
    """The parts that differ; wins and points as one where little of them is left."""
    scored = [part for part in parts if part.name in TOGETHER]
    rest = [part for part in parts if part not in scored]
    net = sum(part.amount for part in scored)
    if abs(net) < CANCELLED * max((abs(part.amount) for part in scored), default=0.0):
        scored = [Reason(TURN, net)]
    return [part for part in (*scored, *rest) if abs(part.amount) > NOTHING]
