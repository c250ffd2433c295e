"""A judge's answer as a message."""

from collections.abc import Sequence

from msgspec import convert

from ...engine.nodes import State
from ...engine.registry import Game
from ...minds.judging import advice as plain
from ...minds.judging.judge import Choice, Judge
from ..protocol import study
from ..protocol.study import Advice


def advice(judge: Judge, game: Game, state: State, choices: Sequence[Choice], settled: bool) -> Advice:
    """Every choice with its reasons, the best first; the table adds the version."""
    return convert(plain.advice(judge, game, state, choices, settled), Advice)


def counsel(game: Game, state: State) -> Advice:
    """What is known of a single choice."""
    return convert(plain.counsel(game, state), Advice)


def choice(game: Game, state: State, one: Choice, best: Choice, in_points: bool) -> study.Choice:
    """A choice compared with the best one."""
    return convert(plain.choice(game, state, one, best, in_points), study.Choice)
