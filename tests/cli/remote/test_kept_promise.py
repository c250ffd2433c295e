"""What a player keeps of the sealed dice in a terminal, and what it says against a host that breaks its promise."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from ossuary.cli.remote.kept_promise import KeptPromise
from ossuary.engine.nodes import Refused
from ossuary.fair import pledge
from ossuary.host.protocol.table import Dice, View
from tests.host.desk import Desk

YOURS = "yours"


def shown(status: str = "open", closed: bool = False, texts: Sequence[str] = (), **dice: Any) -> View:
    """A table of Bones that has these texts, as a host shows it; pledges are theirs if none are named."""
    desk = Desk("bones", "ada", "bob")
    pledges = dice.get("pledges", [pledge(text) for text in texts])
    view = desk.view
    view.table, view.status = "t", cast(Any, status)
    given = list(texts) if closed else []
    view.dice = Dice(dice.get("commitment", "a" * 64), list(pledges), closed, given, None)
    return view


def begun(*texts: str, **dice: Any) -> View:
    return shown("playing", True, texts, **dice)


def test_a_promise_becomes_what_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    keeping = KeptPromise(path, "t", "ada")
    hidden = keeping.promised(shown(), gives=True)
    assert hidden and len(hidden) == 64
    assert KeptPromise(path, "t", "ada").promised(shown(), gives=True) == hidden
    assert KeptPromise(path, "t", "bob").promised(shown(), gives=True) != hidden
    both = [hidden, pledge(YOURS)]
    assert keeping.promised(shown(pledges=both), gives=True) is None
    closed = shown(closed=True, pledges=both).dice
    assert closed
    text = keeping.closed(closed)
    assert text and pledge(text) == hidden and len(text) == 32
    assert not path.exists()
    assert keeping.begun(begun(text, YOURS), people=2) == []
    assert json.loads(path.read_text()) == {
        "format": "ossuary-kept",
        "version": 2,
        "table": "t",
        "game": "bones",
        "options": {"seats": 2, "end": "tiles"},
        "fork": None,
        "commitment": "a" * 64,
        "pledges": both,
        "texts": [text, YOURS],
        "own": text,
        "early": True,
    }
    assert not list(tmp_path.glob("*ada*"))


def test_who_comes_late_keeps_that_too(tmp_path: Path) -> None:
    assert KeptPromise(tmp_path / "kept.json", "t", "ada").begun(begun("mine", YOURS), people=2) == []
    kept = json.loads((tmp_path / "kept.json").read_text())
    assert (kept["early"], kept["own"], kept["pledges"]) == (False, None, None)


def test_our_text_is_shown_to_nobody_who_pledged_anew(tmp_path: Path) -> None:
    keeping = KeptPromise(tmp_path / "kept.json", "t", "ada")
    hidden = keeping.promised(shown(), gives=True)
    assert hidden
    first, other = [hidden, pledge(YOURS)], [hidden, pledge("another")]
    assert keeping.closed(Dice("a" * 64, first, True, [], None))
    assert keeping.closed(Dice("a" * 64, other, True, [], None)) is None
    assert KeptPromise(tmp_path / "kept.json", "t", "ada").closed(Dice("a" * 64, other, True, [], None)) is None


def test_a_text_that_was_not_shown_in_time_is_not_counted_as_ours(tmp_path: Path) -> None:
    keeping = KeptPromise(tmp_path / "kept.json", "t", "ada")
    hidden = keeping.promised(shown(), gives=True)
    assert hidden
    assert keeping.begun(begun(hidden, pledges=[hidden]), people=1) == ["join-not-shown"]
    assert json.loads((tmp_path / "kept.json").read_text())["own"] is None


def test_a_text_that_the_host_took_and_left_out_is_ours_whenever_it_says_so(tmp_path: Path) -> None:
    for number, order in enumerate((["showed", "begun"], ["begun", "showed"])):
        path = tmp_path / f"{number}.json"
        keeping = KeptPromise(path, "t", "ada")
        hidden = keeping.promised(shown(), gives=True)
        assert hidden and (text := keeping.closed(Dice("a" * 64, [hidden], True, [], None)))
        for step in order:
            keeping.showed() if step == "showed" else keeping.begun(begun(hidden, pledges=[hidden]), people=1)
        assert json.loads(path.read_text())["own"] == text


def test_a_host_that_breaks_its_promise_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    keeping = KeptPromise(path, "t", "ada")
    hidden = keeping.promised(shown(commitment="b" * 64), gives=True)
    assert hidden and keeping.closed(Dice("b" * 64, [hidden], True, [], None))
    keeping.showed()
    other = begun("mine", YOURS)
    other.options = {"seats": 2, "end": "rounds=1"}
    wrong = ["commitment", "promise", "pledges", "own", "number"]
    assert keeping.begun(other, people=1) == [f"join-wrong-{what}" for what in wrong]
    assert json.loads(path.read_text())["commitment"] == "b" * 64
    again = KeptPromise(path, "t", "ada")
    assert "join-wrong-texts" in again.begun(begun("mine", commitment="b" * 64), people=1)
    with pytest.raises(Refused, match="join-keep"):
        KeptPromise(path, "another", "ada")
