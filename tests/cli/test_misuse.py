"""Misuse: one clear line, exit code 2, in the user's language."""

from pathlib import Path

import pytest

from .conftest import Command, Ran

COMMANDS = (
    "'games', 'rules', 'play', 'simulate', 'arena', 'report', 'replay', 'review', 'habits', 'practice', "
    "'daily', 'fork', 'solve', 'check', "
    "'check-game', 'new-game', 'compile-game', 'verify', 'serve', 'join', 'carry', 'admin', 'score'"
)

GAMES = "rolling-bones, shark-attacks, skulls-of-sedlec, bones"


def refused(ran: Ran) -> str:
    """The one line that says why, after nothing was done."""
    assert (ran.code, ran.out) == (2, "")
    line, end = ran.err[:-1], ran.err[-1:]
    assert end == "\n" and line and line.isprintable()
    return line


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "No command given. Try “ossuary play”, or “ossuary --help” for all commands."),
        (["fly"], f"COMMAND: 'fly' is not one of {COMMANDS}"),
        (["games", "bones"], "not understood: bones (see “ossuary --help”)"),
        (["games", "--js"], "not understood: --js (see “ossuary --help”)"),
        (["games", "--json=yes"], "--json: 'yes' is not expected here (see “ossuary games --help”)"),
        (["games", "--lang", "fr"], "--lang: 'fr' is not one of 'en', 'de' (see “ossuary games --help”)"),
        (["games", "--lang"], "--lang: a value is missing (see “ossuary games --help”)"),
        (["rules"], "missing: GAME (see “ossuary rules --help”)"),
        (["rules", "chess"], f"There is no game “chess”. Choose one of: {GAMES}."),
        (["play", "chess"], f"There is no game “chess”. Choose one of: {GAMES}."),
        (["play", ""], f"There is no game “”. Choose one of: {GAMES}."),
        (["play", "Bones"], f"There is no game “Bones”. Choose one of: {GAMES}."),
        (["simulate", "chess"], f"There is no game “chess”. Choose one of: {GAMES}."),
        (["score", "chess"], f"There is no game “chess”. Choose one of: {GAMES}."),
        (["play", "bones\n\x1b[2J\udcff"], f"There is no game “bones\\n\\x1b[2J\\udcff”. Choose one of: {GAMES}."),
        (["play", "9" * 5000], f"There is no game “{'9' * 400}…”. Choose one of: {GAMES}."),
        (["play", "bones", "--seed", "seven"], "--seed: 'seven' is not a whole number (see “ossuary play --help”)"),
        (["play", "bones", "--seed", "1.5"], "--seed: '1.5' is not a whole number (see “ossuary play --help”)"),
        (["replay"], "missing: FILE (see “ossuary replay --help”)"),
    ],
)
def test_the_line_names_what_is_wrong(command: Command, arguments: list[str], line: str) -> None:
    assert refused(command(*arguments)).startswith(line)


@pytest.mark.parametrize(
    ("game", "option", "line"),
    [
        ("shark-attacks", "target=0", "The option target must be a whole number from 1 to 1,000, not “0”."),
        ("shark-attacks", "target=abc", "The option target must be a whole number from 1 to 1,000, not “abc”."),
        ("shark-attacks", "target=--5", "The option target must be a whole number from 1 to 1,000, not “--5”."),
        ("shark-attacks", "target= 5", "The option target must be a whole number from 1 to 1,000, not “ 5”."),
        ("rolling-bones", "target=1001", "The option target must be a whole number from 1 to 1,000, not “1001”."),
        ("rolling-bones", "target=5.0", "The option target must be a whole number from 1 to 1,000, not “5.0”."),
        ("rolling-bones", "target=", "The option target must be a whole number from 1 to 1,000, not “”."),
        ("rolling-bones", "target=²", "The option target must be a whole number from 1 to 1,000, not “²”."),
        ("rolling-bones", "target", "Write an option as NAME=VALUE, not “target”."),
        ("rolling-bones", "=5", "rolling-bones has no option “”. It has: target."),
        ("rolling-bones", "end=tiles", "rolling-bones has no option “end”. It has: target."),
        ("rolling-bones", "deck=x", "rolling-bones has no option “deck”. It has: target."),
        ("rolling-bones", "seats=3", "The number of seats comes from --seats."),
        ("shark-attacks", "flight_dice=no", "The option flight_dice must be one of dice, swimmers, not “no”."),
        ("bones", "end=rounds=0", "The option rounds must be a whole number from 1 to 100, not “0”."),
        ("bones", "end=points=10001", "The option points must be a whole number from 1 to 10,000, not “10001”."),
        (
            "bones",
            "end=rounds",
            "The option end must be one of tiles, rounds=N, points=N, not “rounds”.",
        ),
        (
            "bones",
            "end=rounds=x",
            "The option end must be one of tiles, rounds=N, points=N, not “rounds=x”.",
        ),
        (
            "bones",
            "end=rounds=" + "9" * 5000,
            "The option end must be one of tiles, rounds=N, points=N, not “rounds=",
        ),
    ],
)
@pytest.mark.parametrize("verb", ["play", "simulate"])
def test_wrong_options(command: Command, verb: str, game: str, option: str, line: str) -> None:
    assert refused(command(verb, game, "--option", option)).startswith(line)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "A deck has 18 cards; this one has 0."),
        (b"royal/priest\n" * 17, "A deck has 18 cards; this one has 17."),
        (b"royal/priest\n" * 17 + b"royal/knight\n", "Card 18 of the deck is “royal/knight”."),
        (b"royal/priest\n" * 17 + b"royal\n", "Card 18 of the deck is “royal”."),
        (b"\xff\xfe\0\0", "deck.txt is not a text file."),
    ],
)
def test_wrong_decks(command: Command, tmp_path: Path, content: bytes, line: str) -> None:
    (tmp_path / "deck.txt").write_bytes(content)
    assert line in refused(command("play", "skulls-of-sedlec", "--option", f"deck={tmp_path}/deck.txt"))


@pytest.mark.parametrize(
    ("deck", "line"),
    [
        ("deck=", ".: it is a folder, not a file."),
        ("deck=/", "/: it is a folder, not a file."),
        ("deck=/nowhere/deck.txt", "/nowhere/deck.txt: there is no such file."),
        ("deck=-", "-: there is no such file."),
        (f"deck={'x' * 300}", f"{'x' * 300}: the name is too long."),
        ("deck=a\0b", "a\\x00b is not a text file."),
    ],
)
def test_decks_that_cannot_be_read(command: Command, deck: str, line: str) -> None:
    assert refused(command("play", "skulls-of-sedlec", "--option", deck)) == line


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        ("you", "bones is for 2 to 4 players, not 1."),
        ("you,you,you,you,you", "bones is for 2 to 4 players, not 5."),
        ("", "“” cannot take a seat. A seat is one of: you, you:NAME, random, rule-of-thumb, beginner,"),
        ("you,", "“” cannot take a seat."),
        ("you,deep-blue", "“deep-blue” cannot take a seat."),
        ("you,You", "“You” cannot take a seat."),
        ("you:,random", "“you:” cannot take a seat."),
        ("you:a\tb,random", "“you:a\\tb” cannot take a seat."),
        (f"you:{'x' * 41},random", f"“you:{'x' * 41}” cannot take a seat."),
    ],
)
def test_wrong_seats(command: Command, seats: str, line: str) -> None:
    assert refused(command("play", "bones", "--seats", seats)).startswith(line)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--games", "0"], "--games must be at least 1, not 0."),
        (["--games", "-" + "9" * 40], f"--games must be at least 1, not -{'9' * 40}."),
        (["--games", "many"], "--games: 'many' is not a whole number (see “ossuary simulate --help”)"),
        (["--games", "9" * 20], "Play at most 100,000,000 games at a time."),
        (["--cores", "0"], "--cores must be at least 1, not 0."),
        (["--cores", "-1"], "--cores must be at least 1, not -1."),
        (["--seed", "x"], "--seed: 'x' is not a whole number (see “ossuary simulate --help”)"),
        (
            ["--seats", "you,random"],
            (
                "There is no bot “you”. Choose from: random, rule-of-thumb, beginner, steady, strong, perfect, "
                "search:N, against:FILE, onnx:FILE, module:function."
            ),
        ),
        (["--seats", "random"], "bones is for 2 to 4 players, not 1."),
    ],
)
def test_wrong_simulations(command: Command, arguments: list[str], line: str) -> None:
    assert refused(command("simulate", "bones", *arguments)) == line


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "Es fehlt ein Befehl. Versuche „ossuary play“, oder „ossuary --help“ für alle Befehle."),
        (["fly"], f"BEFEHL: 'fly' ist keines von {COMMANDS}"),
        (["play", "chess"], f"Ein Spiel „chess“ gibt es nicht. Es gibt: {GAMES}."),
        (["rules"], "es fehlt: SPIEL („ossuary rules --help“ hilft)"),
        (["games", "x"], "nicht verstanden: x („ossuary --help“ hilft)"),
        (["games", "--json=1"], "--json: '1' gehört nicht hierher („ossuary games --help“ hilft)"),
        (["play", "bones", "--seed", "x"], "--seed: 'x' ist keine ganze Zahl („ossuary play --help“ hilft)"),
        (["replay", "/nowhere"], "/nowhere: Diese Datei gibt es nicht."),
        (["replay", "/"], "/: Das ist ein Ordner, keine Datei."),
        (["play", "bones", "--option", "end=x"], "Die Option end muss eines von tiles, rounds=N, points=N sein"),
        (["simulate", "bones", "--games", "0"], "--games muss mindestens 1 sein, nicht 0."),
    ],
)
def test_errors_in_german(command: Command, monkeypatch: pytest.MonkeyPatch, arguments: list[str], line: str) -> None:
    assert refused(command("--lang", "de", *arguments)).startswith(line)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert refused(command(*arguments)).startswith(line)


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LANG": "de_AT"}, "Ein Spiel"),
        ({"LANG": "de"}, "Ein Spiel"),
        ({"LANG": "fr_FR.UTF-8"}, "There is"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "There is"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "Ein Spiel"),
        ({"LANG": "C", "LC_MESSAGES": "de_DE.UTF-8"}, "Ein Spiel"),
        ({"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "Ein Spiel"),
    ],
)
def test_the_environment_chooses_the_language(
    command: Command, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], word: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert refused(command("play", "chess")).startswith(word)
    assert refused(command("play", "chess", "--lang=en")).startswith("There is")


def test_the_last_language_counts(command: Command) -> None:
    assert refused(command("--lang", "de", "play", "chess", "--lang", "en")).startswith("There is")
    assert refused(command("--lang=en", "play", "chess", "--lang", "de")).startswith("Ein Spiel")
    assert refused(command("play", "chess", "--lang", "en", "--lang=de")).startswith("Ein Spiel")


def test_an_option_that_contradicts_another(command: Command) -> None:
    line = "--target and --option target=… mean the same thing: omit one of them."
    assert refused(command("solve", "shark-attacks", "--target", "5", "--option", "target=6")) == line


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "bones", "--save", "gmaes/mine.json"],
        ["report", "bones", "--out", "gmaes/bones.html"],
        ["arena", "bones", "--minds", "random,rule-of-thumb", "--out", "gmaes/first"],
        ["serve", "--port", "0", "--database", "sqlite:///gmaes/host.db"],
    ],
)
def test_a_folder_that_is_mistyped_is_not_made(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    line = "There is no folder gmaes. Create it first, or choose another."
    assert refused(command(*arguments)) == line
    assert not (tmp_path / "gmaes").exists()


def test_a_report_that_cannot_be_written_is_known_before_the_games(command: Command, tmp_path: Path) -> None:
    asked = ("report", "bones", "--games", "100000", "--out", tmp_path)
    assert refused(command(*asked)) == f"{tmp_path}: it is a folder, not a file."


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "/dev/zero"],
        ["review", "/dev/zero"],
        ["verify", "/dev/zero"],
        ["fork", "/dev/zero", "--at", "1"],
        ["score", "bones", "/dev/zero"],
        ["play", "--resume", "/dev/zero"],
        ["play", "skulls-of-sedlec", "--option", "deck=/dev/zero"],
    ],
)
def test_a_file_without_end_is_not_read_to_its_end(
    command: Command, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setattr("ossuary.cli.arguments.LARGEST", 1 << 20)
    assert refused(command(*arguments)) == "/dev/zero is larger than 1 MB, which is too large to read."


def test_input_without_end_is_not_read_to_its_end(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ossuary.cli.arguments.LARGEST", 1 << 20)
    endless = "[" * (2 << 20)
    assert refused(command("score", "bones", typed=endless)) == "- is larger than 1 MB, which is too large to read."
    assert refused(command("replay", "-", typed=endless)) == "- is larger than 1 MB, which is too large to read."


def test_the_process_says_the_same(process: Command) -> None:
    assert refused(process("play", "chess")) == f"There is no game “chess”. Choose one of: {GAMES}."


def test_perfect_plays_only_what_is_solved(command: Command) -> None:
    line = "“perfect” cannot play this"
    assert refused(command("play", "bones", "--seats", "you,perfect")).startswith(line)
    assert refused(command("play", "shark-attacks", "--seats", "you,perfect", "--option", "target=101")).startswith(
        line
    )
    assert refused(command("play", "shark-attacks", "--seats", "you,perfect,random")).startswith(line)
