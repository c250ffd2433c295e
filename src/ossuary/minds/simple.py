"""The simple minds: `random`, and one `rule-of-thumb` per game."""

from collections.abc import Callable
from types import ModuleType
from typing import TypeAlias

from ..fair import any_of
from ..rules.catalogue import Game
from ..rules.nodes import State
from .thumb import bones, rolling_bones, shark_attacks, skulls_of_sedlec

Choose: TypeAlias = Callable[[State, list[int]], int]

SIMPLE = ("random", "rule-of-thumb")
THUMBS: dict[str, ModuleType] = {
    "rolling-bones": rolling_bones,
    "shark-attacks": shark_attacks,
    "skulls-of-sedlec": skulls_of_sedlec,
    "bones": bones,
}


def simple(game: Game, name: str) -> Choose:
    """The mind of that name: what it chooses in a state, with a generator of its own."""
    if name not in SIMPLE:
        raise KeyError(name)
    if name == "random":
        return lambda state, rng: any_of(game.legal(state), rng)
    choose: Choose = THUMBS[game.NAME].choose
    return choose


def compiled(game: Game, name: str) -> Choose:
    """The same at the speed of compiled code, which lets other threads run meanwhile."""
    if name == "random":
        return simple(game, name)
    import numpy

    from ..twin import twin

    choose = twin(THUMBS[game.NAME]).choose

    def chosen(state: State, rng: list[int]) -> int:
        generator = numpy.array(rng)
        action = int(choose(numpy.array(state), generator))
        rng[0] = int(generator[0])
        return action

    return chosen
