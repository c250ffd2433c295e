"""`ossuary habits`, and the bot that replies to them."""

import json
from pathlib import Path

import pytest

from ..conftest import Command

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("exact-shark-attacks")]


@pytest.fixture
def careful(tmp_path: Path, command: Command) -> Path:
    """Two short games of somebody who always stops, and a file that is no record."""
    folder = tmp_path / "games"
    folder.mkdir()
    for seed in ("3", "4"):
        game = ("play", "shark-attacks", "--option", "target=20", "--seed", seed, "--save", folder / f"{seed}.json")
        assert command(*game, typed="stop\n" * 60).code == 0
    (folder / "notes.json").write_text("{}")
    return folder


def test_habits_with_what_they_cost(careful: Path, command: Command) -> None:
    ran = command("habits", careful)
    assert ran.code == 0, ran.err
    assert "Habits in Shark Attacks!, from 2 games" in ran.out
    told = " ".join(ran.out.split())
    assert "“Stop” where “Go on” is better" in told and "Every choice is computed" in told
    assert "about level: no sure habit yet" in told
    assert "of games to 20. The best reply gains" in told
    german = " ".join(command("habits", careful, "--lang", "de").out.split())
    assert "„Aufhören“, wo „Weitermachen“ besser ist" in german and "etwa gleichauf" in german


def test_habits_for_programs(careful: Path, command: Command) -> None:
    found = json.loads(command("habits", careful, "--json").out)["shark-attacks"]
    assert found["games"] == 2 and found["exact"] is True
    costs = [one["given_away"] for one in found["habits"]]
    assert sum(costs) == pytest.approx(found["together"]["given_away"])
    assert found["style"]["biases"][1] < 0
    likeliest, furthest = found["against"]["likeliest"], found["against"]["furthest"]
    assert 0.5 < likeliest["best_play"] < likeliest["best_reply"]
    assert furthest["best_play"] > likeliest["best_play"]


def test_a_bot_replies_to_them(careful: Path, command: Command) -> None:
    game = ("simulate", "shark-attacks", "--option", "target=20", "--games", "3", "--seed", "1")
    assert command(*game, "--seats", f"against:{careful},rule-of-thumb").code == 0
    ran = command("simulate", "bones", "--games", "1", "--seats", f"against:{careful},rule-of-thumb")
    assert ran.code != 0
    assert "The best reply to a player is known in games of two in: shark-attacks." in ran.err
    ran = command("habits", careful.parent / "nothing")
    assert ran.code != 0 and "Name a record, or a folder of records." in ran.err
