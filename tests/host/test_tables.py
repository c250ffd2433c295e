"""Tables from their opening to a rematch: who may do what, see what, say what."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ossuary.cli import main
from ossuary.fair import pledge
from ossuary.host.live.live_table import ABSENCE

from .host import PATIENCE, Guest, Host, Live
from .live.test_clocks import until
from .test_play import played_out

ME, OPEN, MIND = {"kind": "me"}, {"kind": "open"}, {"kind": "mind", "mind": "rule-of-thumb"}
BEA = {"kind": "me", "name": "Bea"}
LONG = {"target": 1000}
COMMANDS: list[dict[str, Any]] = [
    {"type": "act", "version": 3, "seat": 0, "actions": ["roll"]},
    {"type": "undo", "version": 3, "seat": 0},
    {"type": "join"},
    {"type": "join", "seat": 1, "name": "Mallory"},
    {"type": "seal", "text": "mine"},
    {"type": "pledge", "pledge": "0" * 64},
    {"type": "show", "text": "mine"},
    {"type": "leave", "seat": 0},
    {"type": "back", "seat": 0},
    {"type": "resign", "seat": 0},
    {"type": "standing", "seat": 0, "answer": "decline"},
    {"type": "coach"},
    {"type": "coach", "wanted": False},
    {"type": "start"},
    {"type": "replace", "seat": 0, "mind": "random"},
    {"type": "close"},
    {"type": "abort"},
    {"type": "rematch"},
    {"type": "say", "text": "hello"},
]


@pytest.fixture
def eve(host: Host) -> Guest:
    """A guest who sits at no table."""
    return Guest(host.url, "Eve")


def started(ada: Guest, bob: Guest, game: str = "rolling-bones", **more: Any) -> str:
    """A game of two people that has begun."""
    made = ada.open(game, [ME, OPEN], options=LONG if game == "rolling-bones" else {}, **more)
    bob.ask(made["table"], "join", invite=made["invite"])
    ada.ask(made["table"], "start")
    table: str = made["table"]
    return table


def turned_away(live: Live) -> tuple[int, str]:
    """How a socket was closed that had hardly been opened."""
    with pytest.raises(ConnectionClosed) as closed, live:
        pass
    assert closed.value.rcvd
    return closed.value.rcvd.code, closed.value.rcvd.reason


# From the opening to the end.


def test_a_table_from_its_opening_to_a_rematch(ada: Guest, bob: Guest) -> None:
    made = ada.open("rolling-bones", [ME, OPEN, MIND], options=LONG)
    table, invite = made["table"], made["invite"]
    assert ada.refused(table, "start") == "host-not-ready"
    with ada.live(table), bob.live(table, invite=invite) as live:
        assert (live.update["table"]["status"], live.update["yours"]["seats"]) == ("open", [])
        assert live.update["yours"]["rights"] == ["join"]
        assert live.ask(type="join", name="Robert", text="my own dice")["type"] == "ack"
        assert live.update["yours"]["seats"] == [1]
        assert live.ask(type="start")["code"] == "host-keeper-only"
        ada.ask(table, "seal", text="and mine")
        ada.ask(table, "start")
        while live.update["table"]["status"] == "open":
            live.next("update")
        view = live.update["table"]
        assert [chair["name"] for chair in view["chairs"]] == ["Ada", "Robert", "rule-of-thumb"]
        assert view["dice"] == {
            "commitment": made["commitment"],
            "pledges": [pledge("my own dice"), pledge("and mine")],
            "closed": True,
            "texts": ["my own dice", "and mine"],
            "secret": None,
        }
        assert live.ask(type="resign", seat=1)["type"] == "ack"
    assert bob.refused(table, "resign", seat=1) == "host-resigned-already"
    assert ada.seen(table)["table"]["status"] == "playing"  # against the mind
    assert ada.refused(table, "rematch") == "host-not-over"
    ada.ask(table, "resign", seat=0)
    view = ada.seen(table)["table"]
    assert (view["result"]["why"], view["result"]["payoffs"]) == ("resigned", [0.0, 0.0, 1.0])
    assert len(view["dice"]["secret"]) == 64
    next_table = ada.ask(table, "rematch")["table"]
    assert bob.ask(table, "rematch")["table"] == next_table
    assert ada.seen(table)["table"]["rematch"] == next_table
    view = bob.seen(next_table)["table"]
    assert [chair["ready"] for chair in view["chairs"]] == [True, False, True]
    assert [chair["resigned"] for chair in view["chairs"]] == [False, False, False]
    assert view["options"]["target"] == 1000
    assert ada.refused(next_table, "start") == "host-not-ready"
    bob.ask(next_table, "join")
    ada.ask(next_table, "start")
    assert ada.seen(next_table)["table"]["status"] == "playing"
    ada.ask(next_table, "close")


def test_what_a_table_can_be_opened_with(ada: Guest) -> None:
    for wrong, code in (
        ({"game": "chess", "seats": [ME, ME]}, "host-no-game"),
        ({"game": "bones", "seats": [ME]}, "host-seat-number"),
        ({"game": "skulls-of-sedlec", "seats": [ME] * 4}, "host-seat-number"),
        ({"game": "bones", "seats": [MIND, OPEN]}, "host-sit-yourself"),
        ({"game": "bones", "seats": [ME, {"kind": "mind", "mind": "HAL"}]}, "host-no-mind"),
        ({"game": "bones", "seats": [ME, {"kind": "mind"}]}, "host-no-mind"),
        ({"game": "bones", "seats": [ME, {"kind": "open", "mind": "random"}]}, "host-no-mind"),
        ({"game": "bones", "seats": [ME, OPEN], "options": {"seats": 2}}, "host-option-seats"),
        ({"game": "rolling-bones", "seats": [ME, OPEN], "options": {"target": 0}}, "option-range"),
        ({"game": "bones", "seats": [ME, {"kind": "me", "name": "\x07"}]}, "host-text"),
        ({"game": "bones", "seats": [ME, {"kind": "king"}]}, "host-malformed"),
        ({"game": "bones", "seats": [ME, OPEN], "secret": "mine"}, "host-malformed"),
    ):
        answer = ada.http.post("/api/tables", json=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, code), wrong


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("skulls-of-sedlec", {"deck": ["royal/peasant"] * 18}, None),
        ("skulls-of-sedlec", {"deck": ["royal/peasant"] * 17}, "deck-cards"),
        ("skulls-of-sedlec", {"deck": ["royal/pirate"] * 18}, "deck-card"),
        ("skulls-of-sedlec", {"deck": "royal"}, "deck-cards"),
        ("shark-attacks", {"target": 0}, "option-range"),
        ("shark-attacks", {"seats": 2}, "host-option-seats"),
        ("chess", {}, "host-no-game"),
    ],
)
def test_options_are_checked_before_a_table_is_opened(ada: Guest, game: str, options: Any, code: str | None) -> None:
    checked = ada.http.post("/api/options", json={"game": game, "options": options})
    opened = ada.http.post("/api/tables", json={"game": game, "options": options, "seats": [ME, OPEN]})
    if code is None:
        assert (checked.status_code, checked.content, opened.status_code) == (204, b"", 201)
    else:
        assert (checked.status_code, checked.json()["code"]) == (400, code)
        assert opened.json() == checked.json()


def test_who_leaves_before_the_start_leaves_an_open_seat(ada: Guest, bob: Guest, eve: Guest) -> None:
    made = ada.open("shark-attacks", [ME, OPEN])
    table, invite = made["table"], made["invite"]
    bob.ask(table, "join", invite=invite)
    assert eve.asked(table, "join", invite=invite).json()["code"] == "host-full"
    assert eve.asked(table, "join", invite=invite, seat=1).json()["code"] == "host-seat-taken"
    bob.ask(table, "leave", seat=1)
    assert bob.asked(table, "say", text="bye").status_code == 404  # no seat, no invitation
    eve.ask(table, "join", invite=invite, seat=1)
    assert [chair["player"] for chair in ada.seen(table)["table"]["chairs"]] == [ada.player, eve.player]


def test_who_leaves_a_game_is_played_by_a_mind_until_they_are_back(ada: Guest, bob: Guest) -> None:
    table = started(ada, bob)
    ada.ask(table, "leave", seat=0)
    assert ada.refused(table, "leave", seat=0) == "host-away-already"
    with bob.live(table) as live:
        while not any(event["by"] == "mind" for update in live.updates for event in update["happened"]):
            if live.update["yours"]["offers"]:
                live.act(live.update["yours"]["offers"][-1]["action"])
            else:
                live.next("update")
        assert live.update["table"]["chairs"][0]["away"]
        ada.ask(table, "back", seat=0)
        while live.update["table"]["chairs"][0]["away"]:
            live.next("update")
    ada.ask(table, "close")


def test_a_game_can_be_called_off_until_somebody_has_played(ada: Guest, bob: Guest, eve: Guest) -> None:
    table = ada.open("rolling-bones", [ME, OPEN], listed=True)["table"]
    assert ada.refused(table, "abort") == "host-not-started"
    table = started(ada, bob, listed=True)
    assert eve.refused(table, "abort") == "host-players-only"
    bob.ask(table, "abort")
    view = ada.seen(table, since=0)
    assert view["table"]["result"]["why"] == "aborted"
    assert view["table"]["result"]["payoffs"] == [0.0, 0.0]
    assert view["happened"][-1]["told"] == [{"key": "host-told-ended", "args": {"why": "aborted"}}]
    table = started(ada, bob)
    with ada.live(table) as live, bob.live(table) as other:
        mover = (live, other)[live.update["table"]["mover"]]
        mover.act(mover.update["yours"]["offers"][0]["action"])
        assert other.ask(type="abort")["code"] == "host-too-late"
        assert other.ask(type="close")["code"] == "host-keeper-only"
        assert live.ask(type="close")["type"] == "ack"
        while live.update["table"]["status"] != "over":
            live.next("update")
        assert live.update["table"]["result"]["why"] == "closed"
        assert live.ask(type="close")["code"] == "host-over"


def test_whoever_is_there_keeps_the_table_while_the_creator_is_not(ada: Guest, bob: Guest) -> None:
    made = ada.open("shark-attacks", [ME, OPEN, MIND])
    table = made["table"]
    bob.ask(table, "join", invite=made["invite"])
    with bob.live(table) as live:
        assert live.update["table"]["keeper"] == bob.player
        assert "start" in live.update["yours"]["rights"]
        with ada.live(table):
            while live.next("presence")["keeper"] != ada.player:
                pass
            assert live.ask(type="start")["code"] == "host-keeper-only"
        while live.next("presence")["keeper"] != bob.player:
            pass
        assert live.ask(type="start")["type"] == "ack"


def test_the_seat_of_an_absent_player_goes_to_a_mind_or_to_whoever_comes(
    ada: Guest, bob: Guest, eve: Guest, later: Callable[[float], None]
) -> None:
    table = started(ada, bob)
    invite = ada.seen(table)["yours"]["invite"]
    with bob.live(table):
        assert ada.refused(table, "replace", seat=1) == "host-not-absent"
    until(lambda: ada.seen(table)["table"]["chairs"][1]["present"] is False)  # once the host has noticed it
    later(ABSENCE)
    ada.ask(table, "replace", seat=1)
    view = ada.seen(table)["table"]
    assert (view["chairs"][1]["kind"], view["chairs"][1]["player"]) == ("open", None)
    assert ada.refused(table, "replace", seat=0, mind="random") == "host-not-absent"  # herself
    eve.ask(table, "join", invite=invite, name="Late")
    assert [chair["name"] for chair in ada.seen(table)["table"]["chairs"]] == ["Ada", "Late"]
    assert eve.asked(table, "join", text="late", invite=invite).json()["code"] == "host-full"
    assert bob.http.get(f"/api/tables/{table}").status_code == 404
    later(ABSENCE)
    ada.ask(table, "replace", seat=1, mind="random")
    assert ada.seen(table)["table"]["chairs"][1]["mind"] == "random"
    assert ada.refused(table, "replace", seat=1, mind="rule-of-thumb") == "host-not-absent"
    assert ada.refused(table, "replace", seat=2) == "host-no-seat"
    ada.ask(table, "close")


def test_standing_answers_are_for_barter_only(ada: Guest, bob: Guest) -> None:
    table = started(ada, bob, "bones")
    bob.ask(table, "standing", seat=1, answer="decline")
    seen = ada.seen(table, since=3)
    assert seen["table"]["chairs"][1]["standing"] == "decline"
    assert (seen["happened"][0]["kind"], seen["happened"][0]["seat"]) == ("standing", 1)
    assert ada.refused(table, "standing", seat=1, answer="ask") == "host-not-your-seat"
    assert ada.refused(started(ada, bob), "standing", seat=0, answer="decline") == "host-no-barter"


def test_a_repeated_command_is_carried_out_once(ada: Guest, bob: Guest) -> None:
    table = started(ada, bob)
    view = ada.seen(table)["table"]
    mover = (ada, bob)[view["mover"]]
    action = mover.seen(table)["yours"]["offers"][0]["action"]
    once = {"version": 3, "seat": view["mover"], "actions": [action], "id": "once"}
    first = mover.ask(table, "act", **once)
    assert first == {"type": "ack", "id": "once", "version": 4, "again": False, "table": None}
    assert mover.ask(table, "act", **once) == first | {"again": True}
    with mover.live(table) as live:
        assert live.ask(type="act", **once) == first | {"again": True}
    assert ada.seen(table)["table"]["version"] == 4


# People around one screen.


def test_people_around_one_screen_each_have_a_seat(ada: Guest) -> None:
    table = ada.open("rolling-bones", [{"kind": "me", "name": "Ann"}, BEA, {"kind": "me"}], options=LONG)["table"]
    ada.ask(table, "start")
    with ada.live(table) as live:
        view, yours = live.update["table"], live.update["yours"]
        assert [chair["name"] for chair in view["chairs"]] == ["Ann", "Bea", "Ada"]
        assert {chair["player"] for chair in view["chairs"]} == {ada.player}
        assert yours["seats"] == [0, 1, 2]
        seat = view["mover"]
        other = (seat + 1) % 3
        assert {offer["seat"] for offer in yours["offers"]} == {seat}
        lay = next(offer["action"] for offer in yours["offers"] if offer["action"].startswith("lay"))
        assert live.act(lay, seat=other)["code"] == "host-not-your-move"
        assert live.act(lay)["type"] == "ack"
        while live.update["table"]["version"] < 3:
            live.next("update")
        assert live.update["yours"]["undo"] == [seat]
        assert live.ask(type="undo", version=3, seat=other)["code"] == "host-no-undo"
        assert live.ask(type="undo", version=3, seat=seat)["type"] == "ack"
        assert live.ask(type="undo", version=4, seat=seat)["code"] == "host-no-undo"
        assert live.ask(type="resign", seat=other)["type"] == "ack"
        while live.update["table"]["version"] < 5:
            live.next("update")
        assert [chair["resigned"] for chair in live.update["table"]["chairs"]] == [s == other for s in range(3)]
        assert live.ask(type="resign", seat=other)["code"] == "host-resigned-already"
        assert live.ask(type="leave", seat=seat)["type"] == "ack"
        assert live.ask(type="back", seat=seat)["type"] == "ack"
        assert live.ask(type="close")["type"] == "ack"


# What each visitor sees.


@pytest.mark.parametrize("named", [True, False])
def test_a_private_table_is_closed_to_strangers(
    host: Host, ada: Guest, bob: Guest, eve: Guest, nobody: httpx.Client, named: bool
) -> None:
    table = started(ada, bob)
    invite = ada.seen(table)["yours"]["invite"]
    stranger = eve.http if named else nobody
    headers = {"Cookie": eve.cookie} if named else {}
    for wrong in ({}, {"invite": "A" * 22}, {"invite": invite[:-1]}, {"invite": ""}, {"invite": table}):
        for path in ("", "?since=0", "/chat", "/record", "/looks", "/review"):
            answer = stranger.get(f"/api/tables/{table}{path}", params=None if path.startswith("?") else wrong)
            assert (answer.status_code, answer.json()["code"]) == (404, "host-no-table"), path
        for command in COMMANDS:
            answer = stranger.post(f"/api/tables/{table}/commands", json={"id": "x", **command}, params=wrong)
            assert (answer.status_code, answer.json()["code"]) == (404, "host-no-table"), command
        assert turned_away(Live(host.url, table, headers, **wrong)) == (4403, "host-no-table")
    assert all(listed["table"] != table for listed in stranger.get("/api/tables").json())
    assert stranger.get("/api/tables/" + "A" * 22).json() == stranger.get(f"/api/tables/{table}").json()
    with Live(host.url, table, headers, invite=invite) as live:
        assert live.update["yours"]["invite"] is None  # players pass it on
        assert live.update["yours"]["seats"] == live.update["yours"]["offers"] == live.update["yours"]["rights"] == []
    assert ada.seen(table)["table"]["version"] == 3


@pytest.mark.parametrize("named", [True, False])
def test_a_listed_table_is_watched_by_anybody_and_touched_by_nobody(
    host: Host, ada: Guest, bob: Guest, eve: Guest, nobody: httpx.Client, named: bool
) -> None:
    table = started(ada, bob, listed=True)
    ada.ask(table, "say", text="welcome")
    headers = {"Cookie": eve.cookie} if named else {}
    stranger = eve.http if named else nobody
    with Live(host.url, table, headers) as watching, ada.live(table) as playing:
        assert watching.next("chat")["messages"][0]["text"] == "welcome"
        for command in COMMANDS:
            answer = stranger.post(f"/api/tables/{table}/commands", json={"id": "x", **command})
            assert answer.status_code in ((400, 403) if named else (401,)), command
            refused = watching.ask(**command)
            assert (refused["type"], refused["code"]) == ("refusal", answer.json()["code"]), command
        yours = watching.update["yours"]
        assert yours["player"] == (eve.player if named else None)
        assert {name: yours[name] for name in ("seats", "offers", "chains", "undo", "rights", "invite")} == {
            "seats": [],
            "offers": [],
            "chains": [],
            "undo": [],
            "rights": [],
            "invite": None,
        }
        with bob.live(table) as other:
            mover = (playing, other)[playing.update["table"]["mover"]]
            mover.act(mover.update["yours"]["offers"][0]["action"])
        for live in (watching, playing):
            while live.update["table"]["version"] < 4:
                live.next("update")
        assert watching.update["table"] == playing.update["table"]
        assert watching.update["happened"] == playing.update["happened"] != []
        assert watching.update["yours"]["offers"] == []
    said = stranger.get(f"/api/tables/{table}/chat").json()["messages"]
    assert [(message["name"], message["text"]) for message in said] == [("Ada", "welcome")]
    assert stranger.get(f"/api/tables/{table}/record").json()["draws"].keys() == {"commitment", "texts"}


def test_a_listed_table_with_an_open_seat_is_open_to_all_guests(host: Host, ada: Guest, eve: Guest) -> None:
    table = ada.open("shark-attacks", [ME, OPEN], listed=True)["table"]
    nobody = httpx.post(f"{host.url}/api/tables/{table}/commands", json={"type": "join", "id": "x"}, timeout=PATIENCE)
    assert (nobody.status_code, nobody.json()["code"]) == (401, "host-who")
    with eve.live(table) as live:
        assert live.update["yours"]["rights"] == ["join"]
        assert live.ask(type="join")["type"] == "ack"


def test_the_lobby_lists_what_is_listed_and_not_over(ada: Guest, bob: Guest, eve: Guest) -> None:
    busy = started(ada, bob, listed=True, clock={"seconds": 600})
    free = ada.open("bones", [ME, OPEN, MIND], listed=True)["table"]
    hidden = ada.open("bones", [ME, OPEN])["table"]
    over = ada.open("bones", [ME, OPEN], listed=True)["table"]
    ada.ask(over, "close")
    lobby = eve.got(eve.http.get("/api/tables"))
    found = {listed["table"]: listed for listed in lobby}
    assert hidden not in found and over not in found
    order = [listed["table"] for listed in lobby]
    assert order.index(free) < order.index(busy)
    assert [listed["status"] for listed in lobby] == sorted(listed["status"] for listed in lobby)
    assert {name: found[free][name] for name in ("game", "status", "players", "open_seats", "clock", "your_move")} == {
        "game": "bones",
        "status": "open",
        "players": ["Ada", None, "rule-of-thumb"],
        "open_seats": 1,
        "clock": None,
        "your_move": False,
    }
    assert found[busy]["clock"] == {"seconds": 600, "days": None}
    assert (found[busy]["players"], found[busy]["open_seats"]) == (["Ada", "Bob"], 0)
    moves = [
        next(listed["your_move"] for listed in guest.got(guest.http.get("/api/tables")) if listed["table"] == busy)
        for guest in (ada, bob)
    ]
    assert sorted(moves) == [False, True]
    ada.ask(busy, "close")
    ada.ask(free, "close")


def test_my_tables_begin_with_those_that_wait_for_me(ada: Guest, bob: Guest) -> None:
    over = started(ada, bob)
    ada.ask(over, "close")
    waiting = ada.open("bones", [ME, OPEN])["table"]
    games = [started(ada, bob) for _ in range(2)]
    while True:  # until one of two games waits for each
        movers = [ada.seen(table)["table"]["mover"] for table in games]
        if 0 in movers and 1 in movers:
            break
        games.append(started(ada, bob))
    mine = ada.got(ada.http.get("/api/me/tables"))
    assert {listed["table"] for listed in mine} == {over, waiting, *games}
    assert [listed["your_move"] for listed in mine] == [*sorted((m == 0 for m in movers), reverse=True), False, False]
    assert [listed["table"] for listed in mine][-2:] == [waiting, over]
    assert {listed["table"] for listed in bob.got(bob.http.get("/api/me/tables"))} == {over, *games}


# Chat.


def test_what_players_say_is_kept(ada: Guest, bob: Guest) -> None:
    table = started(ada, bob)
    with ada.live(table) as live:
        bob.ask(table, "say", text="  hello <b>Ada</b> 🦴 ")
        message = live.next("chat")["messages"][0]
    assert (message["player"], message["name"], message["text"]) == (bob.player, "Bob", "hello <b>Ada</b> 🦴")
    with ada.live(table) as live:
        assert live.next("chat")["messages"] == [message]
    assert ada.got(ada.http.get(f"/api/tables/{table}/chat"))["messages"] == [message]


def test_nobody_says_too_much(ada: Guest, bob: Guest, eve: Guest) -> None:
    table = started(ada, bob, listed=True)
    assert ada.refused(table, "say", text="x" * 201) == "host-malformed"
    assert ada.refused(table, "say", text="") == "host-malformed"
    assert eve.refused(table, "say", text="me too") == "host-players-only"
    for text in (" ", "one\ntwo"):
        assert ada.refused(table, "say", text=text) == "host-text"
    said = 0
    while (answer := bob.asked(table, "say", text=str(said) * 200)).is_success and said < 50:
        said += 1
    assert (answer.status_code, answer.json()["code"]) == (429, "host-too-fast")
    assert said >= 5
    ada.ask(table, "say", text="calm down")  # each player has their own bucket
    assert len(eve.got(eve.http.get(f"/api/tables/{table}/chat"))["messages"]) == said + 1


def test_a_muted_player_is_not_heard(ada: Guest, bob: Guest) -> None:
    table = started(ada, bob)
    with ada.live(table) as live:
        ada.ask(table, "mute", player=bob.player)
        assert ada.got(ada.http.get("/api/me"))["muted"] == [bob.player]
        bob.ask(table, "say", text="psst")
        ada.ask(table, "say", text="so quiet here")
        assert [message["text"] for message in live.next("chat")["messages"]] == ["so quiet here"]
        assert len(ada.got(ada.http.get(f"/api/tables/{table}/chat"))["messages"]) == 1
        assert len(bob.got(bob.http.get(f"/api/tables/{table}/chat"))["messages"]) == 2
        assert live.ask(type="mute", player=bob.player, muted=False)["type"] == "ack"
        bob.ask(table, "say", text="can you hear me?")
        assert live.next("chat")["messages"][0]["text"] == "can you hear me?"
    assert ada.got(ada.http.get("/api/me"))["muted"] == []


def test_a_message_can_be_reported(host: Host, ada: Guest, bob: Guest) -> None:
    table, other = started(ada, bob), started(ada, bob)
    bob.ask(table, "say", text="you stink")
    number = ada.got(ada.http.get(f"/api/tables/{table}/chat"))["messages"][0]["number"]
    ada.ask(table, "report", message=number, reason="not nice")
    ada.ask(table, "report", message=number)
    assert ada.refused(other, "report", message=number) == "host-no-message"
    assert ada.refused(table, "report", message=number, reason="a\x00b") == "host-text"
    assert ada.refused(table, "report", message=number, reason="x" * 201) == "host-malformed"
    ada.ask(table, "report", message=number)
    assert ada.refused(table, "report", message=number) == "host-too-fast"


# Records.


def test_a_record_goes_out_is_verified_and_comes_back(
    ada: Guest, bob: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ada.open("skulls-of-sedlec", [{"kind": "me", "name": "Ada <3"}, BEA, MIND])["table"]
    ada.ask(table, "seal", text="a text of my own")
    ada.ask(table, "start")
    early = ada.http.get(f"/api/tables/{table}/record")
    assert early.json()["draws"].keys() == {"commitment", "texts"}
    with ada.live(table) as live:
        played_out(live)
    answer = ada.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == f'attachment; filename="skulls-of-sedlec-{table}.json"'
    record = answer.json()
    assert record["players"] == ["you:Ada <3", "you:Bea", "rule-of-thumb"]
    assert record["draws"]["texts"] == ["a text of my own"]
    file = tmp_path / "record.json"
    file.write_bytes(answer.content)
    assert main(["--lang", "en", "verify", "--json", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["verified"] is True

    laid = bob.got(bob.http.post("/api/records", content=answer.content))
    assert laid["commitment"] is None
    seen = bob.seen(laid["table"], since=0)
    assert (seen["table"]["status"], seen["table"]["result"]["why"]) == ("over", "imported")
    assert seen["table"]["scores"] == ada.seen(table)["table"]["scores"]
    assert [chair["name"] for chair in seen["table"]["chairs"]] == [
        name.removeprefix("you:") for name in record["players"]
    ]
    assert [event["kind"] for event in seen["happened"]] == ["opened", "imported"]
    assert bob.http.get(f"/api/tables/{laid['table']}/record").json() == record
    assert bob.refused(laid["table"], "rematch") == "host-players-only"
    assert ada.http.get(f"/api/tables/{laid['table']}").status_code == 404
    assert ada.seen(laid["table"], invite=laid["invite"])["table"]["look"] == seen["table"]["look"]

    first = next(number for number, move in enumerate(record["moves"]) if move.startswith(("dig", "collect")))
    for moves, code in (
        ([*record["moves"][:first], "stack_a_left"], "record-action"),
        ([*record["moves"], "dig_1_2"], "record-after-end"),
    ):
        wrong = bob.http.post("/api/records", json=record | {"moves": moves})
        assert (wrong.status_code, wrong.json()["code"], wrong.json()["rule"][:3]) == (400, code, "SK-")
        file.write_text(json.dumps(record | {"moves": moves}))
        assert main(["--lang", "en", "verify", str(file)]) == 2


def test_a_broken_record_is_refused(ada: Guest, bob: Guest) -> None:
    table = started(ada, bob, "shark-attacks")
    record = ada.http.get(f"/api/tables/{table}/record").json()
    assert record["draws"].keys() == {"commitment", "texts"}
    for change, code in (
        ({"format": "chess"}, "record-format"),
        ({"version": 2}, "record-version"),
        ({"version": True}, "record-field"),
        ({"game": "chess"}, "record-game"),
        ({"options": {"seats": 99}}, "option-range"),
        ({"players": ["one"]}, "record-field"),
        ({"players": ["a", "b\x1b[2J"]}, "record-field"),
        ({"draws": {"seed": 1, "commitment": "0" * 64, "texts": []}}, "record-field"),
        ({"moves": [*record["moves"], "stop", "fin"]}, "record-outcome"),
        ({"moves": [*record["moves"], "collect_1"]}, "record-no-action"),
        ({"moves": "stop"}, "record-field"),
    ):
        answer = ada.http.post("/api/records", json=record | change)
        assert (answer.status_code, answer.json()["code"]) == (400, code), change
    outcome = ada.http.post("/api/records", json=record | {"moves": [*record["moves"], "stop", "fin"]}).json()
    assert outcome["rule"].startswith("SA-")
    assert ada.got(ada.http.post("/api/records", json=record))["commitment"] is None  # unfinished, and fine
