"""The guides: their commands run, their programs work, and the game in them is a game."""

import ast
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import pytest

import ossuary
from ossuary.cli import main
from ossuary.contract import OPTIONAL, broken, new_game
from ossuary.engine.positions import score
from ossuary.engine.registry import GAMES, Game, folder
from ossuary.engine.sheet import standing
from tests.contract.games import moved_in
from tests.modules import modules
from tests.settled import settled
from tests.strengths_table import table, written

ROOT = Path(__file__).parents[1]
LAB = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
ADDING = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
LIBRARY = Path(ossuary.__file__).parent


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.compiled
@pytest.mark.xdist_group("shark-attacks")
@pytest.mark.parametrize(
    "games",
    [pytest.param("--games 4", id="few games"), pytest.param(None, id="as it stands", marks=pytest.mark.nightly)],
)
def test_the_guide_to_the_lab_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], games: str | None
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")
    for block in blocks(LAB, "sh"):
        for line in (re.sub(r"--games \d+", games, block) if games else block).splitlines():
            name, *arguments = shlex.split(line)
            assert name == "ossuary" and main(arguments) == 0, capsys.readouterr().err
    files = ("first-arena/games.parquet", "first-arena/results.json", "sharks.html", "bones.html")
    assert [file for file in files if not (tmp_path / file).exists()] == []
    for number, program in enumerate(blocks(LAB, "python")):
        (tmp_path / f"program_{number}.py").write_text(program, encoding="utf-8")
        ran = subprocess.run([sys.executable, f"program_{number}.py"], capture_output=True, text=True, check=False)
        assert ran.returncode == 0 and ran.stdout, ran.stderr


SHOWN = re.compile(r"^\*\*`([^`]+)`\*\*( \(added\))?\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown(added: bool = False) -> dict[str, str]:
    """The files that the guide to adding a game shows whole, or what it adds to them."""
    return {path: text for path, more, text in SHOWN.findall(ADDING) if bool(more) == added}


def names(source: str) -> list[str]:
    """The public names of a module in their order."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
        elif isinstance(node, ast.Assign):
            found += [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
    return found


def test_the_game_of_the_guide_has_the_shape_of_all_games() -> None:
    functions = [name for name, value in vars(Game).items() if callable(value) and not name.startswith("_")]
    shape = {*get_type_hints(Game), *functions}
    sources = [shown()["grave_diggers/rules.py"]]
    sources += [(folder(game) / "rules.py").read_text(encoding="utf-8") for game in GAMES]
    orders = [[name for name in names(source) if name in {*shape, "Look"}] for source in sources]
    assert shape <= set(orders[0])
    assert all(order == orders[0] for order in orders)


def test_the_guide_shows_the_very_files_that_new_game_writes() -> None:
    written = new_game.files("grave-diggers")
    whole = shown()
    assert {path: text for path, text in written.items() if path in whole} == {
        path: text for path, text in whole.items() if path in written
    }
    left = {path for path in written if path not in whole}
    assert left == {"README.md", "grave_diggers/__init__.py", "grave_diggers/py.typed"} | {
        f"grave_diggers/de/{page}.ftl" for page in ("rules", "shelf", "words")
    }


@pytest.mark.compiled
@pytest.mark.xdist_group("new-game")
def test_all_that_the_guide_adds_keeps_the_contract(tmp_path: Path) -> None:
    new_game.write("grave-diggers", tmp_path / "new")
    for path, text in shown().items():
        (tmp_path / "new" / path).write_text(text, encoding="utf-8")
    for path, text in shown(added=True).items():
        with (tmp_path / "new" / path).open("a", encoding="utf-8") as file:
            file.write(text)
    with moved_in(settled(tmp_path / "new"), "grave_diggers"):
        assert broken("grave-diggers") == []
        sheet = standing("grave-diggers", {"target": 5}, [{"seat": 0, "points": 3}, {"seat": 1, "points": 5}])
        assert (sheet["after"], sheet["over"], sheet["payoffs"]) == ([[3, 0], [3, 5]], True, [0.0, 1.0])
        assert score("grave-diggers", {"dug": [3, 2]}) == {"bones": 5}


def test_the_guide_names_places_that_are_there() -> None:
    paths = [path for path in re.findall(r"`([\w./-]+)`", ADDING) if path.startswith(("src/", "tests/", "web/"))]
    written = new_game.files("grave-diggers")
    assert [path for path in paths if path not in written and "GAME" not in path and not (ROOT / path).exists()] == []
    files = {*re.findall(r"`(\w+\.py|\w\w/\w+\.ftl)`", ADDING)}
    assert files - {file for game in GAMES for file in files if (folder(game) / file).exists()} == set()
    parts = {path.name for game in GAMES for path in folder(game).glob("*.py")}
    assert {f"{part}.py" for part in OPTIONAL if part not in ("measured", "noise")} <= files & parts


def test_the_picture_of_the_house_names_every_folder_and_no_other() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    [picture] = re.findall(r"```\n(src/ossuary/.*?)```", text, re.DOTALL)
    named, above = set[str](), [""]
    for line in picture.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        folders = re.findall(r"[\w.]+(?:/\w+)*/(?=\s|$)", line.split("   ")[0] if depth == 0 else line)
        above[depth:] = [folders[0] if folders else ""]
        named |= {"".join([*above[:depth], folder]) for folder in folders if line.lstrip().startswith(folders[0])}
    home = ROOT / "src" / "ossuary"
    packages = {f"{path.parent.relative_to(ROOT).as_posix()}/" for path in home.rglob("__init__.py")} - {"src/ossuary/"}
    rooms = {package for package in packages if package.startswith("src/ossuary/games/")}
    features = [path for path in (ROOT / "web" / "src").iterdir() if any(path.glob("*")) and path.name != "games"]
    page = {f"web/src/{path.name}/" for path in features}
    assert packages - rooms | page <= named
    assert [folder for folder in named if "GAME" not in folder and not (ROOT / folder).is_dir()] == []


def test_the_architecture_names_files_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = {name.removeprefix("../") for name in re.findall(r"(?<![\w/.])[\w/.-]+\.(?:py|ts|svelte|ftl)\b", text)}
    web = ROOT / "web"
    files = [path.as_posix() for path in (*LIBRARY.rglob("*"), *(web / "src").rglob("*"), *web.iterdir())]
    assert len(named) > 40
    assert [name for name in named if not any(file.endswith(f"/{name}") for file in files)] == []


def test_links_between_documents_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
    linked = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
    links = [(page, link) for page in pages for link in linked.findall(page.read_text(encoding="utf-8"))]
    assert len(links) > 40
    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []


def test_every_module_in_a_line_is_what_the_modules_say() -> None:
    assert (ROOT / "docs" / "modules.md").read_text(encoding="utf-8") == modules(), "write it anew with `make docs`"


def test_the_table_of_strengths_is_what_was_measured() -> None:
    assert written() == table(), "write it anew with `make docs`"
