"""review(): a whole game looked back on, luck told apart from skill."""

from typing import NamedTuple

from ..engine import record as records
from ..minds.judging import review as reviewing
from ..minds.judging import review_words
from ..minds.judging.pick_judge import judge_of
from .record import Record


class Decision(NamedTuple):
    """One decision of a game: what was chosen, what was best, and how much that gave away.

    `move` is the number of moves before it, so that `record.at(move)` is its state. `chances` are the chances of
    winning after it, by seat. `given_away` is the chance of winning that it cost. `grade` is `best`, `fine`, `slip`,
    `mistake` or `blunder`.
    """

    move: int
    seat: int
    action: str
    best: str
    chances: list[float]
    given_away: float
    grade: str


class Share(NamedTuple):
    """What made a seat's result: an equal share plus advantage, luck and skill.

    `advantage` comes from the place in turn order. `given_away` is what its own decisions cost; `skill` also counts
    what the others' decisions cost them.
    """

    result: float
    advantage: float
    luck: float
    skill: float
    given_away: float


class Review:
    """The review of a game; it prints what mattered most and where the result came from."""

    def __init__(self, record: Record, found: reviewing.Review) -> None:
        self._record, self._found = record, found

    @property
    def exact(self) -> bool:
        """Whether the chances are exact, not estimated."""
        return self._found.exact

    @property
    def decisions(self) -> list[Decision]:
        """Every decision of the game, in order."""
        return [self._decision(one) for one in self._found.decisions]

    @property
    def mattered(self) -> list[Decision]:
        """The few decisions that gave away the most, the worst first."""
        return [self._decision(one) for one in self._found.mattered()]

    @property
    def shares(self) -> list[Share]:
        """What made each seat's result, by seat."""
        return [Share(one.result, one.advantage, one.luck, one.skill, one.given_away) for one in self._found.shares]

    def _decision(self, one: reviewing.Decision) -> Decision:
        keys = self._record.game.engine.ACTIONS
        return Decision(one.move, one.seat, keys[one.action], keys[one.best], one.chances, one.given_away, one.grade)

    def __repr__(self) -> str:
        return f"<Review of {self._record.game.name}, {len(self._found.decisions)} decisions>"

    def __str__(self) -> str:
        steps = list(records.replay(self._record.engine))
        say = self._record.at(0)._say
        return "\n".join(
            "  " * depth + say(line) for depth, line in review_words.story(self._record.engine, self._found, steps)
        )


def review(record: Record, playouts: int = 400) -> Review:
    """Reviews a game: exactly if it is solved, otherwise by trying out `playouts` games for every decision.

    >>> record = ossuary.play("shark-attacks", ["random", "rule-of-thumb"], seed=7, target=20)
    >>> review = ossuary.review(record)
    >>> review.exact, [decision.grade for decision in review.decisions][:4]
    (True, ['best', 'best', 'best', 'best'])
    >>> [round(share.luck + share.skill + share.advantage, 6) for share in review.shares]
    [0.5, -0.5]
    """
    engine = record.engine
    judge = judge_of(engine.game, engine.game.initial(engine.options), playouts)
    return Review(record, reviewing.review(engine, judge))
