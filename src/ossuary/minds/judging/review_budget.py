"""A judge that can review a whole game within some seconds."""

import time
from collections.abc import Callable

from ...engine.nodes import CHANCE
from ...engine.record import Record, replay
from .judge import Judge

PLAYOUTS = 4000  # games tried out for a decision
FEWEST = 100  # the same where there are many decisions
ENDS = 32  # questions about how chance may fall at the start and at the end, beside those about decisions


def affordable(record: Record, seconds: float, judge_for: Callable[[int], Judge]) -> Judge:
    """The judge that tries out as many games per decision as there is time for; `judge_for` makes one."""
    judge = judge_for(PLAYOUTS)
    decisions = [step.before for step in replay(record) if record.game.mover(step.before) != CHANCE]
    if judge.exact or not decisions:
        return judge
    judge_for(1).choices(decisions[0])  # compiles what is not compiled yet
    began = time.perf_counter()
    judge.choices(decisions[0])
    spent = time.perf_counter() - began
    fitting = int(PLAYOUTS * seconds / (spent * (len(decisions) + ENDS)))
    return judge if fitting >= PLAYOUTS else judge_for(max(FEWEST, fitting))
