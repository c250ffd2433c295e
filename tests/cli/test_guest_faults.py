"""The fault of a third party's game is reported in one sentence, with its file and line; nobody sees a traceback."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ossuary.contract.new_game import write
from ossuary.engine.facts import Fact
from ossuary.engine.faults import fault, line_of, shortly
from ossuary.engine.registry import Game
from tests.contract.games import moved_in

from .conftest import Command

REPORT = """SOURCES = ("banked",)
PUSH = ("swim", ("carry",))


def sources(before, move, after, gains):
    return {"banked": sum(gains)}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a new game is, to be changed before it moves in."""
    write("bone-diggers", tmp_path / "new")
    return tmp_path / "new"


@pytest.fixture
def diggers(folder: Path) -> Iterator[Any]:
    """The game of a skeleton, to be broken."""
    with moved_in(folder, "bone_diggers") as game:
        yield game


def raises_at_line_two(folder: Path) -> None:
    (folder / "bone_diggers" / "broken.py").write_text("def legal(state):\n    return state['oops']\n")


def played(command: Command, folder: Path) -> tuple[int, str]:
    code, _, err = command("play", "bone-diggers", "--seats", "random,random", "--save", folder / "save.json")
    return code, err


def test_a_rule_that_raises_is_told_with_its_line(folder: Path, diggers: Any, command: Command) -> None:
    raises_at_line_two(folder)
    diggers.legal = import_module("bone_diggers.broken").legal
    code, err = played(command, folder)
    assert code == 2
    assert err == (
        "The game “bone-diggers” fails at broken.py:2 (TypeError: list indices must be integers or slices, not str). "
        "“ossuary check-game bone-diggers” says what it must change.\n"
    )


def test_what_is_our_own_fault_stays_a_traceback(
    folder: Path, diggers: Any, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ossuary.cli.commands.games.GAMES", None)
    with pytest.raises(AttributeError):
        command("games")


def test_a_fact_that_nobody_tells_is_told_in_a_sentence(folder: Path, diggers: Any, command: Command) -> None:
    words = import_module("bone_diggers.words")

    def untold(fact: Fact) -> None:
        return None

    words.tell = untold  # type: ignore[attr-defined]
    code, err = played(command, folder)
    assert code == 2
    assert err.startswith("Nobody has words for the fact Chosen(seat=") and err.count("\n") == 1


def test_a_report_that_names_what_is_not_there_is_refused(folder: Path, command: Command) -> None:
    (folder / "bone_diggers" / "report.py").write_text(REPORT)
    with moved_in(folder, "bone_diggers"):
        code, _, err = command("report", "bone-diggers", "--games", "2", "--out", folder / "report.html")
    assert (code, err) == (
        2,
        "PUSH in report.py of “bone-diggers” names “swim”, but the game has only dig, carry.\n",
    )


def test_an_error_of_another_process_has_its_line_too(folder: Path, diggers: Game) -> None:
    class _RemoteTraceback(Exception):
        pass

    here, error = folder / "bone_diggers", KeyError("oops")
    error.__cause__ = _RemoteTraceback(
        f'File "{here}/rules.py", line 7, in f\n  File "{here}/deep/more.py", line 9, in g\n'
    )
    found = fault(error)
    assert found is not None and found.details == {
        "game": "bone-diggers",
        "at": "deep/more.py:9",
        "error": "KeyError: 'oops'",
    }


def test_what_is_no_python_has_its_line(folder: Path, diggers: Game) -> None:
    (folder / "bone_diggers" / "torn.py").write_text("x = 1\ny = (\n")
    with pytest.raises(SyntaxError) as raised:
        import_module("bone_diggers.torn")
    assert line_of("bone-diggers", raised.value) == "torn.py:2"


@pytest.mark.compiled
def test_what_does_not_compile_has_its_line(folder: Path, diggers: Game) -> None:
    from ossuary.twin import twin

    (folder / "bone_diggers" / "texts.py").write_text(
        "def legal(state):\n    seen = {1: 2}\n    seen[3] = 'x'\n    return 0\n"
    )
    with pytest.raises(Exception, match="nopython") as raised:
        twin(import_module("bone_diggers.texts")).legal(0)
    assert line_of("bone-diggers", raised.value) == "texts.py:3"
    assert shortly(raised.value).startswith(
        "TypingError: No implementation of function Function(<built-in function setitem>)"
    )


def test_the_colours_of_a_compiler_are_left_out(folder: Path, diggers: Game) -> None:
    from numba.core.errors import TypingError

    at = f'File "\x1b[1m{folder}/bone_diggers/rules.py\x1b[0m", line 7'
    error = TypingError(f"Failed in nopython mode\n\x1b[1m\x1b[1mNo such \x1b[31;1mthing\x1b[0m\n\n{at}:\n")
    assert shortly(error) == f'TypingError: No such thing File "{folder}/bone_diggers/rules.py", line 7:'
    assert line_of("bone-diggers", error) == "rules.py:7"
