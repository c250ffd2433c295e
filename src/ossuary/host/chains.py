"""Ready chains: several actions that people like to take in one go, found by asking the rules."""

from collections.abc import Callable

from ..rules import rolling_bones
from ..rules.bits import lowest
from ..rules.catalogue import Game
from ..rules.nodes import PHASE, State

LAY = (1 << rolling_bones.LAY_HAT) - 1


def chains(game: Game, state: State) -> dict[str, list[int]]:
    """The chains of at least two actions that are ready in this state, by name."""
    found = {name: chain(state) for name, chain in CHAINS.get(game.NAME, {}).items()}
    return {name: actions for name, actions in found.items() if len(actions) > 1}


def _lay_all(state: State) -> list[int]:
    """All that fits: the most dice that the roll allows to lay, the hat last."""
    if state[PHASE] != rolling_bones.LAYING:
        return []
    if state[rolling_bones.FILLED]:
        return _from(state)
    # Any bone may be the first, and not all lead equally far.
    starts = [action for action in range(rolling_bones.LAY_HAT) if rolling_bones.legal(state) >> action & 1]
    return max(([first, *_from(rolling_bones.step(state, first))] for first in starts), key=len, default=[])


def _from(state: State) -> list[int]:
    chain = []
    while fits := rolling_bones.legal(state) & LAY:
        chain.append(lowest(fits))
        state = rolling_bones.step(state, chain[-1])
    hat = rolling_bones.legal(state) >> rolling_bones.LAY_HAT & 1
    return [*chain, rolling_bones.LAY_HAT] if hat else chain


CHAINS: dict[str, dict[str, Callable[[State], list[int]]]] = {"rolling-bones": {"lay-all": _lay_all}}
