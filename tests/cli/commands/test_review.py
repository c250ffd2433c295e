"""`ossuary review` and `ossuary fork`, and the coach in `ossuary play`."""

import json
from pathlib import Path

import pytest

from ossuary.engine.record import read

from ..conftest import Command

pytestmark = pytest.mark.compiled


@pytest.fixture
def finished(tmp_path: Path, command: Command) -> Path:
    """A short game that is over: the person always stops."""
    path = tmp_path / "game.json"
    ran = command("play", "shark-attacks", "--option", "target=20", "--seed", "3", "--save", path, typed="stop\n" * 60)
    assert ran.code == 0 and read(path.read_text()).moves
    return path


def test_a_review_names_what_mattered_and_where_the_result_came_from(finished: Path, command: Command) -> None:
    ran = command("review", finished)
    assert ran.code == 0
    assert "What mattered most" in ran.out and "gave away" in ran.out
    assert "equal share 50" in ran.out and "luck" in ran.out and "skill" in ran.out
    assert ran.out.splitlines()[1] in ("You win!", "rule-of-thumb wins!")
    assert "Your chances of winning, turn by turn" in ran.out and "go_on" not in ran.out
    german = command("review", finished, "--lang", "de")
    assert "Was am meisten ausgemacht hat" in german.out


def test_a_review_for_programs(finished: Path, command: Command) -> None:
    found = json.loads(command("review", finished, "--json").out)
    assert found["exact"] is True
    for share in found["shares"]:
        total = 0.5 + share["advantage"] + share["luck"] + share["skill"]
        assert total == pytest.approx(share["result"], abs=1e-9)
    stops = [one for one in found["decisions"] if one["seat"] == 0]
    assert stops and all(one["grade"] in ("best", "fine", "slip", "mistake", "blunder") for one in stops)


def test_a_hint_and_the_whole_answer(command: Command, tmp_path: Path) -> None:
    ran = command("play", "shark-attacks", "--seed", "3", "--save", tmp_path / "g.json", typed="hint\nwhy\nquit\n")
    assert ran.out.count("Best: Go on") == 2
    told = " ".join(ran.out.split())
    assert "55.4%" in told and "Exact chances" in told and "more often than “Stop for 8”" in told


def test_a_fork_plays_on_from_any_move(finished: Path, command: Command, tmp_path: Path) -> None:
    moves = read(finished.read_text()).moves
    at = next(number for number, move in enumerate(moves) if move in ("stop", "go_on", "party"))
    same = command(
        "fork", finished, "--at", str(at), "--same-dice", "--save", tmp_path / "same.json", typed="stop\n" * 60
    )
    assert same.code == 0
    assert read((tmp_path / "same.json").read_text()).moves == moves
    new = command("fork", finished, "--at", str(at), "--save", tmp_path / "new.json", typed="quit\n")
    assert new.code == 0
    assert read((tmp_path / "new.json").read_text()).moves[:at] == moves[:at]
    for name, verdict in (("same", "seeded"), ("new", "unfinished")):
        assert json.loads(command("verify", tmp_path / f"{name}.json", "--json").out)["verdict"] == verdict


def test_a_fork_past_the_end_is_refused(finished: Path, command: Command) -> None:
    ran = command("fork", finished, "--at", "9999")
    assert ran.code == 2 and "no move 9999" in ran.err
