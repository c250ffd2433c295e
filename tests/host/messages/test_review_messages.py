"""Looking back on games that are over: their looks one by one, and their reviews."""

import time
from typing import Any

import httpx
import msgspec
import pytest

from ossuary.cli.commands.review import as_json
from ossuary.engine.nodes import CHANCE, THROW, TURN
from ossuary.engine.record import Record, read, replay
from ossuary.host.messages.replay import Looks
from ossuary.host.messages.spoken import heard
from ossuary.host.protocol.study import RecordLook, Review
from ossuary.host.protocol.values import MOST_LOOKS
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review import review
from ossuary.words.said import Voice
from ossuary.words.tellers import told as what_happened
from tests.golden import GOLDEN, RECORDS

from ..crash import wait_for
from ..desk import ADA, BOB, WORDS, whole_game
from ..host import Guest, Host, HostProcess
from ..live.test_coach import COMPILING, all_said

ME, MIND = {"kind": "me"}, {"kind": "mind", "mind": "random"}


def golden(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def laid(guest: Guest, record: Record) -> str:
    """A record on a table."""
    table: str = guest.got(guest.http.post("/api/records", content=record.write()))["table"]
    return table


def all_looks(record: Record, seat: int | None = None) -> list[RecordLook]:
    """The looks of a record, page by page, each without those before."""
    looks = Looks(record)
    pages = [looks.page(number, seat) for number in reversed(range(looks.total // MOST_LOOKS + 1))]
    assert [len(page) for page in pages[1:]] == [MOST_LOOKS] * (len(pages) - 1)
    assert sum(map(len, pages)) == looks.total
    return [one for page in reversed(pages) for one in page]


# Looks.


@pytest.mark.parametrize("name", GOLDEN)
def test_the_looks_of_a_record_are_its_actions_and_throws(name: str) -> None:
    record = golden(name)
    game, steps, found = record.game, list(replay(record)), all_looks(record)
    throws = {(step.before[TURN], step.before[THROW]) for step in steps if game.mover(step.before) == CHANCE}
    assert len(found) == len(throws) + sum(game.mover(step.before) != CHANCE for step in steps)
    moves = [
        key for one in found for key in ([one.beat.action] if one.beat.action else [p.outcome for p in one.beat.throw])
    ]
    assert moves == record.moves
    told = [line for step in steps for line in what_happened(game.NAME, *step)]
    assert [heard(line) for one in found for line in one.beat.told] == told
    for one in found:
        after = steps[one.move - 1].after
        assert (one.state, one.beat.look, one.scores) == (after, game.look(after), game.scores(after))
        assert one.mover == (game.mover(after) if game.mover(after) >= 0 else None)
        assert one.offers == []


@pytest.mark.parametrize(
    ("game", "options", "pages"), [("bones", {"end": "rounds=1"}, 0), ("rolling-bones", {"target": 15}, 2)]
)
def test_a_look_is_what_the_table_showed_then(game: str, options: dict[str, Any], pages: int) -> None:
    shown = {}
    for desk in whole_game(game, ADA, BOB, seed=3, **options):
        view = desk.view
        shown[len(desk.match.table.record.moves)] = view, desk.yours(ADA).offers
    found = {one.move: one for one in all_looks(desk.match.table.record, seat=0)}
    assert len(shown) > 5 and len(found) > pages * MOST_LOOKS
    for move, (view, offers) in shown.items():
        one = found[move]
        assert (one.mover, one.state, one.beat.look, one.beat.places) == (
            view.mover,
            view.state,
            view.look,
            view.places,
        )
        assert (one.described, one.scores, one.tallies) == (view.described, view.scores, view.tallies)
        assert one.offers == offers


def test_looks_are_asked_for_page_by_page(ada: Guest) -> None:
    record = golden("bones-two")
    table = laid(ada, record)

    def page(**asked: Any) -> httpx.Response:
        return ada.http.get(f"/api/tables/{table}/looks", params=asked)

    first = ada.got(page())
    assert len(first["looks"]) == MOST_LOOKS < first["total"] == len(all_looks(record))
    assert ada.got(page(**{"from": 3, "count": 2}))["looks"] == first["looks"][3:5]
    assert ada.got(page(**{"from": first["total"]}))["looks"] == []
    assert any(one["offers"] for one in ada.got(page(seat=1))["looks"])
    for wrong in ({"count": MOST_LOOKS + 1}, {"count": 0}, {"from": -1}, {"seat": 8}):
        assert page(**wrong).json()["code"] == "host-malformed"
    assert page(seat=2).json()["code"] == "host-no-seat"


def test_a_game_that_is_played_has_no_looks_and_no_review(ada: Guest) -> None:
    table = ada.open("bones", [ME, MIND])["table"]
    ada.ask(table, "start")
    for path in ("looks", "review"):
        assert ada.http.get(f"/api/tables/{table}/{path}").json()["code"] == "host-not-over"
    ada.ask(table, "close")
    assert ada.got(ada.http.get(f"/api/tables/{table}/looks"))["total"] > 0


def test_a_table_that_was_never_played_has_nothing_to_show(ada: Guest) -> None:
    table = ada.open("shark-attacks", [ME, MIND])["table"]
    ada.ask(table, "close")
    assert ada.got(ada.http.get(f"/api/tables/{table}/looks")) == {"total": 0, "looks": []}
    assert reviewed(ada, table)["decisions"] == []


# Reviews.


def reviewed(guest: Guest, table: str) -> Any:
    """The review of a table, as soon as it is made."""
    done, deadline = 0.0, time.time() + COMPILING
    while True:
        found = guest.got(guest.http.get(f"/api/tables/{table}/review"))
        assert done <= found["done"] <= 1 and time.time() < deadline
        if found["review"]:
            assert found["done"] == 1
            return found["review"]
        done = found["done"]


@pytest.mark.compiled
def test_an_exact_review_says_what_the_command_says_and_more(ada: Guest, bob: Guest) -> None:
    record = golden("shark-attacks-two")
    found = reviewed(ada, laid(ada, record))
    judge = judge_of(record.game, record.game.initial(record.options))
    wanted = as_json(record, review(record, judge))
    for name in ("game", "exact"):
        assert found[name] == wanted[name]
    for name in ("decisions", "throws", "shares"):
        assert [
            {key: one[key] for key in other} for one, other in zip(found[name], wanted[name], strict=True)
        ] == wanted[name]
    assert [one["move"] for one in found["mattered"]] == wanted["mattered"] != []
    for one in found["mattered"]:
        decision = next(other for other in found["decisions"] if other["move"] == one["move"])
        assert (one["chosen"]["action"], one["best"]["action"]) == (decision["action"], decision["best"])
        lacking = sum(part["amount"] for part in one["chosen"]["differences"])
        assert lacking == pytest.approx(decision["given_away"], abs=1e-9)
        assert decision["choices"][decision["best"]] == max(decision["choices"].values())
    said = list(all_said(found))
    assert all(words.tell(heard(one), Voice(["Ada", "Ben"])) for words in WORDS for one in said)


@pytest.mark.compiled
def test_the_curve_goes_from_the_start_to_the_result(ada: Guest) -> None:
    record = golden("shark-attacks-two")
    found = reviewed(ada, laid(ada, record))
    moves = [point["move"] for point in found["curve"]]
    assert moves == sorted(set(moves)) and moves[-1] == len(record.moves)
    assert found["curve"][-1]["chances"] == [share["result"] for share in found["shares"]]
    after = {point["move"]: point["chances"] for point in found["curve"]}
    for decision in found["decisions"]:
        assert after[decision["move"]] == decision["chances"]
    shown = {one.move for one in all_looks(record)}
    assert set(moves) <= shown


@pytest.mark.compiled
@pytest.mark.parametrize("moves", [0, 3, 8, 9, 40])
def test_a_record_that_ends_early_is_looked_back_on(ada: Guest, moves: int) -> None:
    record = golden("shark-attacks-two")
    del record.moves[moves:]
    found = reviewed(ada, laid(ada, record))
    for share in found["shares"]:
        assert 0.5 + share["advantage"] + share["luck"] + share["skill"] == pytest.approx(share["result"], abs=1e-9)


@pytest.mark.compiled
def test_a_searched_review_is_made_once_and_kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Host(tmp_path_factory.mktemp("host")) as host:
        ada = Guest(host.url)
        record = golden("bones-four")
        del record.moves[25:]
        table = laid(ada, record)
        found = reviewed(ada, table)
        assert (found["exact"], found["in_points"], len(found["shares"])) == (False, True, 4)
        assert msgspec.convert(found, Review).game == "bones"
        host.stop()
        host.start()
        answer = ada.http.get(f"{host.url}/api/tables/{table}/review")
        assert ada.got(answer) == {"done": 1.0, "review": found}


@pytest.mark.compiled
def test_a_host_that_stops_does_not_wait_for_a_review(tmp_path_factory: pytest.TempPathFactory) -> None:
    with HostProcess(tmp_path_factory.mktemp("host")) as host:
        ada = Guest(host.url)
        table = laid(ada, golden("rolling-bones-eight"))
        deadline = time.time() + COMPILING
        while not (found := ada.got(ada.http.get(f"/api/tables/{table}/review")))["done"]:
            assert time.time() < deadline
        assert found["review"] is None
        assert host.stop() == 0
    wait_for(host.database, "select count(*) = 0 from reviews")  # it was not finished


def test_whoever_may_see_a_table_may_look_back(ada: Guest, bob: Guest, nobody: httpx.Client) -> None:
    made = ada.got(ada.http.post("/api/records", content=golden("shark-attacks-two").write()))
    for http in (bob.http, nobody):
        for path in ("looks", "review"):
            address = f"/api/tables/{made['table']}/{path}"
            assert http.get(address).json()["code"] == "host-no-table"
            assert http.get(address, params={"invite": made["invite"]}).status_code == 200
