"""Interpreted, compiled by numba, and in the library, the same code finds the same, on other processors too."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest

from ossuary.compiling.building import SAME_CODE, object_file
from ossuary.compiling.exports import ANY_GAME, STAGES, all_exports
from ossuary.compiling.linking import link, runtime_of
from ossuary.compiling.targets import TARGETS
from ossuary.contract.compiled import same_functions, same_moves
from ossuary.contract.play import steps
from ossuary.engine.nodes import PHASE, Refused, State
from ossuary.engine.registry import GAMES, Game
from ossuary.games.bones.exact import game as bones_game
from ossuary.games.rolling_bones import exact as rolling_bones
from ossuary.games.rolling_bones.exact import points
from ossuary.games.rolling_bones.exact.layout import POINTS
from ossuary.games.rolling_bones.exact.solver import Turns
from ossuary.games.shark_attacks.exact import against, rival, three, three_mixing, three_race, three_solving
from ossuary.games.shark_attacks.exact import game as shark_attacks
from ossuary.games.shark_attacks.exact.race import BEACHES
from ossuary.games.shark_attacks.rules import FLEEING
from ossuary.games.skulls_of_sedlec.exact import game as skulls_of_sedlec
from ossuary.lab.batch import Batch
from ossuary.lab.simulate import simulate
from ossuary.minds.exact import any_game
from ossuary.minds.exact.positions import explore
from ossuary.minds.playing.simple import compiled
from ossuary.minds.search import Search
from ossuary.twin import by_numba, native, twin
from ossuary.twin.kinds import signature
from ossuary.twin.native import Entry, symbol_of
from ossuary.twin.sources import digest

from ..minds.exact import piglet
from ..minds.search.test_search import choices_of_a_game
from .processors import outcomes

pytestmark = pytest.mark.compiled

OFTEN = 12  # calls of one function that are compared
EXACTLY = (".core_", ".simple_core_", ".explore_core_", ".trace_", ".packing")  # made of whole numbers and plain sums
FOR_THREE = (".throws", "three_race.turn", "three_race.settle", ".wander", ".approach", "three_flight.follow")
OF_A_TURN = ("number_rows", "solve_turn", "solve_followed", "best_action", "worth_of_state", "worths_of_state")
TOO_SLOW = ("make", *OF_A_TURN, "filling", *FOR_THREE)  # in Python


class Call(NamedTuple):
    """A function of the library, and what it was called with."""

    name: str
    given: tuple[Any, ...]


def play_any(game: Game, choices: list[State]) -> None:
    """Does with a game whatever is done with any."""
    options = game.Options()
    simulate(game, options, ["random", "rule-of-thumb"], 30, 5, cores=1)
    batch = Batch(game, options, 40, cores=1)
    batch.reset(3)
    for _ in range(OFTEN):
        batch.step(batch.any_actions())
    batch.close()
    search = Search(game, 7, 300)
    for state in choices[:3]:
        search.begin(state)
        search.grow(40)
        search.choices()
        search.follow(search.best(), 3, 5)
    for state in choices[:OFTEN]:
        compiled(game, "rule-of-thumb")(state, [9])
    assert list(same_functions(game, options, 1)) == []
    assert all(isinstance(moves, int) for moves in same_moves(game, options, ["random"] * 2, range(2)))
    with suppress(Refused):  # there are more positions than that
        explore(game, choices[0], 3000, lambda done: None)


def solve_rolling_bones(choices: list[State]) -> None:
    rolling_bones.expected_points(2, 1, 2)
    for state in choices[:4]:
        rolling_bones.value(state)
        points.choose(state, [1])
    turns = Turns(lanes=2)
    prices = [float(price) for price in range(POINTS)]
    turns.solve_followed([prices], [prices[::-1]])
    for state in choices[:4]:
        turns.both(state)


def solve_shark_attacks(choices: list[State]) -> None:
    with pytest.MonkeyPatch.context() as patch:  # a few rounds of each race: all of them take Python minutes
        patch.setattr(shark_attacks, "TOLERANCE", 0.3)
        solution = shark_attacks.solve(2, cores=1)
    game = GAMES["shark-attacks"]
    for seed in range(6):
        for step in steps(game, game.Options(target=2), seed):
            solution.value(step.before)
    for state in choices_of_a_game(game, 4, target=2):
        solution.means([state], lambda after: [float(after[0])])

    best, two_beaches = shark_attacks.shipped("dice").wins, np.array(BEACHES[:2])
    given = best, best.copy(), best.copy(), np.array([[1, 1]]), two_beaches, shark_attacks.flight_ends(), False
    twin(rival).settle(*given, np.array([1.0, 0.0, 2.0, 0.0]), False, 0.5)
    against.stake(choices[0])
    solve_shark_attacks_for_three()


def solve_shark_attacks_for_three() -> None:
    for_three, game = three_solving.solve(2, cores=1), GAMES["shark-attacks"]
    given = for_three.wins, 2, np.array([1, 1, 2]), three.chances(), False, 0.0, three_race.rooms(), False
    twin(three_mixing).wander(*given, 2)
    twin(three_mixing).approach(*given, 2, 1e-3, np.full(three_mixing.SIZE, 1 / 3))
    states = [step.before for seed in range(9) for step in steps(game, game.Options(3, target=2), seed)]
    for state in states:
        for_three.value(state)
    fleeing = next(state for state in states if state[PHASE] == FLEEING)
    for_three.means([fleeing], lambda after: [float(after[0])])


def solve_skulls_of_sedlec(choices: list[State]) -> None:
    for state in choices[-8:]:
        assert skulls_of_sedlec.judge(state)


def solve_bones(choices: list[State]) -> None:
    bones_game.expected_points()
    for seats in (2, 3):
        for state in choices_of_a_game(GAMES["bones"], seats, seats)[:20]:
            bones_game.choose(state, [1])


def solve_any_game(choices: list[State]) -> None:
    game: Any = piglet
    assert any_game.solve(game, piglet.begun(4)).value(piglet.begun(4, (1, 2)))


SOLVE: dict[str, Callable[[list[State]], None]] = {
    "rolling-bones": solve_rolling_bones,
    "shark-attacks": solve_shark_attacks,
    "skulls-of-sedlec": solve_skulls_of_sedlec,
    "bones": solve_bones,
    ANY_GAME: solve_any_game,
}
CASES = [pytest.param(name, id=name or "any-game", marks=pytest.mark.xdist_group(name)) for name in SOLVE]


def forget() -> None:
    """Forgets what solvers remember, so that everything is called."""
    for name, module in list(sys.modules.items()):
        if name.startswith("ossuary.games."):
            for remembered in vars(module).values():
                if hasattr(remembered, "cache_clear"):
                    remembered.cache_clear()


@pytest.fixture
def calls(name: str, monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """Calls of every function that a game has in the library, as play and solvers make them."""
    made, often, call = list[Call](), Counter[str](), Entry.__call__

    def noted(entry: Entry, *given: Any) -> Any:
        often[entry.__name__] += 1
        if often[entry.__name__] <= OFTEN:
            made.append(Call(entry.__name__, deepcopy(given)))
        return call(entry, *given)

    monkeypatch.setattr(Entry, "__call__", noted)
    forget()
    choices = choices_of_a_game(GAMES[name], 4) if name else []
    if name:
        play_any(GAMES[name], choices)
    SOLVE[name](choices)
    monkeypatch.undo()
    return made


def outcome(twin: ModuleType, call: Call, plain: bool = False) -> list[Any]:
    """All numbers that a call gives back or leaves behind."""
    given = wide(deepcopy(call.given)) if plain else deepcopy(call.given)
    found = getattr(twin, call.name.rpartition(".")[2])(*given)
    return [np.asarray(number) for number in numbers((found, given))]


def wide(value: Any) -> Any:
    """The same with rows of 64 bits, as Python steps them: narrow numbers would overflow there."""
    if isinstance(value, tuple):
        parts = map(wide, value)
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value.astype(np.int64) if isinstance(value, np.ndarray) and value.dtype == np.int32 else value


def numbers(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from numbers(part)
    elif value is not None:
        yield value


def compare(name: str, calls: list[Call], other: Callable[[ModuleType], ModuleType], exactly: bool) -> None:
    modules = {module.__name__: module for module in all_exports(name)}
    for call in calls:
        module = modules.get(call.name.rpartition(".")[0])
        if module is None or (other is interpreted and call.name.endswith(TOO_SLOW)):
            continue
        same(call, outcome(library(module), call), outcome(other(module), call, other is interpreted), exactly)


def same(call: Call, one: list[Any], two: list[Any], exactly: bool) -> None:
    for here, there in zip(one, two, strict=True):
        if exactly or any(part in call.name for part in EXACTLY):
            assert np.array_equal(here, there, equal_nan=True), call.name
        else:  # Python, and the C library of another processor, have another power of numbers
            assert np.allclose(here, there, rtol=1e-12, atol=1e-12, equal_nan=True), call.name


def library(module: ModuleType) -> ModuleType:
    found = native(module)
    assert found, f"{module.__name__} is not in the library: make test builds it"
    return found


def interpreted(module: ModuleType) -> ModuleType:
    return module


@pytest.mark.parametrize("name", CASES)
def test_every_function_of_the_library_finds_what_python_finds(calls: list[Call], name: str) -> None:
    exported = {f"{each.__name__}.{function}" for each in all_exports(name) for function in each.EXPORTED}
    assert exported - {call.name for call in calls} == set()
    compare(name, calls, interpreted, exactly=False)


@pytest.mark.nightly
@pytest.mark.parametrize("name", CASES)
def test_every_function_of_the_library_finds_what_numba_finds(calls: list[Call], name: str) -> None:
    compare(name, calls, by_numba, exactly=True)


@pytest.fixture
def elsewhere(name: str, target: str, tmp_path: Path) -> Path:
    """The library of a game for another processor."""
    chosen, library = TARGETS[target], tmp_path / "ossuary.so"
    for stage in STAGES:
        words = [sys.executable, "-m", "ossuary.compiling.worker", name, stage, target]
        subprocess.run(words, env=os.environ | SAME_CODE, check=True)
    (tmp_path / "runtime.o").write_bytes(runtime_of(chosen.platform))
    objects = [object_file(module, chosen) for module in all_exports(name)]
    link([tmp_path / "runtime.o", *objects], library, chosen.platform)
    return library


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("target", "system"),
    [
        ("linux-aarch64", "aarch64-linux-gnu.2.31"),
        ("linux-x86_64", "x86_64-linux-gnu.2.31"),
        ("linux-x86_64", "x86_64-linux-musl"),
    ],
)
@pytest.mark.parametrize("name", CASES)
def test_every_function_of_the_library_finds_the_same_on_arm64_on_any_x86_64_and_with_musl(
    calls: list[Call], name: str, system: str, elsewhere: Path
) -> None:
    modules = {module.__name__: module for module in all_exports(name)}
    known = [(call, *call.name.rpartition(".")[::2]) for call in calls if call.name.rpartition(".")[0] in modules]
    asked = [
        (symbol_of(digest(modules[module]), function), signature(getattr(modules[module], function)), call.given)
        for call, module, function in known
    ]
    found = outcomes(elsewhere, system, asked)
    for (call, module, _), there in zip(known, found, strict=True):
        same(call, outcome(library(modules[module]), call), there, exactly=False)
