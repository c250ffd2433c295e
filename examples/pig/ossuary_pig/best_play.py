"""Best play of Pig is known for two: its positions are few, and the rules alone say what each is worth."""

from typing import Any

from ossuary.engine.nodes import PHASE, SEATS, State

from . import rules
from .rules import OUTCOMES, ROLLING, TARGET, TARGETS, Options


def is_solved(state: State) -> bool:
    """Whether best play is known in games with these seats and options."""
    return state[SEATS] == 2 and state[TARGET] <= TARGETS.usual


def solution(state: State) -> Any:
    """What every position of such a game is worth; the first time that takes a while."""
    from ossuary.minds.exact.solved_once import solution

    return solution(rules, Options(target=state[TARGET]))


def without_points(state: State) -> State:
    """The state after a turn that scores nothing: the coach measures what a choice adds to it."""
    rolling = state.copy()
    rolling[PHASE] = ROLLING
    return rules.step(rolling, OUTCOMES.index("one"))
