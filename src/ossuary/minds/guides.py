"""Guides for a search: a favourite action, how a playout continues, which actions are symmetric."""

from types import ModuleType

from ..engine.registry import Game, Parts

GUIDES: Parts[ModuleType] = Parts("search_guide")


def part_names(game: Game) -> tuple[str, ...]:
    """The parts of a score that a search distinguishes, as the game names them; for most games the whole score."""
    names: tuple[str, ...] = getattr(GUIDES.get(game.NAME), "PART_NAMES", ("own",))
    return names
