"""What guides a search through a game: a favourite action, how a playout goes on, which actions are alike."""

from types import ModuleType

from ..engine.registry import Game, Parts

GUIDES: Parts[ModuleType] = Parts("search_guide")


def part_names(game: Game) -> tuple[str, ...]:
    """The parts of a score that a search tells apart, as the game names them; of most it is the score as a whole."""
    names: tuple[str, ...] = getattr(GUIDES.get(game.NAME), "PART_NAMES", ("own",))
    return names
