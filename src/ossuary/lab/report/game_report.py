"""What a game brings for its report, where it does: a colour, where points come from, and how luck is pushed."""

from collections.abc import Mapping
from typing import Any

from ...engine.nodes import State
from ...engine.registry import Game, Misfit, Parts
from ...words import Words

REPORTS: Parts[Any] = Parts("report")


def check_report(game: Game, words: Words) -> None:
    """Refuses a report.py whose sources have no name, or whose luck is pushed by actions that there are not."""
    if game.NAME not in REPORTS:
        return
    room = REPORTS[game.NAME]
    named = getattr(room, "SOURCES", None)
    if not isinstance(named, tuple) or not named or not callable(getattr(room, "sources", None)):
        raise Misfit("game-report-lacks", game=game.NAME)
    for source in named:
        if not words.has(name_of(game.NAME, source, words)):
            raise Misfit("game-report-source", game=game.NAME, source=str(source))
    push, banks = pushing(game.NAME)
    for action in (*push, *banks):
        if action not in game.ACTIONS:
            raise Misfit("game-report-push", game=game.NAME, action=str(action), actions=", ".join(game.ACTIONS))


def name_of(game: str, source: object, words: Words) -> str:
    """The text that names a source: that of the part of a score, else one of the report's own."""
    part = f"{game}-part-{source}"
    key = f"report-source-{source}"
    return part if words.has(part) else key


def pushing(game: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The action that pushes one's luck, if any, and those that end a turn instead."""
    push = getattr(REPORTS.get(game), "PUSH", None)
    if push is None:
        return (), ()
    try:
        action, banks = push
        return (action,), tuple(banks)
    except (TypeError, ValueError) as error:
        raise Misfit("game-report-push-form", game=game) from error


def sources(game: str, before: State, move: int, after: State, gains: list[int]) -> Mapping[str, int]:
    """The points of a turn by source."""
    room = REPORTS[game]
    found: object = room.sources(before, move, after, gains)
    if not isinstance(found, Mapping) or not found.keys() <= set(room.SOURCES):
        raise Misfit("game-report-sources", game=game, found=str(found), sources=", ".join(room.SOURCES))
    return found
