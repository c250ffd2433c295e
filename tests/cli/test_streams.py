"""The command among other programs: closed pipes and streams, full disks, other letters, and Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ossuary.engine import record as records
from ossuary.engine.registry import GAMES
from ossuary.words import Words

from .conftest import CALLED, Command


@pytest.mark.parametrize("arguments", [["rules", "bones"], ["games", "--json"], ["--help"], ["--version"]])
def test_output_that_nobody_reads_ends_the_command(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer) as pipe:
        ran = subprocess.run(
            [sys.executable, "-m", "ossuary", *arguments], stdout=pipe, stderr=subprocess.PIPE, timeout=30, check=False
        )
    assert (ran.returncode, ran.stderr) == (141, b"")


def test_a_game_that_nobody_watches_is_saved(process: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    arguments = ("play", "bones", "--seed", "1", "--save", path)
    ran = process(*arguments, typed=b"1\n" * 9, streams="| head -1; exit")
    assert (ran.out, ran.err) == ("You go first.\n", "")
    assert records.read(path.read_text()).draws == {"seed": 1}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The output cannot be written: the disk is full."),
        ("de", "Die Ausgabe lässt sich nicht schreiben: Der Datenträger ist voll."),
    ],
)
def test_output_to_a_full_disk(process: Command, language: str, line: str) -> None:
    assert process("games", "--lang", language, streams=">/dev/full") == (1, "", line + "\n")


@pytest.mark.parametrize("streams", [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_closed_streams(process: Command, tmp_path: Path, streams: str) -> None:
    path = tmp_path / "game.json"
    assert process("play", "bones", "--save", path, typed=b"1\n", streams=streams).code == 0
    assert records.read(path.read_text()).game.NAME == "bones"


def test_a_closed_input_saves_the_game(process: Command, tmp_path: Path) -> None:
    code, out, err = process("play", "bones", "--save", tmp_path / "game.json", streams="<&-")
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == f"Saved. Continue with: {CALLED} play --resume {tmp_path}/game.json"


def test_a_closed_input_leaves_the_menu(process: Command) -> None:
    code, out, err = process("play", streams="<&-")
    assert (code, err) == (0, "")
    assert out.endswith("Which game? (Type its number, or press Enter for the first.) \n")


@pytest.mark.parametrize("arguments", [["score", "bones"], ["replay", "-"]])
def test_a_closed_input_is_no_json(process: Command, arguments: list[str]) -> None:
    code, out, err = process(*arguments, streams="<&-")
    assert (code, out) == (2, "")
    assert "not valid JSON" in err


@pytest.mark.parametrize("arguments", [["score", "bones"], ["replay", "-"]])
def test_bytes_that_are_no_text_are_no_json(process: Command, arguments: list[str]) -> None:
    code, out, err = process(*arguments, typed=b'{"tiles": "\xff\xfe\0"}')
    assert (code, out) == (2, "")
    assert "not valid JSON" in err


def test_bytes_that_are_no_text_are_no_action(process: Command, tmp_path: Path) -> None:
    code, out, err = process("play", "bones", "--save", tmp_path / "game.json", typed=b"\xff\xfe\n\0\n1\n")
    assert (code, err) == (0, "")
    assert "“\\xff\\xfe” is not an action." in out and "“\\x00” is not an action." in out


@pytest.mark.parametrize("environment", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}], ids=["ascii", "C"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "skulls-of-sedlec", "--lang", "de"],
        ["games", "--json", "--lang", "de"],
        ["play", "shark-attacks", "--seats", "you:Jürgen,random", "--lang", "de"],
        ["play", "schach", "--lang", "de"],
    ],
    ids=["rules", "games", "play", "misuse"],
)
def test_letters_that_the_terminal_lacks(process: Command, arguments: list[str], environment: dict[str, str]) -> None:
    code, out, err = process(*arguments, typed=b"1\n", **environment)
    assert code == (2 if arguments[1] == "schach" else 0)
    assert "Traceback" not in out + err


def test_file_names_that_are_no_text(process: Command, tmp_path: Path) -> None:
    path = os.fsdecode(os.fsencode(tmp_path) + b"/\xff.json")
    code, out, err = process("play", "bones", "--save", path)
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == f"Saved. Continue with: {CALLED} play --resume '{tmp_path}/\\udcff.json'"
    assert process("play", "--resume", path).code == 0


# Listens to Ctrl-C even where the tests were told to ignore it, as under nohup.
LISTENING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from ossuary.cli import main
sys.exit(main(sys.argv[1:]))
"""


def interrupted(arguments: list[str], prompt: bytes) -> tuple[int, bytes]:
    """The exit code and the errors of a command that gets Ctrl-C at a prompt."""
    line = [sys.executable, "-c", LISTENING, *arguments]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        seen = b""
        while not seen.endswith(prompt):
            byte = running.stdout.read(1)
            assert byte, seen
            seen += byte
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=20)
        return running.returncode, errors


@pytest.mark.parametrize("game", GAMES)
def test_ctrl_c_saves_the_game(command: Command, tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.json"
    code, errors = interrupted(["play", game, "--seed", "2", "--save", str(path)], b"> ")
    assert code == 130
    assert errors.decode() == f"\nStopped and saved. Continue with: {CALLED} play --resume {path}\n"
    assert command("play", "--resume", path, typed="1\n").code == 0


def test_ctrl_c_in_german(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    code, errors = interrupted(["play", "bones", "--lang", "de", "--save", str(path)], b"> ")
    assert code == 130
    assert errors.decode() == f"\nAbgebrochen und gespeichert. Weiter geht es mit: {CALLED} play --resume {path}\n"


def test_ctrl_c_in_the_menu() -> None:
    prompt = Words("en").say("play-which-game")
    assert interrupted(["play"], f"{prompt} ".encode()) == (130, b"\nStopped.\n")


@pytest.mark.parametrize("seconds", [1, 2])
def test_ctrl_c_while_games_are_compiled_or_simulated(seconds: float) -> None:
    script = LISTENING.replace("from ossuary", "print('listening', flush=True)\nfrom ossuary", 1)
    line = [sys.executable, "-c", script, "simulate", "shark-attacks", "--games", "100000000"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout and running.stdout.readline() == b"listening\n"
        time.sleep(seconds)
        running.send_signal(signal.SIGINT)
        out, errors = running.communicate()
    assert (running.returncode, out) == (130, b"")
    assert errors in (b"\nStopped.\n", b"")  # it may still be loading


def test_a_game_in_the_terminal_loads_nothing_heavy(tmp_path: Path) -> None:
    script = """
import sys
from ossuary.cli import main
code = main(["play", "bones", "--seed", "1", "--save", sys.argv[1]])
print("loaded:", sorted({"numpy", "numba", "rich", "ossuary.lab", "ossuary.twin"} & set(sys.modules)))
sys.exit(code)
"""
    line = [sys.executable, "-c", script, str(tmp_path / "game.json")]
    ran = subprocess.run(line, input="1\n" * 500, capture_output=True, text=True, timeout=30, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines()[-1] == "loaded: []"
