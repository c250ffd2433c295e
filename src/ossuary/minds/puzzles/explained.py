"""An answer in words: whether it is right, what is best, and why."""

from ...words.said import Said, said
from ..judging import coach
from ..judging.judge import choice_of
from .answer import Answer
from .puzzle import Puzzle


def explained(puzzle: Puzzle, answer: Answer, action: int) -> list[Said]:
    """Whether an action is right, what is best and why; if it is wrong, what makes the difference."""
    game, state, judge, choices = puzzle.game, puzzle.state, answer.judge, answer.choices
    hint = coach.hint(judge, game, state, choices)
    source = [] if answer.certain else [coach.source(judge, choices)]
    if answer.is_right(action):
        return [said("practice-right"), hint, *source]
    best, chosen = choices[0], choice_of(choices, action)
    gained = coach.gains(game, best, chosen, judge.in_points, coach.ahead(answer.seat, best, chosen))
    return [said("practice-wrong"), hint, *source, coach.better(game, state, best, chosen), *gained]
