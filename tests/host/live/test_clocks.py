"""Clocks: who runs out of time, and that no table is ever left hanging."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from ossuary.engine.registry import GAMES

from ..host import PATIENCE, Guest, HostProcess

SECONDS = {"seconds": 5}  # the least that there is
LONG = {"target": 1000}
TWO: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
MIND = {"kind": "mind", "mind": "rule-of-thumb"}


def begun(ada: Guest, bob: Guest, game: str = "rolling-bones", **more: Any) -> str:
    """A game of two people that has started."""
    made = ada.open(game, TWO, options=LONG if game == "rolling-bones" else {}, **more)
    bob.ask(made["table"], "join", invite=made["invite"])
    ada.ask(made["table"], "start")
    table: str = made["table"]
    return table


def act(guest: Guest, table: str) -> bool:
    """Plays the last action that is offered, something irrevocable; whether one was, and in time."""
    seen = guest.seen(table)
    if not (offers := seen["yours"]["offers"]):
        return False
    actions, version = [offers[-1]["action"]], seen["table"]["version"]
    answer = guest.asked(table, "act", version=version, seat=offers[-1]["seat"], actions=actions)
    assert answer.is_success or answer.json()["code"] in ("host-stale", "host-over"), answer.text
    return answer.is_success


def until(done: Callable[[], bool]) -> None:
    """Waits for something that must come."""
    deadline = time.time() + PATIENCE
    while not done():
        assert time.time() < deadline
        time.sleep(0.1)


def struck(guest: Guest, table: str, seat: int = 0) -> list[Any]:
    """The decisions of a seat that were made because its clock ran out."""
    happened = guest.seen(table, since=0)["happened"]
    return [event for event in happened if event["by"] == "clock" and event["seat"] == seat]


def test_a_clock_that_runs_out_lets_a_mind_decide_and_three_in_a_row_take_the_seat(
    ada: Guest, bob: Guest, later: Callable[[float], None]
) -> None:
    idle, awake = (begun(ada, bob, clock=SECONDS) for _ in range(2))
    deadlines: dict[str, float] = {}
    acted = False

    def three_each() -> bool:
        nonlocal acted
        later(0.5)
        for table in (idle, awake):
            act(bob, table)
            decision = ada.seen(table)["table"]["decision"]
            if decision and decision["seat"] == 0 and decision["deadline"]:
                deadlines.setdefault(table, decision["deadline"])
        strikes = len(struck(ada, awake))
        if strikes == 1 and not acted:
            acted = act(ada, awake)
        elif strikes == 3 and ada.seen(awake)["table"]["status"] == "playing":
            assert not ada.seen(awake)["table"]["chairs"][0]["away"]  # three, but not in a row
            ada.ask(awake, "close")
        return strikes == 3 and len(struck(ada, idle)) == 3

    until(three_each)
    for table in (idle, awake):
        first = struck(ada, table)[0]
        assert first["at"] >= deadlines[table]
        assert first["kind"] == "played"
        assert {beat["seat"] for beat in first["beats"]} <= {0, None}
        assert first["told"] == [{"key": "host-told-clock", "args": {"who": {"key": "seat", "args": {"number": 0}}}}]
    seen = ada.seen(idle)
    assert seen["table"]["chairs"][0]["away"]
    assert "back" in seen["yours"]["rights"]
    assert seen["yours"]["offers"] == []
    until(lambda: _others_turn(ada, bob, idle))  # the mind plays on, without a clock
    assert len(struck(ada, idle)) == 3
    ada.ask(idle, "back", seat=0)
    assert not ada.seen(idle)["table"]["chairs"][0]["away"]
    assert ada.refused(idle, "back", seat=0) == "host-not-away"
    until(lambda: _own_turn(ada, bob, idle))
    decision = ada.seen(idle)["table"]["decision"]
    assert decision["deadline"] == decision["opened"] + 5
    ada.ask(idle, "close")


def _others_turn(ada: Guest, bob: Guest, table: str) -> bool:
    """Whether the mind has played for ada and it is bob's turn, who plays until then."""
    minds = [event for event in ada.seen(table, since=0)["happened"] if event["by"] == "mind"]
    if not minds:
        act(bob, table)
    return bool(minds) and ada.seen(table)["table"]["mover"] == 1


def _own_turn(ada: Guest, bob: Guest, table: str) -> bool:
    act(bob, table)
    return bool(ada.seen(table)["table"]["mover"] == 0)


def test_a_decision_of_several_actions_has_one_deadline_and_undo_gives_no_time_back(ada: Guest, bob: Guest) -> None:
    table = begun(ada, bob, clock={"seconds": 600})
    first = ada.seen(table)["table"]
    mover = (ada, bob)[first["mover"]]
    game, state = GAMES["rolling-bones"], first["state"]
    due = first["decision"]
    assert due["deadline"] == due["opened"] + 600
    lay = next(
        key for key in game.ACTIONS if key.startswith("lay") and game.legal(state) >> game.ACTIONS.index(key) & 1
    )
    mover.ask(table, "act", version=3, seat=first["mover"], actions=[lay])
    assert mover.seen(table)["table"]["decision"] == due
    mover.ask(table, "undo", version=4, seat=first["mover"])
    assert mover.seen(table)["table"]["decision"] == due


def test_a_throw_opens_the_next_decision(ada: Guest, bob: Guest) -> None:
    table = begun(ada, bob, "shark-attacks", clock={"seconds": 600})
    seen = ada.seen(table)["table"]
    mover = (ada, bob)[seen["mover"]]
    mover.ask(table, "act", version=3, seat=seen["mover"], actions=["go_on"])
    then = ada.seen(table)["table"]
    assert then["decision"]["opened"] > seen["decision"]["opened"]
    assert then["decision"]["deadline"] == then["decision"]["opened"] + 600


def test_nobody_gains_time_by_coming_back(ada: Guest, bob: Guest) -> None:
    table = begun(ada, bob, clock={"seconds": 600})
    seen = ada.seen(table)["table"]
    other = (bob, ada)[seen["mover"]]
    other.ask(table, "leave", seat=1 - seen["mover"])
    other.ask(table, "back", seat=1 - seen["mover"])
    assert ada.seen(table)["table"]["decision"] == seen["decision"]


def test_minds_have_no_clock(ada: Guest) -> None:
    table = ada.open("rolling-bones", [{"kind": "me"}, MIND], options=LONG, clock=SECONDS)["table"]
    ada.ask(table, "start")
    with ada.live(table) as live:
        while not any(update["table"]["mover"] == 1 for update in live.updates):
            if live.update["yours"]["offers"]:
                live.act(live.update["yours"]["offers"][-1]["action"])
            else:
                live.next("update")
        for update in live.updates:
            if (decision := update["table"]["decision"])["seat"] == 1:
                assert decision["deadline"] is None
            else:
                assert decision["deadline"] == decision["opened"] + 5
    ada.ask(table, "close")


def test_slow_play_does_not_wait_for_barter(ada: Guest, bob: Guest) -> None:
    slow, fast, free = (
        begun(ada, bob, "bones", **clock) for clock in ({"clock": {"days": 3}}, {"clock": {"seconds": 60}}, {})
    )
    assert [chair["standing"] for chair in ada.seen(slow)["table"]["chairs"]] == ["decline", "decline"]
    for table in (fast, free):
        assert [chair["standing"] for chair in ada.seen(table)["table"]["chairs"]] == ["ask", "ask"]
    decision = ada.seen(slow)["table"]["decision"]
    assert decision["deadline"] == decision["opened"] + 3 * 24 * 3600
    assert ada.seen(free)["table"]["decision"]["deadline"] is None
    ada.ask(slow, "standing", seat=0, answer="ask")
    assert [chair["standing"] for chair in bob.seen(slow)["table"]["chairs"]] == ["ask", "decline"]


def test_a_clock_has_seconds_or_days_within_bounds(ada: Guest) -> None:
    for clock, code in (
        ({}, "host-clock"),
        ({"seconds": 5, "days": 1}, "host-clock"),
        ({"seconds": 4}, "host-malformed"),
        ({"seconds": 601}, "host-malformed"),
        ({"days": 0}, "host-malformed"),
        ({"days": 15}, "host-malformed"),
        ({"hours": 1}, "host-malformed"),
    ):
        answer = ada.http.post("/api/tables", json={"game": "bones", "seats": TWO, "clock": clock})
        assert (answer.status_code, answer.json()["code"]) == (400, code), clock


def test_no_table_hangs_after_the_host_was_down(tmp_path: Path) -> None:
    with HostProcess(tmp_path) as host:
        ada, bob = Guest(host.url, "Ada"), Guest(host.url, "Bob")
        live, slow = begun(ada, bob, clock=SECONDS), begun(ada, bob, clock={"days": 14})
        between = ada.open("skulls-of-sedlec", [{"kind": "me"}, MIND])["table"]
        ada.ask(between, "start")
        until(lambda: _mind_was_last(ada, between))
        version = ada.seen(between)["table"]["version"]
        hanging = {table: ada.seen(table)["table"]["mover"] for table in (live, slow)}
        due = ada.seen(live)["table"]["decision"]["deadline"]
        host.kill()
        with closing(sqlite3.connect(tmp_path / "host.db")) as connection, connection:
            _let_days_pass(connection, slow, 15)
            # The power was cut after the player's action, and before the mind's.
            connection.execute("delete from events where table_id = ? and version = ?", (between, version))
            connection.execute("update tables set version = version - 1, wake = 0 where id = ?", (between,))
        time.sleep(max(0.0, due - time.time()))
        host.start()
        until(lambda: all(struck(ada, table, seat) for table, seat in hanging.items()))
        until(lambda: ada.seen(between)["table"]["version"] >= version)
        assert ada.seen(between, since=version - 1)["happened"][0]["by"] == "mind"
        assert ada.seen(slow)["table"]["version"] == 4  # the next decision has its own days
        assert host.stop() == 0


def _mind_was_last(guest: Guest, table: str) -> bool:
    """Whether it is the guest's turn after a mind's; until then the guest plays."""
    seen = guest.seen(table, since=3)
    last = seen["happened"][-1]["by"] if seen["happened"] else None
    if last != "mind":
        act(guest, table)
    return last == "mind" and bool(seen["yours"]["offers"])


def _let_days_pass(connection: sqlite3.Connection, table: str, days: int) -> None:
    """Moves all that happened at a table into the past."""
    passed = days * 24 * 3600
    connection.execute(
        "update events set body = json_set(body, '$.at', json_extract(body, '$.at') - ?) where table_id = ?",
        (passed, table),
    )
    connection.execute("update tables set wake = wake - ?, touched = touched - ? where id = ?", (passed, passed, table))
