"""`ossuary simulate`: figures for people and for programs, the same for the same seed."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ossuary.words import Words

from ..conftest import Command

KEYS = (
    *("game", "seats", "games", "seconds", "games_per_second", "moves_per_second"),
    *("wins", "mean_scores", "score_stderr", "mean_moves"),
)
SHARKS = ("simulate", "shark-attacks", "--option", "target=20")

compiling = pytest.mark.xdist_group("shark-attacks")  # where others compile it, too


@compiling
def test_the_result_as_json(command: Command) -> None:
    code, out, err = command(
        *SHARKS, "--seats", "random,rule-of-thumb,random", "--games", "500", "--seed", "7", "--json"
    )
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert [key for key in KEYS if key not in result] == []
    assert (result["game"], result["games"]) == ("shark-attacks", 500)
    assert result["seats"] == ["random", "rule-of-thumb", "random"]
    assert sum(result["wins"]) == 500
    assert len(result["mean_scores"]) == len(result["score_stderr"]) == 3
    assert result["games_per_second"] == pytest.approx(500 / result["seconds"])
    assert result["moves_per_second"] == pytest.approx(500 * result["mean_moves"] / result["seconds"])


@compiling
def test_the_result_depends_on_the_seed_and_not_on_the_cores(command: Command) -> None:
    def wins(*arguments: str) -> object:
        result = json.loads(command(*SHARKS, "--games", "300", *arguments, "--json").out)
        return result["wins"], result["mean_scores"], result["mean_moves"]

    assert wins("--seed", "7", "--cores", "1") == wins("--seed", "7", "--cores", "3")
    assert wins("--seed", "7") != wins("--seed", "8")
    assert wins("--seed", "-1") == wins("--seed", str(2**64 - 1))


@compiling
@pytest.mark.parametrize("seed", ["-5", str(2**63), "9" * 4000])
def test_every_whole_number_is_a_seed(command: Command, seed: str) -> None:
    assert command(*SHARKS, "--games", "1", "--seed", seed, "--json").code == 0


@compiling
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("500 games", "wins", "95% interval")), ("de", ("500 Partien", "Siege", "Intervall"))],
)
def test_the_result_for_people(command: Command, language: str, words: tuple[str, ...]) -> None:
    code, out, err = command(*SHARKS, "--games", "500", "--lang", language)
    assert (code, err) == (0, "")
    assert all(word in out for word in words)
    assert max(map(len, out.splitlines())) <= 80


@compiling
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Shark Attacks!: 3,000 games", "47.9%", "46.1 – 49.7%", "89.81 ± 0.38", "takes 265.7 moves")),
        ("de", ("3.000 Partien", "47,9\u00a0%", "46,1 – 49,7\u00a0%", "89,81 ± 0,38", "Mittel 265,7 Schritte")),
    ],
)
def test_numbers_are_written_as_in_the_language(command: Command, language: str, words: tuple[str, ...]) -> None:
    out = command("simulate", "shark-attacks", "--games", "3000", "--seed", "7", "--lang", language).out
    assert [word for word in words if word not in out] == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "1,234.57 s: 62,144 games/s, 16.5 million moves/s."),
        ("de", "1.234,57 s: 62.144 Partien/s, 16,5 Millionen Schritte/s."),
    ],
)
def test_the_speed_is_written_as_in_the_language(language: str, line: str) -> None:
    assert Words(language).say("simulate-speed", seconds=1234.567, games=62143.7, moves=16.52) == line


RECORD = Path(__file__).parents[2] / "records" / "bones-two.json"
NEEDING = [
    ("simulate", "simulate", "bones"),
    ("lab", "report", "bones"),
    ("lab", "arena", "bones", "--minds", "random,rule-of-thumb"),
]


def without(missing: str, *line: str) -> "subprocess.CompletedProcess[str]":
    """What a command says where a module is not installed."""
    script = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from ossuary.cli import main
sys.exit(main({line!r}))
"""
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("needing", NEEDING, ids=lambda needing: needing[1])
def test_a_missing_extra_is_named(needing: tuple[str, ...]) -> None:
    extra, *line = needing
    ran = without("numpy", *line)
    pip = f"{shlex.quote(sys.executable)} -m pip install 'ossuary-games[{extra}]'"
    named = f"This needs numpy, which is not installed. Install it with: {pip}\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", named)


@pytest.mark.compiled
def test_no_compiler_is_needed_where_the_library_is(command: Command) -> None:
    line = ("simulate", "bones", "--seats", "random,rule-of-thumb", "--games", "50", "--seed", "4", "--json")
    ran, expected = without("numba", *line), json.loads(command(*line).out)
    assert (ran.returncode, ran.stderr) == (0, "")
    found = json.loads(ran.stdout)
    assert all(found[key] == expected[key] for key in ("wins", "mean_scores", "mean_moves"))


@compiling
def test_every_mind_that_the_help_names_plays(command: Command) -> None:
    out = command("simulate", "--help").out
    assert all(f" {name}" in out for name in ("random", "strong", "perfect", "search:N", "onnx:FILE"))
    code, out, err = command(*SHARKS, "--seats", "search:3,perfect", "--games", "2", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["seats"] == ["search:3", "perfect"]
    assert "search:3" in command(*SHARKS, "--seats", "search:3,random", "--games", "1").out
