"""`ossuary play` at a terminal: the drawn table, forced moves, single keys, German words; and who gets plain text."""

import json
from pathlib import Path

import pytest

from ossuary.engine.registry import GAMES

from ..conftest import Command
from ..terminal import CTRL_C, CTRL_D, UP, AtTerminal

PAIR = ("--seats", "you,you", "--seed", "1")
KEYS = "? help · u undo · d in words · q leave"


def moves(path: Path) -> list[str]:
    """The moves of a saved game."""
    listed: list[str] = json.loads(path.read_text(encoding="utf-8"))["moves"]
    return listed


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_drawn_in_colour_and_within_its_columns(tmp_path: Path, game: str, columns: int) -> None:
    with AtTerminal("play", game, "--seed", "1", "--save", tmp_path / "game.json", columns=columns) as terminal:
        terminal.until(KEYS)
        assert "╭───" in terminal.text and "\x1b[1;32m" in terminal.raw
        assert max(map(len, terminal.text.splitlines())) <= min(columns, 100)
        assert "[lay_" not in terminal.text and "Your move." not in terminal.text
        terminal.type("q")
        terminal.until("Saved. Continue with")
        assert terminal.end() == 0


def test_bots_have_faces_and_you_are_marked(tmp_path: Path) -> None:
    line = ("play", "shark-attacks", "--seats", "you,beginner,random", "--seed", "5", "--save", tmp_path / "game.json")
    with AtTerminal(*line) as terminal:
        terminal.until(KEYS)
        assert terminal.text.startswith("Barnaby, the sexton: “Means well, and drops things.”\nPica, the magpie: “")
        assert "▸ You 0/100 (+8) │   Barnaby 48/100 │   Pica 0/100\n" in terminal.text
        assert "── Barnaby ──\n" in terminal.text and "beginner" not in terminal.text


@pytest.mark.parametrize(
    ("environment", "arguments"),
    [({"NO_COLOR": "1"}, []), ({"TERM": "dumb"}, []), ({}, ["--plain"])],
)
def test_who_asks_for_plain_text_gets_what_a_pipe_gets(
    command: Command, tmp_path: Path, environment: dict[str, str], arguments: list[str]
) -> None:
    piped = command("play", "bones", "--seed", "1", "--save", tmp_path / "piped.json", typed="").out
    line = ["play", "bones", "--seed", "1", "--save", str(tmp_path / "game.json"), *arguments]
    with AtTerminal(*line, columns=80, **environment) as terminal:
        terminal.until("> ")
        terminal.type(CTRL_D)
        terminal.end()
        assert terminal.raw.replace("\r\n", "\n").split("\n> ")[0] == piped.split("\n> ")[0]


def test_36_columns_get_plain_text(tmp_path: Path) -> None:
    with AtTerminal("play", "bones", "--seed", "1", "--save", tmp_path / "game.json", columns=36) as terminal:
        terminal.until("[throw]\n> ")
        assert "\x1b" not in terminal.raw and "rule-of-thumb: 0 points" in terminal.text
        assert max(map(len, terminal.text.splitlines())) <= 36


def test_a_terminal_without_signs_gets_ascii(tmp_path: Path) -> None:
    line = ("play", "rolling-bones", "--seed", "1", "--save", tmp_path / "game.json")
    with AtTerminal(*line, TERM="linux") as terminal:
        terminal.until("? help")
        assert "|o=o|" in terminal.text and "+---+" in terminal.text
        drawn = terminal.text[terminal.text.index("> You 0/100") :]
        assert "╭" not in drawn and "●" not in drawn


def test_moves_without_a_choice_are_made_by_themselves(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with AtTerminal("play", "bones", "--seed", "1", "--save", path) as terminal:
        terminal.until("Pay for the blank with 1 marker")
        assert "Throw the dice" not in terminal.text
        assert terminal.text.count("You throw") == 6
        assert "│ ●   ● │ │ ●   ● │\n" in terminal.text and "│   ●   │ │   ●   │ = 10\n" in terminal.text
    assert moves(path).count("throw") >= 6


def test_enter_does_the_usual_and_u_takes_it_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with AtTerminal("play", "rolling-bones", *PAIR, "--save", path) as terminal:
        terminal.until("↵  1  Lay the left upper arm (+1)")
        terminal.until("Enter: the marked one")
        terminal.type("\n")
        terminal.until("lays the left upper arm")
        terminal.until("Enter: the marked one", times=2)
        terminal.type("u")
        terminal.until("Taken back.")
        terminal.until("Enter: the marked one", times=3)
        terminal.type("u")
        terminal.until("Nothing to take back")
        terminal.type("q")
        terminal.end()
    assert not [move for move in moves(path) if move.startswith("lay_")]


def test_enter_never_does_what_is_not_marked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with AtTerminal("play", "skulls-of-sedlec", *PAIR, "--save", path) as terminal:
        terminal.until(KEYS)
        assert "Enter" not in terminal.text
        terminal.type("\n")
        terminal.until(KEYS, times=2)
        terminal.type("q")
        assert terminal.end() == 0
    assert len(moves(path)) == 2


def test_u_takes_a_choice_back_with_the_moves_that_followed_by_themselves(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with AtTerminal("play", "bones", *PAIR, "--save", path) as terminal:
        terminal.until(KEYS)
        before = moves(path)
        terminal.type("u")
        terminal.until("Nothing to take back")
        terminal.type("q")
        terminal.end()
    assert moves(path) == before


def test_words_are_typed_edited_and_remembered(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with AtTerminal("play", "skulls-of-sedlec", *PAIR, "--save", path) as terminal:
        terminal.until(KEYS)
        terminal.type("dig_2_4\x7f3\n")  # the last letter is corrected
        terminal.until("Keep ")
        terminal.type("undo\n")  # not the key u, and then a name
        terminal.until("Nothing to take back")
        terminal.type("why-not stack_a_left\n")
        terminal.until("That is against rule")
        terminal.type(UP)
        terminal.until("> why-not stack_a_left", times=2)
        terminal.type("\n")
        terminal.until("That is against rule", times=2)
        terminal.type("quit\n")
        assert terminal.end() == 0
    assert moves(path)[2] == "dig_2_3"


def test_the_table_in_words_and_the_help(tmp_path: Path) -> None:
    with AtTerminal("play", "bones", "--seed", "1", "--save", tmp_path / "game.json") as terminal:
        terminal.until(KEYS)
        terminal.type("d")
        terminal.until("Space 1: ")
        terminal.type("?")
        terminal.until("Enter: do what is marked with an arrow")
        terminal.until("why-not ACTION: see which rule forbids an action.")


def test_the_rules_come_without_the_marks_of_markdown(tmp_path: Path) -> None:
    with AtTerminal("play", "bones", "--seed", "1", "--save", tmp_path / "game.json") as terminal:
        terminal.until(KEYS)
        terminal.type("rules\n")
        terminal.until("BN-19")
        terminal.until("5. ")
        rules = terminal.text[terminal.text.index("At a glance") - 2000 :]
        assert "**" not in rules and "\n#" not in rules and "\n> *" not in rules
        assert "\x1b[1mBN-19\x1b[0m" in terminal.raw


def test_ctrl_c_saves_and_gives_the_terminal_back(tmp_path: Path) -> None:
    with AtTerminal("play", "bones", "--seed", "1", "--save", tmp_path / "game.json") as terminal:
        terminal.until(KEYS)
        terminal.type(CTRL_C)
        terminal.until("Stopped and saved.")
        assert terminal.end() == 130


def test_ctrl_d_saves(tmp_path: Path) -> None:
    with AtTerminal("play", "bones", "--seed", "1", "--save", tmp_path / "game.json") as terminal:
        terminal.until(f"{KEYS}\n> ")  # before that the terminal itself takes Ctrl-D, and forgets it
        terminal.type(CTRL_D)
        terminal.until("Saved. Continue with")
        assert terminal.end() == 0


def test_german_words(tmp_path: Path) -> None:
    line = ("play", "rolling-bones", *PAIR, "--save", tmp_path / "game.json", "--lang", "de")
    with AtTerminal(*line) as terminal:
        terminal.until("Enter: das Markierte")
        terminal.type("1\n")
        terminal.until("Enter: das Markierte", times=2)
        terminal.type("zurück\n")
        terminal.until("Zurückgenommen.")
        terminal.until("Enter: das Markierte", times=3)
        terminal.type("hilfe\n")
        terminal.until("tipp: nennt die beste Aktion.")
        terminal.type("warum-nicht bury\n")
        terminal.until("gegen Regel RB-")
        terminal.type("ende\n")
        assert terminal.end() == 0


def test_german_and_english_words_work_in_a_pipe(command: Command) -> None:
    game = ("play", "bones", "--seed", "1", "--lang", "de")
    german = command(*game, typed="hilfe\nregeln\nwarum-nicht ask\nzurück\nende\n").out
    english = command(*game, typed="help\nrules\nwhy-not ask\nundo\nquit\n").out
    assert german.splitlines()[:-1] == english.splitlines()[:-1]
    assert "BN-19" in german


@pytest.mark.parametrize("key", ["?", "q", "u", "d"])
def test_keys_are_no_words_in_a_pipe(command: Command, key: str) -> None:
    assert f"“{key}” is not an action." in command("play", "bones", "--seed", "1", typed=f"{key}\n").out


def test_a_whole_game_on_the_stage(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    line = ("play", "shark-attacks", "--option", "target=20", "--seed", "3", "--save", path)
    with AtTerminal(*line) as terminal:
        turn = 1
        while terminal.until("q leave", times=turn, otherwise="Game recorded in"):
            terminal.type("1\n")
            turn += 1
        assert terminal.end() == 0
        assert "★ " in terminal.text and ("You win!" in terminal.text or "Wick wins!" in terminal.text)


def test_who_names_no_game_picks_one_and_an_opponent_by_its_face() -> None:
    with AtTerminal("play") as terminal:
        terminal.until("Which game?")
        terminal.type("3\n")
        terminal.until("1  Barnaby, the sexton (beginner): “Means well, and drops things.”\n")
        terminal.until("Against whom? (Type a number or a name, or press Enter for Wick.)")
        terminal.type("nobody\n")
        terminal.until("Against whom?", times=2)
        terminal.type("barnaby\n")
        terminal.until("│   Barnaby 0")
        terminal.type("q")
        assert terminal.end() == 0


def test_keys_pressed_before_there_is_something_to_answer_do_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with AtTerminal("play", "bones", "--seed", "1", "--save", path) as terminal:
        terminal.until("You throw")
        terminal.type("q")
        terminal.until(KEYS)
        terminal.type("d")
        terminal.until("Space 1: ")
        terminal.type("q")
        assert terminal.end() == 0


def test_the_help_names_the_faces_of_bots_only_for_those_who_play(command: Command) -> None:
    assert "beginner (Barnaby: plays" in " ".join(command("play", "--help").out.split())
    assert "Barnaby" not in command("simulate", "--help").out
