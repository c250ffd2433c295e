"""The records that the tests of the page check are still what a host gives out, and `ossuary verify` agrees on them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from pytest import mark

from ossuary.engine.browser_api import answer
from ossuary.engine.registry import GAMES

from .page_records import FOLDER, texts

every_game = mark.parametrize("game", GAMES)


def stored(game: str) -> Any:
    return json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))


def verified(folder: Path, record: Any) -> Any:
    """What `ossuary verify` says of a record."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    command = [sys.executable, "-m", "ossuary", "verify", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout, done.stderr
    return json.loads(done.stdout)


def test_every_file_is_what_the_host_would_give_out_now() -> None:
    now = texts()
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(now)
    assert [name for name in now if (FOLDER / name).read_text(encoding="utf-8") != now[name]] == []


@every_game
def test_a_true_record_is_verified_draw_by_draw(game: str, tmp_path: Path) -> None:
    told = verified(tmp_path, stored(game)["record"])
    assert (told["verified"], told["verdict"]) == (True, "consistent")
    assert (told["draws"], told["unknown"]) == (len(stored(game)["walk"]["draws"]), 0)


@every_game
def test_a_forged_record_differs_at_the_forged_move(game: str, tmp_path: Path) -> None:
    told = verified(tmp_path, stored(game)["forged"])
    move = stored(game)["forged_move"]
    assert (told["verified"], told["difference"]["move"]) == (False, move)
    assert told["difference"]["recorded"] == stored(game)["forged"]["moves"][move - 1]
    assert told["difference"]["drawn"] == stored(game)["record"]["moves"][move - 1]


@every_game
def test_a_fork_is_verified_with_both_dice(game: str, tmp_path: Path) -> None:
    fork = stored(game)["fork"]
    told = verified(tmp_path, fork)
    assert (told["verified"], told["draws"], told["unknown"]) == (True, len(stored(game)["fork_walk"]["draws"]), 0)
    assert fork["draws"]["before"][0]["commitment"] != fork["draws"]["commitment"]


@every_game
def test_the_browser_is_told_the_same_draws(game: str) -> None:
    record = json.dumps(stored(game)["record"])
    assert json.loads(answer(json.dumps({"ask": "draws", "record": record})))["answer"] == stored(game)["walk"]


def test_a_record_that_breaks_a_rule_is_told_up_to_there() -> None:
    record = stored("bones")["record"]
    walk = json.loads(
        answer(json.dumps({"ask": "draws", "record": json.dumps(record | {"moves": [*record["moves"][:4], "stop"]})}))
    )
    assert len(walk["answer"]["draws"]) == 4
    assert walk["answer"]["refused"]["key"] == "record-outcome"


@mark.parametrize(("text", "key"), [("{", "record-not-json"), ("{}", "record-format")])
def test_what_is_no_record_is_told_so(text: str, key: str) -> None:
    walk = json.loads(answer(json.dumps({"ask": "draws", "record": text})))["answer"]
    assert walk == {
        "outcomes": [],
        "options": None,
        "over": False,
        "draws": [],
        "refused": {"key": key, "args": {}},
    }
