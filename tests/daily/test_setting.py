"""The setting of a day: the same for everybody, and its fate does not shift with what is decided."""

import json
from datetime import date, timedelta

import pytest

from ossuary.daily.best_line import best_line
from ossuary.daily.check import check
from ossuary.daily.setting import opponent_on, options_on, table_on
from ossuary.engine.draws import draws
from ossuary.engine.nodes import INDEX, THROW, TURN
from ossuary.engine.record import Record, RecordError, read
from ossuary.engine.registry import GAMES
from ossuary.fair import Dated, Seeded, forked
from ossuary.table import Table
from ossuary.verify import verify

from .played import first, last, played

DAY = date(2026, 11, 18)
FATE = [5, 6, 3, 1, 6, 3, 3, 2, 1, 5, 6, 6]  # the first dice of the first throws of DAY
WEEK = [DAY + timedelta(days=number) for number in range(7)]


def fate(record: Record) -> dict[tuple[int, int, int], tuple[list[int], int]]:
    """The draws of a game by their keys, with their odds."""
    found = {}
    for _, before, outcome in draws(record):
        found[before[TURN], before[THROW], before[INDEX]] = (list(record.game.odds(before)), outcome)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_other_decisions_do_not_shift_the_fate_of_later_turns(name: str) -> None:
    one, other = (fate(played(name, DAY, rule)) for rule in (first, last))
    common = [key for key in one.keys() & other.keys() if one[key][0] == other[key][0]]
    assert max(turn for turn, _, _ in common) >= 3
    assert len(common) < len(one)  # the games were not the same
    assert all(one[key] == other[key] for key in common)


@pytest.mark.parametrize("name", GAMES)
def test_everybody_has_the_same_game(name: str) -> None:
    game = GAMES[name]
    assert played(name, DAY).write() == played(name, DAY).write()
    assert table_on(game, DAY).record.options == options_on(game)
    assert options_on(game).seats == 2


@pytest.mark.parametrize("name", GAMES)
def test_every_day_has_another_fate(name: str) -> None:
    begun = []
    for day in WEEK:
        table = table_on(GAMES[name], day)
        table.begin()
        begun.append(tuple(table.record.moves))
    assert len(set(begun)) > 1


def test_opponents_take_turns() -> None:
    met = {name: [opponent_on(game, day) for day in WEEK] for name, game in GAMES.items()}
    assert all(len(set(minds)) > 1 for minds in met.values())
    assert len({tuple(minds) for minds in met.values()}) > 1  # the games do not change together


def test_the_dice_of_a_day_are_these() -> None:
    """Written down, so that no later version changes the fate of a day that was played."""
    dice = Dated("2026-11-18")
    found = [dice.outcome([1] * 6, [turn, throw, 0]) + 1 for turn in range(1, 4) for throw in range(4)]
    assert found == FATE
    assert dice.noted() == {"daily": "2026-11-18"}


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_a_day_is_read_and_verified(name: str) -> None:
    record = read(played(name, DAY).write())
    assert record.draws == {"daily": "2026-11-18"}
    assert verify(record).verdict == "daily"


@pytest.mark.parametrize(
    "draws",
    [
        {"daily": "today"},
        {"daily": 20261118},
        {"daily": "2026-11-18\n"},
        {"daily": "2026-11-18", "seed": 1},
        {"daily": "2026-11-18", "scripted": True},
        {"daily": "2026-11-18", "commitment": "0" * 64, "texts": []},
    ],
)
def test_dice_that_are_no_dice_of_a_day_are_refused(draws: dict[str, object]) -> None:
    content = {**json.loads(table_on(GAMES["bones"], DAY).record.write()), "draws": draws}
    with pytest.raises(RecordError, match="record-field"):
        read(json.dumps(content))


def test_a_fork_of_a_day_knows_both_dice() -> None:
    record, game = played("bones", DAY), GAMES["bones"]
    draws = forked(record.draws, 20, Seeded(7))
    assert draws
    table = Table.fork(record, 20, record.players, draws)
    while not table.over:
        table.act(first(game, table))
    again = read(table.record.write())
    assert again.draws == {"seed": 7, "before": [{"daily": "2026-11-18", "until": 20}]}
    assert verify(again).verdict == "seeded"


def test_the_best_line_is_a_game_of_that_day() -> None:
    record = best_line(GAMES["shark-attacks"], DAY)
    check(record, DAY)
    assert record.players == ["perfect", opponent_on(GAMES["shark-attacks"], DAY)]
    assert record.write() == best_line(GAMES["shark-attacks"], DAY).write()
