"""Days: those of UTC for everybody, and how many were played in a row."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta

import pytest

from ossuary.daily.days import FIRST, day_at, longest_streak, played_day, seconds_left, streak
from ossuary.engine.nodes import Refused

TODAY = date(2026, 11, 18)


def days(*numbers: int) -> set[date]:
    """Days of November."""
    return {date(2026, 11, number) for number in numbers}


@pytest.mark.parametrize(
    ("played", "number"),
    [
        (days(), 0),
        (days(18), 1),
        (days(17), 1),  # today may still come
        (days(16), 0),
        (days(15, 16, 17, 18), 4),
        (days(14, 15, 17, 18), 2),
        (days(14, 15, 16), 0),
        ({date(2026, 10, 31), *days(*range(1, 19))}, 19),
    ],
)
def test_a_streak_ends_with_a_missed_day(played: set[date], number: int) -> None:
    assert streak(played, TODAY) == number


def test_the_longest_streak_may_be_long_ago() -> None:
    assert [longest_streak(days()), longest_streak(days(1, 2, 3, 7, 17, 18))] == [0, 3]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Puts this machine into a time zone until the test is over."""

    def put(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield put
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("zone", ["east-13", "UTC", "west+11"])
def test_it_is_the_same_day_in_every_time_zone(here: Callable[[str], None], zone: str) -> None:
    here(zone)
    last = datetime(2026, 11, 18, 23, 59, 59, tzinfo=UTC).timestamp()
    assert (day_at(last), seconds_left(last)) == (TODAY, 1)
    assert day_at(last + 1) == TODAY + timedelta(days=1)
    assert day_at(last - 24 * 3600 + 1) == TODAY


def test_a_day_lasts_until_midnight() -> None:
    assert seconds_left(datetime(2026, 11, 18, 23, 0, tzinfo=UTC).timestamp()) == 3600
    assert seconds_left(datetime(2026, 11, 18, tzinfo=UTC).timestamp()) == 24 * 3600


def test_days_that_can_be_played() -> None:
    assert [played_day(day.isoformat(), TODAY) for day in (FIRST, TODAY)] == [FIRST, TODAY]


@pytest.mark.parametrize(
    "text", ["2026-11-19", "2025-12-31", "today", "", "20261118", "2026-W47-3", "2026-02-30", "2026-11-18 "]
)
def test_a_day_that_is_none(text: str) -> None:
    with pytest.raises(Refused, match="daily-no-day"):
        played_day(text, TODAY)
