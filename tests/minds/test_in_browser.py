"""Minds in the browser's Python, with the compiled module of their game, answer what they answer here."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ossuary.compiling.page_modules import add_to_page, module_of
from ossuary.contract.play import steps
from ossuary.engine.nodes import CHANCE, State
from ossuary.engine.registry import GAMES, Game, actions_of
from ossuary.minds import in_browser
from ossuary.minds.playing.levels import LEVELS
from ossuary.minds.playing.strengths import minds_for

from ..settings import SETTINGS
from ..twin.node import WEB, run

pytestmark = pytest.mark.compiled

PROGRAM = WEB / "test" / "minds.mjs"
CASES = [pytest.param(name, id=name, marks=pytest.mark.xdist_group(name)) for name in GAMES]
MANY = {"beginner": 60, "steady": 20, "strong": 4, "perfect": 12}  # states; what takes long is asked less often
ADVISED = 3
NIGHTLY = 20  # times as many by night: thousands in all
CLOSE = 1e-9


def decisions(game: Game) -> Iterator[State]:
    """States with a choice, of games with every number of seats and every option in turn."""
    seated = [options for other, options in SETTINGS if other is game]
    for seed in range(1000):
        options = seated[seed % len(seated)]
        chosen = [step.before for step in steps(game, options, seed) if game.mover(step.before) != CHANCE]
        yield from [state for state in chosen if len(actions_of(game, state)) > 1][seed % 3 :: 11]


def questions(game: Game, times: int) -> list[dict[str, Any]]:
    """What is asked about a game: whether its code is there, choices of every mind, and advice."""
    asked = list[dict[str, Any]]()
    for mind in LEVELS:
        fitting = (state for state in decisions(game) if mind in minds_for(game, state))
        known = [] if mind == "perfect" and not solvable(game) else list(islice(fitting, times * MANY[mind]))
        asked += [{"ask": "choice", "game": game.NAME, "mind": mind, "state": state, "seed": 7} for state in known]
    advised = [
        {"ask": "advice", "game": game.NAME, "state": state} for state in islice(decisions(game), times * ADVISED)
    ]
    return [{"ask": "is_compiled", "game": game.NAME}, *asked, *advised]


def differences(one: Any, two: Any, path: str = "") -> Iterator[str]:
    """Where two answers differ; of chances and points, the last digits may."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for key in one:
            yield from differences(one[key], two[key], f"{path}.{key}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for number, (here, there) in enumerate(zip(one, two, strict=True)):
            yield from differences(here, there, f"{path}.{number}")
    elif one != (pytest.approx(two, abs=CLOSE) if isinstance(two, float) else two):
        yield f"{path}: {one} is not {two}"


def solvable(game: Game) -> bool:
    return any("perfect" in minds_for(game, game.initial(options)) for other, options in SETTINGS if other is game)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page that has nothing but modules."""
    folder = tmp_path_factory.mktemp("page")
    add_to_page(folder)
    return folder


@pytest.mark.parametrize("times", [1, pytest.param(NIGHTLY, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", CASES)
def test_every_mind_chooses_the_same_and_the_coach_says_the_same(
    name: str, times: int, page: Path, tmp_path: Path
) -> None:
    module, asked, answer = (tmp_path / each for each in ("module.wasm", "asked.json", "answer.json"))
    module.write_bytes(module_of(page, name))
    told = questions(GAMES[name], times)
    asked.write_text(json.dumps(told), encoding="utf-8")
    run("node", str(PROGRAM), name, str(module), str(asked), str(answer))
    found = json.loads(answer.read_text(encoding="utf-8"))
    assert found[0] == {"answer": True}, "the page does not bring all files that this code is made of"
    for question, there in zip(told, found, strict=True):
        here = json.loads(in_browser.answer(json.dumps(question)))
        assert list(differences(there, here)) == [], question
