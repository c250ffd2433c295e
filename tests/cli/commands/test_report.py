"""`ossuary report`: one file for one setting or for two, the same for the same seed."""

import re
from pathlib import Path

import pytest

from ..conftest import Command
from ..test_misuse import refused

pytestmark = pytest.mark.xdist_group("shark-attacks")

SHARKS = ("report", "shark-attacks", "--option", "target=20", "--seats", "random,random", "--games", "30")


def test_a_report_on_two_settings(command: Command, tmp_path: Path) -> None:
    texts = []
    for cores in ("1", "2"):
        file = tmp_path / f"{cores}.html"
        ran = command(*SHARKS, "--against", "flight_dice=swimmers", "--lang", "de", "--cores", cores, "--out", file)
        assert ran == (0, f"Der Bericht ist in {file}.\n", "")
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert "<li>target=20</li><li>target=20, flight_dice=swimmers</li>" in texts[0]
    assert len(re.findall("<svg ", texts[0])) == 8


def test_an_option_is_given_anew(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = command(*SHARKS, "--against", "target=10", "--cores", "1")
    assert ran.out == "The report is in shark-attacks-report.html.\n"
    assert "<li>target=20</li><li>target=10</li>" in (tmp_path / "shark-attacks-report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--games", "0"], "--games must be at least 1, not 0."),
        (["--games", "100001"], "Play at most 100,000 games at a time."),
        (["--seats", "you,random"], "There is no bot “you”."),
        (["--seats", "random"], "shark-attacks is for 2 to 6 players, not 1."),
        (["--against", "target=0"], "The option target must be a whole number from 1 to 1,000, not “0”."),
        (["--against", "targets"], "Write an option as NAME=VALUE, not “targets”."),
    ],
)
def test_misuse(command: Command, arguments: list[str], line: str) -> None:
    assert refused(command("report", "shark-attacks", *arguments)).startswith(line)


def test_a_place_that_cannot_be_written_to(command: Command, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = refused(command(*SHARKS, "--cores", "1", "--out", tmp_path / "file" / "report.html"))
    assert line.endswith("part of the path is a file, not a folder.")
