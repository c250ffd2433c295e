"""`ossuary replay`: a record in words or as JSON, and the move and the rule where it breaks one."""

import json
from pathlib import Path

import pytest

from ossuary.engine.registry import GAMES

from ..conftest import Command

MOVES = ["fin_1", *["shark_wave"] * 7, *["swimmer_1"] * 7, "party"]
SHARKS = {
    "format": "ossuary-record",
    "version": 1,
    "game": "shark-attacks",
    "options": {"seats": 2, "target": 14},
    "players": ["you:Anna", "random"],
    "draws": {},
    "moves": MOVES,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_as_it_was_played(command: Command, tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "game.json"
    played = command("play", game, "--seats", "random,rule-of-thumb", "--seed", "3", "--save", path, "--lang", language)
    told = command("replay", path, "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert told.out.splitlines()[-3:] == played.out.splitlines()[-4:-1]


def test_a_game_as_json(command: Command) -> None:
    told = json.loads(command("replay", "-", "--json", typed=json.dumps(SHARKS)).out)
    assert told["game"] == "shark-attacks"
    assert told["players"] == ["you:Anna", "random"]
    assert (told["over"], told["scores"], told["payoffs"]) == (True, [14, 0], [1.0, 0.0])
    assert [move["move"] for move in told["moves"]] == MOVES
    assert [move["number"] for move in told["moves"]] == list(range(1, 17))
    assert told["moves"][-1]["seat"] == 0
    assert "Anna" in told["moves"][-1]["told"][0]


def test_a_game_that_is_not_over(command: Command) -> None:
    code, out, _ = command("replay", "-", typed=json.dumps({**SHARKS, "moves": ["fin_1"]}))
    assert code == 0
    assert out.splitlines()[-1] == "The record ends here, before the end of the game."


def test_a_game_without_a_move(command: Command) -> None:
    told = json.loads(command("replay", "-", "--json", typed=json.dumps({**SHARKS, "moves": []})).out)
    assert (told["moves"], told["over"], told["scores"]) == ([], False, [0, 0])


def test_names_of_any_length(command: Command) -> None:
    code, out, _ = command("replay", "-", typed=json.dumps({**SHARKS, "players": ["x" * 9000, "{ $who }"]}))
    assert code == 0
    assert "x" * 40 + ": 14\n{ $who }: 0\n" in out


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"moves": [*MOVES[:-1], "go_on"]}, "Move 16 (go_on) is against rule SA-5."),
        ({"moves": [*MOVES, "stop"]}, "Move 17 (stop) comes after the end of the game (rule SA-18)."),
        ({"moves": ["x" * 9000]}, f"Move 1 ({'x' * 400}…) is not a possible outcome of chance here (rule SA-17)."),
        ({"moves": ["swimmer_1"]}, "Move 1 (swimmer_1) is not a possible outcome of chance here (rule SA-17)."),
        ({"moves": [*MOVES[:-2], "party"]}, "Move 15 (party) is not a possible outcome of chance here (rule SA-2)."),
        ({"moves": 7}, "The record is damaged: “moves” is missing or wrong."),
        ({"players": []}, "The record is damaged: “players” is missing or wrong."),
        ({"players": ["a\ud800", "b"]}, "The record is damaged: “players” is missing or wrong."),
        ({"game": "chess\n"}, "The record is of an unknown game: chess\\n."),
        ({"version": 9}, "The record has version 9; this program reads version 1."),
        ({"format": "pgn"}, "This is not an Ossuary record."),
        ({"options": {"target": 0}}, "The option target must be a whole number from 1 to 1,000, not “0”."),
    ],
)
@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_broken_records(command: Command, arguments: list[str], change: dict[str, object], line: str) -> None:
    assert command("replay", "-", *arguments, typed=json.dumps({**SHARKS, **change})) == (2, "", line + "\n")


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "This is not a record: it is not valid JSON."),
        (b"\0\0\0", "This is not a record: it is not valid JSON."),
        (b"\xff\xfe\xfd", "FILE is not a text file."),
        (b"{}", "This is not an Ossuary record."),
    ],
)
def test_files_that_are_no_records(command: Command, tmp_path: Path, content: bytes, line: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert command("replay", path) == (2, "", line.replace("FILE", str(path)) + "\n")


def test_a_broken_record_in_german(command: Command) -> None:
    text = json.dumps({**SHARKS, "moves": [*MOVES[:-1], "go_on"]})
    ran = command("replay", "-", "--lang", "de", typed=text)
    assert ran == (2, "", "Schritt 16 (go_on) verstößt gegen Regel SA-5.\n")


def test_a_die_that_is_left_out_in_german(command: Command) -> None:
    text = json.dumps({**SHARKS, "moves": [*MOVES[:-2], "party"]})
    ran = command("replay", "-", "--lang", "de", typed=text)
    assert ran == (2, "", "Schritt 15 (party) ist nichts, was der Zufall hier bringen kann (Regel SA-2).\n")


def test_a_move_after_the_end_in_german(command: Command) -> None:
    text = json.dumps({**SHARKS, "moves": [*MOVES, "stop"]})
    ran = command("replay", "-", "--lang", "de", typed=text)
    assert ran == (2, "", "Schritt 17 (stop) kommt nach dem Ende der Partie (Regel SA-18).\n")


def test_a_record_with_a_byte_order_mark_on_the_input(process: Command) -> None:
    text = json.dumps(SHARKS).encode()
    assert process("replay", "-", typed=b"\xef\xbb\xbf" + text) == process("replay", "-", typed=text)
    assert process("replay", "-", typed=b"\xef\xbb\xbf" + text).code == 0
