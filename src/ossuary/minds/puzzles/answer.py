"""The answer to a puzzle: every choice with what it gives away, by the most certain judge that there is."""

from collections.abc import Callable
from dataclasses import dataclass

from ...engine.nodes import State
from ...engine.registry import Game
from ..best_play import BEST_PLAY
from ..judging.exact_judge import ExactJudge, Solved
from ..judging.judge import Choice, Judge, choice_of
from ..judging.pick_judge import judge_of, solved
from ..judging.review import TRIFLES, Decision
from ..search import PRICE, end_of

CLOSE = 16_000  # games tried out where an answer cannot be computed


@dataclass(frozen=True)
class Answer:
    """What a judge says of a decision."""

    judge: Judge
    seat: int
    choices: list[Choice]  # the best first

    @property
    def certain(self) -> bool:
        """Whether every chance is computed, none estimated."""
        return (self.judge.exact or self.judge.searches) and not any(choice.error for choice in self.choices)

    def to(self, action: int) -> Decision:
        """An action as the review sees it."""
        chances = list(choice_of(self.choices, action).payoffs)
        return Decision(0, self.seat, action, self.choices, chances, list(self.choices[0].payoffs))

    def is_right(self, action: int) -> bool:
        """Whether an action gives away no more than a trifle for sure."""
        return self.to(action).grade in TRIFLES

    @property
    def right(self) -> list[int]:
        """All actions that are right, in the order of their numbers."""
        return sorted(action for choice in self.choices for action in choice.actions if self.is_right(action))


def answer_to(game: Game, state: State, played: int | None = None, playouts: int = CLOSE) -> Answer:
    """The answer in a state; the same question has the same answer."""
    judge = _judge(game, state, playouts)
    choices = judge.choices(state)
    if played is not None:
        choices = list(judge.closer(state, choices, played))
    return Answer(judge, game.mover(state), choices)


def is_computed(game: Game, state: State) -> bool:
    """Whether what a state is worth can be computed."""
    end = end_of(game)
    return solved(game, state) or _last_turn(game, state) is not None or bool(end and end(state, PRICE))


def _judge(game: Game, state: State, playouts: int) -> Judge:
    """The judge for a single position: computed where that can be done, otherwise a search by so many games."""
    known = _last_turn(game, state)
    return ExactJudge(game, known) if known else judge_of(game, state, playouts)


def _last_turn(game: Game, state: State) -> Solved | None:
    """The last turn of a game that is not solved as a whole, where its room can compute it."""
    last: Callable[[State], Solved | None] | None = getattr(BEST_PLAY.get(game.NAME), "last_turn", None)
    return last(state) if last else None
