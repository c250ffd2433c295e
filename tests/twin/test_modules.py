"""Modules for browsers, run in Node by the page's own loader, find what the library finds."""

import gzip
import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest

from ossuary.compiling.building import SAME_CODE, object_file
from ossuary.compiling.description import described, part_of
from ossuary.compiling.exports import IN_BROWSERS, all_exports
from ossuary.compiling.linking import link, runtime_of
from ossuary.compiling.page_modules import LIST, add_to_page, module_of
from ossuary.compiling.targets import BROWSER
from ossuary.compiling.typescript import FILE, typescript
from ossuary.contract.play import steps
from ossuary.engine.registry import GAMES
from ossuary.lab.simulate import loop_of
from ossuary.minds.playing import rules_core
from ossuary.twin import fitted, twin
from ossuary.twin.kinds import signature

from ..settings import SETTINGS
from . import node, strange, test_three_ways
from .test_three_ways import library, outcome

pytestmark = pytest.mark.compiled

calls = test_three_ways.calls
CASES = [pytest.param(name, id=name, marks=pytest.mark.xdist_group(name)) for name in GAMES]
LARGE = 4_000_000  # bytes
RULES_AND_SEARCH = ("minds.playing.rules_core", "minds.playing.simple_core", "minds.search.core")

BUILD = """
import sys
from pathlib import Path
from ossuary.compiling.description import described
from ossuary.compiling.linking import link, runtime_of
from ossuary.compiling.machine_code import layout_of, object_of
from ossuary.compiling.numba_ir import code_of, lay_out
from ossuary.compiling.targets import BROWSER
from tests.twin import strange
folder = Path(sys.argv[1])
lay_out(layout_of(BROWSER))
(folder / "runtime.o").write_bytes(runtime_of(BROWSER.platform))
(folder / "strange.o").write_bytes(object_of(code_of(strange), BROWSER))
link([folder / "runtime.o", folder / "strange.o"], folder / "strange.wasm", BROWSER.platform, described([strange]))
"""


class Series(NamedTuple):
    """Games that are played one after the other; a mind is its place in the list of simple ones."""

    start: list[int]
    minds: list[int]
    games: int
    seed: int = 2026


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page that has nothing but modules."""
    folder = tmp_path_factory.mktemp("page")
    add_to_page(folder)
    return folder


@pytest.fixture
def module(page: Path, name: str, tmp_path: Path) -> Path:
    """The module of a game."""
    file = tmp_path / f"{name}.wasm"
    file.write_bytes(module_of(page, name))
    return file


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program that calls functions."""
    return node.bundled(node.CALLER, tmp_path_factory.mktemp("caller"))


def asked(module: ModuleType, name: str, given: tuple[Any, ...]) -> node.Call:
    return node.Call(part_of(module), name, signature(getattr(module, name)), given)


@pytest.mark.parametrize("name", CASES)
def test_whole_games_end_the_same_with_every_number_of_seats_and_every_option(
    name: str, module: Path, tmp_path: Path
) -> None:
    series = [
        Series(game.initial(options), [mind] * options.seats, games)
        for game, options in SETTINGS
        if name == game.NAME
        for mind, games in ((0, 1000), (1, 100))
    ]
    program = node.bundled(node.CALLER.with_name("whole_games.ts"), tmp_path)
    found = node.answered(program, module, [each._asdict() for each in series])
    assert found == [ended(name, *each) for each in series]


def ended(name: str, start: list[int], minds: list[int], games: int, seed: int) -> str:
    """The same as `whole_games.ts` says, by the library."""
    batch, digest = twin(loop_of(GAMES[name])).batch, hashlib.sha256()
    first, scratch, seated = np.array(start), np.array(start), np.array(minds)
    payoffs, scores, lengths = np.zeros((1, len(minds))), np.zeros((1, len(minds)), np.int64), np.zeros(1, np.int64)
    for game in range(games):
        batch(first, scratch, seed, game, seated, payoffs, scores, lengths)
        for array in (scratch, payoffs, scores, lengths):
            digest.update(array.tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("name", CASES)
def test_every_function_finds_what_the_library_finds(
    calls: list[test_three_ways.Call], name: str, module: Path, caller: Path
) -> None:
    modules = {each.__name__: each for each in all_exports(name, IN_BROWSERS)}
    known = list(handy(call for call in calls if call.name.rpartition(".")[0] in modules))
    wanted = {f"{each.__name__}.{function}" for each in modules.values() for function in each.EXPORTED}
    rules = fitted(rules_core, GAMES[name])
    assert wanted - {call.name for call in known} == {f"{rules.__name__}.{function}" for function in rules.EXPORTED}
    questions = [(modules[call.name.rpartition(".")[0]], call) for call in known]
    there = node.outcomes(
        caller, module, [asked(one, call.name.rpartition(".")[2], call.given) for one, call in questions]
    )
    for (one, call), found in zip(questions, there, strict=True):
        assert found is not None, call.name
        test_three_ways.same(call, outcome(library(one), call), found, exactly=False)


def handy(calls: Iterable[test_three_ways.Call]) -> Iterator[test_three_ways.Call]:
    """Calls of every function, not many with large arrays: they travel as text."""
    spent = Counter[str]()
    for call in calls:
        if spent[call.name] < LARGE:
            yield call
        spent[call.name] += sum(number.nbytes for number in flat(call.given))


def flat(given: Any) -> list[Any]:
    """The numbers and arrays that a call is given."""
    return [np.asarray(number) for number in test_three_ways.numbers(given)]


@pytest.mark.parametrize("name", CASES)
def test_the_rules_one_by_one_say_what_they_say_in_python(name: str, module: Path, caller: Path) -> None:
    game = GAMES[name]
    rules = fitted(rules_core, game)
    seated = [options for other, options in SETTINGS if other is game]
    questions = list[tuple[str, tuple[Any, ...]]]()
    for options in seated:
        for step in list(steps(game, options, 3))[::7]:
            state, room = np.array(step.before), np.zeros(64, np.int64)
            questions += [
                ("mover", (state,)),
                ("legal", (state,)),
                ("refusal", (state, step.move)),
                ("odds", (state, room)),
                ("advance", (state, step.move)),
                ("scores", (state, room)),
                ("payoffs", (state, np.zeros(16))),
            ]
    found = node.outcomes(caller, module, [asked(rules, function, given) for function, given in questions])
    for (function, given), there in zip(questions, found, strict=True):
        here = outcome(rules, test_three_ways.Call(f"{rules.__name__}.{function}", given))
        test_three_ways.same(test_three_ways.Call(function, given), here, there or [], exactly=True)


@pytest.mark.parametrize("name", CASES)
def test_rules_and_search_of_a_game_take_25_kb_at_most(name: str, page: Path, tmp_path: Path) -> None:
    assert (page / LIST).exists()  # so that all is compiled
    modules = [module for module in all_exports(name, IN_BROWSERS) if part_of(module) in RULES_AND_SEARCH]
    runtime, made = tmp_path / "runtime.o", tmp_path / "small.wasm"
    runtime.write_bytes(runtime_of(BROWSER.platform))
    objects = [object_file(module, BROWSER) for module in modules]
    link([runtime, *objects], made, BROWSER.platform, described(modules))
    assert len(objects) == 3 and len(gzip.compress(made.read_bytes())) <= 25_000


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The module of functions that take and give everything, and of one that fails."""
    folder = tmp_path_factory.mktemp("strange")
    subprocess.run([sys.executable, "-c", BUILD, str(folder)], env=os.environ | SAME_CODE, check=True)
    return folder / "strange.wasm"


def test_a_module_takes_and_gives_what_its_functions_say(odd: Path, caller: Path) -> None:
    marks, pair = np.array([1, 2, 3], np.int8), (np.array([True, False]), 0.5)
    scales = strange.Scales(True, np.arange(6.0).reshape(3, 2), marks, pair)
    given: list[tuple[str, tuple[Any, ...]]] = [
        ("weighed", (scales, 2.5, 2)),
        ("weighed", (scales._replace(heavy=False), -1.0, 0)),
        ("tables", (3, 4)),
        ("fails", (np.zeros(3, np.int64), 2)),
        ("grown", (5000,)),
        ("nothing", (np.array([2**62, -5]),)),
    ]
    found = node.outcomes(caller, odd, [asked(strange, name, each) for name, each in given])
    for (name, each), there in zip(given, found, strict=True):
        here = outcome(strange, test_three_ways.Call(f"strange.{name}", each))
        test_three_ways.same(test_three_ways.Call(name, each), here, there or [], exactly=True)


def test_what_fails_or_has_no_room_is_an_error_after_which_the_module_still_answers(odd: Path, caller: Path) -> None:
    row = np.zeros(3, np.int64)
    given: list[tuple[str, tuple[Any, ...]]] = [("fails", (row, 3)), ("tables", (1 << 12, 1 << 12)), ("grown", (10,))]
    failed, large, fine = node.outcomes(caller, odd, [asked(strange, *each) for each in given], pages=64)
    assert (failed, large) == (None, None)
    assert fine is not None and fine[0] == 45


def test_the_types_of_the_page_are_those_of_the_functions() -> None:
    assert (node.ROOT / FILE).read_text(encoding="utf-8") == typescript(), "make docs"
