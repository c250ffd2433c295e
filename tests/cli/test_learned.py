"""`onnx:FILE`: a trained mind at a table of the terminal and in a series, or one line that says why not."""

import json
from pathlib import Path

import pytest

from .conftest import Command

FILES = Path(__file__).parents[1] / "minds" / "playing" / "learned"
SHARK = f"onnx:{FILES / 'shark-attacks.onnx'}"
SHORT = ("shark-attacks", "--option", "target=20")


def test_a_trained_mind_plays_in_the_terminal(command: Command) -> None:
    code, out, err = command("play", *SHORT, "--seats", f"{SHARK},random", "--seed", "3")
    assert (code, err) == (0, "")
    assert "shark-attacks" in out  # called after its file


def test_a_trained_mind_plays_a_series(command: Command) -> None:
    series = ("simulate", *SHORT, "--seats", f"{SHARK},random", "--games", "30", "--seed", "1", "--json")
    results = [json.loads(command(*series).out) for _ in range(2)]
    assert results[0]["wins"] == results[1]["wins"]
    assert sum(results[0]["wins"]) == 30
    assert results[0]["wins"][0] > 15


def test_a_trained_mind_competes(command: Command, tmp_path: Path) -> None:
    mine = tmp_path / "mine.onnx"
    mine.write_bytes((FILES / "shark-attacks.onnx").read_bytes())
    arena = ("arena", *SHORT, "--minds", f"onnx:{mine},random", "--games", "20", "--cores", "1", "--json")
    assert " onnx:mine " in command(*arena[:-1]).out
    found = json.loads(command(*arena, "--out", tmp_path / "out").out)
    assert found["games"] == 20
    assert found["standings"][0]["wins"] > 10
    mine.write_bytes(mine.read_bytes() + b"\0")  # another mind of that name, whose games are others
    code, _, err = command(*arena, "--out", tmp_path / "out")
    assert code == 2 and "holds an arena with a different game, bots" in err


def test_a_file_may_have_any_name(command: Command, tmp_path: Path) -> None:
    mine = tmp_path / "my[" / "bold]mind[red].onnx"
    mine.parent.mkdir()
    mine.write_bytes((FILES / "shark-attacks.onnx").read_bytes())
    ran = command("arena", *SHORT, "--minds", f"onnx:{mine},random", "--games", "2", "--cores", "1")
    assert (ran.code, ran.err) == (0, "")
    slashed = tmp_path / "my[" / "x].onnx"  # which would close what was never opened
    slashed.write_bytes(mine.read_bytes())
    ran = command("arena", *SHORT, "--minds", f"onnx:{slashed},random", "--games", "2", "--cores", "1")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("seat", "line"),
    [
        ("onnx:nowhere.onnx", "The bot in “nowhere.onnx” cannot be read: No such file or directory.\n"),
        (f"onnx:{FILES / 'bones.onnx'}", "The bot in “bones.onnx” plays bones, not shark-attacks.\n"),
    ],
)
@pytest.mark.parametrize("verb", ["play", "simulate"])
def test_what_cannot_sit_down_is_refused(command: Command, verb: str, seat: str, line: str) -> None:
    assert command(verb, *SHORT, "--seats", f"{seat},random") == (2, "", line)


def test_a_name_without_a_file_is_nobody(command: Command) -> None:
    code, _, err = command("play", *SHORT, "--seats", "onnx:,random")
    assert code == 2
    assert err.startswith("“onnx:” cannot take a seat.") and err.endswith("onnx:FILE, module:function.\n")


def test_a_host_needs_a_folder_that_is_there(command: Command) -> None:
    line = "There is no folder “nowhere” with trained bots.\n"
    assert command("serve", "--learned", "nowhere") == (2, "", line)


def test_a_host_names_the_file_that_is_wrong(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a mind.onnx").write_bytes((FILES / "bones.onnx").read_bytes())
    code, _, err = command("serve", "--learned", tmp_path)
    assert code == 2
    assert err.startswith("“a mind.onnx” cannot be offered at a table: ")
    (tmp_path / "a mind.onnx").rename(tmp_path / "noise.onnx").write_bytes(b"noise")
    assert command("serve", "--learned", tmp_path).err.startswith("“noise.onnx” is not an ONNX file that can run here.")
