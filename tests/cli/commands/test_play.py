"""`ossuary play`: whole games from a script, and everything that can be typed besides actions."""

import json
from pathlib import Path

import pytest

from ossuary.engine import record as records
from ossuary.engine.nodes import TERMINAL
from ossuary.engine.registry import GAMES

from ..conftest import CALLED, Command
from ..interrupting import STUCK, interrupted


def moves(path: Path) -> list[str]:
    """The moves of a saved game."""
    listed: list[str] = json.loads(path.read_text(encoding="utf-8"))["moves"]
    return listed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "label"), [("en", "Game recorded in "), ("de", "Die Aufzeichnung dieser")])
def test_a_whole_game_by_always_typing_1(
    command: Command, tmp_path: Path, game: str, language: str, label: str
) -> None:
    path = tmp_path / "game.json"
    code, out, err = command("play", game, "--seed", "1", "--save", path, "--lang", language, typed="1\n" * 2000)
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].startswith(label)
    *_, last = records.replay(records.read(path.read_text(encoding="utf-8")))
    assert GAMES[game].mover(last.after) == TERMINAL


def test_the_same_seed_gives_the_same_game(command: Command, tmp_path: Path) -> None:
    for name in ("one.json", "two.json"):
        command("play", "shark-attacks", "--seed", "-5", "--save", tmp_path / name, typed="stop\n" * 100)
    assert moves(tmp_path / "one.json") == moves(tmp_path / "two.json")


def test_a_game_of_minds_needs_nobody(command: Command, tmp_path: Path) -> None:
    seats = "random,rule-of-thumb,random"
    code, out, _ = command("play", "bones", "--seats", seats, "--seed", "2", "--save", tmp_path / "game.json")
    assert code == 0
    assert out.splitlines()[-1] == f"Game recorded in {tmp_path}/game.json"
    assert "random 1: " in out and "rule-of-thumb: " in out and "random 3: " in out


def test_people_are_called_by_their_names(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = "you:Anna, you:Ben O’Brien,rule-of-thumb"
    code, out, _ = command(
        "play", "skulls-of-sedlec", "--seats", seats, "--seed", "4", "--save", path, typed="1\n" * 2000
    )
    assert code == 0
    assert "Anna to move." in out and "Ben O’Brien to move." in out
    assert "You" not in out
    assert json.loads(path.read_text())["players"] == ["you:Anna", "you:Ben O’Brien", "rule-of-thumb"]


def test_two_people_without_names_are_numbered(command: Command) -> None:
    out = command("play", "bones", "--seats", "you,you", "--seed", "1", typed="quit\n").out
    assert "player 1" in out.lower() and "player 2" in out.lower()


def test_actions_go_by_number_and_by_key(command: Command, tmp_path: Path) -> None:
    for name, typed in (("number", "1\n"), ("key", "dig_2_3\n"), ("spaces", "  dig_2_3\t\n"), ("case", "DIG_2_3\n")):
        command("play", "skulls-of-sedlec", "--seats", "you,you", "--seed", "1", "--save", tmp_path / name, typed=typed)
    assert moves(tmp_path / "number")[2] == "dig_2_3"
    assert moves(tmp_path / "number") == moves(tmp_path / "key") == moves(tmp_path / "spaces")
    assert moves(tmp_path / "case") == moves(tmp_path / "number")


def test_several_actions_on_one_line(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = command(
        "play", "skulls-of-sedlec", "--seats", "you,you", "--seed", "1", "--save", path, typed="dig_2_3 keep_2 2 fly\n"
    ).out
    assert moves(path)[2::3] == ["dig_2_3", "keep_2"]
    assert "“2” was not played: it is no longer your move." in out


def test_a_line_stops_at_the_first_thing_that_cannot_be(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "dig_2_3 fly keep_2\n"
    out = command("play", "skulls-of-sedlec", "--seats", "you,you", "--seed", "1", "--save", path, typed=typed).out
    assert moves(path)[2::3] == ["dig_2_3"]
    assert "“fly” is not an action. Type a number from the list, or “help”." in out


def test_undo_takes_back_and_saves(command: Command, tmp_path: Path) -> None:
    path, before = tmp_path / "game.json", tmp_path / "before.json"
    command("play", "rolling-bones", "--seed", "1", "--save", before)
    out = command("play", "rolling-bones", "--seed", "1", "--save", path, typed="1\nundo\nundo\n").out
    assert out.count("Taken back.") == 1
    assert out.count("Nothing to take back: you cannot undo a roll, a card turned up, or another player’s move.") == 1
    assert path.read_text() == before.read_text()


def test_two_people_at_one_screen_take_back_in_turn(command: Command, tmp_path: Path) -> None:
    path, before = tmp_path / "game.json", tmp_path / "before.json"
    game = ("play", "skulls-of-sedlec", "--seats", "you:Anna,you:Ben", "--seed", "1", "--save")
    command(*game, before, typed="collect_1\ndig_2_3\n")
    typed = "collect_1\ndig_2_3\nkeep_2\ncollect_3\nundo\nUndo\nundo\n"
    out = command(*game, path, typed=typed).out
    people = [line.removesuffix(" to move.") for line in out.splitlines() if line.endswith(" to move.")]
    assert people == ["Ben", "Anna", "Anna", "Ben", "Anna", "Ben", "Anna"]
    assert out.count("Taken back.") == 2
    assert out.count("Nothing to take back: you cannot undo a roll, a card turned up, or another player’s move.") == 1
    assert path.read_text() == before.read_text()


def test_nobody_takes_back_what_a_mind_did(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = command("play", "skulls-of-sedlec", "--seed", "1", "--save", path, typed="undo\n").out
    assert out.count("Nothing to take back: you cannot undo a roll, a card turned up, or another player’s move.") == 1
    assert moves(path) == ["seat_1", "card_9", "collect_1"]


def test_ctrl_c_is_heard_while_a_mind_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deep.py").write_text(STUCK)
    monkeypatch.chdir(tmp_path)
    ran = interrupted("play", "bones", "--seats", "deep:thinks,random", "--save", "game.json")
    assert ran.code == 130 and "game.json" in ran.err
    assert moves(tmp_path / "game.json")


def test_help_and_rules(command: Command) -> None:
    out = command("play", "bones", "--seed", "1", typed="help\nrules\n").out
    assert "why-not ACTION: see which rule forbids an action." in out
    assert "**BN-19**" in out


def test_the_actions_are_listed_once_for_each_state(command: Command) -> None:
    out = command("play", "bones", "--seed", "1", typed="help\nfly\nwhy-not 1\nhelp\n").out
    assert out.count("Your move.") == 1


@pytest.mark.parametrize("line", ["\n", " \n", "\t \n"])
def test_enter_shows_the_state_again(command: Command, line: str) -> None:
    once = command("play", "bones", "--seed", "1", typed="quit\n").out.split("> ")
    out = command("play", "bones", "--seed", "1", typed=f"{line}help\n{line}quit\n").out.split("> ")
    begun, state = once[0].split("\n\n", 1)
    assert begun.startswith("You go first.") and state.startswith("You: 0 points") and "Your move." in state
    assert out[0] == once[0]
    assert out[1] == out[3] == "\n" + state
    assert "Your move." not in out[2]


def test_why_not_names_the_rule(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "why-not stack_a_left\nwhy-not 1\nwhy-not\nwhy-not flying\nstack_a_left\n"
    out = command("play", "skulls-of-sedlec", "--seats", "you,you", "--seed", "1", "--save", path, typed=typed).out
    assert out.count("That is against rule SK-5: ") == 2
    assert out.count("Nothing forbids it.") == 1
    assert out.count("Why not …? Name an action: dig_1_2, dig_1_3,") == 2
    assert len(moves(path)) == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_why_not_has_an_answer_to_every_action(command: Command, game: str, language: str) -> None:
    asked = "".join(f"why-not {action}\n" for action in GAMES[game].ACTIONS)
    code, out, _ = command(
        "play", game, "--seats", "you,you", "--seed", "3", "--lang", language, typed=(asked + "1\n") * 12
    )
    assert code == 0
    against, allowed = {"en": ("against rule", "Nothing forbids it."), "de": ("gegen Regel", "Das ist erlaubt.")}[
        language
    ]
    assert out.count(against) + out.count(allowed) == 12 * len(GAMES[game].ACTIONS)


@pytest.mark.parametrize(
    "word", ["0", "99", "-1", "9" * 5000, "٣٣", "²", "\0", "{ $who }", "%s", "“", "\x1b[2J", "\ud800", "quit!", "undo?"]
)
def test_nothing_that_can_be_typed_breaks_the_game(command: Command, tmp_path: Path, word: str) -> None:
    path = tmp_path / "game.json"
    code, out, err = command(
        "play", "bones", "--seed", "1", "--save", path, typed=f"{word}\nwhy-not {word}\n1 {word}\n"
    )
    assert (code, err) == (0, "")
    assert "is not an action" in out
    assert "\x1b" not in out and "\0" not in out
    assert len(moves(path)) == 10


def test_quit_saves(command: Command, tmp_path: Path) -> None:
    code, out, err = command("play", "bones", "--seed", "1", "--save", tmp_path / "my game.json", typed="quit\n1\n1\n")
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == f"> Saved. Continue with: {CALLED} play --resume '{tmp_path}/my game.json'"
    assert records.read((tmp_path / "my game.json").read_text()).draws == {"seed": 1}


def test_the_end_of_the_input_saves(command: Command, tmp_path: Path) -> None:
    code, out, err = command("play", "bones", "--seed", "1", "--save", tmp_path / "game.json")
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == f"Saved. Continue with: {CALLED} play --resume {tmp_path}/game.json"


def test_a_new_game_is_never_saved_over_a_file(command: Command, tmp_path: Path, saved: Path) -> None:
    before = saved.read_bytes()
    line = f"{saved} already exists. Continue it with --resume, or choose another name for --save.\n"
    assert command("play", "bones", "--save", saved, typed="1\n") == (2, "", line)
    line = f"{saved} gibt es schon. Mit --resume geht es dort weiter; sonst nenne hinter --save einen anderen Namen.\n"
    assert command("play", "bones", "--save", saved, "--lang", "de", typed="1\n") == (2, "", line)
    assert saved.read_bytes() == before
    assert list(tmp_path.iterdir()) == [saved]


def test_a_new_game_may_be_saved_to_an_empty_file(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.touch()
    code, _, err = command("play", "bones", "--seed", "1", "--save", path)
    assert (code, err) == (0, "")
    assert records.read(path.read_text()).draws == {"seed": 1}


def test_games_are_saved_in_the_home_of_the_player(command: Command, tmp_path: Path) -> None:
    command("play", "bones", "--seed", "1", typed="quit\n")
    (path,) = (tmp_path / "home" / "ossuary" / "games").iterdir()
    assert path.name.startswith("bones-") and path.suffix == ".json"
    assert records.read(path.read_text()).game.NAME == "bones"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_interrupted_after_every_line_goes_as_the_uninterrupted_one(
    command: Command, tmp_path: Path, game: str
) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    command("play", game, "--seed", "9", "--save", whole, typed="1\n" * 4)
    command("play", game, "--seed", "9", "--save", parts)
    for _ in range(4):
        assert command("play", "--resume", parts, typed="1\n").code == 0
    assert parts.read_text() == whole.read_text()


def test_a_resumed_game_may_be_saved_elsewhere(command: Command, tmp_path: Path, saved: Path) -> None:
    before = saved.read_text()
    command("play", "--resume", saved, "--save", tmp_path / "other.json", typed="1\n")
    assert saved.read_text() == before
    assert len(moves(tmp_path / "other.json")) > len(moves(saved))


def test_a_resumed_game_may_change_its_seats(command: Command, saved: Path) -> None:
    out = command("play", "--resume", saved, "--seats", "you:Eva,you:Max", typed="quit\n").out
    assert "Eva" in out and "Max" in out
    assert json.loads(saved.read_text())["players"] == ["you:Eva", "you:Max"]


def test_a_finished_game_resumes_to_its_result(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = command("play", "bones", "--seats", "random,random", "--seed", "2", "--save", path).out.splitlines()[-4:]
    assert command("play", "--resume", path).out.splitlines()[-4:] == first


def test_a_record_with_a_byte_order_mark_resumes(command: Command, saved: Path) -> None:
    saved.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes())
    assert command("play", "--resume", saved).code == 0


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["bones"], "FILE is a game of skulls-of-sedlec."),
        (["--seats", "you,random,random"], "The saved game has 2 seats."),
        (["--seats", "you"], "skulls-of-sedlec is for 2 to 3 players, not 1."),
        (["--seed", "3"], "A saved game keeps its options and its seed; omit --option and --seed."),
        (["--option", "deck=x"], "A saved game keeps its options and its seed; omit --option and --seed."),
    ],
)
def test_a_resumed_game_is_what_it_was(command: Command, saved: Path, arguments: list[str], line: str) -> None:
    before = saved.read_text()
    assert command("play", *arguments, "--resume", saved) == (2, "", line.replace("FILE", str(saved)) + "\n")
    assert saved.read_text() == before


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"draws": {}}, "The record does not say where its draws come from, so the game cannot go on."),
        ({"players": ["you"]}, "The record is damaged: “players” is missing or wrong."),
        ({"players": ["you", "deep-blue"]}, "“deep-blue” cannot take a seat."),
        ({"moves": ["seat_0", "fly"]}, "Move 2 (fly) is not a possible outcome of chance here (rule SK-1)."),
        ({"version": 2}, "The record has version 2; this program reads version 1."),
    ],
)
def test_a_broken_record_is_left_as_it_is(command: Command, saved: Path, change: dict[str, object], line: str) -> None:
    saved.write_text(json.dumps({**json.loads(saved.read_text()), **change}))
    before = saved.read_text()
    code, out, err = command("play", "--resume", saved)
    assert (code, out) == (2, "")
    assert err.startswith(line) and err.count("\n") == 1
    assert saved.read_text() == before


def test_the_last_of_two_equal_options_counts(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command("play", "rolling-bones", "--option", "target=50", "--option", "target=60", "--save", path)
    assert json.loads(path.read_text())["options"] == {"seats": 2, "target": 60}


def test_the_options_of_every_game(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command(
        *("play", "shark-attacks", "--seats", "you,random,random", "--save", path),
        *("--option", "flight_dice=swimmers", "--option", "target=٣٠"),
    )
    assert json.loads(path.read_text())["options"] == {"seats": 3, "target": 30, "flight_dice": "swimmers"}
    path = tmp_path / "other.json"
    command("play", "bones", "--option", "end=points=40", "--save", path)
    assert json.loads(path.read_text())["options"] == {"seats": 2, "end": "points=40"}


def test_a_deck_is_saved_card_by_card(command: Command, tmp_path: Path) -> None:
    deck, path = tmp_path / "deck.txt", tmp_path / "game.json"
    deck.write_text("# my deck\n" + "royal/priest\n\n" * 2 + "peasant/criminal\n" * 8 + "romantic/priest  \r\n" * 8)
    code, _, err = command("play", "skulls-of-sedlec", "--option", f"deck={deck}", "--save", path)
    assert code == 0
    assert err.splitlines() == [
        "Note: this deck has 2 skulls of the kind royal; the usual number is 4.",
        "Note: this deck has 10 skulls of the kind priest; the usual number is 8.",
    ]
    deck.unlink()
    assert json.loads(path.read_text())["options"]["deck"] == [
        *["royal/priest"] * 2,
        *["peasant/criminal"] * 8,
        *["romantic/priest"] * 8,
    ]
    assert command("play", "--resume", path, typed="1\n").code == 0


def test_the_game_is_asked_for(command: Command, tmp_path: Path) -> None:
    answers = ("\n", "rolling-bones"), ("4\n", "bones"), (" Skulls-of-SEDLEC \n", "skulls-of-sedlec")
    for number, (typed, game) in enumerate(answers):
        path = tmp_path / f"{number}.json"
        assert command("play", "--save", path, typed=typed).code == 0
        assert json.loads(path.read_text())["game"] == game


@pytest.mark.parametrize("answer", ["quit", " QUIT "])
def test_quit_leaves_the_menu(command: Command, tmp_path: Path, answer: str) -> None:
    code, out, err = command("play", "--save", tmp_path / "game.json", typed=f"{answer}\n1\n")
    assert (code, err) == (0, "")
    assert out.endswith("Which game? (Type its number, or press Enter for the first.) ")
    assert "There is no game" not in out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answer", ["0", "5", "-1", "chess", "9" * 5000, "٩", "\0"])
def test_the_game_is_asked_for_again(command: Command, answer: str) -> None:
    code, out, err = command("play", typed=f"{answer}\n")
    assert (code, err) == (0, "")
    assert "There is no game “" in out
    assert out.count("Which game? (Type its number, or press Enter for the first.) ") == 2


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("/dev/full", "/dev/full: the disk is full."),
        ("/", "/: it is a folder, not a file."),
        ("", ".: it is a folder, not a file."),
        ("/dev/null/game.json", "/dev/null/game.json: part of the path is a file, not a folder."),
        ("x" * 300, f"{'x' * 300}: the name is too long."),
    ],
)
def test_a_place_that_cannot_be_written_is_known_before_the_first_roll(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command("play", "bones", "--save", place, typed="1\n") == (2, "", line + "\n")
    assert list(tmp_path.iterdir()) == []
