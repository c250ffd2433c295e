"""The daily game at a host: one try that counts, results that are checked, boards and streaks, as the days go by."""

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import insert, select

from ossuary.daily.days import day_at, seconds_left
from ossuary.daily.setting import opponent_on
from ossuary.engine.registry import GAMES
from ossuary.host.clock import clock
from ossuary.host.db import schema
from ossuary.host.db.admin import purge
from ossuary.host.db.daily import claim
from ossuary.host.db.store import Store
from ossuary.host.live.dailies import AT_A_TIME
from tests.daily.played import Rule, first, last, played

from .host import Guest, Host

NAME = "shark-attacks"
DAY = 24 * 3600.0


@pytest.fixture
def noon(later: Callable[[float], None]) -> Callable[[float], None]:
    """Lets a test begin at noon, so that no midnight comes unasked; puts the clock forward."""
    later(seconds_left(clock()) + DAY / 2)
    return later


@pytest.fixture(params=["sqlite", "postgresql"])
def own(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, noon: Any) -> Iterator[Host]:
    """A host of its own, whose boards nobody else fills."""
    database = None
    if request.param == "postgresql":
        postgres: Any = request.getfixturevalue("postgres")
        name = f"daily_{abs(hash(request.node.name)) % 10**9}"
        postgres.psql(f"create database {name};")
        database = str(postgres.get_uri(database=name))
    with Host(tmp_path_factory.mktemp("daily"), database, rate=10_000) as made:
        yield made


def today() -> date:
    return day_at(clock())


def seen(guest: Guest, day: date | None = None) -> Any:
    """A day as a guest sees it, once all results are worked out."""
    address = "/api/daily" if day is None else f"/api/daily/{day}"
    found = guest.got(guest.http.get(address))
    while any(game["state"] == "measuring" for game in found["games"]):
        found = guest.got(guest.http.get(address))
    return found


def tried(guest: Guest, day: date | None = None, name: str = NAME) -> Any:
    """A guest's try of a day's game."""
    return next(game for game in seen(guest, day)["games"] if game["game"] == name)


def begun(guest: Guest, day: date | None = None, name: str = NAME) -> str:
    """The table of a day's game that a guest begins."""
    table: str = guest.got(guest.http.post(f"/api/daily/{day or today()}/{name}"))["table"]
    return table


def brought(guest: Guest, rule: Rule = first, day: date | None = None, name: str = NAME, **changed: Any) -> Any:
    """The answer to a record that was made elsewhere, perhaps changed."""
    record = {**json.loads(played(name, day or today(), rule).write()), **changed}
    return guest.http.post(f"/api/daily/{today()}/{name}/record", json=record)


def test_a_game_of_the_day_from_its_start_to_the_board(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")
    open_one = tried(ada)
    assert (open_one["state"], open_one["mind"]) == ("open", opponent_on(GAMES[NAME], today()))
    table = begun(ada)
    assert ada.seen(table)["table"]["daily"] == {"day": today().isoformat(), "counts": True}
    assert tried(ada)["state"] == "playing"
    ada.finish(table)
    own_try = tried(ada)
    assert (own_try["state"], own_try["table"]) == ("counted", table)
    assert own_try["given_away"] >= 0 and own_try["points"] == ada.seen(table)["table"]["scores"][0]
    record = ada.got(ada.http.get(f"/api/tables/{table}/record"))
    assert record["draws"] == {"daily": today().isoformat()}
    assert record["moves"] == played(NAME, today(), first).moves
    assert brought(bob, last).status_code == 201
    tried(bob)
    boards = bob.got(bob.http.get(f"/api/daily/{today()}/boards"))
    (board,) = [board for board in boards if board["game"] == NAME]
    places = [(place["rank"], place["name"], place["you"], place["brought"]) for place in board["places"]]
    mine, theirs = tried(ada)["given_away"], tried(bob)["given_away"]
    expected = [("Ada", False, False), ("Bob", True, True)]
    assert mine != theirs
    assert places == [(at + 1, *who) for at, who in enumerate(expected if mine < theirs else expected[::-1])]
    assert all(board["places"] == [] for board in boards if board["game"] != NAME)


def test_a_week_with_a_missed_day(own: Host, noon: Callable[[float], None]) -> None:
    ada = Guest(own.url, "Ada")
    streaks, days = [], []
    for number in range(7):
        if number != 3:
            assert brought(ada).status_code == 201
            assert tried(ada)["state"] == "counted"
            days.append(today().isoformat())
        streaks.append(seen(ada)["streak"])
        noon(DAY)
    assert streaks == [1, 2, 3, 3, 1, 2, 3]
    found = seen(ada)
    assert (found["streak"], found["longest"], found["played"]) == (3, 3, days)
    noon(DAY)
    assert seen(ada)["streak"] == 0


def test_everybody_meets_the_same_dice_whatever_is_decided(host: Host, noon: Any, ada: Guest, bob: Guest) -> None:
    tables = [begun(guest) for guest in (ada, bob)]
    begins = [
        guest.got(guest.http.get(f"/api/tables/{table}/record"))["moves"]
        for guest, table in zip((ada, bob), tables, strict=True)
    ]
    assert begins[0] == begins[1] == played(NAME, today()).moves[: len(begins[0])]


def test_a_second_try_is_practice(host: Host, noon: Any, ada: Guest) -> None:
    counted = begun(ada)
    ada.finish(counted)
    again = begun(ada)
    assert ada.seen(again)["table"]["daily"]["counts"] is False
    assert brought(ada).json()["code"] == "host-daily-tried"
    ada.finish(again)
    assert (tried(ada)["state"], tried(ada)["table"]) == ("counted", counted)


def test_a_try_that_is_not_over_is_answered_with_its_own_table(host: Host, noon: Any, ada: Guest) -> None:
    day, opened = today(), [ada.got(ada.http.post(f"/api/daily/{today()}/{NAME}")) for _ in range(2)]
    assert opened[0] == opened[1]
    assert brought(ada).json()["code"] == "host-daily-tried"
    noon(DAY)
    assert begun(ada, day) == opened[0]["table"]
    assert ada.refused(opened[0]["table"], "coach", wanted=True) == "host-daily-alone"


def test_who_presses_often_at_once_gets_one_table(own: Host) -> None:
    ada = Guest(own.url, "Ada")
    with ThreadPoolExecutor(4) as pool:
        tables = list(pool.map(lambda _: begun(ada), range(4)))
    assert set(tables) == {tried(ada)["table"]}


def test_a_former_day_is_practice_and_a_day_to_come_is_none(host: Host, noon: Any, ada: Guest) -> None:
    former = today() - timedelta(days=3)
    table = begun(ada, former)
    assert ada.seen(table)["table"]["daily"] == {"day": former.isoformat(), "counts": False}
    ada.finish(table)
    assert (tried(ada, former)["state"], seen(ada)["streak"]) == ("open", 0)
    assert brought(ada, day=former).json()["code"] == "daily-dice"
    for day in (today() + timedelta(days=1), "yesterday"):
        assert ada.http.post(f"/api/daily/{day}/{NAME}").json()["code"] == "daily-no-day"
        assert ada.http.get(f"/api/daily/{day}").status_code == 404
    assert ada.http.post(f"/api/daily/{today()}/chess").json()["code"] == "host-no-game"


def test_a_game_begun_before_midnight_counts_for_its_day(host: Host, noon: Callable[[float], None], ada: Guest) -> None:
    day, table = today(), begun(ada)
    noon(DAY / 2 + 60)
    ada.finish(table)
    assert tried(ada, day)["state"] == "counted"
    assert tried(ada)["state"] == "open"
    assert (seen(ada)["streak"], seen(ada)["played"]) == (1, [day.isoformat()])


def test_cheating(host: Host, noon: Any, ada: Guest, bob: Guest) -> None:
    record = json.loads(played(NAME, today()).write())
    other_bot = json.loads(played(NAME, today(), first, opponent=last).write())
    cheats = {
        "daily-opponent": brought(ada, moves=other_bot["moves"]),
        "daily-dice": brought(ada, draws={"seed": 1}),
        "daily-unfinished": brought(ada, moves=record["moves"][:-1]),
        "daily-draw": brought(ada, draws=record["draws"], day=today() - timedelta(days=1)),
        "daily-options": brought(ada, options={**record["options"], "target": 20}),
        "record-after-end": brought(bob, moves=record["moves"] + record["moves"][:1]),
    }
    assert {name: answer.json()["code"] for name, answer in cheats.items()} == {name: name for name in cheats}
    wrong = ada.http.post(f"/api/daily/{today()}/bones/record", json=record)
    assert wrong.json()["code"] == "daily-game"
    assert tried(ada)["state"] == "open"  # nothing of this used up the try


def test_who_lets_a_bot_play_has_no_result(host: Host, noon: Any, ada: Guest) -> None:
    table = begun(ada)
    assert ada.refused(table, "coach", wanted=True) == "host-daily-alone"
    ada.ask(table, "leave", seat=0)
    with ada.live(table) as live:
        while live.update["table"]["status"] == "playing":
            live.next()
    assert (tried(ada)["state"], tried(ada)["why"]) == ("void", "daily-void-helped")
    assert seen(ada)["streak"] == 0


def test_who_gives_up_has_no_result(host: Host, noon: Any, ada: Guest) -> None:
    ada.ask(begun(ada), "resign", seat=0)
    assert (tried(ada)["state"], tried(ada)["why"]) == ("void", "daily-void-given-up")


def test_the_coach_helps_at_practice(host: Host, noon: Any, ada: Guest) -> None:
    ada.finish(begun(ada))
    ada.ask(begun(ada), "coach", wanted=True)


def test_the_best_line_of_yesterday_is_looked_back_on(host: Host, noon: Any, ada: Guest) -> None:
    yesterday = today() - timedelta(days=1)
    table = ada.got(ada.http.post(f"/api/daily/{yesterday}/{NAME}/best"))["table"]
    view = ada.seen(table)["table"]
    assert (view["status"], view["result"]["why"], view["chairs"][0]["name"]) == ("over", "imported", "perfect")
    assert ada.http.post(f"/api/daily/{today()}/{NAME}/best").json()["code"] == "host-daily-not-over"


def test_nobody_sees_the_days_and_plays_none(host: Host, noon: Any, nobody: Any) -> None:
    found = nobody.get("/api/daily").json()
    assert [game["state"] for game in found["games"]] == ["open"] * len(GAMES)
    assert nobody.get(f"/api/daily/{today()}/boards").status_code == 200
    assert nobody.post(f"/api/daily/{today()}/{NAME}").json()["code"] == "host-who"


def test_games_that_go_on_do_not_hold_up_the_board(own: Host) -> None:
    for number in range(2 * AT_A_TIME):
        begun(Guest(own.url, f"Guest {number}"))
    ada = Guest(own.url, "Ada")
    assert brought(ada).status_code == 201
    assert names_on_the_board(ada) == ["Ada"]


def names_on_the_board(guest: Guest) -> list[str]:
    """Who has a result today, once somebody has one: reviews take a moment."""
    names: list[str] = []
    while not names:
        boards = guest.got(guest.http.get(f"/api/daily/{today()}/boards"))
        names = [place["name"] for board in boards for place in board["places"]]
    return names


def test_tries_that_cannot_be_measured_do_not_hold_up_the_board(own: Host) -> None:
    ada = Guest(own.url, "Ada")
    assert brought(ada).status_code == 201
    engine = Store(own.database).engine
    with engine.begin() as connection:
        table = connection.execute(select(schema.tables)).one()._asdict()
        for broken in (f"!{number}" for number in range(AT_A_TIME)):
            connection.execute(insert(schema.tables), table | {"id": broken})
            connection.execute(insert(schema.events), {"table_id": broken, "version": 1, "body": "{}"})
            claim(connection, broken, today(), NAME, broken, brought=False)
    engine.dispose()
    assert names_on_the_board(ada) == ["Ada"]


def test_a_result_outlives_its_table(own: Host, noon: Callable[[float], None]) -> None:
    ada = Guest(own.url, "Ada")
    day = today()
    assert brought(ada).status_code == 201
    assert tried(ada)["table"]
    noon(100 * DAY)
    engine = Store(own.database).engine
    assert purge(engine, 90, clock()).tables == 1
    engine.dispose()
    assert (tried(ada, day)["state"], tried(ada, day)["table"]) == ("counted", None)


def test_tries_are_exported(host: Host, noon: Any, ada: Guest) -> None:
    assert brought(ada).status_code == 201
    counted = tried(ada)
    ada.ask(begun(ada, name="bones"), "resign", seat=0)
    seen(ada)
    with zipfile.ZipFile(io.BytesIO(ada.http.get("/api/me/export").content)) as file:
        given_up, kept = json.loads(file.read("me.json"))["daily"]
    assert (kept["brought"], kept["void"], json.loads(kept["decisions"])) == (True, None, counted["decisions"])
    assert (given_up["brought"], given_up["void"], given_up["decisions"]) == (False, "daily-void-given-up", None)


def test_who_is_forgotten_leaves_the_board(own: Host) -> None:
    ada, bob = Guest(own.url, "Ada"), Guest(own.url, "Bob")
    for guest in (ada, bob):
        assert brought(guest).status_code == 201
        tried(guest)
    assert ada.http.delete("/api/me").status_code == 204
    boards = bob.got(bob.http.get(f"/api/daily/{today()}/boards"))
    assert [place["name"] for board in boards for place in board["places"]] == ["Bob"]
