"""The score sheet of a real table: people enter points; the games say who is next, when it ends and who wins."""

from typing import Any

from .nodes import PHASE, SEAT, SEATS, Refused, State
from .positions import REAL_TABLES
from .registry import GAMES, options_for

MOST_ENTRIES = 2000
MOST_POINTS = 10_000
TURN = ("seat", "points")  # the form of an entry for a turn

Entry = dict[str, Any]


class SheetError(Refused):
    """An entry that is not possible."""


def standing(game: str, options: dict[str, Any], entries: object) -> dict[str, Any]:
    """The scores after every entry, who is next or still has to count, and who has won once the game is over."""
    rules, room = GAMES[game], REAL_TABLES[game]
    state = rules.initial(options_for(rules, options))
    state[SEAT] = 0  # the first player is listed first
    if hasattr(room, "begin"):
        room.begin(state)
    last = getattr(room, "COUNTED_LAST", None)  # what everybody counts after the last turn
    waiting = list(range(state[SEATS])) if last else []
    after = []
    for entry in _entries(game, entries):
        if last in entry:
            _count(state, game, entry, waiting)
        elif _closed(state, game):
            raise SheetError("sheet-over")
        room.write(state, entry)
        after.append(rules.scores(state))
    closed = _closed(state, game)
    over = closed and not waiting
    return {
        "after": after,
        "scores": after[-1] if after else [0] * state[SEATS],
        "next": None if closed else state[SEAT],
        "waiting": waiting if closed else [],
        "over": over,
        "payoffs": rules.payoffs(state) if over else [],
    }


def _entries(game: str, entries: object) -> list[Entry]:
    """The entries of a sheet, checked for the fields of this game."""
    forms = REAL_TABLES[game].FORMS
    if not isinstance(entries, list) or not all(_is_entry(entry, forms) for entry in entries):
        raise SheetError("sheet-entry", forms="; ".join(", ".join(form) for form in forms))
    if len(entries) > MOST_ENTRIES:
        raise SheetError("sheet-full", most=MOST_ENTRIES)
    return entries


def _is_entry(entry: object, forms: tuple[tuple[str, ...], ...]) -> bool:
    if not isinstance(entry, dict) or entry.get("end", True) is not True:
        return False
    return any(set(entry) == set(form) for form in forms)


def _count(state: State, game: str, entry: Entry, waiting: list[int]) -> None:
    """Notes that a seat has counted; each does so once, after the last turn."""
    seat = seat_of(state, entry["seat"])
    if not _closed(state, game):
        raise SheetError("sheet-early")
    if seat not in waiting:
        raise SheetError("sheet-twice")
    waiting.remove(seat)


def _closed(state: State, game: str) -> bool:
    """Whether there are no more turns."""
    return GAMES[game].PHASES[state[PHASE]] == "over"


def seat_of(state: State, seat: object) -> int:
    """A seat of the table."""
    if type(seat) is not int or not 0 <= seat < state[SEATS]:
        raise SheetError("sheet-seat")
    return seat


def points_of(points: object, low: int = 0, high: int = MOST_POINTS) -> int:
    """A number of points within bounds."""
    if type(points) is not int or not low <= points <= high:
        raise SheetError("sheet-points", low=low, high=high)
    return points
