"""What only the host of the page does: it keeps in a folder who plays and what was played."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from shutil import unpack_archive
from typing import Any
from zipfile import ZipFile

import pytest

from ossuary.daily.days import day_at, seconds_left
from ossuary.engine.nodes import Refused
from ossuary.engine.record import read, replay
from ossuary.host.clock import clock
from ossuary.host.live.live_table import NOT_FOR_YOU

from ..host import PATIENCE
from ..live.test_clocks import until
from .local import LocalGuest, OnALoop

# What the version before practice and the daily game left of a game that is over and of one that is played.
KEPT_AT_0005 = Path(__file__).with_name("kept-0005.zip")


@contextmanager
def page(folder: Path) -> Iterator[OnALoop]:
    """The page with what a folder keeps."""
    host = OnALoop(folder)
    try:
        yield host
    finally:
        host.stop()


def given(host: OnALoop, path: str) -> Any:
    """What the page gets, whoever it is."""
    return json.loads(host.request("GET", path, "").body)


def test_the_game_of_the_day_has_its_result_and_is_kept(tmp_path: Path, later: Callable[[float], None]) -> None:
    later(seconds_left(clock()) + 12 * 3600.0)  # no midnight comes unasked

    def seen(host: OnALoop) -> Any:
        return next(one for one in given(host, "/api/daily")["games"] if one["game"] == "shark-attacks")

    with page(tmp_path) as host:
        ada = LocalGuest(host)
        ada.finish(ada.got(ada.http.post(f"/api/daily/{day_at(clock())}/shark-attacks"))["table"])
        until(lambda: seen(host)["state"] != "measuring")
        played = seen(host)
    assert played["state"] == "counted" and played["given_away"] >= 0
    with page(tmp_path) as host:
        assert seen(host) == played


def test_tables_and_who_plays_are_kept(tmp_path: Path) -> None:
    with page(tmp_path) as host:
        table = LocalGuest(host).open("bones", [{"kind": "me"}, {"kind": "mind", "mind": "random"}])["table"]
    with page(tmp_path) as host:
        assert given(host, "/api/me")["name"] == "Ada"
        assert [one["table"] for one in given(host, "/api/me/tables")] == [table]


def test_what_an_older_version_kept_is_there_and_played_on_after_an_update(tmp_path: Path) -> None:
    unpack_archive(KEPT_AT_0005, tmp_path)
    with page(tmp_path) as host:
        ada = LocalGuest(host, is_new=False)
        tables = {one["status"]: one["table"] for one in given(host, "/api/me/tables")}
        ada.finish(tables["playing"])
        assert ada.seen(tables["playing"])["table"]["result"]["why"] == "finished"
        record = ada.got(ada.http.get(f"/api/tables/{tables['over']}/record"))
        assert record["players"] == ["you:Ada", "random"] and len(list(replay(read(json.dumps(record))))) == len(
            record["moves"]
        )


def test_everything_is_saved_in_a_file_and_taken_from_it_elsewhere(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    unpack_archive(KEPT_AT_0005, here)
    with page(here) as host:
        before, content = given(host, "/api/me/tables"), host.save('{"ossuary-settings": "{}"}')
    with page(there) as host:
        LocalGuest(host, "Bob")
        for wrong in (b"no file", with_database(b"no database"), with_database(b"")):
            with pytest.raises(Refused, match="page-belongings-wrong"):
                host.load(wrong)
        assert given(host, "/api/me")["name"] == "Bob"
        assert host.load(content) == '{"ossuary-settings": "{}"}'
    with page(there) as host:
        assert given(host, "/api/me")["name"] == "Ada"
        assert given(host, "/api/me/tables") == before


def with_database(content: bytes) -> bytes:
    """A file with something in the place of a database."""
    made = BytesIO()
    with ZipFile(made, "w") as file:
        file.writestr("tables.db", content)
    return made.getvalue()


def test_the_record_of_a_game_says_who_played(local: OnALoop, ada: LocalGuest) -> None:
    table = ada.open("bones", [{"kind": "me"}, {"kind": "mind", "mind": "random"}])["table"]
    record = given(local, f"/api/tables/{table}/record")
    assert (record["game"], record["players"]) == ("bones", ["you:Ada", "random"])


def test_who_is_forgotten_is_nobody(local: OnALoop, ada: LocalGuest) -> None:
    ada.http.delete("/api/me")
    assert local.request("GET", "/api/me", "").status == 401


def test_a_socket_that_is_not_for_us_is_closed(local: OnALoop) -> None:
    local.open(0, "/api/tables/none/live")
    (first, _), (refused, text), closed = (local.told(0, PATIENCE) for _ in range(3))
    assert (first, refused, json.loads(text)["code"]) == ("accept", "send", "host-no-table")
    assert closed == ("close", NOT_FOR_YOU)
