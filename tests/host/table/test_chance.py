"""Chance at a table: drawn in one place, until somebody has to decide."""

import ast
from pathlib import Path

import ossuary.host
from ossuary.fair import Sealed
from ossuary.host.table.chance import what_follows

from ..desk import ADA, BOB, SECRET, Desk

HOST = Path(ossuary.host.__file__).parent
CHECKS_DRAWS = "db/draw_counts.py"  # draws once more what a game that is over has drawn


def calls(path: Path, name: str) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return any(isinstance(func, ast.Attribute) and func.attr == name for func in called)


def test_nothing_else_in_the_host_draws() -> None:
    found = {str(path.relative_to(HOST)) for path in HOST.rglob("*.py") if calls(path, "outcome")}
    assert found == {"table/chance.py", CHECKS_DRAWS}


def test_what_follows_a_start_is_drawn_up_to_the_first_decision_and_changes_nothing() -> None:
    desk = Desk("skulls-of-sedlec", ADA, BOB)
    state = list(desk.match.table.state)
    moves = what_follows(desk.match, desk.match.table.state, Sealed(SECRET, []))
    assert moves == ["seat_1", "card_9"]
    assert (desk.match.table.state, desk.match.version, desk.match.status) == (state, 2, "open")
