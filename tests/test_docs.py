"""The guides: their commands run, their programs work, and the game in them is a game."""

import ast
import importlib.util
import json
import random
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import numpy as np
import pytest

import ossuary
from ossuary.cli import main
from ossuary.engine.nodes import CHANCE, INDEX, PHASE, TERMINAL, THROW, TURN
from ossuary.engine.registry import GAMES, Game, folder
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.twin import twin
from ossuary.words import Words
from ossuary.words.said import Voice
from ossuary.words.telling import TELLERS, told
from tests.modules import modules

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


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The game of the guide."""
    path = tmp_path / "gravediggers.py"
    path.write_text(blocks(ADDING, "python")[0], encoding="utf-8")
    spec = importlib.util.spec_from_file_location("gravediggers", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "gravediggers", module)  # what is compiled of it is found again by its name
    spec.loader.exec_module(module)
    return module


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
    sources = [blocks(ADDING, "python")[0]]
    sources += [(folder(game) / "rules.py").read_text(encoding="utf-8") for game in GAMES]
    orders = [[name for name in names(source) if name in {*shape, "Look"}] for source in sources]
    assert shape <= set(orders[0])
    assert all(order == orders[0] for order in orders)


def test_the_game_of_the_guide_keeps_the_contract(small: Any) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        state, drawn = small.initial(small.Options(seats=2 + seed % 3)), set()
        while (seat := small.mover(state)) != TERMINAL:
            legal, before = small.legal(state), state.copy()
            assert [small.refusal(state, action) == 0 for action in (0, 1)] == [bool(legal >> n & 1) for n in (0, 1)]
            if seat == CHANCE:
                key = state[TURN], state[THROW], state[INDEX]
                assert legal == 0 and key not in drawn
                drawn.add(key)
                move = rng.choices(range(len(small.odds(state))), small.odds(state))[0]
            else:
                assert legal
                move = rng.choice([action for action in (0, 1) if legal >> action & 1])
            after = small.step(state, move)
            assert state == before and len(after) == small.SLOTS
            assert (
                sum(part.points for part in small.tally(after, after[4]))
                == after[small.SCORES + after[4]] + (after[small.DUG])
            )
            state = after
        assert sum(small.payoffs(state)) == 1 and max(small.scores(state)) >= 20
        assert small.look(state)["phase"] == "over"


@pytest.mark.compiled
def test_the_game_of_the_guide_compiles(small: Any) -> None:
    fast: Any = twin(small)
    state = small.initial(small.Options())
    row = np.array(state)
    for move in (4, small.DIG, 3, small.DIG, 2, small.CARRY, small.DIG, 0):
        assert fast.mover(row) == small.mover(state) and fast.legal(row) == small.legal(state)
        assert list(fast.odds(row)) == list(small.odds(state))
        small.advance(state, move)
        fast.advance(row, move)
        assert row.tolist() == state


@pytest.mark.compiled
def test_the_game_of_the_guide_is_simulated_once_the_list_of_games_names_it(
    small: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "compiled"))  # nothing of it is kept
    monkeypatch.setitem(GAMES, small.NAME, small)
    assert main(["simulate", small.NAME, "--games", "60", "--cores", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["games"], sum(found["wins"])) == ("gravediggers", 60, 60)
    assert main(["simulate", small.NAME, "--seats", "random,rule-of-thumb", "--games", "1"]) == 2
    assert "gravediggers has no rule of thumb yet" in capsys.readouterr().err


def test_the_picture_of_the_terminal_shows_what_the_terminal_says() -> None:
    picture = (ROOT / "docs" / "pictures" / "terminal.svg").read_text(encoding="utf-8")
    shown = [line.replace("&gt;", ">") for line in re.findall(r"<text [^>]*>(.*?)</text>", picture)]
    game, teller, voice = GAMES["rolling-bones"], TELLERS["rolling-bones"], Voice(["You", "rule-of-thumb"], 0)
    state = rolling_bones.initial(rolling_bones.Options())
    state[PHASE], state[rolling_bones.SCORES + 1], state[rolling_bones.HAT_ON] = rolling_bones.LAYING, 5, 1
    for bone in (
        "skull",
        "rib_cage",
        "spine",
        *(f"{s}_{b}" for s in ("left", "right") for b in ("upper_arm", "forearm", "hand")),
    ):
        state[rolling_bones.FILLED] |= 1 << rolling_bones.BONES.index(bone)
    rolled = {"left_upper_arm": 1, "left_thigh": 2, "right_upper_arm": 1, "right_thigh": 1, "right_foot": 1}
    for face, dice in (rolled | {"skull": 1, "gravestone": 1}).items():
        state[rolling_bones.ROLLED + rolling_bones.FACES.index(face)] = dice
    words = Words("en")
    for line in teller.describe(state):
        assert words.tell(line, voice) in shown
    actions = [action for action in range(len(game.ACTIONS)) if game.legal(state) >> action & 1]
    for number, action in enumerate(actions, start=1):
        assert f"{number:2}  {words.tell(teller.offer(state, action), voice)}  [{game.ACTIONS[action]}]" in shown
    last = told(game.NAME, state, rolling_bones.BURY, game.step(state, rolling_bones.BURY))
    assert shown[-1] == words.tell(last[0], voice)


def test_the_guide_names_places_that_are_there() -> None:
    paths = [path for path in re.findall(r"`([\w./-]+)`", ADDING) if path.startswith(("src/", "tests/", "web/"))]
    assert [path for path in paths if "GAME" not in path and not (ROOT / path).exists()] == []
    files = re.findall(r"`(\w+\.py|\w\w/\w+\.ftl)`", ADDING)
    named = {file for game in GAMES for file in files if (folder(game) / file).exists()}
    assert set(files) - named == {"__init__.py"} - named


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


def test_links_between_documents_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
    linked = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
    links = [(page, link) for page in pages for link in linked.findall(page.read_text(encoding="utf-8"))]
    assert len(links) > 40
    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []


def test_every_module_in_a_line_is_what_the_modules_say() -> None:
    assert (ROOT / "docs" / "modules.md").read_text(encoding="utf-8") == modules(), "write it anew with `make docs`"
