"""The draws of a record: where chance moved, with what odds, and the outcome."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, NamedTuple, cast

from .nodes import CHANCE, INDEX, TERMINAL, THROW, TURN, Refused, State
from .record import Record, read, replay


class Draw(NamedTuple):
    """One draw: the number of its move in the record, from 1, the state before it, and its outcome."""

    move: int
    before: State
    outcome: int


def draws(record: Record) -> Iterator[Draw]:
    """Every draw of a record; an illegal move raises an error that names it and the rule."""
    for number, step in enumerate(replay(record), start=1):
        if record.game.mover(step.before) == CHANCE:
            yield Draw(number, step.before, step.move)


def told(record: str) -> dict[str, Any]:
    """The draws of a record with their keys and odds, for a verifier that does not know the rules.

    Where a move breaks a rule, or nothing can be read at all, `refused` says why; the draws before it are told.
    `options` are all options of the game, none where nothing can be read; `over` says whether the game ended.
    """
    found: list[dict[str, object]] = []
    outcomes: tuple[str, ...] = ()
    options = refused = None
    over = False
    try:
        its = read(record)
        outcomes, options = its.game.OUTCOMES, asdict(cast(Any, its.options))
        for number, (before, move, after) in enumerate(replay(its), start=1):
            over = its.game.mover(after) == TERMINAL
            if its.game.mover(before) == CHANCE:
                key = [before[TURN], before[THROW], before[INDEX]]
                found.append({"move": number, "key": key, "weights": list(its.game.odds(before)), "outcome": move})
    except Refused as error:
        refused = {"key": error.key, "args": error.details}
    return {"outcomes": outcomes, "options": options, "over": over, "draws": found, "refused": refused}
