"""The shape of a game: its names, its moves, its slots, and the options that it declares."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, cast

from ..engine.nodes import OWN, SEATS, OptionError
from ..engine.options import Amount, Choice, Number, Option
from ..engine.registry import Game, Options
from .findings import Finding, note, raised, value_of, wrong

MOST_ACTIONS = 62  # a set of actions is one integer of 63 bits
MANY_SLOTS = 110
KEY = re.compile(r"[a-z0-9_]+")


def shape(game: Game) -> Iterator[Finding]:
    """What is wrong with the names that a game declares."""
    tables: dict[str, object] = {"ACTIONS": game.ACTIONS, "OUTCOMES": game.OUTCOMES, "PHASES": game.PHASES}
    for name, table in tables.items():
        if not isinstance(table, tuple) or not all(isinstance(key, str) for key in table):
            yield wrong("contract-keys", name=name)
            return
        for key in dict.fromkeys(table):
            if table.count(key) > 1:
                yield wrong("contract-key-twice", name=name, which=key)
            if not KEY.fullmatch(key):
                yield wrong("contract-key-form", name=name, which=key)
    if not 0 < len(game.ACTIONS) <= MOST_ACTIONS:
        yield wrong("contract-actions", number=len(game.ACTIONS), most=MOST_ACTIONS)
    if "over" not in game.PHASES:
        yield wrong("contract-over")
    seats: tuple[object, object] = (game.MIN_SEATS, game.MAX_SEATS)
    if not all(type(number) is int for number in seats) or not 1 <= game.MIN_SEATS <= game.MAX_SEATS:
        yield wrong("contract-seats", least=str(game.MIN_SEATS), most=str(game.MAX_SEATS))
    if type(game.SLOTS) is not int or game.SLOTS < OWN:
        yield wrong("contract-slots", slots=str(game.SLOTS), own=OWN)
    elif game.SLOTS > MANY_SLOTS:
        yield note("contract-many-slots", slots=game.SLOTS, most=MANY_SLOTS)


def options(game: Game) -> Iterator[Finding]:
    """What is wrong with the options: the declared ones must be accepted, and no others."""
    if not isinstance(game.OPTIONS, Mapping) or not is_dataclass(game.Options):
        yield wrong("contract-no-options")
        return
    names = [field.name for field in fields(game.Options)]
    wanted = ["seats", *game.OPTIONS]
    if names != wanted:
        yield wrong("contract-option-fields", wanted=", ".join(wanted), found=", ".join(names))
        return
    usual = game.Options()
    for name, option in game.OPTIONS.items():
        if value_of(usual, name) != option.usual:
            yield wrong("contract-option-usual", option=name, found=str(value_of(usual, name)), usual=str(option.usual))
    for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
        yield from _taken(game, "seats", seats)
    for number in (game.MIN_SEATS - 1, game.MAX_SEATS + 1, "2"):
        yield from _refused(game, "seats", number)
    for name, option in game.OPTIONS.items():
        for value in edges(option):
            yield from _taken(game, name, value)
        for value in outside(option):
            yield from _refused(game, name, value)


def edges(option: Option) -> list[object]:
    """The values at the edges of what an option declares."""
    match option:
        case Number(usual, least, most):
            return [usual, least, most]
        case Choice(_, choices):
            return list(choices)
        case Amount(usual, choices, amounts, proposed):
            limits = [f"{word}={number}" for word, one in amounts.items() for number in (one.least, one.most)]
            return [usual, *choices, *proposed, *limits]
    return [option.usual]


def outside(option: Option) -> list[object]:
    """Values just outside what an option declares."""
    match option:
        case Number(_, least, most):
            return [least - 1, most + 1, str(least), True, None]
        case Choice():
            return ["no-such-choice", None, 1]
        case Amount(_, _, amounts):
            beyond = [f"{word}={number}" for word, one in amounts.items() for number in (one.least - 1, one.most + 1)]
            return [*beyond, *amounts, "no-such-choice", None]
    return []


def settings(game: Game, all_seats: bool = True) -> list[Options]:
    """The settings that check a game: every number of seats, or the fewest and the most; each option short."""
    short: list[dict[str, object]] = [{}]
    for name, option in game.OPTIONS.items():
        match option:
            case Number(usual, least):
                values: list[object] = [least] if least != usual else []
            case Choice(usual, choices):
                values = [choice for choice in choices if choice != usual]
            case Amount(usual, choices, amounts):
                values = [word for word in choices if word != usual]
                values += [f"{word}={one.least}" for word, one in amounts.items()]
            case _:
                values = []
        short += [{name: value} for value in values]
    numbers = range(game.MIN_SEATS, game.MAX_SEATS + 1)
    seats = numbers if all_seats else dict.fromkeys((numbers[0], numbers[-1]))
    return [game.Options(seats=number, **given) for number in seats for given in short]


def _taken(game: Game, name: str, value: object) -> Iterator[Finding]:
    try:
        state = game.initial(game.Options(**{name: value}))
    except Exception as error:  # noqa: BLE001  it is somebody else's code that is looked at
        yield wrong("contract-option-refused", option=name, value=str(value), error=raised(game, error))
        return
    if name == "seats" and (not isinstance(cast(Any, state), list) or state[SEATS] != value):
        yield wrong("contract-initial-seats", seats=str(value))


def _refused(game: Game, name: str, value: object) -> Iterator[Finding]:
    try:
        game.Options(**{name: value})
    except OptionError:
        return
    except Exception as error:  # noqa: BLE001
        yield wrong("contract-option-error", option=name, value=repr(value), error=raised(game, error))
        return
    yield wrong("contract-option-taken", option=name, value=repr(value))
