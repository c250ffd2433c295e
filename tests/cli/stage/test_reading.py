"""`ossuary replay` and `ossuary rules` at a terminal, and the rules without their marks."""

from pathlib import Path

import pytest

from ossuary.cli.stage.pager import readable
from ossuary.engine.registry import GAMES
from ossuary.words import LANGUAGES
from ossuary.words.rulebook import rulebook
from tests.golden import RECORDS, WORDS

from ..conftest import Command
from ..terminal import PAINT, AtTerminal


def test_a_record_is_shown_turn_by_turn(command: Command) -> None:
    record = RECORDS / "shark-attacks-two.json"
    turns = command("replay", record).out.count("\nTurn ")
    with AtTerminal("replay", record) as terminal:
        shown = 1
        while terminal.until("Enter: the next turn", times=shown, otherwise=" wins!"):
            terminal.type("\n")
            shown += 1
        assert terminal.end() == 0
        assert "── Wick ──" in terminal.text and "★ " in terminal.text
        assert turns - 1 <= shown <= turns + 1


def test_a_reader_may_leave_a_record(command: Command) -> None:
    with AtTerminal("replay", RECORDS / "bones-two.json") as terminal:
        terminal.until("Enter: the next turn")
        terminal.type("q")
        assert terminal.end() == 0
        assert "wins!" not in terminal.text


@pytest.mark.parametrize("arguments", [["--plain"], ["--json"]])
def test_who_wants_the_words_of_a_record_gets_them(command: Command, arguments: list[str]) -> None:
    record = str(RECORDS / "bones-two.json")
    with AtTerminal("replay", record, *arguments) as terminal:
        assert terminal.end() == 0
        assert terminal.raw.replace("\r\n", "\n") == command("replay", record, *arguments).out


def test_the_rules_open_in_the_pager(tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\necho paged by $1\ncat\n")
    pager.chmod(0o755)
    with AtTerminal("rules", "bones", PAGER=f"{pager} me") as terminal:
        assert terminal.end() == 0
        assert terminal.text.startswith("paged by me\n")
        assert "BN-19 " in terminal.text and "**" not in terminal.text


def test_without_a_pager_the_rules_are_printed() -> None:
    with AtTerminal("rules", "bones", PAGER="no-such-pager") as terminal:
        assert terminal.end() == 0
        assert "BN-19 " in terminal.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_for_reading_have_all_words_and_no_marks(game: str, language: str) -> None:
    markdown = rulebook(WORDS[language], game)
    text = PAINT.sub("", readable(markdown))
    assert "*" not in text and "#" not in text and "> " not in text
    words = markdown.replace("*", "").replace("#", "").replace("\n> ", "\n").replace("\n- ", "\n").split()
    assert text.replace("•", "").replace("│", "").split() == words
    assert max(map(len, text.splitlines())) <= 80
