"""The skeleton of a game: refused where it cannot be, and a game that keeps the contract at once."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ossuary.contract import PARTS, contract
from ossuary.contract.new_game import prefix_of, write
from ossuary.engine.nodes import Refused
from ossuary.engine.registry import Game
from ossuary.words.said import said

from .games import moved_in

pytestmark = pytest.mark.xdist_group("new-game")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the skeleton of a game is."""
    folder = tmp_path_factory.mktemp("games") / "new"
    write("bone-diggers", folder)
    return folder


@pytest.fixture(scope="module")
def diggers(folder: Path) -> Iterator[Game]:
    """The game of the skeleton."""
    with moved_in(folder, "bone_diggers") as game:
        yield game


def test_the_skeleton_is_a_distribution(folder: Path) -> None:
    assert sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.*") if path.suffix != ".pyc") == [
        "README.md",
        "bone_diggers/__init__.py",
        "bone_diggers/de/rules.ftl",
        "bone_diggers/de/shelf.ftl",
        "bone_diggers/de/words.ftl",
        "bone_diggers/en/rules.ftl",
        "bone_diggers/en/shelf.ftl",
        "bone_diggers/en/words.ftl",
        "bone_diggers/py.typed",
        "bone_diggers/rules.py",
        "bone_diggers/words.py",
        "pyproject.toml",
        "tests/test_game.py",
    ]
    assert '[project.entry-points."ossuary.games"]\nbone-diggers = "bone_diggers"\n' in (
        folder / "pyproject.toml"
    ).read_text(encoding="utf-8")
    assert "@" not in (folder / "bone_diggers" / "rules.py").read_text(encoding="utf-8").replace("@dataclass", "")


def test_the_skeleton_keeps_the_contract(diggers: Game) -> None:
    # The guide's test compiles the same game, with more.
    parts = [part for part in PARTS if part.extra not in ("simulate", "compile")]
    assert {part.name: list(part.check(diggers, 0)) for part in parts if part.name != "brings"} == {
        name: [] for name in ("shape", "options", "play", "alike", "texts", "told", "optional", "host")
    }


def test_a_text_that_is_missing_everywhere_is_told_once(diggers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("bone_diggers.words"), "offer", lambda state, action: said("bone-diggers-swim"))
    monkeypatch.setattr("ossuary.contract.PARTS", [part for part in PARTS if part.name == "told"])
    [checked] = contract("bone-diggers")
    assert [finding.said.args["error"] for finding in checked.findings] == ["no text 'bone-diggers-swim' in en"]


def test_a_prefix_is_made_of_the_name_and_nobody_elses() -> None:
    assert [prefix_of(name) for name in ("grave-diggers", "gravediggers", "blue-nose", "bn", "x9")] == [
        *("GD", "GR", "BLU", "BNA", "X"),
    ]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Grave", "new-game-name"),
        ("a_b", "new-game-name"),
        ("", "new-game-name"),
        ("../up", "new-game-name"),
        ("bones", "new-game-taken"),
        ("random", "new-game-package"),
        ("class", "new-game-package"),
        ("ossuary", "new-game-package"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        write(name, tmp_path / "new")
    assert refused.value.key == key
    assert not (tmp_path / "new").exists()
