"""What a learner sees is declared once: the columns, and how they are written."""

import sys
from types import ModuleType

import pytest

from ossuary.engine.columns import bits, by_seat, my_seat, seat_away
from ossuary.engine.field import Field, Observe, observer
from ossuary.engine.nodes import SEAT, SEATS, State

SCORES, TILES = 6, 9
STATE = [4, 0, 0, 3, 2, 1, 10, 20, 30, 0b101]  # the third of three seats is in turn


def observe_by(monkeypatch: pytest.MonkeyPatch, *fields: Field, **names: object) -> Observe:
    """What is made of these fields in a module of their own."""
    module = ModuleType("some_observation")
    module.__dict__.update(__file__=__file__, **names)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    made: Observe = observer(module.__name__, fields)
    assert made.__module__ == "some_observation"
    return made


def test_fields_are_written_one_after_the_other_as_they_are_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    observe = observe_by(
        monkeypatch,
        Field("me", 1, 0, 3, "", write=my_seat),
        Field("turn", 1, 0, 3, "", slot=SEAT, write=seat_away),
        Field("scores", 4, 0, 99, "", slot=SCORES, write=by_seat),
        Field("tiles", 4, 0, 1, "", slot=TILES, write=bits),
        Field("seats", 2, 0, 3, "", slot=SEATS),
    )
    seen = [-1] * 12
    observe(STATE, 1, seen)
    assert seen == [1, 1, 20, 30, 10, 0, 1, 0, 1, 0, 3, 2]


def test_one_function_may_write_several_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    def halves(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
        for column in range(columns):
            seen[at + column], seen[at + columns + column] = divmod(state[slot + column], 16)

    observe = observe_by(
        monkeypatch,
        Field("high", 2, 0, 15, "", slot=SCORES, write=halves),
        Field("low", 2, 0, 15, "", write=None),
        Field("seats", 1, 0, 3, "", slot=SEATS),
    )
    seen = [-1] * 5
    observe(STATE, 0, seen)
    assert seen == [0, 1, 10, 4, 3]


def test_two_functions_of_one_name_cannot_write_in_one_module(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NameError, match="by_seat"):
        observe_by(monkeypatch, Field("scores", 4, 0, 99, "", slot=SCORES, write=by_seat), by_seat=3)
