"""Tables of text, and bars that show how far something is."""

import io
import re
import sys
from collections.abc import Callable

import pytest

from ossuary.cli import progress as bars
from ossuary.cli.progress import counting, progress
from ossuary.cli.table import table

ROWS = [("a bot with a long name", "10.5%", "1"), ("b", "9.0%", "23")]
WHOLE = """\
            Three columns
┏━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━┳━━━┓
┃ bot                    ┃  wins ┃ n ┃
┡━━━━━━━━━━━━━━━━━━━━━━━━╇━━━━━━━╇━━━┩
│ a bot with a long name │ 10.5% │ 1 │
└────────────────────────┴───────┴───┘"""
NARROW = """\
      Three columns
+-----------+-------+----+
| bot       |  wins |  n |
+-----------+-------+----+
| a bot     | 10.5% |  1 |
| with a    |       |    |
| long name |       |    |
| b         |  9.0% | 23 |
+-----------+-------+----+"""


class Terminal(io.TextIOWrapper):
    """A terminal with an encoding."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding=encoding, newline="")

    def isatty(self) -> bool:
        return True

    def seen(self) -> str:
        """All that was written."""
        self.flush()
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue().decode(self.encoding)


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], Terminal]:
    """Puts a terminal of some width before the command."""

    def put(encoding: str, columns: int) -> Terminal:
        terminal = Terminal(encoding)
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr(sys, "stdout", terminal)
        monkeypatch.setattr(sys, "stderr", terminal)
        return terminal

    return put


def test_a_table_stands_in_a_frame(at_terminal: Callable[[str, int], Terminal]) -> None:
    at_terminal("utf-8", 80)
    assert table("Three columns", ("bot", "wins", "n"), ROWS[:1]) == WHOLE


def test_a_table_is_no_wider_than_the_terminal(at_terminal: Callable[[str, int], Terminal]) -> None:
    at_terminal("ascii", 26)
    assert table("Three columns", ("bot", "wins", "n"), ROWS) == NARROW
    at_terminal("utf-8", 1)
    assert table("Three columns", ("bot", "wins", "n"), ROWS).count("\n") > 10


@pytest.mark.parametrize(("encoding", "signs"), [("utf-8", "━─"), ("ascii", "#-")])
def test_a_bar_shows_the_share_and_goes(
    at_terminal: Callable[[str, int], Terminal], monkeypatch: pytest.MonkeyPatch, encoding: str, signs: str
) -> None:
    monkeypatch.setattr(bars, "PAUSE", 3600)
    terminal = at_terminal(encoding, 80)
    with progress("Playing") as bar:
        counting(bar, 4)(1)
        assert re.search(rf"\rPlaying {signs[0] * 10}{signs[1] * 30} \d:\d\d:\d\d$", terminal.seen())
        bar(0.5)  # too soon for another picture
        assert signs[0] * 11 not in terminal.seen()
    assert terminal.seen().endswith("\r" + " " * 56 + "\r")


def test_a_bar_stays_on_its_line(at_terminal: Callable[[str, int], Terminal]) -> None:
    terminal = at_terminal("utf-8", 20)
    with progress("Playing") as bar:
        bar(0.0)
    assert max(map(len, terminal.seen().split("\r"))) < 20


def test_nobody_sees_a_bar_who_has_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("Playing") as bar:
        bar(0.5)
    assert capsys.readouterr() == ("", "")
