"""Judges: they know, exactly or approximately, what a state is worth to every seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from ...engine.nodes import State, position
from ...engine.registry import Game, actions_of


@dataclass(frozen=True)
class Reason:
    """A part of an action's value: its name, the amount it adds, and the numbers behind it."""

    name: str
    amount: float
    chance: float = 1.0
    points: float = 0.0


@dataclass
class Choice:
    """A legal action with each seat's chance of winning after it, and why."""

    action: int
    payoffs: Sequence[float]
    why: Callable[[], Sequence[Reason]]
    alike: tuple[int, ...] = ()  # further actions that come to the same
    error: float = 0.0  # how far off the own chance may be (with 95% confidence), 0 where it is computed
    apart: float = 0.0  # the same of how far it is behind the best choice
    doubts: tuple[float, float] = (0.0, 0.0)  # of both, what more games would not show
    sampled: bool = False  # whether its chance comes from games tried out

    @cached_property
    def reasons(self) -> Sequence[Reason]:
        """Parts that sum to what the choice adds to a turn of 0 points or, if they are points, to the expected lead."""
        return self.why()

    @property
    def actions(self) -> tuple[int, ...]:
        """All actions of this choice."""
        return (self.action, *self.alike)


class Judge(Protocol):
    """Weighs the choices of one game."""

    exact: bool  # whether its values are computed; a choice with an error is an estimate all the same
    searches: bool  # whether looking longer finds more
    in_points: bool  # whether reasons are told in points rather than in chances

    @property
    def tried(self) -> int:
        """The number of games tried out for the last answer, 0 if none."""

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat."""

    def choices(self, state: State) -> list[Choice]:
        """Every legal action of a decision, the best first; equivalent actions are one choice.

        The same question has the same answer.
        """

    def closer(self, state: State, choices: Sequence[Choice], played: int) -> Sequence[Choice]:
        """These choices after a closer look at what may be best and what was played; the same if all is computed."""

    def look(self, state: State) -> list[Choice]:
        """The same as far as known by now: each call improves it."""


def alike(game: Game, state: State, first: Callable[[int], int] = lambda action: action) -> list[list[int]]:
    """The legal actions grouped by the position they lead to; `first` names one of several symmetric actions."""
    found: dict[tuple[int, ...], list[int]] = {}
    for action in actions_of(game, state):
        found.setdefault(position(game.step(state, first(action))), []).append(action)
    return list(found.values())


def surely_behind(seat: int, best: Choice, other: Choice) -> bool:
    """Whether a choice is worse than the best one by more than the error."""
    return best.payoffs[seat] - other.payoffs[seat] > other.apart


def choice_of(choices: Sequence[Choice], action: int) -> Choice:
    """The choice that contains an action."""
    return next(choice for choice in choices if action in choice.actions)


def differences(one: Choice, other: Choice) -> list[Reason]:
    """The differences of two choices by reason; they sum to the whole difference."""
    names = list(dict.fromkeys(reason.name for choice in (one, other) for reason in choice.reasons))
    amounts = [_amount(one, name) - _amount(other, name) for name in names]
    return [Reason(name, amount) for name, amount in zip(names, amounts, strict=True)]


def _amount(choice: Choice, name: str) -> float:
    return sum(reason.amount for reason in choice.reasons if reason.name == name)
