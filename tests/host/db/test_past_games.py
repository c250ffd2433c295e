"""The games of a player: how each ended, who sat there, what a review found; and the export of all of it."""

import io
import json
import time
import zipfile
from typing import Any

import httpx
import pytest
from msgspec.json import encode
from sqlalchemy import update

from ossuary.engine import record as records
from ossuary.host.db import past_games, reviews, schema
from ossuary.host.db.store import Store
from ossuary.host.protocol.http import Errors, Habit
from ossuary.host.protocol.study import Review, Share
from ossuary.host.protocol.values import Spoken

from ..host import Guest, Host

ME, OPEN, MIND = {"kind": "me"}, {"kind": "open"}, {"kind": "mind", "mind": "random"}
SHORT = {"target": 5}
ERRORS: dict[str, Any] = {"kind": "kind-sa-stop", "decisions": 4, "mistakes": 1}
HABIT: dict[str, Any] = {
    "chosen": "kind-sa-stop",
    "better": "kind-sa-go-on",
    "times": 2,
    "given_away": 0.1,
    "error": 0.0,
}


def games(guest: Guest, **params: Any) -> Any:
    return guest.got(guest.http.get("/api/me/games", params=params))


def finished(guest: Guest, **options: Any) -> str:
    """A game of Shark Attacks! against a mind, played to its end."""
    table: str = guest.open("shark-attacks", [ME, MIND], options=SHORT, **options)["table"]
    guest.ask(table, "start")
    guest.finish(table)
    return table


@pytest.fixture
def guest(host: Host) -> Guest:
    """A guest who has played nothing yet."""
    return Guest(host.url, "Gus")


def test_nobody_has_no_games(host: Host) -> None:
    assert httpx.get(f"{host.url}/api/me/games").json()["code"] == "host-who"
    assert httpx.get(f"{host.url}/api/me/export").json()["code"] == "host-who"


def test_a_finished_game_and_one_that_goes_on(guest: Guest) -> None:
    over = finished(guest)
    going = guest.open("bones", [ME, MIND])["table"]
    guest.ask(going, "start")
    guest.open("bones", [ME, OPEN])  # which has not begun
    newest, oldest = games(guest)
    assert (newest["table"], newest["status"], newest["why"], newest["payoffs"]) == (going, "playing", None, [])
    result = guest.seen(over)["table"]["result"]
    assert (oldest["table"], oldest["why"], oldest["fortunes"]) == (over, "finished", None)
    assert (oldest["scores"], oldest["payoffs"]) == (result["scores"], result["payoffs"])
    assert oldest["seats"] == [0]
    assert oldest["sitters"] == [
        {"player": guest.player, "name": "Gus", "mind": None},
        {"player": None, "name": None, "mind": "random"},
    ]


def test_a_game_is_dated_by_its_end(guest: Guest) -> None:
    table = finished(guest)
    (before,) = games(guest)
    time.sleep(0.02)
    guest.ask(table, "rematch")  # touches the table
    assert [game["at"] for game in games(guest) if game["table"] == table] == [before["at"]]


def test_a_table_that_was_closed_before_its_game_is_none(guest: Guest) -> None:
    table = guest.open("bones", [ME, OPEN])["table"]
    guest.ask(table, "close")
    assert games(guest) == []


def test_a_game_that_was_given_up(guest: Guest) -> None:
    table = guest.open("bones", [ME, MIND])["table"]
    guest.ask(table, "start")
    guest.ask(table, "resign", seat=0)
    (game,) = games(guest)
    assert (game["why"], game["payoffs"]) == ("resigned", [0, 1])


def test_older_games_are_asked_for(host: Host, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = []
    for _ in range(3):
        tables.append(guest.open("bones", [ME, MIND])["table"])
        guest.ask(tables[-1], "start")
        guest.ask(tables[-1], "abort")
    first = games(guest)
    assert [game["table"] for game in first] == tables[::-1]
    assert [game["table"] for game in games(guest, before=first[1]["at"])] == tables[:1]
    monkeypatch.setattr(past_games, "AT_A_TIME", 2)
    with Store(host.database).engine.connect() as connection:
        assert [game.table for game in past_games.games_of(connection, guest.player)] == tables[:0:-1]


def test_lessons_do_not_hide_older_games(host: Host, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(guest)
    for _ in range(2):
        guest.got(guest.http.post("/api/lessons/bones"))
    monkeypatch.setattr(past_games, "AT_A_TIME", 2)
    with Store(host.database).engine.connect() as connection:
        assert [game.table for game in past_games.games_of(connection, guest.player)] == [table]


def test_what_a_review_found_comes_with_the_game(host: Host, guest: Guest) -> None:
    table = finished(guest)
    shares = [
        Share(0, 1.0, 0.0, 0.6, -0.1, 0.1, 9, [Errors(**ERRORS)], [Habit(**HABIT)], []),
        Share(1, 0.0, 0.0, -0.6, 0.1, 0.0, 7, [], [], []),
    ]
    review = Review("shark-attacks", True, False, Spoken("exact", {}), [], [], [], [], shares)
    with Store(host.database).engine.begin() as connection:
        reviews.keep_review(connection, table, encode(review).decode())
    (game,) = games(guest)
    assert game["fortunes"] == [
        {"luck": 0.6, "skill": -0.1, "given_away": 0.1, "decisions": 9, "errors": [ERRORS], "habits": [HABIT]},
        {"luck": -0.6, "skill": 0.1, "given_away": 0.0, "decisions": 7, "errors": [], "habits": []},
    ]


def test_a_review_of_an_earlier_form_counts_as_none(host: Host, guest: Guest) -> None:
    table = finished(guest)
    before = [{"luck": 0.6, "skill": -0.1, "given_away": 0.1, "decisions": 9, "errors": []}] * 2
    with Store(host.database).engine.begin() as connection:
        f = schema.finished
        connection.execute(update(f).where(f.c.table_id == table).values(shares=json.dumps(before)))
    assert games(guest)[0]["fortunes"] is None


def test_a_lesson_is_no_game(guest: Guest) -> None:
    table = guest.got(guest.http.post("/api/lessons/bones"))["table"]
    assert games(guest) == []
    guest.ask(table, "resign", seat=0)
    assert games(guest) == []


def test_others_do_not_see_my_games(guest: Guest, ada: Guest) -> None:
    table = finished(guest)
    assert table not in [game["table"] for game in games(ada)]


def test_everything_of_mine_to_take_away(host: Host, guest: Guest) -> None:
    over = finished(guest)
    going = guest.open("bones", [ME, MIND])["table"]
    guest.ask(going, "start")
    guest.ask(over, "say", text="Good game ☠")
    guest.got(guest.http.post("/api/me/tokens", json={"label": "my bot"}))
    answer = guest.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"] == 'attachment; filename="ossuary.zip"'
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        assert file.testzip() is None
        mine = json.loads(file.read("me.json"))
        assert set(file.namelist()) == {"me.json", f"records/shark-attacks-{over}.json", f"records/bones-{going}.json"}
        record = records.read(file.read(f"records/shark-attacks-{over}.json").decode())
        running = json.loads(file.read(f"records/bones-{going}.json"))
    assert (mine["format"], mine["version"]) == ("ossuary-export", 1)
    assert (mine["player"]["id"], mine["player"]["name"]) == (guest.player, "Gus")
    assert [said["text"] for said in mine["said"]] == ["Good game ☠"]
    assert [(key["kind"], key["label"]) for key in mine["keys"]] == [("cookie", ""), ("token", "my bot")]
    assert guest.got(guest.http.get(f"/api/tables/{over}/record")) == json.loads(record.write())
    assert "secret" not in running["draws"]
    text = json.dumps(mine)
    assert "oss_" not in text and "hash" not in text


def test_a_whole_export_is_not_asked_for_all_the_time(guest: Guest) -> None:
    answers = [guest.http.get("/api/me/export").status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]


def test_many_games_are_exported_in_pieces(host: Host, guest: Guest) -> None:
    tables = [guest.open("bones", [ME, OPEN])["table"] for _ in range(23)]
    with zipfile.ZipFile(io.BytesIO(guest.http.get("/api/me/export").content)) as file:
        assert set(file.namelist()) == {"me.json", *(f"records/bones-{table}.json" for table in tables)}
    with Store(host.database).engine.begin() as connection:
        s = schema.sitters
        connection.execute(update(s).where(s.c.table_id == tables[0]).values(left=True))
    with zipfile.ZipFile(io.BytesIO(guest.http.get("/api/me/export").content)) as file:
        assert len(file.namelist()) == 23


def test_whoever_is_forgotten_has_no_games(host: Host, guest: Guest) -> None:
    finished(guest)
    assert guest.http.delete("/api/me").status_code == 204
    assert games(Guest(host.url, "Gus")) == []
