"""Ratings at a host: which games count, each once, and what their players see of it."""

import io
import json
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

import pytest
from sqlalchemy import func, select

from ossuary.host.db import schema
from ossuary.host.db.admin import purge
from ossuary.host.db.ratings import enqueue
from ossuary.host.db.store import Store
from ossuary.host.table.match import DAY
from ossuary.rating.noise import measured

from .host import PATIENCE, Guest, Host

pytestmark = pytest.mark.compiled

NAME = "shark-attacks"
SEATS = [{"kind": "me"}, {"kind": "open"}]
CLOCK = {"seconds": 600}
NEWCOMER = {"rating": 1500, "margin": 392}


@pytest.fixture(params=["sqlite", "postgresql"])
def own(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host of its own, where nobody else plays."""
    database = None
    if request.param == "postgresql":
        postgres: Any = request.getfixturevalue("postgres")
        name = f"ratings_{abs(hash(request.node.name)) % 10**9}"
        postgres.psql(f"create database {name};")
        database = str(postgres.get_uri(database=name))
    with Host(tmp_path_factory.mktemp("ratings"), database, rate=10_000) as made:
        yield made


def rated(ada: Guest, *others: Guest, **more: Any) -> str:
    """A rated table with everybody seated and the game begun."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    table: str = ada.open(NAME, seats, clock=CLOCK, listed=True, rated=True, **more)["table"]
    for other in others:
        other.ask(table, "join")
    ada.ask(table, "start")
    return table


def play(table: str, *players: Guest, moves: int = 1000) -> None:
    """Plays by turns, always the first offer, to the end or for some moves."""
    while moves:
        for player in players:
            update = player.seen(table)
            if update["table"]["status"] == "over":
                return
            if offers := update["yours"]["offers"]:
                one = offers[0]
                version = update["table"]["version"]
                player.ask(table, "act", version=version, seat=one["seat"], actions=[one["action"]])
                moves -= 1
                break


def counted(guest: Guest, table: str) -> Any:
    """What came of a rated game."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = guest.got(guest.http.get(f"/api/tables/{table}/rating"))
        if found["state"] in ("counted", "void"):
            return found
        time.sleep(0.1)
    raise TimeoutError(found)


def present(own: Host, number: int) -> None:
    """Waits until the database knows that so many players are at tables."""
    store, end = Store(own.database), time.monotonic() + PATIENCE
    there = select(func.count()).select_from(schema.presence)
    while time.monotonic() < end:
        with store.engine.connect() as connection:
            if connection.execute(there).scalar() == number:
                break
        time.sleep(0.05)
    store.engine.dispose()


def mine(guest: Guest) -> Any:
    """A guest's ratings."""
    return guest.got(guest.http.get("/api/me"))["ratings"]


def test_a_rated_game_from_its_start_to_the_ratings(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")
    table = rated(ada, bob)
    before = ada.got(ada.http.get(f"/api/tables/{table}/rating"))
    assert before == {"state": "open", "gave_up": None, "ratings": [NEWCOMER] * 2, "seats": [None, None]}
    assert ada.seen(table)["table"]["rated"]
    play(table, ada, bob)
    found = counted(bob, table)
    review = ada.got(ada.http.get(f"/api/tables/{table}/review"))["review"]
    variation = measured(NAME, 2)
    assert variation and variation.taken > 0.5
    for seat, share in enumerate(review["shares"]):
        luck = share["advantage"] + share["luck"]
        without = share["result"] - variation.taken * luck
        assert found["seats"][seat]["result"] == pytest.approx(without)
    first, second = (one["after"] for one in found["seats"])
    assert found["ratings"] == [first, second]
    assert first["margin"] == second["margin"] < 392
    better = found["seats"][0]["result"] > 0.5
    assert (first["rating"] > 1500) == better and first["rating"] + second["rating"] in (2999, 3000, 3001)
    assert mine(ada) == [{"game": NAME, "shown": first, "games": 1}]
    (game,) = ada.got(ada.http.get("/api/me/games"))
    assert game["rated"] == found["seats"][0]


def test_a_rating_goes_with_its_player_and_is_theirs_to_take(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")
    table = rated(ada, bob)
    play(table, ada, bob, moves=4)
    bob.ask(table, "resign", seat=1)
    found = counted(ada, table)
    assert found["gave_up"] == 1
    assert found["seats"][1]["result"] < 0.5 < found["seats"][0]["result"]
    with zipfile.ZipFile(io.BytesIO(bob.http.get("/api/me/export").content)) as file:
        data = json.loads(file.read("me.json"))
    assert [one["games"] for one in data["ratings"]] == [1]
    assert [(one["table"], one["seat"]) for one in data["rated"]] == [(table, 1)]
    bob.http.delete("/api/me")
    store = Store(own.database)
    with store.engine.connect() as connection:
        for rows in (schema.ratings, schema.rated):
            assert connection.execute(select(rows.c.player)).scalars().all() == [ada.player]
    store.engine.dispose()
    assert counted(ada, table)["seats"][0] == found["seats"][0]


def test_nothing_of_a_rated_game_outlives_its_table(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")
    table = rated(ada, bob)
    play(table, ada, bob, moves=1)
    ada.ask(table, "resign", seat=0)
    assert counted(ada, table)["state"] == "counted"
    before, engine = mine(ada), Store(own.database).engine
    assert purge(engine, 1, time.time() + 2 * DAY).tables == 1
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(schema.rated)).scalar() == 0
    engine.dispose()
    assert mine(ada) == before


def test_a_game_counts_until_somebody_lets_a_bot_play_on(own: Host) -> None:
    ada, bob, cleo = (Guest(own.url, name) for name in ("Ada", "Bob", "Cleo"))
    table = rated(ada, bob, cleo)
    play(table, ada, bob, cleo, moves=3)
    cleo.ask(table, "leave", seat=2)
    found = counted(ada, table)
    assert (found["gave_up"], ada.seen(table)["table"]["status"]) == (2, "playing")
    assert found["seats"][2]["result"] < 0.2
    assert sum(seat["result"] for seat in found["seats"]) == pytest.approx(1.0)
    cleo.ask(table, "back", seat=2)
    ada.ask(table, "resign", seat=0)
    assert counted(ada, table) == found


def test_a_game_that_nobody_has_played_counts_for_nobody(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")
    table = rated(ada, bob)
    bob.ask(table, "abort")
    assert counted(ada, table)["state"] == "void"
    assert mine(ada) == mine(bob) == []


def test_what_cannot_be_rated(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")

    def refusal(seats: Any = SEATS, **more: Any) -> str:
        new = {"game": NAME, "seats": seats, "clock": CLOCK, "rated": True, **more}
        answer = ada.http.post("/api/tables", json=new)
        assert answer.status_code == 400
        return str(answer.json()["code"])

    assert refusal([{"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"}]) == "host-rated-people"
    assert refusal([{"kind": "me"}, {"kind": "me", "name": "Bob"}]) == "host-rated-people"
    assert refusal(options={"target": 20}) == "host-rated-options"
    assert refusal(clock=None) == "host-rated-clock"
    assert refusal(coach=True) == "host-rated-alone"
    table = ada.open(NAME, SEATS, clock=CLOCK, listed=True, rated=True)["table"]
    assert ada.refused(table, "join") == "host-rated-people"
    assert ada.refused(table, "replace", seat=1, mind="random") == "host-rated-people"
    bob.ask(table, "join")
    ada.ask(table, "start")
    assert ada.refused(table, "coach", wanted=True) == "host-rated-alone"
    assert ada.refused(table, "close") == "host-rated-close"
    assert ada.refused(table, "replace", seat=1) == "host-rated-replace"
    play(table, ada, bob, moves=1)
    for seat, player in enumerate((ada, bob)):
        version = player.seen(table)["table"]["version"]
        assert player.refused(table, "undo", version=version, seat=seat) == "host-rated-alone"
        assert player.seen(table)["yours"]["undo"] == []
    casual = ada.open(NAME, SEATS)["table"]
    assert ada.http.get(f"/api/tables/{casual}/rating").json()["code"] == "host-not-rated"


def test_games_are_rated_once_however_many_rate_them(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")
    tables = [rated(ada, bob), rated(bob, ada), rated(ada, bob)]
    for table in tables:
        play(table, ada, bob, moves=2)
        ada.ask(table, "resign", seat=next(iter(ada.seen(table)["yours"]["seats"])))
    with Host(own.folder, own.database, rate=10_000) if "postgresql" in own.database else nullcontext():
        found = [counted(ada, table) for table in tables]
    margins = [sorted(one["seats"][seat]["after"]["margin"] for one in found) for seat in (0, 1)]
    assert all(least < middle < most < 392 for least, middle, most in margins)
    assert mine(ada)[0]["games"] == mine(bob)[0]["games"] == 3
    store = Store(own.database)
    with store.engine.begin() as connection:
        enqueue(connection, tables[0])  # as if it had been left on the list
    waits = select(func.count()).select_from(schema.to_rate)
    end = time.monotonic() + PATIENCE
    with store.engine.connect() as connection:
        while connection.execute(waits).scalar() and time.monotonic() < end:
            connection.rollback()
            time.sleep(0.1)
        assert connection.execute(waits).scalar() == 0
    store.engine.dispose()
    assert mine(ada)[0]["games"] == 3


def test_two_who_look_for_an_opponent_meet(own: Host) -> None:
    ada, bob, cleo = (Guest(own.url, name) for name in ("Ada", "Bob", "Cleo"))

    def look(guest: Guest, **more: Any) -> Any:
        return guest.got(guest.http.post("/api/match", json={"game": NAME, "clock": CLOCK, **more}))

    waiting = look(ada)
    assert not waiting["found"]
    assert not look(bob)["found"]  # nobody is at Ada's table yet
    with ada.live(waiting["table"]):
        present(own, 1)
        assert look(ada)["table"] == waiting["table"]
        assert not look(cleo, clock={"days": 1})["found"]
        met = look(bob)
        assert (met["table"], met["found"]) == (waiting["table"], True)
        assert [chair["name"] for chair in ada.seen(met["table"])["table"]["chairs"]] == ["Ada", "Bob"]
        assert not look(cleo)["found"]  # the table is full
    listed = cleo.got(cleo.http.get("/api/tables"))
    assert {one["table"]: one["ratings"] for one in listed}[met["table"]] == [NEWCOMER] * 2


def test_the_nearest_is_met_first(own: Host) -> None:
    far, near, ada = (Guest(own.url, name) for name in ("Far", "Near", "Ada"))
    store = Store(own.database)
    with store.engine.begin() as connection:
        for guest, mean in ((far, 1900.0), (near, 1560.0), (ada, 1500.0)):
            row = {"player": guest.player, "game": NAME, "mean": mean, "deviation": 30.0, "games": 9, "at": 2e9}
            connection.execute(schema.ratings.insert(), row)
    store.engine.dispose()
    tables = [guest.open(NAME, SEATS, clock=CLOCK, listed=True, rated=True)["table"] for guest in (near, far)]
    listed = ada.got(ada.http.get("/api/tables"))
    assert [one["table"] for one in listed] == tables
    wanted = {"game": NAME, "clock": CLOCK}
    with far.live(tables[1]):
        present(own, 1)
        out_of_reach = ada.got(ada.http.post("/api/match", json=wanted))
        assert not out_of_reach["found"]
        with near.live(tables[0]), ada.live(out_of_reach["table"]):
            present(own, 3)
            met = ada.got(ada.http.post("/api/match", json=wanted))
            assert (met["table"], met["found"]) == (tables[0], True)
            assert ada.seen(out_of_reach["table"])["table"]["status"] == "over"


def test_a_rematch_is_rated_again(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")
    table = rated(ada, bob)
    play(table, ada, bob, moves=2)
    ada.ask(table, "resign", seat=0)
    again = bob.ask(table, "rematch")["table"]
    assert bob.seen(again)["table"]["rated"]


def test_many_who_join_at_once_are_two(own: Host) -> None:
    ada, *others = (Guest(own.url, name) for name in ("Ada", "Bob", "Cleo", "Dan"))
    waiting = ada.open(NAME, SEATS, clock=CLOCK, listed=True, rated=True)["table"]
    with ada.live(waiting), ThreadPoolExecutor(len(others)) as pool:
        present(own, 1)
        wanted = {"game": NAME, "clock": CLOCK}
        found = list(pool.map(lambda guest: guest.got(guest.http.post("/api/match", json=wanted)), others))
    assert [one["found"] for one in found].count(True) == 1
