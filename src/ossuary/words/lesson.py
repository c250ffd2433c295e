"""The parts of a lesson."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from ..engine.nodes import State
from ..engine.record import Step
from ..engine.registry import Game, actions_of
from .said import Said


class Topic(NamedTuple):
    """A topic to learn: explained when a move first shows it; `key.name` is its name."""

    key: str
    rule: int  # where the rules tell it
    shown: Callable[[Step], bool]
    needed: bool = True  # whether the lesson is complete only with it


class Advice(NamedTuple):
    """What the guide says before a decision, and the actions it suggests, if any; all others are allowed too."""

    said: Said
    actions: tuple[str, ...] = ()


class Lesson(Protocol):
    """A lesson: short options, draws by turn and throw, topics in their order, and advice."""

    OPTIONS: Mapping[str, int | str]
    SCRIPT: Mapping[tuple[int, int], str]
    INTRO: str
    TOPICS: tuple[Topic, ...]

    def advice(self, state: State, seen: frozenset[str]) -> Advice: ...


def spelled(game: Game, text: str) -> list[int]:
    """Outcomes by their keys; `wave*3` is three."""
    pairs = [word.partition("*") for word in text.split()]
    return [game.OUTCOMES.index(key) for key, _, times in pairs for _ in range(int(times or 1))]


def named(game: Game, state: State, *starts: str) -> tuple[str, ...]:
    """The legal actions whose keys start with one of these."""
    keys = [game.ACTIONS[action] for action in actions_of(game, state)]
    return tuple(key for key in keys if key.startswith(starts))
