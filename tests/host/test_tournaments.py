"""Tournaments at a host: from the first player to the standings, whoever comes late, leaves, cheats or is killed."""

import io
import json
import time
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from ossuary.engine import record as records
from ossuary.fair import pledge
from ossuary.host.db import accounts, draw_counts, table_log, tournaments
from ossuary.host.db.admin import purge
from ossuary.host.db.store import database_url
from ossuary.host.limits import MOST_OPENED_TOURNAMENTS
from ossuary.host.live import tournaments as rounds
from ossuary.verify import verify

from .crash import free_port
from .host import PATIENCE, Guest, Host, HostProcess

GAME = "bones"
BRIEF: dict[str, Any] = {"game": GAME, "options": {"end": "rounds=1"}, "clock": {"days": 1}}
DAY = 24 * 3600.0
NAMES = ("Ada", "Bob", "Cy", "Dee", "Eve", "Flo")


def opened(guest: Guest, **more: Any) -> dict[str, Any]:
    """A tournament that a guest opens."""
    made: dict[str, Any] = guest.got(guest.http.post("/api/tournaments", json={"name": "Cup", **BRIEF, **more}))
    return made


def asked(guest: Guest, made: dict[str, Any], way: str, **data: Any) -> Any:
    """The answer to what a guest wants of a tournament."""
    where = f"/api/tournaments/{made['tournament']}/{way}"
    return guest.http.post(where, params={"invite": made["invite"]}, json=data)


def code(answer: Any) -> str:
    assert not answer.is_success, answer.text
    found: str = answer.json()["code"]
    return found


def seen(guest: Guest, made: dict[str, Any]) -> Any:
    """A tournament as a guest sees it."""
    where = f"/api/tournaments/{made['tournament']}"
    return guest.got(guest.http.get(where, params={"invite": made["invite"]}))


def once(guest: Guest, made: dict[str, Any], holds: Callable[[Any], bool]) -> Any:
    """The tournament when something holds of it."""
    deadline = time.time() + PATIENCE
    while not holds(found := seen(guest, made)):
        assert time.time() < deadline, found
        time.sleep(0.05)
    return found


def own_table(guest: Guest, found: Any) -> str | None:
    """The table of a guest in the present round."""
    (number,) = [one["number"] for one in found["entrants"] if one["you"]]
    pairings = found["pairings"][-1] if found["pairings"] else []
    return next((one["table"] for one in pairings if number in (one["first"], one["second"])), None)


def guests_at(host: Host, number: int) -> list[Guest]:
    return [Guest(host.url, name) for name in NAMES[:number]]


def begun(guests: list[Guest], **more: Any) -> dict[str, Any]:
    """A tournament of these guests, which the first one has opened and started."""
    made = opened(guests[0], **more)
    for guest in guests:
        guest.got(asked(guest, made, "enter"))
    guests[0].got(asked(guests[0], made, "start"))
    return made


def play_round(guests: list[Guest], made: dict[str, Any], number: int) -> list[str]:
    """Plays a round to its end; its tables."""
    once(guests[0], made, lambda found: found["round"] == number)
    tables = [own_table(guest, seen(guest, made)) for guest in guests]
    with ThreadPoolExecutor(len(guests)) as pool:
        for done in [pool.submit(guest.finish, one) for guest, one in zip(guests, tables, strict=True) if one]:
            done.result()
    return [*dict.fromkeys(one for one in tables if one)]


def next_round(guest: Guest, made: dict[str, Any], number: int) -> Any:
    """The tournament once a round is over and another one has begun."""
    return once(guest, made, lambda found: found["round"] > number)


@pytest.fixture(params=["sqlite", "postgresql"])
def own(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host of its own on each kind of database."""
    database = None
    if request.param == "postgresql":
        postgres: Any = request.getfixturevalue("postgres")
        name = f"cup_{abs(hash(request.node.name)) % 10**9}"
        postgres.psql(f"create database {name};")
        database = str(postgres.get_uri(database=name))
    with Host(tmp_path_factory.mktemp("cup"), database, rate=10_000) as made:
        yield made


def test_a_round_robin_of_four_from_its_opening_to_its_standings(own: Host) -> None:
    guests = guests_at(own, 4)
    made = begun(guests, system="round-robin", listed=True)
    for number in (1, 2, 3):
        tables = play_round(guests, made, number)
        assert len(tables) == 2
    over = once(guests[0], made, lambda found: found["status"] == "over")
    assert [len(pairings) for pairings in over["pairings"]] == [2, 2, 2]
    met = {frozenset((one["first"], one["second"])) for pairings in over["pairings"] for one in pairings}
    assert len(met) == 6
    assert sum(one["points"] for one in over["standings"]) == 6
    assert over["standings"][0]["place"] == 1
    assert {one["played"] for one in over["standings"]} == {3}
    assert over["rights"] == [] and len(over["dice"]["secrets"]) == 3
    assert made["tournament"] in [one["tournament"] for one in guests[1].got(guests[1].http.get("/api/tournaments"))]


def test_a_swiss_tournament_of_five_with_byes(host: Host) -> None:
    guests = guests_at(host, 5)
    made = begun(guests, rounds=2)
    for number in (1, 2):
        assert len(play_round(guests, made, number)) == 2
    over = once(guests[0], made, lambda found: found["status"] == "over")
    byes = [one["first"] for pairings in over["pairings"] for one in pairings if one["second"] is None]
    assert len(set(byes)) == len(byes) == 2
    assert sum(one["points"] for one in over["standings"]) == 6


def test_all_tables_of_a_round_have_the_same_dice_which_were_promised_before(own: Host) -> None:
    guests = guests_at(own, 4)
    made = opened(guests[0], system="round-robin")
    texts = [f"text of {name}" for name in NAMES[:4]]
    for guest, own_text in zip(guests, texts, strict=True):
        guest.got(asked(guest, made, "enter", pledge=pledge(own_text)))
    guests[0].got(asked(guests[0], made, "start"))
    starting = seen(guests[0], made)
    assert (starting["status"], starting["round"], starting["dice"]["texts"]) == ("starting", 0, [])
    assert code(asked(guests[0], made, "show", text="another")) == "host-other-text"
    for guest, own_text in zip(guests, texts, strict=True):
        guest.got(asked(guest, made, "show", text=own_text))
    keys: list[tuple[str, list[str]]] = []
    for number in (1, 2):
        tables = play_round(guests, made, number)
        over = next_round(guests[0], made, number)
        secret = over["dice"]["secrets"][number - 1]
        link = bytes.fromhex(secret)
        for _ in range(number):
            link = sha256(link).digest()
        assert link.hex() == made["promise"] == over["dice"]["promise"]
        first_throws = set()
        for table in tables:
            found = once_revealed(guests, table)
            assert found["draws"]["texts"] == texts
            assert found["draws"]["secret"] == secret
            assert found["draws"]["round"] == {"promise": made["promise"], "number": number}
            assert verify(records.read(json.dumps(found))).verdict == "consistent"
            first_throws.add(tuple(found["moves"][:2]))
        assert len(first_throws) == 1  # the roll-off of seat 0
        keys.append((secret, [*first_throws.pop()]))
    assert keys[0][0] != keys[1][0]


def once_revealed(guests: list[Guest], table: str) -> Any:
    """The record of a table, once it shows the secret of its dice."""
    deadline = time.time() + PATIENCE
    while time.time() < deadline:
        for guest in guests:
            answer = guest.http.get(f"/api/tables/{table}/record")
            if answer.is_success and "secret" in answer.json()["draws"]:
                return answer.json()
        time.sleep(0.05)
    raise AssertionError(table)


def test_draws_that_several_tables_share_are_no_part_of_the_sums(own: Host) -> None:
    guests = guests_at(own, 4)
    made = begun(guests, rounds=1)
    tables = play_round(guests, made, 1)
    engine = create_engine(database_url(own.database))
    with engine.connect() as connection:
        loaded = [table_log.load(connection, table) for table in tables]
        assert [draw_counts.counts(one.match) for one in loaded if one] == [{}, {}]
    engine.dispose()


def test_the_secret_is_kept_until_the_last_table_is_over(host: Host) -> None:
    guests = guests_at(host, 4)
    made = begun(guests)
    found = once(guests[0], made, lambda found: found["round"] == 1)
    table = own_table(guests[0], found)
    assert table is not None
    pair = [guest for guest in guests if own_table(guest, seen(guest, made)) == table]
    others = [guest for guest in guests if guest not in pair]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda guest: guest.finish(table), pair))
    over = pair[0].seen(table)
    assert (over["table"]["status"], over["table"]["dice"]["secret"]) == ("over", None)
    record = pair[0].got(pair[0].http.get(f"/api/tables/{table}/record"))
    assert "secret" not in record["draws"]
    with zipfile.ZipFile(io.BytesIO(pair[0].http.get("/api/me/export").content)) as file:
        assert all(b'"secret"' not in file.read(name) for name in file.namelist() if name.startswith("records/"))
    for dice in ("same", "new"):
        seats = [{"kind": "me"}, {"kind": "open"}]
        fork = pair[0].http.post(f"/api/tables/{table}/fork", json={"at": 2, "seats": seats, "dice": dice})
        assert code(fork) == "host-round-not-over"
    assert code(others[0].http.get(f"/api/tables/{table}")) == "host-no-table"
    assert own_table(others[0], seen(others[0], made)) != table
    assert table not in json.dumps(seen(others[0], made))
    assert seen(others[0], made)["dice"]["secrets"] == []
    for guest in others[:1]:
        guest.ask(own_table(guest, seen(guest, made)) or "", "resign", seat=seat_of(guest, made))
    once_revealed(pair, table)
    paired = next(one for one in seen(others[0], made)["pairings"][0] if one["table"] == table)
    others[0].seen(table, invite=paired["invite"])


def seat_of(guest: Guest, made: dict[str, Any]) -> int:
    table = own_table(guest, seen(guest, made))
    seats: list[int] = guest.seen(table or "")["yours"]["seats"]
    return seats[0]


def test_who_does_not_come_loses_by_the_clock(host: Host, later: Callable[[float], None]) -> None:
    guests = guests_at(host, 4)
    made = begun(guests, rounds=1)
    found = once(guests[0], made, lambda found: found["round"] == 1)
    for _ in range(100):
        later(DAY + 1)
        time.sleep(0.3)
        found = seen(guests[0], made)
        if found["status"] == "over":
            break
    assert sorted(one["share"] for one in found["pairings"][0]) in ([0.0, 0.0], [0.0, 1.0], [1.0, 1.0])
    table = guests[0].seen(own_table(guests[0], found) or "")["table"]
    assert (table["result"]["why"], [chair["resigned"] for chair in table["chairs"]].count(True)) == ("resigned", 1)
    assert not any(chair["away"] for chair in table["chairs"])


def test_who_leaves_has_resigned_and_is_not_paired_any_more(host: Host) -> None:
    guests = guests_at(host, 5)
    made = begun(guests, system="round-robin")
    found = once(guests[0], made, lambda found: found["round"] == 1)
    leaver = next(guest for guest in guests if own_table(guest, seen(guest, made)))
    table = own_table(leaver, seen(leaver, made)) or ""
    assert asked(leaver, made, "leave").status_code == 204
    assert leaver.seen(table)["table"]["result"]["why"] == "resigned"
    rest = [guest for guest in guests if guest is not leaver]
    for number in range(1, 6):
        play_round(rest, made, number)
    found = once(rest[0], made, lambda found: found["status"] == "over")
    (gone,) = [one["number"] for one in found["entrants"] if one["left"]]
    for pairings in found["pairings"][1:]:
        for one in pairings:
            if gone in (one["first"], one["second"]) and one["second"] is not None:
                assert one["table"] is None and one["share"] == float(one["second"] == gone)
    assert next(one for one in found["standings"] if one["number"] == gone)["points"] == 0
    assert code(asked(leaver, made, "leave")) == "host-tournament-over"


def test_cheating(host: Host) -> None:
    guests = guests_at(host, 6)
    ada, bob, cy, dee, eve, flo = guests
    made = opened(ada, most=4)
    ada.got(asked(ada, made, "enter"))
    assert code(asked(ada, made, "enter")) == "host-entered-already"
    assert code(asked(ada, made, "start")) == "host-tournament-few"
    bob.got(asked(bob, made, "enter"))
    assert code(asked(bob, made, "start")) == "host-opener-only"
    where = f"/api/tournaments/{made['tournament']}"
    assert code(bob.http.delete(where)) == "host-opener-only"
    assert code(eve.http.get(where)) == code(eve.http.post(where + "/enter", json={})) == "host-no-tournament"
    assert code(eve.http.get(where, params={"invite": "x"})) == "host-no-tournament"
    assert code(asked(eve, made, "start")) == code(asked(eve, made, "leave")) == "host-no-tournament"
    for guest in (cy, dee):
        guest.got(asked(guest, made, "enter"))
    assert code(asked(eve, made, "enter")) == "host-tournament-started"
    found = once(ada, made, lambda found: found["round"] == 1)
    assert code(asked(ada, made, "show", text="x")) == "host-texts-closed"
    table = own_table(ada, found) or ""
    seat = seat_of(ada, made)
    for kind, more in {
        "leave": {"seat": seat},
        "close": {},
        "abort": {},
        "coach": {},
        "replace": {"seat": 1 - seat},
        "rematch": {},
        "join": {},
    }.items():
        assert ada.refused(table, kind, **more) == "host-tournament-table"
    assert ada.refused(table, "resign", seat=1 - seat) == "host-not-your-seat"
    assert ada.seen(table)["yours"]["invite"] is None
    strangers = [guest for guest in guests if guest is not ada and own_table_or_none(guest, made) != table]
    for guest in strangers:
        assert guest.refused(table, "resign", seat=seat) == "host-no-table"
    full = opened(flo, most=4)
    assert code(eve.http.post(f"/api/tournaments/{full['tournament']}/enter", json={})) == "host-no-tournament"
    wrongs: list[dict[str, Any]] = [{"most": 3}, {"most": 65}, {"rounds": 0}, {"clock": {}}, {"game": "chess"}]
    for wrong in [*wrongs, {"options": {"seats": 3}}]:
        assert flo.http.post("/api/tournaments", json={"name": "Cup", **BRIEF, **wrong}).status_code == 400
    for _ in range(MOST_OPENED_TOURNAMENTS - 1):
        flo.http.post("/api/tournaments", json={"name": "Cup", **BRIEF})
    assert code(flo.http.post("/api/tournaments", json={"name": "Cup", **BRIEF})) in (
        "host-too-many-tournaments",
        "host-too-fast",
    )


def own_table_or_none(guest: Guest, made: dict[str, Any]) -> str | None:
    answer = guest.http.get(f"/api/tournaments/{made['tournament']}")
    return own_table(guest, answer.json()) if answer.is_success else None


def test_coming_going_and_calling_off(host: Host) -> None:
    guests = guests_at(host, 5)
    made = opened(guests[0])
    for guest in guests:
        guest.got(asked(guest, made, "enter", text="open text"))
    assert asked(guests[2], made, "leave").status_code == 204
    assert [one["name"] for one in seen(guests[0], made)["entrants"]] == ["Ada", "Bob", "Dee", "Eve"]
    guests[2].got(asked(guests[2], made, "enter"))
    assert [one["name"] for one in seen(guests[0], made)["entrants"]] == ["Ada", "Bob", "Dee", "Eve", "Cy"]
    assert len(seen(guests[0], made)["dice"]["pledges"]) == 4
    assert guests[0].http.delete(f"/api/tournaments/{made['tournament']}").status_code == 204
    assert (seen(guests[1], made)["status"], seen(guests[1], made)["rights"]) == ("over", [])
    assert code(asked(guests[0], made, "start")) == "host-tournament-started"


def test_who_comes_last_starts_a_full_tournament_once(own: Host) -> None:
    guests = guests_at(own, 6)
    made = opened(guests[0], most=4)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda guest: asked(guest, made, "enter"), guests))
    assert sorted(answer.is_success for answer in answers) == [False, False, True, True, True, True]
    found = once(guests[0], made, lambda found: found["round"] == 1)
    assert sorted(one["number"] for one in found["entrants"]) == [0, 1, 2, 3]


def test_a_pause_lies_between_rounds_of_live_play(host: Host, later: Callable[[float], None]) -> None:
    guests = guests_at(host, 4)
    made = begun(guests, clock={"seconds": 600})
    play_round(guests, made, 1)
    pausing = once(guests[0], made, lambda found: found["next"] is not None)
    assert (pausing["round"], pausing["status"]) == (1, "playing")
    assert 0 < pausing["next"] - pausing["now"] <= rounds.PAUSE
    later(rounds.PAUSE)
    once(guests[0], made, lambda found: found["round"] == 2)


def test_who_is_forgotten_leaves_no_name_and_is_not_paired(own: Host) -> None:
    guests = guests_at(own, 4)
    made = begun(guests, rounds=2)
    once(guests[0], made, lambda found: found["round"] == 1)
    bob = guests[1]
    table = own_table(bob, seen(bob, made)) or ""
    with zipfile.ZipFile(io.BytesIO(bob.http.get("/api/me/export").content)) as file:
        (mine,) = json.loads(file.read("me.json"))["tournaments"]
    assert (mine["tournament"], mine["name"], mine["left"]) == (made["tournament"], "Cup", False)
    assert bob.http.delete("/api/me").status_code == 204
    rest = [guest for guest in guests if guest is not bob]
    other = next((guest for guest in rest if own_table(guest, seen(guest, made)) == table), rest[0])
    assert other.seen(table)["table"]["result"]["why"] == "resigned"
    play_round(rest, made, 1)
    found = once(rest[0], made, lambda found: found["round"] == 2)
    assert [(one["name"], one["left"]) for one in found["entrants"]][1] == (None, True)
    assert 1 not in [number for one in found["pairings"][1] for number in (one["first"], one["second"])]
    assert guests[0].http.delete("/api/me").status_code == 204  # who opened it
    assert seen(guests[2], made)["name"] == ""


def test_old_tournaments_are_purged_and_lost_games_are_shared(own: Host, later: Callable[[float], None]) -> None:
    guests = guests_at(own, 4)
    made = begun(guests, rounds=1)
    waiting = opened(guests[0])
    found = once(guests[0], made, lambda found: found["round"] == 1)
    engine = create_engine(database_url(own.database))
    with engine.begin() as connection:
        connection.execute(text("update tables set touched = touched - :old"), {"old": 100 * DAY})
    assert purge(engine, 90, time.time()).tables == 2
    found = once(guests[0], made, lambda found: found["status"] == "over")
    assert [one["share"] for one in found["pairings"][0]] == [0.5, 0.5]
    purge(engine, 90, time.time() + 10 * DAY)
    assert code(guests[0].http.get(f"/api/tournaments/{waiting['tournament']}")) == "host-no-tournament"
    purge(engine, 90, time.time() + 100 * DAY)
    assert code(guests[0].http.get(f"/api/tournaments/{made['tournament']}")) == "host-no-tournament"
    engine.dispose()


def test_a_tournament_is_not_purged_while_a_slow_game_goes_on(own: Host) -> None:
    guests = guests_at(own, 4)
    made = begun(guests, rounds=1)
    once(guests[0], made, lambda found: found["round"] == 1)
    engine = create_engine(database_url(own.database))
    with engine.begin() as connection:
        connection.execute(text("update tournaments set touched = touched - :old"), {"old": 100 * DAY})
    assert purge(engine, 90, time.time()).tables == 0
    engine.dispose()
    assert seen(guests[0], made)["status"] == "playing"


def test_no_round_is_opened_for_who_was_forgotten_meanwhile(own: Host) -> None:
    guests = guests_at(own, 4)
    made = opened(guests[0])
    for guest in guests:
        guest.got(asked(guest, made, "enter"))
    engine = create_engine(database_url(own.database))
    with engine.begin() as connection:
        before = tournaments.load(connection, made["tournament"])
        assert accounts.forget(connection, guests[1].player, set())
        with pytest.raises(tournaments.Moved):
            tournaments.take_step(connection, before.row)
    engine.dispose()
    assert [one["name"] for one in seen(guests[0], made)["entrants"]] == ["Ada", "Cy", "Dee"]


def opened_once(database: str) -> None:
    """Checks that every meeting is there once, with a table of its own."""
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        rows = connection.execute(text("select tournament_id, round, first, second, table_id from meetings")).all()
        tables = connection.execute(text("select count(*) from tables")).scalar_one()
    engine.dispose()
    seated = [(row[0], row[1], number) for row in rows for number in (row[2], row[3]) if number is not None]
    assert len(seated) == len(set(seated))
    assert len([row for row in rows if row[4]]) == len({row[4] for row in rows} - {None}) == tables


def test_two_processes_open_each_round_once_and_a_kill_loses_nothing(tmp_path: Path, postgres: Any) -> None:
    postgres.psql("create database cup_of_two;")
    database = postgres.get_uri("cup_of_two")
    with (
        HostProcess(tmp_path, database, free_port(), rate=10_000) as one,
        HostProcess(tmp_path, database, free_port(), rate=10_000) as two,
    ):
        guests = [Guest(url, name) for url, name in zip([one.url, one.url, two.url, two.url], NAMES, strict=False)]
        made = begun(guests, rounds=2)
        play_round(guests, made, 1)
        two.kill()
        two.start()
        play_round(guests, made, 2)
        found = once(guests[0], made, lambda found: found["status"] == "over")
        assert sum(place["points"] for place in found["standings"]) == 4
        opened_once(database)


def test_a_host_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    with HostProcess(tmp_path, port=free_port(), rate=10_000) as host:
        guests = guests_at(host, 4)
        made = begun(guests, rounds=1)
        host.kill()
        host.start()
        play_round(guests, made, 1)
        found = once(guests[0], made, lambda found: found["status"] == "over")
        assert sum(place["points"] for place in found["standings"]) == 2
        opened_once(host.database)
