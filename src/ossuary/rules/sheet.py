"""The score sheet of a real table: what people write down; the games say who is next, when it ends and who wins."""

from collections.abc import Callable
from typing import Any

from . import bones, rolling_bones, shark_attacks, skulls_of_sedlec
from .catalogue import GAMES, options_for
from .lines import TILES
from .nodes import PHASE, SEAT, SEATS, Refused, State

MOST_ENTRIES = 2000
MOST_POINTS = 10_000
MOST_PIPS = sum(map(sum, TILES))
SKULLS_LIMIT = 255  # points of one kind that a rank has room for

Entry = dict[str, Any]


class SheetError(Refused):
    """Something that cannot stand on a sheet."""


def standing(game: str, options: dict[str, Any], entries: object) -> dict[str, Any]:
    """The scores after every entry, who is next or still has to count, and who has won once the game is over."""
    rules, write = GAMES[game], WRITERS[game]
    state = rules.initial(options_for(rules, options))
    state[SEAT] = 0  # whoever begins is written down first
    if game == skulls_of_sedlec.NAME:
        state[PHASE] = skulls_of_sedlec.OVER  # nothing is written before the stacks are counted
    waiting = list(range(state[SEATS])) if game in COUNTED_LAST else []
    after = []
    for entry in _entries(game, entries):
        if "line" in entry or "kinds" in entry:
            _count(state, game, entry, waiting)
        elif _closed(state, game):
            raise SheetError("sheet-over")
        write(state, entry)
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
    """What is on a sheet, every entry with the fields that one of this game has."""
    forms = FORMS[game]
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
    """Strikes a seat off those who still have to count; each of them does once, after the last turn."""
    seat = _seat(state, entry["seat"])
    if not _closed(state, game):
        raise SheetError("sheet-early")
    if seat not in waiting:
        raise SheetError("sheet-twice")
    waiting.remove(seat)


def _closed(state: State, game: str) -> bool:
    """Whether there are no more turns."""
    return GAMES[game].PHASES[state[PHASE]] == "over"


def _skeleton(state: State, entry: Entry) -> None:
    state[SEAT] = _seat(state, entry["seat"])
    rolling_bones.bank(state, _points(entry["points"], -MOST_POINTS))


def _swim(state: State, entry: Entry) -> None:
    state[SEAT] = _seat(state, entry["seat"])
    shark_attacks.bank(state, _points(entry["points"]))


def _stack(state: State, entry: Entry) -> None:
    kinds = entry["kinds"]
    if not isinstance(kinds, list) or len(kinds) != len(skulls_of_sedlec.KINDS):
        raise SheetError("sheet-kinds", kinds=", ".join(skulls_of_sedlec.KINDS))
    royals, peasants, priests, romantics, criminals = (_points(points, 0, SKULLS_LIMIT) for points in kinds)
    ranked = skulls_of_sedlec.ranked((royals, peasants, priests, romantics, criminals))
    state[skulls_of_sedlec.RANKS + entry["seat"]] = ranked


def _throws(state: State, entry: Entry) -> None:
    """A turn with what lenders get of it, the end of the tiles, or somebody's line."""
    if "end" in entry:
        bones.game_over(state)
    elif "line" in entry:
        state[bones.LINES + entry["seat"]] = _points(entry["line"], 0, MOST_PIPS)
    else:
        state[SEAT] = asker = _seat(state, entry["seat"])
        points, shares = _points(entry["points"]), _shares(state, entry.get("shares", []))
        lent = sum(share for _, share in shares)
        if lent > points:
            raise SheetError("sheet-shares", lent=lent, points=points)
        for lender, share in shares:
            state[bones.SCORES + lender] += share
        state[bones.SCORES + asker] += points - lent
        bones.end_turn(state)


def _shares(state: State, shares: object) -> list[tuple[int, int]]:
    """Who lent a marker, and what each of them gets (BN-16)."""
    if not isinstance(shares, list) or not all(isinstance(share, list) and len(share) == 2 for share in shares):
        raise SheetError("sheet-share")
    given = [(_seat(state, lender), _points(share)) for lender, share in shares]
    if any(lender == state[SEAT] for lender, _ in given):
        raise SheetError("sheet-own-share")
    return given


def _seat(state: State, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < state[SEATS]:
        raise SheetError("sheet-seat")
    return seat


def _points(points: object, low: int = 0, high: int = MOST_POINTS) -> int:
    if type(points) is not int or not low <= points <= high:
        raise SheetError("sheet-points", low=low, high=high)
    return points


COUNTED_LAST = (skulls_of_sedlec.NAME, bones.NAME)  # everybody's stack, everybody's line
TURN = ("seat", "points")
FORMS: dict[str, tuple[tuple[str, ...], ...]] = {
    rolling_bones.NAME: (TURN,),
    shark_attacks.NAME: (TURN,),
    skulls_of_sedlec.NAME: (("seat", "kinds"),),
    bones.NAME: (TURN, (*TURN, "shares"), ("seat", "line"), ("end",)),
}
WRITERS: dict[str, Callable[[State, Entry], None]] = {
    rolling_bones.NAME: _skeleton,
    shark_attacks.NAME: _swim,
    skulls_of_sedlec.NAME: _stack,
    bones.NAME: _throws,
}
