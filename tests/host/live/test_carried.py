"""Games that were played elsewhere and brought as records: kept once, among one's own, and marked as local dice."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from ossuary.cli import main
from ossuary.engine.record import Record
from ossuary.engine.registry import GAMES, options_for
from ossuary.fair import Seeded
from ossuary.host.db import draw_counts, table_log
from ossuary.host.db.store import database_url
from ossuary.table import Table

from ..host import Guest, Host
from ..test_play import played_out


def played(*players: str, left_after: int | None = None, seed: int = 5) -> Record:
    """A game of Bones, played without a host, in which everybody plays the first legal action."""
    game = GAMES["bones"]
    table = Table(game, options_for(game, {"seats": len(players), "end": "rounds=1"}), list(players), Seeded(seed))
    table.begin()
    while not table.over and (left_after is None or len(table.record.moves) < left_after):
        legal = game.legal(table.state)
        table.act((legal & -legal).bit_length() - 1)
    return table.record


def carried(guest: Guest, record: Record, seat: int | None = None) -> Any:
    address = "/api/me/games" + ("" if seat is None else f"?seat={seat}")
    return guest.got(guest.http.post(address, content=record.write()))


def verified(guest: Guest, table: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    path = folder / "record.json"
    path.write_bytes(guest.http.get(f"/api/tables/{table}/record").content)
    capsys.readouterr()
    main(["verify", str(path), "--json"])
    return json.loads(capsys.readouterr().out)


def test_it_is_one_of_my_games_with_local_dice(
    ada: Guest, bob: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played("you:Old name", "random")
    made = carried(ada, record)
    assert made["known"] is False
    [game] = ada.http.get("/api/me/games").json()
    assert (game["table"], game["local"], game["why"], game["seats"]) == (made["table"], True, "imported", [0])
    assert [(sat["name"], sat["mind"]) for sat in game["sitters"]] == [("Old name", None), (None, "random")]
    assert sum(game["payoffs"]) == 1
    assert bob.http.get("/api/me/games").json() == []
    seen = ada.seen(made["table"])
    assert (seen["table"]["local"], seen["table"]["result"]["why"], seen["yours"]["seats"]) == (True, "imported", [0])
    found = verified(ada, made["table"], tmp_path, capsys)
    assert (found["verdict"], found["verified"], found["difference"]) == ("local", True, None)
    while (found := ada.http.get(f"/api/tables/{made['table']}/review").json())["review"] is None:
        time.sleep(0.05)
    assert {decision["seat"] for decision in found["review"]["decisions"]} == {0, 1}


def test_it_comes_once(ada: Guest, bob: Guest) -> None:
    record = played("you", "random")
    first, again = carried(ada, record), carried(ada, record)
    assert again == {**first, "known": True}
    assert len(ada.http.get("/api/me/games").json()) == 1
    assert carried(bob, record)["table"] != first["table"]


def test_it_comes_once_however_often_at_once(ada: Guest) -> None:
    record = played("you", "random", seed=9)
    with ThreadPoolExecutor(4) as pool:
        made = [one.result() for one in [pool.submit(carried, ada, record) for _ in range(4)]]
    assert len({one["table"] for one in made}) == 1
    assert sorted(one["known"] for one in made) == [False, True, True, True]


def test_my_seat_among_several_people(ada: Guest) -> None:
    both = carried(ada, played("you:Ann", "you:Ben"))
    one = carried(ada, played("you:Ann", "you:Ben", seed=6), seat=1)
    games = {game["table"]: game for game in ada.http.get("/api/me/games").json()}
    assert games[both["table"]]["seats"] == [0, 1]
    assert games[one["table"]]["seats"] == [1]
    assert [sat["name"] for sat in games[one["table"]]["sitters"]] == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("players", "seat"), [(("random", "rule-of-thumb"), None), (("you", "random"), 1), (("you", "random"), 7)]
)
def test_a_seat_of_nobody(ada: Guest, players: tuple[str, ...], seat: int | None) -> None:
    address = "/api/me/games" + ("" if seat is None else f"?seat={seat}")
    answer = ada.http.post(address, content=played(*players).write())
    assert (answer.status_code, answer.json()["code"]) == (400, "host-carried-seat")


def test_a_record_against_the_rules_is_refused(ada: Guest) -> None:
    record = played("you", "random")
    record.moves[-1] = "stop"
    assert ada.http.post("/api/me/games", content=record.write()).status_code == 400
    assert ada.http.get("/api/me/games").json() == []


def test_a_running_game_is_played_on_with_a_new_promise(
    ada: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played("you", "random", left_after=12)
    made = carried(ada, record)
    [game] = ada.http.get("/api/me/games").json()
    assert (game["status"], game["payoffs"]) == ("over", [0.0, 0.0])
    seats = [{"kind": "me"}, {"kind": "mind", "mind": "random"}]
    asked = {"at": len(record.moves), "seats": seats}
    fork = ada.got(ada.http.post(f"/api/tables/{made['table']}/fork", json=asked))
    assert fork["commitment"]
    ada.ask(fork["table"], "start")
    with ada.live(fork["table"]) as live:
        played_out(live)
    assert ada.seen(fork["table"])["table"]["local"] is False
    written = ada.http.get(f"/api/tables/{fork['table']}/record").json()
    [before] = written["draws"]["before"]
    assert (before["local"], before["until"]) == (True, len(record.moves))
    assert verified(ada, fork["table"], tmp_path, capsys)["verdict"] == "consistent"
    main(["--lang", "en", "verify", str(tmp_path / "record.json")])
    assert "Local dice" in capsys.readouterr().out


def test_the_old_dice_stay_local(ada: Guest) -> None:
    record = played("you", "random", left_after=12)
    made = carried(ada, record)
    seats = [{"kind": "me"}, {"kind": "mind", "mind": "random"}]
    asked = {"at": len(record.moves), "seats": seats, "dice": "same"}
    fork = ada.got(ada.http.post(f"/api/tables/{made['table']}/fork", json=asked))
    ada.ask(fork["table"], "start")
    assert ada.http.get(f"/api/tables/{fork['table']}/record").json()["draws"] == {"seed": 5, "local": True}
    assert ada.seen(fork["table"])["table"]["local"] is True


def test_a_rematch_has_an_open_seat_for_who_is_no_player_here(ada: Guest, bob: Guest) -> None:
    made = carried(ada, played("you:Ann", "you:Ben", seed=8), seat=1)
    again = ada.ask(made["table"], "rematch")["table"]
    chairs = ada.seen(again)["table"]["chairs"]
    assert [(chair["kind"], chair["name"], chair["ready"]) for chair in chairs] == [
        ("open", None, False),
        ("person", "Ben", True),
    ]


def test_no_rematch_with_a_bot_that_is_not_here(ada: Guest) -> None:
    made = carried(ada, played("you", "against:ben.json"))
    assert "rematch" not in ada.seen(made["table"])["yours"]["rights"]
    asked = {"type": "rematch", "id": "again"}
    answer = ada.http.post(f"/api/tables/{made['table']}/commands", json=asked)
    assert answer.json()["code"] == "host-no-mind"
    assert "rematch" in ada.seen(carried(ada, played("you", "random", seed=6))["table"])["yours"]["rights"]


def test_its_dice_are_no_dice_of_this_host(host: Host, ada: Guest) -> None:
    made = carried(ada, played("you", "random"))
    engine = create_engine(database_url(host.database))
    with engine.connect() as connection:
        saved = table_log.load(connection, made["table"])
    engine.dispose()
    assert saved and draw_counts.counts(saved.match) == {}
