"""`ossuary compile-game`: the game of another package gets its library, or a sentence says why not."""

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ossuary.compiling.exports import all_exports
from ossuary.contract.new_game import write
from ossuary.engine.registry import Game
from ossuary.fair import fortune
from ossuary.lab.simulate import loop_of, simulate
from ossuary.minds.playing.one_game import fresh_mind, played
from ossuary.twin import native, twin
from ossuary.twin.native import Native, library_file
from tests.contract.games import moved_in
from tests.settled import HOME

from ..conftest import Command

PIG = pytest.mark.xdist_group("pig")


def seen_by_others(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Lets the processes that compile find the game of a folder, too."""
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of these tests' own, with no library in it; what was compiled in an earlier run is kept."""
    folder = HOME / "compile-game"
    shutil.rmtree(folder / "libraries", ignore_errors=True)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder))
    return folder


@pytest.fixture
def unfit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed game whose rules play, and do not compile."""
    write("bone-diggers", folder := tmp_path / "new")
    rules = folder / "bone_diggers" / "rules.py"
    lines = rules.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("def legal"))
    rules.write_text("\n".join([*lines[: at + 2], "    {1: 2}[3] = 'x' if state[0] > 99 else 3", *lines[at + 2 :], ""]))
    about = folder / "bone_diggers-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bone-diggers\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[ossuary.games]\nbone-diggers = bone_diggers\n")
    seen_by_others(monkeypatch, folder)
    with moved_in(folder, "bone_diggers"):
        yield rules


@PIG
@pytest.mark.compiled
def test_a_game_of_others_runs_from_its_library(
    pig: Path, pig_here: Game, cache: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen_by_others(monkeypatch, pig)
    assert not any(map(native, all_exports("pig")))
    file = library_file("ossuary_pig")
    assert command("compile-game", "pig") == (0, f"pig is compiled: {file}\n", "")
    assert file.is_relative_to(cache) and all(map(native, all_exports("pig")))

    monkeypatch.setattr("ossuary.twin._twins", {})
    assert isinstance(twin(loop_of(pig_here)), Native)
    options = pig_here.Options(target=30)
    results = simulate(pig_here, options, ["random", "random"], 20, seed=1, cores=1)
    for number in range(20):
        end, moves = played(pig_here, options, [fresh_mind(pig_here, "random")] * 2, fortune(1, number))
        assert pig_here.payoffs(end) == results.payoffs[number].tolist()
        assert (pig_here.scores(end), moves) == (results.scores[number].tolist(), results.lengths[number])


@pytest.mark.compiled
def test_what_does_not_compile_has_its_file_and_line(unfit: Path, command: Command) -> None:
    line = 1 + next(number for number, text in enumerate(unfit.read_text().splitlines()) if "[3] = " in text)
    code, out, err = command("compile-game", "bone-diggers")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("bone-diggers does not compile: TypingError: ")
    assert f"(rules.py:{line}). “ossuary check-game bone-diggers” says what it must change." in err
    assert not library_file("bone_diggers").exists()


def test_our_own_games_are_compiled_already(command: Command) -> None:
    said = "bones is one of our own games, which come compiled: there is nothing to do.\n"
    assert command("compile-game", "bones") == (2, "", said)
    said = "bones gehört zu unseren eigenen Spielen, und die sind schon kompiliert: Es gibt nichts zu tun.\n"
    assert command("compile-game", "bones", "--lang", "de") == (2, "", said)


def test_a_game_that_is_not_there_is_refused(command: Command) -> None:
    code, _, err = command("compile-game", "pigs")
    assert code == 2 and "pigs" in err and "rolling-bones" in err and err.count("\n") == 1


@PIG
def test_a_missing_compiler_is_named_with_its_extra(
    pig_here: Game, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ziglang", None)
    code, _, err = command("compile-game", "pig")
    assert code == 2 and err.startswith("This needs ziglang, which is not installed. Install it with: ")
    assert err.endswith(" -m pip install 'ossuary-games[compile]'\n")


@PIG
def test_an_unknown_machine_is_named(pig_here: Game, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    code, out, err = command("compile-game", "pig")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("pig cannot be compiled for this machine, as Ossuary does not know its processor or system;")
