"""The levels that people choose from: how warmly each plays, by game and number of seats."""

from math import exp
from typing import Any, NamedTuple

from ...engine.nodes import State
from ...engine.registry import Game
from ...fair import toss
from ..best_play import BEST_PLAY
from ..judging.pick_judge import solved

LEVELS = ("beginner", "steady", "strong", "perfect")  # from the weakest
PERFECT = LEVELS[-1]
EVEN = 1 << 30  # the weight of the best choice


class Level(NamedTuple):
    """How a level plays: warmly, so that plausible slips are made, and by how many games where it must search."""

    warmth: float  # what is worth so much less than the best is chosen e times less often
    playouts: int = 0  # games tried out for a choice


# For games that say nothing of their own: warmth as a chance of winning.
SOLVED = {"beginner": Level(0.05), "steady": Level(0.025)}
SEARCHED = {"beginner": Level(0.1, 50), "steady": Level(0.0, 300), "strong": Level(0.0, 6000)}


def levels_for(game: Game, state: State) -> tuple[str, ...]:
    """The levels of a game with the seats and options of this state, from the weakest; each beats the one before."""
    found = tuple(_levels(game, state))
    return (*found, PERFECT) if solved(game, state) else found


def level_at(game: Game, state: State, name: str) -> Level | None:
    """How a mind of this name plays here: as the next stronger level if the game has none of it; None if perfectly."""
    known = _levels(game, state)
    stronger = LEVELS[LEVELS.index(name) :]
    found = next((known[level] for level in stronger if level in known), None)
    if found is None and not solved(game, state):
        return list(known.values())[-1]
    return found


def slipped(worths: dict[int, float], warmth: float, rng: list[int]) -> int:
    """One of the actions: the best most often, and others the less, the less they are worth."""
    best = max(worths.values())
    weights = {action: int(EVEN * exp((worth - best) / warmth)) for action, worth in worths.items()}
    left = toss(rng, 1 << 32) * sum(weights.values()) >> 32
    for action, weight in weights.items():
        left -= weight
        if left < 0:
            return action
    raise AssertionError(weights)


def _levels(game: Game, state: State) -> dict[str, Level]:
    """The levels of a game but for the perfect one."""
    room: Any = BEST_PLAY.get(game.NAME)
    if hasattr(room, "levels"):
        return {name: Level(*how) for name, how in room.levels(state).items()}
    return SOLVED if solved(game, state) else SEARCHED
