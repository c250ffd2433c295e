"""Practice at a host: graded puzzles and own mistakes, one question at a time, until they sit."""

import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded
from ossuary.host.clock import clock
from ossuary.host.db import practice
from ossuary.host.db.store import Store
from ossuary.host.limits import Rate
from ossuary.host.live.practice import MOST_AT_ONCE
from ossuary.minds.puzzles.shipped import with_answers
from ossuary.table import Table

from ..host import Guest, Host

pytestmark = pytest.mark.compiled

NAME = "shark-attacks"
GAME = GAMES[NAME]
AT = f"/api/me/practice/{NAME}"
DAY = 86400.0
ME, MIND = {"kind": "me"}, {"kind": "mind", "mind": "random"}


def asked(guest: Guest, source: str = "all") -> Any:
    """What this guest is asked now."""
    return guest.got(guest.http.get(AT, params={"source": source}))


def answered(guest: Guest, puzzle: str, action: str) -> Any:
    """What an answer brings."""
    return guest.got(guest.http.post(AT, json={"puzzle": puzzle, "action": action}))


def sets(guest: Guest) -> dict[str, dict[str, int]]:
    """The sets of the game by source."""
    (found,) = [one for one in guest.got(guest.http.get("/api/me/practice")) if one["game"] == NAME]
    return {one["source"]: one for one in found["sets"]}


def told() -> dict[str, list[str]]:
    """What is right in the graded puzzles, by name."""
    return {puzzle.name: right for puzzle, right in with_answers(NAME)}


def stopped(guest: Guest) -> str:
    """A finished game in which this guest always stopped."""
    table: str = guest.open(NAME, [ME, MIND], options={"target": 10})["table"]
    guest.ask(table, "start")
    guest.finish(table)
    return table


def careless(guest: Guest) -> str:
    """A game that was played elsewhere, in which both always stopped."""
    table = Table(GAME, GAME.Options(target=20), ["you", "rule-of-thumb"], Seeded(3))
    table.begin()
    while not table.over:
        table.act(GAME.ACTIONS.index("stop"))
    made: str = guest.got(guest.http.post("/api/records", json=json.loads(table.record.write())))["table"]
    return made


def reviewed(guest: Guest, table: str) -> Any:
    """The review of a game, once it is made."""
    while True:
        found = guest.got(guest.http.get(f"/api/tables/{table}/review"))
        if found["review"]:
            return found["review"]


def wrong(review: Any, seat: int) -> list[Any]:
    """The mistakes of a seat."""
    return [one for one in review["decisions"] if one["seat"] == seat and one["grade"] not in ("best", "fine")]


def test_a_puzzle_is_asked_at_its_position_and_says_nothing_of_its_answer(ada: Guest) -> None:
    found = asked(ada, "hard")
    puzzle, look = found["puzzle"], found["puzzle"]["looks"][-1]
    (shipped,) = [one for one, _ in with_answers(NAME) if one.name == puzzle["puzzle"]]
    assert (puzzle["source"], shipped.level, found["left"]) == ("hard", 3, 13)
    assert look["state"] == shipped.state and look["mover"] == puzzle["seat"] == shipped.seat
    legal = [key for number, key in enumerate(GAME.ACTIONS) if GAME.legal(shipped.state) >> number & 1]
    assert [offer["action"] for offer in look["offers"]] == legal
    assert puzzle["minds"][puzzle["seat"]] is None and "advice" not in puzzle


def test_the_answer_is_exact_and_a_right_one_comes_back_later_than_a_wrong_one(
    ada: Guest, later: Callable[[float], None]
) -> None:
    right = told()
    first = asked(ada, "easy")["puzzle"]["puzzle"]
    done = answered(ada, first, right[first][0])
    assert done["right"] and done["certain"] and done["days"] > 1
    assert done["told"][0]["key"] == "practice-right"
    assert done["best"] == right[first] and done["advice"]["choices"][0]["action"] in right[first]
    second = asked(ada, "easy")["puzzle"]
    assert second["puzzle"] != first
    actions = [offer["action"] for offer in second["looks"][-1]["offers"]]
    mistaken = answered(ada, second["puzzle"], next(one for one in actions if one not in right[second["puzzle"]]))
    assert (mistaken["right"], mistaken["days"], mistaken["told"][0]["key"]) == (False, 1, "practice-wrong")
    assert sets(ada)["easy"] == {"source": "easy", "total": 14, "fresh": 12, "due": 0}
    later(DAY)
    assert asked(ada, "easy")["puzzle"]["puzzle"] == second["puzzle"] and sets(ada)["easy"]["due"] == 1


def test_an_answer_to_what_is_not_due_changes_nothing(ada: Guest) -> None:
    right = told()
    name = asked(ada, "medium")["puzzle"]["puzzle"]
    days = answered(ada, name, right[name][0])["days"]
    again = answered(ada, name, next(one for one in ("stop", "go_on", "party") if one not in right[name]))
    assert not again["right"] and again["days"] == days


def test_the_mistakes_that_a_review_finds_are_puzzles_of_their_player_alone(ada: Guest, bob: Guest) -> None:
    table = stopped(ada)
    mistakes = wrong(reviewed(ada, table), 0)
    assert mistakes and sets(ada)["own"]["total"] == min(len(mistakes), MOST_AT_ONCE) and sets(bob)["own"]["total"] == 0
    puzzle = asked(ada)["puzzle"]
    assert puzzle["source"] == "own" and puzzle["seat"] == 0 and puzzle["minds"] == [None, "random"]
    (mistake,) = [one for one in mistakes if one["move"] == puzzle["looks"][-1]["move"] + 1]
    assert not answered(ada, puzzle["puzzle"], mistake["action"])["right"]
    refusal = bob.http.post(AT, json={"puzzle": puzzle["puzzle"], "action": mistake["action"]})
    assert (refusal.status_code, refusal.json()["code"]) == (404, "host-no-puzzle")


def test_one_press_makes_puzzles_of_another_seat(ada: Guest) -> None:
    table = careless(ada)
    mistakes = wrong(reviewed(ada, table), 1)
    before = sets(ada)["own"]["total"]
    at = f"/api/tables/{table}/practice"
    assert ada.got(ada.http.post(at, json={"seat": 1})) == {"number": len(mistakes), "known": 0}
    assert ada.got(ada.http.post(at, json={"seat": 1})) == {"number": 0, "known": len(mistakes)}
    assert sets(ada)["own"]["total"] == before + len(mistakes)
    assert ada.http.post(at, json={"seat": 2}).json()["code"] == "host-no-seat"


def test_a_press_costs_one_review_unless_there_is_nothing_to_look_at(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = careless(ada)
    mistakes = wrong(reviewed(ada, table), 0)
    at = f"/api/tables/{table}/practice"
    monkeypatch.setattr("ossuary.host.web.practice_routes.REVIEWS", Rate(1, 0))
    with monkeypatch.context() as full:
        full.setattr(practice, "MOST_OWN", 0)
        assert ada.got(ada.http.post(at, json={"seat": 0}))["number"] == 0
    assert ada.got(ada.http.post(at, json={"seat": 0}))["number"] == len(mistakes) > 0
    assert ada.got(ada.http.post(at, json={"seat": 0})) == {"number": 0, "known": len(mistakes)}
    assert ada.http.post(at, json={"seat": 1}).json()["code"] == "host-too-fast"


def test_a_press_looks_at_the_worst_mistake_first(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ossuary.host.live.practice.MOST_AT_ONCE", 1)
    table = careless(ada)
    worst = max(wrong(reviewed(ada, table), 0), key=lambda one: one["given_away"])
    at = f"/api/tables/{table}/practice"
    assert ada.got(ada.http.post(at, json={"seat": 0})) == {"number": 1, "known": 0}
    assert asked(ada, "own")["puzzle"]["looks"][-1]["move"] == worst["move"] - 1
    assert ada.got(ada.http.post(at, json={"seat": 0})) == {"number": 1, "known": 1}


def test_a_review_counts_mistakes_by_the_kind_of_what_was_best(ada: Guest) -> None:
    review = reviewed(ada, stopped(ada))
    for share in review["shares"]:
        choices = [one for one in review["decisions"] if one["seat"] == share["seat"] and len(one["choices"]) > 1]
        assert sum(kind["decisions"] for kind in share["errors"]) == len(choices)
        assert sum(kind["mistakes"] for kind in share["errors"]) == len(wrong(review, share["seat"]))
        assert {kind["kind"] for kind in share["errors"]} <= {
            f"kind-sa-{one}" for one in ("stop", "go-on", "party", "sign")
        }


def test_a_review_tells_what_habits_cost(ada: Guest) -> None:
    review = reviewed(ada, careless(ada))
    assert review["shares"][0]["habits"]
    for share in review["shares"]:
        assert sum(habit["given_away"] for habit in share["habits"]) == pytest.approx(share["given_away"])
        assert sum(habit["times"] for habit in share["habits"]) >= len(wrong(review, share["seat"]))
        assert {habit["error"] for habit in share["habits"]} <= {0}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"puzzle": "0" * 16, "action": "stop"}, 404, "host-no-puzzle"),
        ({"puzzle": "x", "action": "stop"}, 400, "host-malformed"),
        ({"puzzle": "0" * 16, "action": "stop", "days": 100}, 400, "host-malformed"),
        ({"puzzle": "0" * 16, "action": "s" * 41}, 400, "host-malformed"),
    ],
)
def test_what_is_no_answer_is_refused(ada: Guest, body: dict[str, Any], status: int, code: str) -> None:
    refusal = ada.http.post(AT, json=body)
    assert (refusal.status_code, refusal.json()["code"]) == (status, code)


def test_what_breaks_a_rule_or_is_no_action_or_no_game_is_refused(ada: Guest, nobody: httpx.Client) -> None:
    puzzle = asked(ada)["puzzle"]
    offered = {offer["action"] for offer in puzzle["looks"][-1]["offers"]}
    illegal = next(one for one in GAME.ACTIONS if one not in offered)
    said = ada.http.post(AT, json={"puzzle": puzzle["puzzle"], "action": illegal}).json()
    assert said["code"] == "host-illegal" and said["rule"].startswith("SA-")
    assert ada.http.post(AT, json={"puzzle": puzzle["puzzle"], "action": "fly"}).json()["code"] == "host-no-action"
    assert ada.http.get("/api/me/practice/chess").status_code == 404
    assert ada.http.get(AT, params={"source": "harder"}).status_code == 400
    assert nobody.get(AT).json()["code"] == "host-who"


def test_no_more_mistakes_are_kept_than_there_is_room_for(
    host: Host, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "MOST_OWN", 3)
    with Store(host.database).engine.begin() as connection:
        some = [(f"{number:016x}", json.dumps({})) for number in range(5)]
        assert practice.add(connection, ada.player, NAME, some[:2]) == 2
        assert practice.add(connection, ada.player, NAME, some) == 1
        assert practice.add(connection, ada.player, NAME, some) == 0


def test_a_mistake_that_can_no_longer_be_read_is_dropped(host: Host, ada: Guest) -> None:
    with Store(host.database).engine.begin() as connection:
        body = json.dumps({"options": {"seats": 2}, "players": ["you", "random"], "moves": "\x7f", "played": "stop"})
        practice.add(connection, ada.player, NAME, [("f" * 16, body)])
    assert asked(ada)["puzzle"]["source"] == "easy" and sets(ada)["own"]["total"] == 0


def test_practice_is_exported_and_forgotten_with_its_player(host: Host, ada: Guest) -> None:
    name = asked(ada)["puzzle"]["puzzle"]
    answered(ada, name, told()[name][0])
    with zipfile.ZipFile(io.BytesIO(ada.http.get("/api/me/export").content)) as file:
        (kept,) = json.loads(file.read("me.json"))["practice"]
    assert (kept["puzzle"], kept["game"], kept["body"]) == (name, NAME, None)
    assert kept["due"] > clock()
    ada.http.delete("/api/me")
    with Store(host.database).engine.begin() as connection:
        assert practice.add(connection, ada.player, NAME, [("0" * 16, "{}")]) == 0  # by a review that was being made
        assert practice.practised(connection, ada.player) == {}
