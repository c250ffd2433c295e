"""The score sheet of a real table: what people write down; the games say who is next, when it ends and who wins."""

from collections.abc import Callable
from typing import Any

from . import bones, rolling_bones, shark_attacks, skulls_of_sedlec
from .catalogue import GAMES, options_for
from .nodes import PHASE, SEAT, SEATS, Refused, State

MOST_ENTRIES = 2000
MOST_POINTS = 10_000
SKULLS_LIMIT = 255  # points of one kind that a rank has room for

Entry = dict[str, Any]


class SheetError(Refused):
    """Something that cannot stand on a sheet."""


def standing(game: str, options: dict[str, Any], entries: list[Entry]) -> dict[str, Any]:
    """The scores after every entry, who is next or still has to count, and who has won once the game is over."""
    rules, write = GAMES[game], WRITERS[game]
    state = rules.initial(options_for(rules, options))
    state[SEAT] = 0  # whoever begins is written down first
    if game == skulls_of_sedlec.NAME:
        state[PHASE] = skulls_of_sedlec.OVER  # nothing is written before the stacks are counted
    waiting = list(range(state[SEATS])) if game in COUNTED_LAST else []
    after = []
    for entry in entries[:MOST_ENTRIES]:
        counts = "line" in entry or "kinds" in entry
        if _closed(state, game) and not counts:
            raise SheetError("sheet-over")
        write(state, entry)
        if counts and entry["seat"] in waiting:
            waiting.remove(entry["seat"])
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


def _closed(state: State, game: str) -> bool:
    """Whether there are no more turns."""
    return GAMES[game].PHASES[state[PHASE]] == "over"


def _skeleton(state: State, entry: Entry) -> None:
    state[SEAT] = _seat(state, entry)
    rolling_bones.bank(state, _points(entry["points"]))


def _swim(state: State, entry: Entry) -> None:
    state[SEAT] = _seat(state, entry)
    shark_attacks.bank(state, _points(entry["points"]))


def _stack(state: State, entry: Entry) -> None:
    kinds = [_points(points, 0, SKULLS_LIMIT) for points in entry["kinds"]]
    royals, peasants, priests, romantics, criminals = kinds
    ranked = skulls_of_sedlec.ranked((royals, peasants, priests, romantics, criminals))
    state[skulls_of_sedlec.RANKS + _seat(state, entry)] = ranked


def _throws(state: State, entry: Entry) -> None:
    """A turn with what lenders get of it, the end of the tiles, or somebody's line."""
    if "end" in entry:
        bones.game_over(state)
    elif "line" in entry:
        state[bones.LINES + _seat(state, entry)] = _points(entry["line"])
    else:
        state[SEAT] = asker = _seat(state, entry)
        points = _points(entry["points"])
        for lender, share in entry.get("shares", []):
            points -= _points(share)
            state[bones.SCORES + _seat(state, {"seat": lender})] += share
        state[bones.SCORES + asker] += points
        bones.end_turn(state)


def _seat(state: State, entry: Entry) -> int:
    seat = entry["seat"]
    if type(seat) is not int or not 0 <= seat < state[SEATS]:
        raise SheetError("sheet-seat")
    return seat


def _points(points: object, low: int = -MOST_POINTS, high: int = MOST_POINTS) -> int:
    if type(points) is not int or not low <= points <= high:
        raise SheetError("sheet-points", low=low, high=high)
    return points


COUNTED_LAST = (skulls_of_sedlec.NAME, bones.NAME)  # everybody's stack, everybody's line
WRITERS: dict[str, Callable[[State, Entry], None]] = {
    rolling_bones.NAME: _skeleton,
    shark_attacks.NAME: _swim,
    skulls_of_sedlec.NAME: _stack,
    bones.NAME: _throws,
}
