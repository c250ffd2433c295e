"""`ossuary daily`: one try that counts, a streak over days, practice, and a text to share; the clock is moved."""

import json
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from ossuary.cli.arguments import own_folder
from ossuary.cli.daily.kept import Kept
from ossuary.cli.daily.told import result_told
from ossuary.daily.result import Decisions, Result
from ossuary.engine.registry import GAMES
from ossuary.words import Words
from tests.daily.played import first, played

from ..conftest import Command

pytestmark = pytest.mark.compiled

SHARKS = "shark-attacks"
DAY = date(2026, 11, 18)


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> Callable[[date], None]:
    """Puts the machine's clock to noon of a day."""

    def put(day: date) -> None:
        noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()
        monkeypatch.setattr(time, "time", lambda: noon)

    put(DAY)
    return put


def typed(day: date) -> str:
    """What is typed to play a day's game by the first action."""
    return "1\n" * len(played(SHARKS, day, first).moves)


def test_a_game_is_played_once_and_told(command: Command, on: Callable[[date], None], tmp_path: Path) -> None:
    ran = command("daily", SHARKS, typed=typed(DAY))
    assert ran.code == 0 and "This try counts." in ran.out and "knows them beforehand" in " ".join(ran.out.split())
    text = ran.out[ran.out.index("Ossuary · ") :]
    assert text.startswith("Ossuary · Shark Attacks! · 2026-11-18\n🦴 ") and "One day in a row" in text
    assert "% given away · " in text and len(text.splitlines()) == 3
    (path,) = (tmp_path / "home" / "ossuary" / "daily").glob("2026-11-18-*.json")
    record = json.loads(path.read_text())
    assert record["moves"] == played(SHARKS, DAY, first).moves and record["draws"] == {"daily": "2026-11-18"}
    assert command("verify", path).out.startswith("All ") and "daily dice of 2026-11-18" in command("verify", path).out
    again = command("daily", SHARKS, typed="quit\n")
    assert "Your result of 2026-11-18 stands" in " ".join(again.out.split()) and "Practice" in again.out
    assert json.loads(path.read_text()) == record


def test_a_week_with_a_missed_day_in_german(command: Command, on: Callable[[date], None]) -> None:
    streaks = []
    for number in range(7):
        day = DAY + timedelta(days=number)
        on(day)
        if number != 3:
            assert command("daily", SHARKS, "--lang", "de", typed=typed(day)).code == 0
        streaks.append(command("daily", "--lang", "de").out.splitlines()[-1].partition(" (")[0])
    one, two, three = "Ein Tag in Folge", "2 Tage in Folge", "3 Tage in Folge"
    assert streaks == [one, two, three, three, one, two, three]


def test_a_try_that_was_left_goes_on(command: Command, on: Callable[[date], None]) -> None:
    left = command("daily", SHARKS, typed="hint\n1\nquit\n")
    assert "The coach rests" in left.out and "this try still counts: " in " ".join(left.out.split())
    assert "--resume" not in left.out
    assert "begun" in command("daily").out
    assert "Ossuary · " in command("daily", SHARKS, typed=typed(DAY)).out


def test_a_try_that_counts_is_not_resumed_with_the_coach(
    command: Command, on: Callable[[date], None], tmp_path: Path
) -> None:
    command("daily", SHARKS, typed="1\nquit\n")
    (path,) = (tmp_path / "home" / "ossuary" / "daily").glob("*.json")
    copied = tmp_path / "copied.json"
    copied.write_text(path.read_text())
    for file in (path, copied):
        resumed = command("play", "--resume", file, typed="hint\nquit\n")
        assert resumed.code != 0 and f"daily {SHARKS} --day 2026-11-18" in " ".join(resumed.err.split())
    command("daily", SHARKS, typed=typed(DAY))
    assert "Saved." in command("play", "--resume", copied, typed="hint\nquit\n").out


def test_a_try_begun_before_midnight_counts_for_its_day(command: Command, on: Callable[[date], None]) -> None:
    command("daily", SHARKS, typed="1\nquit\n")
    on(DAY + timedelta(days=1))
    ran = command("daily", SHARKS, "--day", DAY.isoformat(), typed=typed(DAY))
    assert "This try counts." in ran.out and "One day in a row" in ran.out
    assert "One day in a row" in command("daily").out


def test_results_that_are_added_at_once_are_all_kept(on: Callable[[date], None]) -> None:
    first_one, second_one = Kept.read(), Kept.read()
    result = Result(0.5, 10, False, Decisions(good=1))
    first_one.add(GAMES[SHARKS], DAY, result)
    second_one.add(GAMES[SHARKS], DAY - timedelta(days=1), result)
    assert Kept.read().days == second_one.days == {DAY, DAY - timedelta(days=1)}


def test_results_of_the_first_version_are_read(on: Callable[[date], None]) -> None:
    path = own_folder("daily") / "results.json"
    one = {"day": DAY.isoformat(), "game": SHARKS, "given_away": 1.31, "points": 9, "won": False, "signs": "🦴 4 💀 2"}
    path.write_text(json.dumps({"format": "ossuary-daily", "version": 1, "results": [one]}), encoding="utf-8")
    assert Kept.read().results == {(DAY, SHARKS): Result(1.31, 9, False, Decisions(good=4, blunders=2))}


def test_more_than_all_given_away_is_explained() -> None:
    words = Words("en")
    assert "add up over all decisions" in result_told(Result(1.31, 9, False, Decisions()), words)
    assert "add up" not in result_told(Result(0.31, 9, False, Decisions()), words)


def test_a_former_day_is_practice(command: Command, on: Callable[[date], None]) -> None:
    day = DAY - timedelta(days=5)
    ran = command("daily", SHARKS, "--day", day.isoformat(), typed=typed(day))
    assert ran.code == 0 and "It changes nothing." in ran.out and "given away" in ran.out
    assert "No streak yet" in command("daily").out


def test_a_changed_file_has_no_result(command: Command, on: Callable[[date], None], tmp_path: Path) -> None:
    command("daily", SHARKS, typed="1\nquit\n")
    (path,) = (tmp_path / "home" / "ossuary" / "daily").glob("*.json")
    other = played(SHARKS, DAY - timedelta(days=1))
    path.write_text(other.write())
    assert command("daily", SHARKS).err.count("is not a daily game") == 1
    other.draws = {"daily": DAY.isoformat()}
    path.write_text(other.write())
    assert "is not what the dice of 2026-11-18 gave" in command("daily", SHARKS).err


@pytest.mark.parametrize("day", ["2026-11-19", "2025-12-31", "monday"])
def test_a_day_without_a_game(command: Command, on: Callable[[date], None], day: str) -> None:
    ran = command("daily", SHARKS, "--day", day)
    assert ran.code != 0 and f"no daily game on {day}" in ran.err
