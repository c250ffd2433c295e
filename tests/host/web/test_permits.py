"""What a token may do is what it was made for: tried at every route, and with every command on both ways."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from ossuary.host.protocol.commands import AnyCommand
from ossuary.host.protocol.players import PERMITS
from ossuary.host.web.auth import SAFE, in_person
from ossuary.host.web.pair_routes import PAIRS
from ossuary.host.web.permits import of_command
from ossuary.host.web.route import SOCKET, Route
from ossuary.host.web.routes import ROUTES

from ..db.test_migrate import at_form, url_of
from ..host import PATIENCE, Guest, Host, Live

ME, OPEN = {"kind": "me"}, {"kind": "open"}
FOR_NOBODY = {"check_options", "counsel", "recover"}  # which change nothing, or ask for another credential
CHANGING = [route for route in [*ROUTES, *PAIRS] if route.method not in (*SAFE, SOCKET)]
NEEDS: dict[str, tuple[str, ...]] = {
    "introduce": ("profile",),
    "carry": ("open",),
    "answer": ("play",),
    "subscribe": ("profile",),
    "unsubscribe": ("profile",),
    "add_webhook": ("profile",),
    "drop_webhook": ("profile",),
    "open_table": ("open",),
    "find_opponent": ("open", "play"),
    "learn": ("open", "play"),
    "lay_record": ("open",),
    "add_mistakes": ("play",),
    "fork": ("open",),
    "play": ("open", "play"),
    "bring": ("open", "play"),
    "best": ("open",),
    "open_tournament": ("open",),
    "cancel_tournament": ("open",),
    "enter_tournament": ("play",),
    "leave_tournament": ("play",),
    "start_tournament": ("play",),
    "show_text": ("play",),
    "offer": ("open", "play"),
}
BODIES: dict[str, Any] = {
    "introduce": {"name": "Eve"},
    "carry": {},
    "answer": {"puzzle": "a" * 16, "action": "stop"},
    "subscribe": {"endpoint": "https://push.example/x", "public": "A" * 87, "auth": "A" * 22},
    "add_webhook": {"url": "https://example.org/"},
    "open_table": {"game": "bones", "seats": [ME, OPEN]},
    "find_opponent": {"game": "shark-attacks", "clock": {"seconds": 60}},
    "lay_record": {},
    "add_mistakes": {"seat": 0},
    "fork": {"at": 0, "seats": [ME, OPEN]},
    "bring": {},
    "open_tournament": {"name": "x", "game": "bones", "system": "swiss", "most": 4, "clock": {"seconds": 60}},
    "enter_tournament": {},
    "show_text": {"text": "x"},
}
COMMANDS: dict[str, dict[str, Any]] = {
    "act": {"version": 1, "seat": 0, "actions": ["stop"]},
    "undo": {"version": 1, "seat": 0},
    "join": {},
    "seal": {"text": "x"},
    "pledge": {"pledge": "a" * 64},
    "show": {"text": "x"},
    "leave": {"seat": 0},
    "back": {"seat": 0},
    "resign": {"seat": 0},
    "standing": {"seat": 0, "answer": "ask"},
    "coach": {},
    "start": {},
    "replace": {"seat": 1},
    "close": {},
    "abort": {},
    "rematch": {},
    "say": {"text": "x"},
    "mute": {"player": "x"},
    "report": {"message": 1},
    "ping": {},
}
COMMAND_NEEDS = {**dict.fromkeys(COMMANDS, "play"), "rematch": "open", "say": "chat", "mute": "chat", "report": "chat"}


class Program:
    """Somebody's program, with a token for some deeds."""

    def __init__(self, host: Host, owner: Guest, *permits: str) -> None:
        made = owner.got(owner.http.post("/api/me/tokens", json={"permits": list(permits)}))
        assert made["permits"] == sorted(permits)
        self.url, self.bearer = host.url, {"Authorization": f"Bearer {made['text']}"}
        self.http = httpx.Client(base_url=host.url, timeout=PATIENCE, headers=self.bearer)

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def code(self, method: str, path: str, body: Any = None) -> str | None:
        """Why a request was refused, if it was."""
        answer = self.http.request(method, path, json=body)
        return None if answer.is_success else str(answer.json()["code"])

    def commands(self, table: str, kind: str) -> list[str | None]:
        """Why a command was refused over HTTP, and why through the socket."""
        given = {"type": kind, "id": "x", **COMMANDS[kind]}
        over_http = self.code("POST", f"/api/tables/{table}/commands", given)
        with Live(self.url, table, self.bearer) as live:
            answer = live.ask(**{**given, "id": "y"})
        return [over_http, answer.get("code")]


def test_whatever_changes_something_names_its_permits() -> None:
    named = {route.name for route in CHANGING if route.who is not in_person} - FOR_NOBODY - {"command"}
    assert named == NEEDS.keys()
    for route in CHANGING:
        if route.name in NEEDS:
            assert route.needs == NEEDS[route.name], route.name
    [command] = [route for route in CHANGING if route.name == "command"]
    assert command.needs is of_command
    assert [kind.__name__.lower() for kind in get_args(AnyCommand)] == [*COMMANDS]


@pytest.mark.parametrize("route", [route for route in ROUTES if route.name in NEEDS], ids=lambda route: route.name)
def test_no_route_is_open_to_a_token_that_lacks_one_permit(host: Host, ada: Guest, route: Route) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    values = {"table": table, "game": "bones", "day": "1999-01-01", "tournament": "x", "number": "x"}
    path, body = route.path.format(**values), BODIES.get(route.name)
    assert (body is not None) == (route.takes is not None)
    for lacking in NEEDS[route.name]:
        with Program(host, ada, *(permit for permit in PERMITS if permit != lacking)) as program:
            assert program.code(route.method, path, body) == "host-not-permitted"
    with Program(host, ada, *NEEDS[route.name]) as program:
        assert program.code(route.method, path, body) != "host-not-permitted"
    assert ada.got(ada.http.get("/api/me"))["name"] in ("Ada", "Eve")


@pytest.mark.parametrize("kind", COMMANDS)
def test_no_command_is_carried_out_for_a_token_that_lacks_its_permit(host: Host, ada: Guest, kind: str) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    if kind == "ping":
        with Program(host, ada) as program:
            assert program.commands(table, kind) == [None, None]
        return
    with Program(host, ada, *(permit for permit in PERMITS if permit != COMMAND_NEEDS[kind])) as program:
        assert program.commands(table, kind) == ["host-not-permitted"] * 2
    with Program(host, ada, COMMAND_NEEDS[kind]) as program:
        assert "host-not-permitted" not in program.commands(table, kind)


def test_a_token_for_nothing_reads_what_its_player_sees(host: Host, ada: Guest) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    with Program(host, ada) as program:
        for path in ("/api/me", "/api/me/tables", "/api/me/games", f"/api/tables/{table}", f"/api/tables/{table}/chat"):
            assert program.code("GET", path) is None, path
        with Live(host.url, table, program.bearer) as live:
            assert live.update["yours"]["seats"] == [0]


@pytest.mark.parametrize("cookie", [False, True])
def test_a_token_makes_nothing_that_is_stronger_than_itself(host: Host, ada: Guest, cookie: bool) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    with Program(host, ada, *PERMITS) as program, Program(host, ada, "chat") as weak:
        if cookie:  # a thief of both is held to the token
            weak.http.cookies.set("ossuary", ada.http.cookies["ossuary"])
            program.http.cookies.set("ossuary", ada.http.cookies["ossuary"])
        for permits in ([], ["chat"], PERMITS):
            body = {"permits": permits}
            assert program.code("POST", "/api/me/tokens", body) == "host-not-by-token"
            assert weak.code("POST", "/api/me/tokens", body) == "host-not-by-token"
        assert program.code("POST", "/api/me/recovery") == "host-not-by-token"
        assert weak.code("POST", f"/api/tables/{table}/commands", {"type": "close", "id": "x"}) == "host-not-permitted"


def test_what_a_token_may_do_is_listed_and_exported(ada: Guest) -> None:
    for permits in ([], ["play", "chat"], ["play", "play"]):
        ada.got(ada.http.post("/api/me/tokens", json={"permits": permits}))
    ada.got(ada.http.post("/api/me/tokens", json={}))
    listed = [token["permits"] for token in ada.got(ada.http.get("/api/me/tokens"))]
    assert listed == [[], ["chat", "play"], ["play"], PERMITS]
    for wrong in (["fly"], "play", None, ["play"] * 5):
        assert ada.http.post("/api/me/tokens", json={"permits": wrong}).json()["code"] == "host-malformed"


def test_an_older_token_may_do_what_it_could(tmp_path: Path) -> None:
    file = tmp_path / "host.db"
    at_form(file, "0010")
    with Host(tmp_path, url_of(file)) as host:
        ada = Guest(host.url, "Ada")
        with Program(host, ada, "chat") as program:
            with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection, connection:
                connection.execute("update keys set permits = null")  # as the migration leaves it
            assert program.code("POST", "/api/tables", BODIES["open_table"]) is None
        [token] = ada.got(ada.http.get("/api/me/tokens"))
        assert token["permits"] == PERMITS
