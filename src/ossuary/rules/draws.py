"""The draws of a record: where chance moved, with what odds, and what it brought."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from .nodes import CHANCE, INDEX, THROW, TURN, Refused, State
from .record import Record, read, replay


class Draw(NamedTuple):
    """One draw: the number of its move in the record, from 1, the state before it, and its outcome."""

    move: int
    before: State
    outcome: int


def draws(record: Record) -> Iterator[Draw]:
    """Every draw of a record; a move that the rules do not allow raises an error that names it and the rule."""
    for number, step in enumerate(replay(record), start=1):
        if record.game.mover(step.before) == CHANCE:
            yield Draw(number, step.before, step.move)


def told(record: str) -> dict[str, Any]:
    """The draws of a record with their keys and odds, for a verifier that does not know the rules.

    Where a move breaks a rule, or nothing can be read at all, `refused` says why; the draws before it are told.
    """
    found: list[dict[str, object]] = []
    outcomes: tuple[str, ...] = ()
    refused = None
    try:
        its = read(record)
        outcomes = its.game.OUTCOMES
        for move, before, outcome in draws(its):
            key = [before[TURN], before[THROW], before[INDEX]]
            found.append({"move": move, "key": key, "weights": list(its.game.odds(before)), "outcome": outcome})
    except Refused as error:
        refused = {"key": error.key, "args": error.details}
    return {"outcomes": outcomes, "draws": found, "refused": refused}
