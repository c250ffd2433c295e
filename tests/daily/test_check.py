"""Cheating at a daily game: what is refused, and why."""

import json
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from ossuary.daily.check import check
from ossuary.engine.nodes import CHANCE, Refused
from ossuary.engine.record import Record, RecordError, read, replay
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded
from ossuary.table import Table

from .played import first, last, played

DAY = date(2026, 11, 18)
NAME = "shark-attacks"


def changed(record: Record, **fields: Any) -> Record:
    """A record with other fields, written and read again."""
    return read(json.dumps({**json.loads(record.write()), **fields}))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_day_passes(name: str) -> None:
    check(read(played(name, DAY).write()), DAY)


def test_the_game_of_another_day_is_refused() -> None:
    with pytest.raises(Refused, match="daily-dice"):
        check(played(NAME, DAY - timedelta(days=1)), DAY)


def test_a_record_that_claims_another_day_is_refused() -> None:
    forged = changed(played(NAME, DAY - timedelta(days=1)), draws={"daily": DAY.isoformat()})
    with pytest.raises(Refused, match="daily-draw"):
        check(forged, DAY)


def test_other_dice_are_refused() -> None:
    table = Table(GAMES[NAME], played(NAME, DAY).options, ["you", "perfect"], Seeded(1))
    table.begin()
    with pytest.raises(Refused, match="daily-dice"):
        check(table.record, DAY)


def test_dice_of_a_fork_are_refused() -> None:
    record = played(NAME, DAY)
    with pytest.raises(Refused, match="daily-dice"):
        check(changed(record, draws={**record.draws, "before": [{"seed": 1, "until": 2}]}), DAY)


def test_a_changed_draw_is_named() -> None:
    record = played(NAME, DAY)
    state = record.game.initial(record.options)
    odds = record.game.odds(state)
    other = next(
        key for at, key in enumerate(record.game.OUTCOMES) if at < len(odds) and odds[at] and key != record.moves[0]
    )
    with pytest.raises(Refused, match="daily-draw") as refused:
        check(changed(record, moves=[other]), DAY)
    assert refused.value.details["move"] == 1


def test_a_game_that_breaks_a_rule_is_refused() -> None:
    record = played(NAME, DAY)
    with pytest.raises(RecordError):
        check(changed(record, moves=[*record.moves, record.moves[0]]), DAY)


def test_an_unfinished_game_is_refused() -> None:
    record = played(NAME, DAY)
    with pytest.raises(Refused, match="daily-unfinished"):
        check(changed(record, moves=record.moves[:-1]), DAY)


def test_other_options_are_refused() -> None:
    table = Table(GAMES[NAME], GAMES[NAME].Options(target=20), ["you", "perfect"])
    with pytest.raises(Refused, match="daily-options"):
        check(table.record, DAY)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("rule", [first, last])
def test_an_opponent_that_plays_otherwise_is_refused(name: str, rule: Callable[..., int]) -> None:
    with pytest.raises(Refused, match="daily-opponent") as refused:
        check(played(name, DAY, opponent=rule), DAY)
    moves = list(replay(played(name, DAY, opponent=rule)))
    assert GAMES[name].mover(moves[int(refused.value.details["move"]) - 1].before) not in (CHANCE, 0)
