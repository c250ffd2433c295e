"""coach(): what every choice of a decision is worth, and why."""

from dataclasses import dataclass

from ..engine.nodes import Refused
from ..minds.judging import coach as coaching
from ..minds.judging.judge import Judge
from ..minds.judging.pick_judge import judge_of
from ..minds.judging.review_budget import PLAYOUTS
from .state import State


@dataclass(frozen=True)
class Choice:
    """One choice of a player, and what it is worth.

    `action` is its key, `same` the keys of other actions with the same effect. `chance` is the chance of winning
    after it, `error` its margin of error (at 95% confidence; 0 if it is exact). `reasons` are its parts by name.
    They add up to what the choice adds to the chance after a turn of 0 points, or to the expected lead if they are
    points. `sentence` says all of it in words.
    """

    action: str
    same: tuple[str, ...]
    chance: float
    error: float
    reasons: dict[str, float]
    sentence: str

    def __str__(self) -> str:
        return self.sentence


class Advice:
    """The coach's advice on a decision: all choices, the best first.

    It prints as text: every choice with its reasons, and why the best is better.
    """

    def __init__(self, state: State, judge: Judge) -> None:
        engine, row = state.game.engine, list(state.row)
        found = judge.choices(row)
        self._choices = [
            Choice(
                engine.ACTIONS[one.action],
                tuple(engine.ACTIONS[action] for action in one.alike),
                one.payoffs[state.mover],
                one.error,
                {reason.name: reason.amount for reason in one.reasons},
                state._say(coaching.weighed(engine, row, one, judge.in_points)),
            )
            for one in found
        ]
        self._exact = coaching.exact(judge, found)
        self._text = "\n".join(map(state._say, coaching.advice(judge, engine, row, found, whole=True)))

    @property
    def best(self) -> str:
        """The action that wins most often."""
        return self._choices[0].action

    @property
    def choices(self) -> list[Choice]:
        """Every choice, the best first."""
        return list(self._choices)

    @property
    def exact(self) -> bool:
        """Whether the chances are exact, not estimated."""
        return self._exact

    def __repr__(self) -> str:
        return f"<Advice: {self.best}>"

    def __str__(self) -> str:
        return self._text


def coach(state: State, playouts: int = PLAYOUTS) -> Advice:
    """The coach's advice on a decision: exact if the game is solved, otherwise from `playouts` games tried out.

    >>> advice = ossuary.coach(ossuary.game("shark-attacks").start(seed=7))
    >>> advice.best, advice.exact
    ('go_on', True)
    >>> [(choice.action, round(choice.chance, 3)) for choice in advice.choices]
    [('go_on', 0.576), ('stop', 0.535)]
    """
    if state.mover < 0:
        raise Refused("api-not-to-move")
    return Advice(state, judge_of(state.game.engine, list(state.row), playouts))
