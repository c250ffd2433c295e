"""A mind for Pig: hold as soon as twenty points are at risk, which brings the most points per turn."""

from collections.abc import Callable

from ossuary.engine.nodes import SEAT, State
from ossuary.engine.registry import Game

from .rules import HOLD, NAME, ROLL, SCORES, TARGET, TURN_TOTAL

ENOUGH = 20  # points at risk


def hold_at_20(game: Game) -> Callable[[State, list[int]], int]:
    """The mind for a game of Pig; it plays no other."""
    if game.NAME != NAME:
        raise ValueError(f"it plays {NAME}, not {game.NAME}")
    return choose


def choose(state: State, rng: list[int]) -> int:
    """Holds with twenty points, or with enough to win."""
    missing = state[TARGET] - state[SCORES + state[SEAT]]
    return HOLD if state[TURN_TOTAL] >= min(ENOUGH, missing) else ROLL
