"""`ossuary arena`: standings for people and programs, the same for the same seed, kept through an interruption."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from ossuary.cli import INTERRUPTED
from ossuary.engine.registry import GAMES
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.lab.simulate import simulate

from ..conftest import Command
from ..test_misuse import refused

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("shark-attacks")]

MINDS = ("--minds", "random,rule-of-thumb", "--paired", "--cores", "1")
SHARKS = ("arena", "shark-attacks", "--option", "target=20", *MINDS)


def test_the_result_as_json_is_the_same_on_any_number_of_cores(command: Command, tmp_path: Path) -> None:
    one, two = (command(*SHARKS, "--games", "100", "--cores", cores, "--json") for cores in ("1", "2"))
    assert (one.code, one.err) == (0, "") and one.out == two.out
    found = json.loads(one.out)
    assert (found["games"], found["rounds"], found["paired"]) == (100, 50, True)
    assert [row["mind"] for row in found["standings"]] == ["random", "rule-of-thumb"]
    assert sum(row["wins"] for row in found["standings"]) == 100
    kept = command(*SHARKS, "--games", "99", "--json", "--out", tmp_path / "out")
    assert json.loads(kept.out) == found == json.loads((tmp_path / "out" / "results.json").read_text())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("100 games in 50 rounds", "rating", "p-value")),
        ("de", ("100 Partien in 50 Runden", "Wertung", "p-Wert")),
    ],
)
def test_the_result_for_people(command: Command, tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    ran = command(*SHARKS, "--games", "100", "--lang", language, "--out", tmp_path / "out")
    assert (ran.code, ran.err) == (0, "")
    assert [word for word in (*words, "rule-of-thumb", "random", "< 0") if word not in ran.out] == []
    again = command(*SHARKS, "--games", "100", "--lang", language, "--out", tmp_path / "out")
    assert again == ran
    assert max(len(line) for line in ran.out.splitlines()[:-1]) <= 80


def test_it_stops_when_it_is_certain(command: Command) -> None:
    found = json.loads(command(*SHARKS, "--games", "100000", "--until", "0.99", "--json").out)
    assert found["games"] < 1000 and found["until"] == 0.99
    assert [(row["certain"], row["p"]) for row in found["differences"]] == [(True, None)]


# Writes games as soon as they are played, and listens to Ctrl-C: tests run in the background ignore it.
WRITING_AT_ONCE = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from ossuary.cli import main
from ossuary.lab.arena import folder
folder.OFTEN = 0.0
sys.exit(main(sys.argv[1:]))
"""


def test_what_is_played_outlives_an_interruption(tmp_path: Path, command: Command) -> None:
    folder, arguments = tmp_path / "out", (*SHARKS, "--seed", "4", "--out", tmp_path / "out")
    endless = [sys.executable, "-c", WRITING_AT_ONCE, *map(str, arguments), "--games", "10000000"]
    with subprocess.Popen(endless, stderr=subprocess.PIPE, text=True) as process:
        patience = time.monotonic() + 90
        while not list(folder.glob("parts/*.parquet")) and time.monotonic() < patience:
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        try:
            _, told = process.communicate(timeout=30)
        finally:
            process.kill()  # else a test that fails would wait for ever
        assert process.returncode == INTERRUPTED
        assert "the same command continues" in told
    played = sum(pq.read_metadata(part).num_rows for part in folder.glob("parts/*.parquet"))
    assert played > 0
    found = json.loads(command(*arguments, "--games", "10", "--json").out)
    assert found["games"] >= played
    rows = pq.read_table(folder / "games.parquet", columns=["seating", "won_0", "moves"]).to_pydict()
    first = np.array(rows["seating"]) == 0
    game, options = GAMES["shark-attacks"], shark_attacks.Options(target=20)
    same = simulate(game, options, ["random", "rule-of-thumb"], found["rounds"], seed=4)
    assert np.array_equal(np.array(rows["won_0"])[first], same.payoffs[:, 0])
    assert np.array_equal(np.array(rows["moves"])[first], same.lengths)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--minds", "random"], "Name 2 to 8 different bots."),
        (["--minds", "random,random"], "Name 2 to 8 different bots."),
        (["--minds", "random,you"], "There is no bot “you”. Choose from: random, rule-of-thumb, beginner, steady,"),
        (["--minds", "random,search:0"], "There is no bot “search:0”."),
        (["--minds", "random,perfect", "--seats", "3"], "“perfect” cannot play this"),
        (["--games", "0"], "--games must be at least 1, not 0."),
        (["--games", "10000001"], "Play at most 10,000,000 games at a time."),
        (["--cores", "0"], "--cores must be at least 1, not 0."),
        (["--seats", "7"], "shark-attacks is for 2 to 6 players, not 7."),
        (["--until", "95"], "--until takes a certainty of at least 0.5 and below 1, such as 0.95, not “95”."),
        (["--until", "0.3"], "--until takes a certainty of at least 0.5 and below 1"),
        (["--cluster", "somewhere"], "--cluster takes local, ray or ray://HOST:PORT, not “somewhere”."),
        (["--option", "target=0"], "The option target must be a whole number from 1 to 1,000, not “0”."),
    ],
)
def test_misuse(command: Command, arguments: list[str], line: str) -> None:
    assert refused(command("arena", "shark-attacks", "--minds", "random,rule-of-thumb", *arguments)).startswith(line)


def test_a_folder_with_something_else_in_it(command: Command, tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear Ada")
    assert "is neither empty nor an arena" in refused(command(*SHARKS, "--out", tmp_path))
