"""`ossuary join` at a terminal: the same stage, with news above what is being typed."""

import re
from collections.abc import Iterator

import pytest

from tests.host.host import Host

from ..commands.test_join import ME, OPEN, Table
from ..terminal import CTRL_C, AtTerminal

KEYS = "? help · u undo · d in words · q leave"
BOT = {"kind": "mind", "mind": "beginner"}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host for all tests here."""
    with Host(tmp_path_factory.mktemp("host"), rate=10_000) as made:
        yield made


def test_a_table_at_a_host_is_drawn_and_played_with_keys(host: Host) -> None:
    table = Table(host, "rolling-bones", ME, BOT, target=100)
    with AtTerminal("join", table.url, "--token", table.token()) as terminal:
        terminal.until("> ")
        table.start(1)
        terminal.until("Enter: the marked one")
        assert "╭───╮" in terminal.text and "beginner" not in terminal.text
        assert re.search(r"Barnaby −?\d+/100", terminal.text)  # who may have had a turn already
        terminal.type("\n")
        terminal.until("You lay ")
        terminal.type("u")
        terminal.until("q leave", times=3)
        terminal.type("d")
        terminal.until("You: 0 of 100 points")
        terminal.type("rules\n")
        terminal.until("RB-20")
        terminal.type("q")
        assert terminal.end() == 0


def test_news_come_above_what_is_being_typed(host: Host) -> None:
    table = Table(host, "skulls-of-sedlec", OPEN, ME)
    with AtTerminal("join", table.url, "--name", "Ben") as terminal:
        terminal.until("> ")
        terminal.type("say hel")
        terminal.until("> say hel")
        table.start(1)
        terminal.until("> say hel", times=2)
        terminal.type("lo\n")
        terminal.until("Ben: hello")
        terminal.type(CTRL_C)
        assert terminal.end() == 130


def test_forced_throws_are_made_at_a_host_too(host: Host) -> None:
    table = Table(host, "bones", ME, BOT, end="rounds=5")
    with AtTerminal("join", table.url, "--token", table.token()) as terminal:
        terminal.until("> ")
        table.start(1)
        while not terminal.until("You throw", otherwise=KEYS):  # a blank may have to be paid for, or a marker lent
            terminal.raw = ""
            terminal.type("1\n")
        assert "Throw the dice" not in terminal.text
        terminal.until("= ")
        terminal.type("q")
        assert terminal.end() == 0
