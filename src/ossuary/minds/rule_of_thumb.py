"""The rules of thumb: one for each game that brings one."""

from types import ModuleType

from ..engine.registry import Game, Parts
from . import no_rule_of_thumb

THUMBS: Parts[ModuleType] = Parts("rule_of_thumb")


def thumb_of(game: Game) -> ModuleType:
    """The rule of thumb of a game; any legal action if it has none."""
    from ..twin import fitted

    return THUMBS.get(game.NAME) or fitted(no_rule_of_thumb, game)
