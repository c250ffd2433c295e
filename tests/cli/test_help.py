"""Help, version, games and rules, in both languages."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ossuary import __version__
from ossuary.cli import commands, parser
from ossuary.engine.options import Number
from ossuary.games.bones import rules

from .conftest import Command

COMMANDS = (
    "games",
    "rules",
    "play",
    "simulate",
    "arena",
    "report",
    "replay",
    "verify",
    "serve",
    "join",
    "score",
    *("check-game", "new-game", "compile-game"),
)
GAMES = ("rolling-bones", "shark-attacks", "skulls-of-sedlec", "bones")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(command: Command, name: str) -> None:
    code, out, err = command(name, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: ossuary {name} ")
    assert f"\n    {name} " in command("--help").out


@pytest.mark.parametrize("arguments", [[], *([name] for name in COMMANDS)])
def test_german_help_is_german(command: Command, arguments: list[str]) -> None:
    code, out, _ = command(*arguments, "--lang", "de", "--help")
    assert code == 0
    assert out.startswith("Aufruf: ossuary")
    assert not re.findall(r"\b(usage|the|show|exit|print|list|arguments|GAME|FILE|WHO|VALUE|COMMAND)\b", out)


def test_the_options_of_every_game_are_listed_where_the_help_says(command: Command) -> None:
    assert "“ossuary games” lists them" in " ".join(command("play", "--help").out.split())
    out = command("games").out
    assert re.findall(r"for example: (.*)\.\n", out) == [
        "target=50",
        "target=50, flight_dice=swimmers",
        "deck=FILE",
        "end=rounds=5, end=points=100",
    ]


def test_an_option_is_shown_with_another_value_than_the_usual(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "OPTIONS", {"rounds": Number(usual=1, least=1, most=10)})
    assert "for example: rounds=10." in command("games").out


def test_every_command_is_a_module_and_every_module_a_command() -> None:
    modules = {path.stem.replace("_", "-") for path in Path(commands.__path__[0]).glob("*.py")} - {"--init--"}
    assert sorted(parser.COMMANDS) == sorted(modules)


@pytest.mark.parametrize(("arguments", "loaded"), [(["--help"], []), (["rules", "--help"], ["rules"])])
def test_only_the_command_that_is_named_is_loaded(arguments: list[str], loaded: list[str]) -> None:
    code = f"import sys; from ossuary.cli import main; main({arguments}); print(*sys.modules, sep='\\n')"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.findall(r"^ossuary\.cli\.commands\.(\w+)$", ran.stdout, re.MULTILINE) == loaded
    assert not re.findall(r"^(numpy|numba|uvicorn)$", ran.stdout, re.MULTILINE)


def test_the_version(command: Command) -> None:
    assert command("--version") == (0, f"ossuary {__version__}\n", "")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_games_are_listed(command: Command, language: str) -> None:
    code, out, err = command("games", "--lang", language)
    assert (code, err) == (0, "")
    assert all(f"\n{game} " in "\n" + out for game in GAMES)
    assert max(map(len, out.splitlines())) <= 80


def test_the_games_as_json(command: Command) -> None:
    listed = json.loads(command("games", "--json").out)
    assert [(game["game"], game["title"], game["seats"]) for game in listed] == [
        ("rolling-bones", "Rolling Bones", [2, 8]),
        ("shark-attacks", "Shark Attacks!", [2, 6]),
        ("skulls-of-sedlec", "Skulls of Sedlec", [2, 3]),
        ("bones", "Bones", [2, 4]),
    ]
    assert listed[1]["options"] == {"seats": 2, "target": 100, "flight_dice": "dice"}
    assert listed[3]["options"] == {"seats": 2, "end": "tiles"}


@pytest.mark.parametrize(
    ("game", "prefix", "last"),
    [("rolling-bones", "RB", 20), ("shark-attacks", "SA", 18), ("skulls-of-sedlec", "SK", 18), ("bones", "BN", 19)],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_have_every_number(command: Command, game: str, prefix: str, last: int, language: str) -> None:
    code, out, _ = command("rules", game, "--lang", language)
    assert code == 0
    assert re.findall(rf"^\*\*{prefix}-(\d+)\*\*", out, re.MULTILINE) == [str(n) for n in range(1, last + 1)]
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("columns", ["1", "7", "0", "-3", "wide", "999999"])
def test_text_fits_any_terminal(command: Command, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    code, out, _ = command("rules", "bones")
    assert code == 0
    assert max(map(len, out.splitlines())) <= 100
