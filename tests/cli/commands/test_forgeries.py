"""Forged records of every kind: `ossuary verify` names what is wrong with each, and the page finds the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from ossuary.words import Words
from tests.forgeries import FILE, written

from ..conftest import Command

FORGERIES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
NAMED = {"texts": "number", "pledge": "number", "options": "option", "fork": "at", "draw": "move"}
NAMED |= {"source": "move", "round": "number"}
CODES = {"false": 1, "partial": 2, "unfinished": 2}


def test_the_file_is_what_its_program_writes() -> None:
    assert FILE.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("forgery", FORGERIES, ids=[forgery["name"] for forgery in FORGERIES])
def test_what_is_wrong_is_named(command: Command, tmp_path: Path, forgery: dict[str, Any]) -> None:
    arguments: list[str | Path] = ["verify", "-", "--json"]
    if forgery["kept"]:
        (tmp_path / "kept.json").write_text(json.dumps(forgery["kept"]), encoding="utf-8")
        arguments += ["--kept", tmp_path / "kept.json"]
    ran = command(*arguments, typed=forgery["record"])
    if forgery["verdict"] == "refused":
        assert (ran.code, ran.out, ran.err) == (2, "", refusal(forgery) + "\n")
        return
    told = json.loads(ran.out)
    difference = told["difference"] or {"kind": ""}
    assert (told["verdict"], difference["kind"]) == (forgery["verdict"], forgery["named"])
    assert difference.get(NAMED.get(difference["kind"], "")) == forgery["at"]
    assert ran.code == CODES.get(told["verdict"], 0) and told["verified"] == (ran.code == 0)
    assert told["verified"] <= told["over"] and told["kept"] == (forgery["kept"] is not None)
    if told["verdict"] != "false":
        assert (told["unknown"], told["draws"]) == (forgery["unknown"], len(forgery["walk"]["draws"]) - told["unknown"])
    assert (
        command(*[argument for argument in arguments if argument != "--json"], typed=forgery["record"]).code == ran.code
    )


def refusal(forgery: dict[str, Any]) -> str:
    """The sentence with which a record is refused, for the reason and at the place that the forgery names."""
    refused = forgery["walk"]["refused"]
    assert refused["key"] == forgery["named"] and forgery["at"] in refused["args"].values()
    return Words("en").say(refused["key"], **refused["args"])
