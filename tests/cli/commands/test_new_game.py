"""`ossuary new-game` and `ossuary check-game`, as the author of a game runs them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ossuary.contract.new_game import write
from ossuary.engine.nodes import SEATS
from ossuary.engine.registry import LEFT_OUT, Misfit
from tests.contract.games import moved_in

from ..conftest import Command


@pytest.fixture
def diggers(tmp_path: Path) -> Iterator[Any]:
    """The game of a skeleton, to be broken."""
    write("bone-diggers", tmp_path / "new")
    with moved_in(tmp_path / "new", "bone_diggers") as game:
        yield game


def test_check_game_says_what_is_wrong_in_both_languages(diggers: Any, command: Command) -> None:
    diggers.payoffs = lambda state: [1.0] * state[SEATS]
    code, out, err = command("check-game", "bone-diggers")
    assert (code, err) == (1, "")
    assert out.startswith(
        "ok     The names of rules.py\nok     Options\nWRONG  Random games\n       payoffs must all be 0"
    )
    assert out.endswith("\nbone-diggers breaks the contract in one place. Fix it and check again.\n")
    code, out, _ = command("check-game", "bone-diggers", "--lang", "de")
    assert code == 1 and "FALSCH Zufällige Partien" in out


def test_check_game_tells_programs_too(diggers: Any, command: Command) -> None:
    diggers.ACTIONS = ("dig", "dig")
    code, out, _ = command("check-game", "bone-diggers", "--json", "--seed", "7")
    assert code == 1
    assert json.loads(out) == {
        "game": "bone-diggers",
        "seed": 7,
        "kept": False,
        "parts": [
            {
                "part": "shape",
                "kept": False,
                "wrong": ["ACTIONS has “dig” twice. Records name a move by its key, so keys must be unique."],
                "notes": [],
            }
        ],
    }


def test_a_package_that_cannot_move_in_says_why(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    misfit = Misfit("game-lacks-names", game="torn", package="torn_game", names="legal, SLOTS")
    monkeypatch.setitem(LEFT_OUT, "torn", misfit)
    code, out, _ = command("check-game", "torn")
    assert code == 1
    assert "WRONG  The names of rules.py\n" in out and "lack legal, SLOTS" in " ".join(out.split())


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, command: Command) -> None:
    code, _, err = command("new-game", "pirates", str(tmp_path))
    assert (code, err) == (2, f"{tmp_path} already exists. Name a new folder.\n")
    code, _, err = command("new-game", "pirates", str(tmp_path / "no" / "where"))
    assert code == 2 and err.startswith(f"There is no folder {tmp_path / 'no'}.")
    assert list(tmp_path.iterdir()) == []


def test_the_next_commands_are_named(tmp_path: Path, command: Command) -> None:
    code, out, _ = command("new-game", "pirates", str(tmp_path / "my game"))
    assert code == 0
    assert out.endswith(
        f"\npirates is written. Next:\n  pip install -e '{tmp_path / 'my game'}'\n"
        "  ossuary check-game pirates\n  ossuary play pirates\n"
    )
