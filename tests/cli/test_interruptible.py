"""A hint that takes long: it says so at a terminal, nothing to a pipe, and Ctrl-C stops it and not the game."""

import io
import re
import sys
from pathlib import Path
from threading import Event

import pytest

from ossuary.cli import interruptible
from ossuary.cli.interruptible import Interruptible
from ossuary.cli.typed_actions import MOST_IDLE

from .conftest import Command

SKULLS = ("play", "skulls-of-sedlec", "--seed", "7")


class Terminal(io.StringIO):
    """A terminal, at which somebody presses Ctrl-C as soon as something is written."""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        super().write(text)
        raise KeyboardInterrupt


def test_who_waits_long_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interruptible, "LATE", 0.0)
    told, go_on = [], Event()

    def late() -> None:
        told.append("late")
        go_on.set()

    assert Interruptible().ask(lambda: go_on.wait() and "done", late) == "done"
    assert told == ["late"]


def test_who_is_interrupted_does_without_and_the_next_question_waits_for_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(interruptible, "LATE", 0.0)
    go_on, asking = Event(), Interruptible()
    done: list[str] = []

    def first() -> None:
        go_on.wait()
        done.append("first")

    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asking.ask(first, interrupt)
    asking.ask(lambda: done.append("second"), go_on.set)
    assert done == ["first", "second"]


def test_what_fails_fails_where_it_is_waited_for() -> None:
    with pytest.raises(ZeroDivisionError):
        Interruptible().ask(lambda: 1 // 0, lambda: None)


@pytest.mark.compiled
def test_ctrl_c_stops_the_hint_and_not_the_game(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(interruptible, "LATE", 0.0)
    monkeypatch.setattr(sys, "stderr", Terminal())
    ran = command(*SKULLS, "--save", tmp_path / "game.json", typed="hint\nwhy-not 1\nquit\n")
    assert ran.code == 0
    assert "No hint, then. The game goes on.\n" in ran.out
    assert "Nothing forbids it." in ran.out and "Best:" not in ran.out


@pytest.mark.compiled
def test_a_pipe_gets_the_hint_and_nothing_else(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(interruptible, "LATE", 0.0)
    ran = command(*SKULLS, "--save", tmp_path / "game.json", typed="hint\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert re.search("Best: |no sure difference", ran.out)


def test_input_without_end_ends_the_game_and_saves_it(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ran = command(*SKULLS, "--save", path, typed="fly\n" * (2 * MOST_IDLE))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("“fly” is not an action.") == MOST_IDLE
    assert path.exists()
    assert command("play", typed="fly\n" * (2 * MOST_IDLE)).out.count("There is no game “fly”.") == MOST_IDLE
