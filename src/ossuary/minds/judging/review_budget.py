"""How many games a review tries out: a number for the whole game, so that the same record has the same review."""

from collections.abc import Callable

from ...engine.nodes import CHANCE
from ...engine.record import Record, replay
from .judge import Judge

PLAYOUTS = 8000  # games tried out for a question to the coach, and nearly as many along its lines
FEWEST, MOST = 100, 4_000  # for a decision of a review
WHOLE = 100_000  # for all decisions of a review in which there is something to choose


def affordable(record: Record, judge_for: Callable[[int], Judge], whole: int = WHOLE) -> Judge:
    """The judge that shares so many games among the decisions of a record; `judge_for` makes one."""
    return judge_for(min(max(whole // max(choices_in(record), 1), FEWEST), MOST))


def choices_in(record: Record) -> int:
    """How many decisions of a record had more than one legal action."""
    game = record.game
    befores = (step.before for step in replay(record))
    return sum(game.mover(before) != CHANCE and game.legal(before).bit_count() > 1 for before in befores)
