"""A puzzle comes back sooner if the answer was wrong, later each time it was right."""

import json
from datetime import UTC, datetime, timedelta

from ossuary.minds.puzzles.schedule import Schedule

NOW = datetime(2030, 3, 1, 12, tzinfo=UTC)


def test_right_answers_make_the_wait_longer_and_a_wrong_one_makes_it_a_day() -> None:
    schedule, now, waits = Schedule({}), NOW, list[int]()
    assert schedule.due("a1") is None
    for right in (True, True, True, False):
        waits.append(schedule.answered("a1", right, now))
        assert schedule.due("a1") == now + timedelta(days=waits[-1])
        now += timedelta(days=waits[-1])
    assert 1 <= waits[0] < waits[1] < waits[2] and waits[3] < waits[1]
    assert Schedule({}).answered("b2", False, NOW) == 1


def test_a_schedule_survives_as_json() -> None:
    schedule = Schedule({})
    schedule.answered("a1", True, NOW)
    again = Schedule(json.loads(json.dumps(schedule.content())))
    assert again.due("a1") == schedule.due("a1") and again.due("b2") is None
    later = NOW + timedelta(days=4)
    assert again.answered("a1", True, later) == schedule.answered("a1", True, later)
