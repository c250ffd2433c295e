"""Days: which one it is, those that can be played, and how many were played in a row. All of them are days of UTC."""

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta

from ..engine.nodes import Refused

FIRST = date(2026, 1, 1)  # the first day that has a daily game


def day_at(now: float) -> date:
    """The day at a time, which is given in seconds since 1970; it is the same day everywhere on earth."""
    return datetime.fromtimestamp(now, UTC).date()


def seconds_left(now: float) -> float:
    """How long that day still lasts."""
    tomorrow = datetime.combine(day_at(now) + timedelta(days=1), datetime.min.time(), UTC)
    return tomorrow.timestamp() - now


def played_day(text: str, today: date) -> date:
    """The day that a text names, such as 2026-11-18; refused if it has no daily game, or none yet."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise Refused("daily-no-day", day=text) from error
    if day.isoformat() != text or not FIRST <= day <= today:
        raise Refused("daily-no-day", day=text)
    return day


def streak(days: Collection[date], today: date) -> int:
    """How many days in a row were played; today may still come."""
    last = today if today in days else today - timedelta(days=1)
    number = 0
    while last - timedelta(days=number) in days:
        number += 1
    return number


def longest_streak(days: Collection[date]) -> int:
    """The most days in a row that were ever played."""
    ends = (day for day in days if day + timedelta(days=1) not in days)
    return max((streak(days, day) for day in ends), default=0)
