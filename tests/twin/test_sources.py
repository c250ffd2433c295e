"""What is compiled is told by its sources: it is made anew when one of them changes, and only then."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "ossuary"

DIGESTS = """
import json
from ossuary.compiling.exports import all_exports, games_of
from ossuary.twin.sources import digest
modules = {game: all_exports(game) for game in games_of("ossuary")}
print(json.dumps({game: {each.__name__: digest(each) for each in found} for game, found in modules.items()}))
"""

TWINS = """
from ossuary.engine.registry import GAMES
from ossuary.lab.simulate import loop_of
from ossuary.twin import twin
print({name: type(twin(loop_of(GAMES[name]))).__name__ for name in ("bones", "shark-attacks")})
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, with its library."""
    return shutil.copytree(SOURCE, tmp_path / "ossuary", ignore=shutil.ignore_patterns("static", "__pycache__"))


def ran(copy: Path, code: str) -> str:
    words, settings = [sys.executable, "-c", code], os.environ | {"PYTHONPATH": str(copy.parent)}
    return subprocess.run(words, env=settings, capture_output=True, check=True, text=True).stdout


def change(file: Path) -> None:
    file.write_text(file.read_text() + "\n")


def test_only_a_change_in_what_a_module_imports_compiles_it_anew(copy: Path) -> None:
    before = json.loads(ran(copy, DIGESTS))
    assert min(map(len, before.values())) >= 2
    change(copy / "minds" / "judging" / "coach.py")
    change(copy / "games" / "bones" / "words.py")
    change(copy / "games" / "rolling_bones" / "exact" / "solution.py")
    assert json.loads(ran(copy, DIGESTS)) == before
    change(copy / "games" / "bones" / "rules.py")
    after = json.loads(ran(copy, DIGESTS))
    assert {game for game in before if after[game] != before[game]} == {"bones"}
    assert not {*before["bones"].values()} & {*after["bones"].values()}
    change(copy / "games" / "rolling_bones" / "exact" / "turn.py")
    again = json.loads(ran(copy, DIGESTS))
    turns = {f"ossuary.games.rolling_bones.exact.{name}" for name in ("turn", "followed_turn")}
    assert {name for name, each in again["rolling-bones"].items() if each != after["rolling-bones"][name]} == turns
    change(copy / "engine" / "nodes.py")
    last = json.loads(ran(copy, DIGESTS))
    assert all(not {*again[game].values()} & {*last[game].values()} for game in last)


@pytest.mark.compiled
def test_a_changed_game_is_compiled_by_numba_until_the_library_is_made_anew(copy: Path) -> None:
    assert ran(copy, TWINS).strip() == "{'bones': 'Native', 'shark-attacks': 'Native'}"
    change(copy / "games" / "bones" / "lines.py")
    assert ran(copy, TWINS).strip() == "{'bones': 'ByNumba', 'shark-attacks': 'Native'}"


@pytest.mark.compiled
def test_without_library_and_numba_the_rules_run_as_they_are(copy: Path) -> None:
    shutil.rmtree(copy / "twin" / "library")
    code = "import sys; sys.modules['numba'] = None" + TWINS.replace(
        "type(twin(loop_of(GAMES[name]))).__name__", "twin(loop_of(GAMES[name])) is loop_of(GAMES[name])"
    )
    assert ran(copy, code).strip() == "{'bones': True, 'shark-attacks': True}"
