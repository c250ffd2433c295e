"""A choice at a real table of a dice game, given as a look: checked, then a state for rules and judges."""

from collections.abc import Sequence
from typing import Any, cast

from .nodes import State
from .positions import REAL_TABLES, PositionError
from .registry import GAMES

Look = dict[str, Any]


def state_of(game: str, look: object) -> State:
    """The state that a look describes; missing fields are as at the start of a turn."""
    readers = [name for name, room in REAL_TABLES.items() if hasattr(room, "read")]
    if game not in readers:
        raise PositionError("position-no-choice-here", games=", ".join(readers))
    if not isinstance(look, dict):
        raise PositionError("position-object")
    fields = cast(Any, GAMES[game]).Look.__annotations__
    for name in look:
        if name not in fields:
            raise PositionError("position-unknown", field=str(name), fields=", ".join(fields))
    state: State = REAL_TABLES[game].read(look)
    told = GAMES[game].look(state)
    for name, value in look.items():
        if _spelled(told[name]) != _spelled(value):
            raise PositionError("position-contradicts", field=name)
    if not GAMES[game].legal(state):
        raise PositionError("position-no-choice")
    return state


def _spelled(value: object) -> object:
    """A value of a look; counts without zeros."""
    return {key: count for key, count in value.items() if count != 0} if isinstance(value, dict) else value


def read_scores(look: Look, least: int, most: int, lowest: int) -> tuple[list[int], int]:
    """Everybody's points, and the points to win."""
    scores, target = look.get("scores", [0, 0]), whole(look, "target", 1, 1000, 100)
    if not are_whole(scores, lowest, target - 1) or not least <= len(scores) <= most:
        raise PositionError("position-field", field="scores")
    return scores, target


def are_whole(value: object, low: int, high: int) -> bool:
    """Whether these are whole numbers from low to high."""
    return isinstance(value, list) and all(type(one) is int and low <= one <= high for one in value)


def whole(look: Look, name: str, low: int, high: int, usual: int = 0) -> int:
    """A whole number of a look."""
    value = look.get(name, usual)
    if type(value) is not int or not low <= value <= high:
        raise PositionError("position-field", field=name)
    return value


def one_of(look: Look, name: str, choices: Sequence[str]) -> str:
    """One of some names; the first if none is given."""
    value = look.get(name, choices[0])
    if not isinstance(value, str) or value not in choices:
        raise PositionError("position-field", field=name)
    return value


def numbers(look: Look, name: str, keys: Sequence[str], most: int) -> list[int]:
    """The counts by name."""
    counts = look.get(name, {})
    if not isinstance(counts, dict) or not set(counts) <= set(keys) or not are_whole([*counts.values()], 0, most):
        raise PositionError("position-field", field=name)
    return [counts.get(key, 0) for key in keys]
