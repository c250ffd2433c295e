"""Bots, coach, review and host need neither numpy nor numba, and answer what they answered with them."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ossuary.engine.registry import GAMES
from ossuary.minds.exact.any_game import solve

from .exact import piglet

ROOT = Path(__file__).parents[2]
KNOWN = json.loads((ROOT / "tests" / "known" / "answers.json").read_text("utf-8"))  # computed with numpy
NONE = "import sys; sys.modules.update(numpy=None, numba=None, llvmlite=None); "  # whoever imports one fails


def ran(code: str, *homes: Path) -> str:
    settings = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, [*homes, ROOT]))}
    settings.pop("NUMBA_BOUNDSCHECK", None)  # which would do without the library
    words = [sys.executable, "-c", NONE + code]
    found = subprocess.run(words, env=settings, capture_output=True, check=False, text=True)
    assert found.returncode == 0, found.stderr
    return found.stdout


def numbers(value: Any) -> Iterator[float]:
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from numbers(part)
    else:
        yield value


@pytest.mark.compiled
@pytest.mark.parametrize("game", [game for game in GAMES if game in KNOWN])
def test_bots_coach_and_review_answer_the_same_without_numpy(game: str) -> None:
    code = f"import json; from tests.minds.answers import answers; print(json.dumps(answers({game!r})))"
    found = json.loads(ran(code))
    known = KNOWN[game]
    assert found.keys() == known.keys()
    assert found["bots"] == known["bots"] and found["said"] == known["said"]
    for part in ("chances", "given away", "luck"):
        assert list(numbers(found[part])) == pytest.approx(list(numbers(known[part])), abs=1e-12)
    assert list(numbers(found["reasons"])) == pytest.approx(list(numbers(known["reasons"])), abs=1e-5)


@pytest.mark.compiled
def test_bots_play_and_the_coach_looks_on_without_library_numpy_and_numba(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("static", "library", "__pycache__")
    shutil.copytree(ROOT / "src" / "ossuary", tmp_path / "ossuary", ignore=ignored)
    code = """
from ossuary.fair import Seeded
from ossuary.engine.registry import GAMES
from ossuary.minds.judging.search_judge import SearchJudge
from ossuary.minds.search import searcher
from ossuary.minds.playing.strengths import compiled
from ossuary.table import Table
for game in GAMES.values():
    table = Table(game, game.Options(), ["", ""], Seeded(1))
    table.begin()
    chosen = searcher(game, 3)(table.state, [1]), compiled(game, "rule-of-thumb")(table.state, [1])
    judged = SearchJudge(game, 2, 64).choices(table.state)
    print(game.NAME, all(game.refusal(table.state, action) == 0 for action in chosen), len(judged) > 0)
"""
    assert ran(code, tmp_path).split("\n")[:-1] == [f"{name} True True" for name in GAMES]


def test_the_host_needs_no_numpy() -> None:
    code = "import ossuary.host.app, ossuary.host.live.coach_pool as pool; pool.prepare(); print(sys.modules['numpy'])"
    assert ran(code).strip() == "None"


@pytest.mark.compiled
def test_any_game_is_solved_without_numpy() -> None:
    game: Any = piglet
    code = """
from ossuary.minds.exact.any_game import solve
from tests.minds.exact import piglet
print(solve(piglet, piglet.begun(4)).value(piglet.begun(4, (1, 2))))
"""
    assert json.loads(ran(code)) == pytest.approx(
        solve(game, piglet.begun(4)).value(piglet.begun(4, (1, 2))), abs=1e-12
    )
