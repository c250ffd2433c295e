"""Ready chains: several actions that people often take in one go."""

from typing import Any

from ...engine.nodes import State
from ...engine.registry import Game, Parts

CHAINS: Parts[Any] = Parts("chains")


def chains(game: Game, state: State) -> dict[str, list[int]]:
    """The chains of at least two actions that are ready in this state, by name."""
    known = CHAINS[game.NAME].CHAINS if game.NAME in CHAINS else {}
    found = {name: chain(state) for name, chain in known.items()}
    return {name: actions for name, actions in found.items() if len(actions) > 1}
