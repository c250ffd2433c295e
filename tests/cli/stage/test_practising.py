"""`ossuary practice` at a terminal: the table is drawn, and nothing is marked that would look like the answer."""

import pytest

from ossuary.minds.puzzles.shipped import with_answers

from ..terminal import AtTerminal

pytestmark = pytest.mark.compiled

KEYS = "? help · d in words · q leave"


def test_a_puzzle_is_drawn_with_its_turn_and_answered() -> None:
    (_, right), *_ = with_answers("rolling-bones")
    with AtTerminal("practice", "rolling-bones", "--number", "2") as terminal:
        terminal.until(KEYS)
        assert "You open with all 18 dice" in terminal.text and "╭───╮" in terminal.text
        assert "Wick" in terminal.text and "↵" not in terminal.text and "u undo" not in terminal.text
        terminal.type("d")
        terminal.until("of 100 points")
        terminal.type("\n")
        terminal.until(KEYS, times=2)
        terminal.type(f"{right[0]}\n")
        terminal.until("Right!")
        terminal.until(KEYS, times=3)
        terminal.type("q")
        assert terminal.end() == 0 and "1 of 1 right." in terminal.text
