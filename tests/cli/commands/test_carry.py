"""`carry` and `daily --to`: what was played in the terminal is brought to a real host."""

import time
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from ossuary.client.address import host_of
from ossuary.daily.days import day_at, seconds_left
from ossuary.engine.nodes import Refused
from ossuary.host.clock import clock
from ossuary.host.table.match import DAY
from tests.daily.played import first, played
from tests.host.host import Guest, Host
from tests.host.live.test_carried import played as played_here

from ..conftest import Command

SHARKS = "shark-attacks"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host of these tests alone."""
    with Host(tmp_path_factory.mktemp("host")) as made:
        yield made


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Iterator[date]:
    """A day at noon, here and at the host."""
    real = dict(vars(clock))
    clock._ahead += seconds_left(clock()) + DAY / 2
    noon = clock()
    monkeypatch.setattr(time, "time", lambda: noon)
    yield day_at(noon)
    vars(clock).update(real)


def told(command: Command, *arguments: Any, **how: Any) -> str:
    ran = command(*arguments, **how)
    assert ran.code == 0, ran.err
    return " ".join(ran.out.split())


def test_records_are_brought_once_and_what_is_none_is_named(command: Command, host: Host, tmp_path: Path) -> None:
    game, none = tmp_path / "game.json", tmp_path / "none.json"
    game.write_text(played_here("you", "random").write())
    none.write_text("{}")
    ran = command("carry", host.url, game, none, "--name", "Ada")
    assert ran.code == 1 and "game.json: Bones is among your games now, marked as local dice." in ran.out
    assert ran.err.startswith(f"{none}: ") and "This is not an Ossuary record." in ran.err
    assert "was among your games before" in told(command, "carry", host.url, game, "--name", "Ada")


def test_all_games_of_a_download_are_brought(command: Command, host: Host, tmp_path: Path) -> None:
    file = tmp_path / "ossuary.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("me.json", "{}")
        for seed in (6, 7):
            archive.writestr(f"records/bones-{seed}.json", played_here("you:Ann", "you:Ben", seed=seed).write())
    out = told(command, "carry", host.url, file, "--seat", "2", "--name", "Ben")
    assert out.count("is among your games now") == 2
    ran = command("carry", host.url, file, "--seat", "3", "--name", "Ben")
    assert ran.code == 1 and ran.err.count("No person sits there in this record.") == 2


def test_a_daily_result_is_handed_in(command: Command, host: Host, day: date) -> None:
    typed = "1\n" * len(played(SHARKS, day, first).moves)
    out = told(command, "daily", SHARKS, "--to", host.url, "--name", "Ada", typed=typed)
    assert "Shark Attacks! is handed in at" in out and f"{host.url}/daily/{day}" in out
    [place] = next(board["places"] for board in boards(host, day) if board["game"] == SHARKS)
    assert (place["name"], place["brought"]) == ("Ada", True)
    again = command("daily", "--to", host.url, "--name", "Ada")
    assert again.code == 1 and "Your try of this day’s game is used." in again.err


def boards(host: Host, day: date) -> Any:
    """The boards of a day, once what was handed in is worked out."""
    guest = Guest(host.url, "Eve")
    while True:
        found = guest.http.get(f"/api/daily/{day}/boards").json()
        if any(board["places"] for board in found):
            return found


def test_nothing_is_handed_in_where_nothing_was_played(command: Command, host: Host, day: date) -> None:
    ran = command("daily", "--to", host.url, "--name", "Ada")
    assert ran.code != 0 and f"There is no finished game of {day} to hand in." in " ".join(ran.err.split())


@pytest.mark.parametrize("url", ["ftp://somewhere", "http://", "http://[", "http://x:0"])
def test_what_is_no_address_of_a_host(url: str) -> None:
    with pytest.raises(Refused, match="join-host"):
        host_of(url)


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://a:8000/", "http://a:8000"),
        ("a", "http://a"),
        ("https://me:secret@a/games/", "https://a/games"),
    ],
)
def test_the_address_of_a_host(url: str, address: str) -> None:
    assert host_of(url) == address
