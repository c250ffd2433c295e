"""Texts on their way through the protocol and back."""

from collections.abc import Sequence

from ...engine.nodes import Refused
from ...words.said import SEAT, Argument, Said, Seat, carried
from ..protocol.answers import Refusal
from ..protocol.values import Spoken


def spoken(what: Said) -> Spoken:
    """A text as a message carries it."""
    return carried(what, Spoken)


def heard(what: Spoken) -> Said:
    """A message's text as the words take it."""
    return Said(what.key, {name: _heard(value) for name, value in what.args.items()})


def refusal(error: Refused, id: str | None = None, version: int | None = None) -> Refusal:
    """Why something was refused, as a message; a rule is quoted."""
    args: dict[str, str | int | float | Spoken | list[Spoken]] = dict(error.details)
    rule = str(args["rule"]) if "rule" in args else None
    if rule and "reason" in args:
        args["reason"] = Spoken(str(args["reason"]), {})
    return Refusal(id, error.key, Spoken(error.key, args), rule, version)


def _heard(value: str | int | float | Spoken | Sequence[Spoken]) -> Argument:
    if isinstance(value, Spoken):
        number = value.args.get("number")
        return Seat(number) if value.key == SEAT and isinstance(number, int) else heard(value)
    if isinstance(value, str | int | float):
        return value
    return [heard(item) for item in value]
