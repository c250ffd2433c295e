"""Identity: guests, tokens, other devices, and deleted accounts."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ossuary.host.clock import clock
from ossuary.host.web.browsers import device_of

from ..host import PATIENCE, Guest, Host, HostProcess, Live
from ..live.test_clocks import until
from ..test_tables import turned_away

ME, OPEN, MIND = {"kind": "me"}, {"kind": "open"}, {"kind": "mind", "mind": "rule-of-thumb"}
LONG = {"target": 1000}


def rows(host: Host, query: str, *values: Any) -> list[Any]:
    """What the database of a host says, or takes."""
    with closing(sqlite3.connect(host.database.removeprefix("sqlite:///"), timeout=PATIENCE)) as connection, connection:
        return connection.execute(query, values).fetchall()


@pytest.fixture
def nobody(host: Host) -> Iterator[httpx.Client]:
    """Somebody without a name."""
    with httpx.Client(base_url=host.url, timeout=PATIENCE) as client:
        yield client


# Guests.


def test_a_guest_is_a_cookie_that_no_script_reads(host: Host, nobody: httpx.Client) -> None:
    assert nobody.get("/api/me").json()["code"] == "host-who"
    answer = nobody.post("/api/me", json={"name": " Ada "})
    assert answer.json()["name"] == "Ada"
    cookie = answer.headers["set-cookie"]
    assert re.fullmatch(r"ossuary=[\w-]{43,}; HttpOnly; Max-Age=34560000; Path=/; SameSite=lax", _sorted(cookie)), (
        cookie
    )
    assert nobody.get("/api/me").json() == answer.json()
    assert [kind for (kind,) in rows(host, "select kind from keys where player = ?", answer.json()["player"])] == [
        "cookie"
    ]
    again = nobody.post("/api/me", json={"name": "Ada L."})
    assert (again.json()["player"], again.json()["name"]) == (answer.json()["player"], "Ada L.")
    assert "set-cookie" not in again.headers


def test_behind_tls_a_cookie_is_secure(nobody: httpx.Client) -> None:
    answer = nobody.post("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"})
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    plain = nobody.get("/api/me")
    assert "strict-transport-security" not in plain.headers


def test_a_cookie_that_nobody_knows_is_no_one(nobody: httpx.Client) -> None:
    nobody.cookies.set("ossuary", "A" * 43)
    assert nobody.get("/api/me").status_code == 401
    assert nobody.get("/api/tables").status_code == 200
    made = nobody.post("/api/me", json={"name": "Eve"})
    assert made.status_code == 200 and "set-cookie" in made.headers


def test_an_expired_cookie_is_worth_nothing(host: Host) -> None:
    ada = Guest(host.url)
    rows(host, "update keys set expires = ? where player = ?", clock() - 1, ada.player)
    assert ada.http.get("/api/me").status_code == 401


@pytest.mark.parametrize("name", ["", " ", "a\nb", "a\x00", "\u202eevil", "x" * 41, None, 5, ["Ada"]])
def test_not_everything_is_a_name(nobody: httpx.Client, name: Any) -> None:
    answer = nobody.post("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("host-text", "host-malformed")


def test_others_see_a_new_name(ada: Guest, bob: Guest) -> None:
    made = ada.open("rolling-bones", [ME, OPEN], options=LONG, listed=True)
    table = made["table"]
    bob.ask(table, "join")
    ada.ask(table, "start")
    ada.ask(table, "say", text="it is me")
    with bob.live(table) as live:
        ada.got(ada.http.post("/api/me", json={"name": "Countess"}))
        assert bob.seen(table)["table"]["chairs"][0]["name"] == "Countess"
        ada.ask(table, "leave", seat=0)
        while live.update["table"]["version"] < 4:
            live.next("update")
        assert live.update["table"]["chairs"][0]["name"] == "Countess"
    assert bob.got(bob.http.get(f"/api/tables/{table}/chat"))["messages"][0]["name"] == "Countess"
    assert bob.got(bob.http.get(f"/api/tables/{table}/record"))["players"] == ["you:Countess", "you:Bob"]
    assert _listed(bob, table)["players"] == ["Countess", "Bob"]
    bob.ask(table, "resign", seat=1)


# Tokens.


def test_a_program_plays_with_a_token(host: Host, ada: Guest, nobody: httpx.Client) -> None:
    made = ada.got(ada.http.post("/api/me/tokens", json={"label": "my <bot>"}))
    token = made["text"]
    assert made.keys() == {"number", "label", "created", "used", "permits", "text"}
    [listed] = ada.got(ada.http.get("/api/me/tokens"))
    assert listed == made | {"text": None}
    nobody.headers["Authorization"] = f"Bearer {token}"
    assert nobody.get("/api/me").json()["player"] == ada.player
    table = nobody.post("/api/tables", json={"game": "bones", "seats": [ME, MIND]}).json()["table"]
    with _program(host, table, token) as live:
        assert live.update["yours"]["player"] == ada.player
        assert live.ask(type="start")["type"] == "ack"
    assert rows(host, "select count(*) from keys where hash = ? or number = ?", token, token) == [(0,)]
    assert ada.http.delete(f"/api/me/tokens/{made['number']}").status_code == 204
    assert ada.http.delete(f"/api/me/tokens/{made['number']}").json()["code"] == "host-no-token"
    assert ada.got(ada.http.get("/api/me/tokens")) == []
    assert (nobody.get("/api/me").status_code, nobody.get("/api/tables").status_code) == (401, 401)
    assert turned_away(_program(host, table, token)) == (4403, "host-who")
    ada.ask(table, "close")


def test_tokens_are_everybodys_own(ada: Guest, bob: Guest) -> None:
    number = ada.got(ada.http.post("/api/me/tokens", json={}))["number"]
    assert bob.http.delete(f"/api/me/tokens/{number}").json()["code"] == "host-no-token"
    assert bob.got(bob.http.get("/api/me/tokens")) == []
    cookie = ada.http.cookies["ossuary"]
    for wrong in (f"Bearer {cookie}", "Bearer x", f"bearer {number}"):  # a cookie is no token
        assert ada.http.get("/api/me", headers={"Authorization": wrong}).status_code == 401, wrong
    for _ in range(19):
        ada.got(ada.http.post("/api/me/tokens", json={}))
    answer = ada.http.post("/api/me/tokens", json={})
    assert (answer.status_code, answer.json()["code"]) == (400, "host-too-many-tokens")
    assert ada.http.post("/api/me/tokens", json={"label": "\x1b[2J"}).json()["code"] == "host-text"


def test_a_token_that_is_withdrawn_ends_what_was_opened_with_it(host: Host, ada: Guest) -> None:
    made, other = (ada.got(ada.http.post("/api/me/tokens", json={})) for _ in range(2))
    table = ada.open("bones", [ME, OPEN])["table"]
    with _program(host, table, made["text"]) as gone, _program(host, table, other["text"]) as stays:
        assert ada.http.delete(f"/api/me/tokens/{made['number']}").status_code == 204
        assert put_out(gone) == (4403, "host-who")
        assert stays.ask(type="ping")["type"] == "pong"


def test_a_token_makes_nothing_that_outlives_it_and_does_not_see_all_data(ada: Guest, nobody: httpx.Client) -> None:
    made = ada.got(ada.http.post("/api/me/tokens", json={}))
    [here] = ada.got(ada.http.get("/api/me/sessions"))
    nobody.headers["Authorization"] = f"Bearer {made['text']}"
    nobody.cookies.set("ossuary", ada.http.cookies["ossuary"])
    for method, path in (
        ("POST", "/api/me/tokens"),
        ("GET", "/api/me/tokens"),
        ("DELETE", f"/api/me/tokens/{made['number']}"),
        ("POST", "/api/me/recovery"),
        ("GET", "/api/me/sessions"),
        ("DELETE", f"/api/me/sessions/{here['number']}"),
        ("GET", "/api/me/export"),
        ("DELETE", "/api/me"),
    ):
        answer = nobody.request(method, path, json={} if method == "POST" else None)
        assert (answer.status_code, answer.json()["code"]) == (403, "host-not-by-token"), path
    assert [token["number"] for token in ada.got(ada.http.get("/api/me/tokens"))] == [made["number"]]
    assert ada.got(ada.http.get("/api/me/sessions")) == [here]


# Another device.


def test_a_device_that_is_thrown_out_is_nobody(host: Host, ada: Guest, nobody: httpx.Client) -> None:
    firefox = "Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0"
    code = ada.got(ada.http.post("/api/me/recovery"))["code"]
    nobody.post("/api/recover", json={"code": code}, headers={"User-Agent": firefox})
    lost, kept = f"ossuary={nobody.cookies['ossuary']}", ada.http.get("/api/me/sessions").json()
    assert [(device["label"], device["here"]) for device in kept] == [("", True), ("Firefox, Android", False)]
    assert [device["here"] for device in nobody.get("/api/me/sessions").json()] == [False, True]
    table = ada.open("bones", [ME, OPEN])["table"]
    with Live(host.url, table, {"Cookie": lost}) as gone, ada.live(table) as stays:
        answer = ada.http.delete(f"/api/me/sessions/{kept[1]['number']}")
        assert (answer.status_code, "set-cookie" in answer.headers) == (204, False)
        assert put_out(gone) == (4403, "host-who")
        assert stays.ask(type="ping")["type"] == "pong"
    assert nobody.get("/api/me").status_code == 401
    assert ada.http.get("/api/me/sessions").json() == kept[:1]
    assert ada.http.delete(f"/api/me/sessions/{kept[1]['number']}").json()["code"] == "host-no-session"


def test_devices_are_everybodys_own(ada: Guest, bob: Guest) -> None:
    [device] = ada.http.get("/api/me/sessions").json()
    token = ada.got(ada.http.post("/api/me/tokens", json={}))
    for guest, number in ((bob, device["number"]), (ada, token["number"])):
        assert guest.http.delete(f"/api/me/sessions/{number}").json()["code"] == "host-no-session"
    assert ada.http.delete(f"/api/me/tokens/{device['number']}").json()["code"] == "host-no-token"


def test_who_leaves_a_device_takes_its_cookie_along(ada: Guest) -> None:
    [device] = ada.http.get("/api/me/sessions").json()
    cookie, answer = ada.cookie, ada.http.delete(f"/api/me/sessions/{device['number']}")
    assert answer.status_code == 204
    assert 'ossuary=""' in answer.headers["set-cookie"] and "Max-Age=0" in answer.headers["set-cookie"]
    assert ada.http.get("/api/me", headers={"Cookie": cookie}).status_code == 401


def test_a_device_was_last_seen_to_the_hour(host: Host, ada: Guest) -> None:
    [device] = ada.http.get("/api/me/sessions").json()
    assert device["used"] == device["created"]
    for ago, noted in ((3500, False), (3700, True)):
        then = clock() - ago
        rows(host, "update keys set used = ? where player = ?", then, ada.player)
        assert ada.http.get("/api/me").status_code == 200
        [device] = ada.http.get("/api/me/sessions").json()
        assert (device["used"] > then) == noted


def test_a_player_has_so_many_devices(ada: Guest, nobody: httpx.Client) -> None:
    def coming() -> httpx.Response:
        return nobody.post("/api/recover", json={"code": ada.got(ada.http.post("/api/me/recovery"))["code"]})

    assert [coming().status_code for _ in range(19)] == [200] * 19
    answer = coming()
    assert (answer.status_code, answer.json()["code"]) == (400, "host-too-many-sessions")
    ada.http.delete(f"/api/me/sessions/{ada.http.get('/api/me/sessions').json()[5]['number']}")
    assert coming().status_code == 200


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/26.0 Safari/605.1", "Safari, macOS"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1", "Chrome, iPhone"),
        ("ossuary", "Ossuary"),
        ("curl/8.0", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(user_agent: str, device: str) -> None:
    assert device_of(user_agent) == device


def test_a_recovery_code_moves_an_identity_once(host: Host, ada: Guest, nobody: httpx.Client) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    made = ada.got(ada.http.post("/api/me/recovery"))
    assert 0 < made["expires"] - clock() <= 24 * 3600
    answer = nobody.post("/api/recover", json={"code": made["code"]})
    assert answer.json() == {"player": ada.player, "name": "Ada", "muted": [], "ratings": []}
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert nobody.get(f"/api/tables/{table}").json()["yours"]["seats"] == [0]
    assert nobody.cookies["ossuary"] != ada.http.cookies["ossuary"]
    assert ada.got(ada.http.get("/api/me"))["player"] == ada.player  # the old device stays
    again = httpx.post(f"{host.url}/api/recover", json={"code": made["code"]}, timeout=PATIENCE)
    assert (again.status_code, again.json()["code"]) == (400, "host-code")


def test_a_recovery_code_expires(host: Host, ada: Guest, nobody: httpx.Client) -> None:
    code = ada.got(ada.http.post("/api/me/recovery"))["code"]
    rows(host, "update keys set expires = ? where player = ? and kind = 'recovery'", clock() - 1, ada.player)
    for wrong in (code, "A" * 43, ada.http.cookies["ossuary"]):
        assert nobody.post("/api/recover", json={"code": wrong}).json()["code"] == "host-code"
    assert "ossuary" not in nobody.cookies
    assert ada.got(ada.http.get("/api/me"))["player"] == ada.player  # a guess does not spend a cookie


# Nobody any more.


def test_who_deletes_their_data_leaves_moves_without_a_name(host: Host, bob: Guest) -> None:
    name = "Augusta-Ada-the-one-and-only"
    ada = Guest(host.url, name)
    seats = [{"kind": "me", "name": f"{name}-1"}, OPEN, {"kind": "me", "name": f"{name}-2"}]
    tables = [ada.open("rolling-bones", seats, options=LONG, listed=True)["table"] for _ in range(3)]
    waiting, playing, over = tables
    for table in tables:
        bob.ask(table, "join")
        ada.ask(table, "say", text=f"{name} was here")
    for table in (playing, over):
        ada.ask(table, "start")
    ada.ask(over, "close")
    again = ada.ask(over, "rematch")["table"]
    bob.ask(again, "join")
    token = ada.got(ada.http.post("/api/me/tokens", json={"label": name}))["text"]
    code = ada.got(ada.http.post("/api/me/recovery"))["code"]
    bob.ask(playing, "mute", player=ada.player)
    number = ada.got(ada.http.get(f"/api/tables/{over}/chat"))["messages"][0]["number"]
    bob.ask(over, "report", message=number, reason="x")
    cookie = ada.cookie
    with ada.live(playing) as gone, bob.live(playing) as stays:
        answer = ada.http.delete("/api/me")
        assert answer.status_code == 204
        assert 'ossuary=""' in answer.headers["set-cookie"] and "Max-Age=0" in answer.headers["set-cookie"]
        with pytest.raises(ConnectionClosed):
            gone.next("a sign of life")
        while stays.update["table"]["chairs"][2]["kind"] != "mind":
            stays.next("update")
        assert [chair["kind"] for chair in stays.update["table"]["chairs"]] == ["mind", "person", "mind"]
    with httpx.Client(base_url=host.url, timeout=PATIENCE) as thief:
        assert thief.get("/api/me", headers={"Cookie": cookie}).status_code == 401
        assert thief.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
        assert thief.post("/api/recover", json={"code": code}).json()["code"] == "host-code"
    assert [chair["kind"] for chair in bob.seen(waiting)["table"]["chairs"]] == ["open", "person", "open"]
    seen = bob.seen(over, since=0)
    assert [chair["name"] for chair in seen["table"]["chairs"]] == [None, "Bob", None]
    assert bob.got(bob.http.get(f"/api/tables/{over}/record"))["players"] == ["you", "you:Bob", "you"]
    for table in (*tables, again):
        assert bob.got(bob.http.get(f"/api/tables/{table}/chat"))["messages"] == []
        for path in ("?since=0", "/record"):
            assert name not in bob.http.get(f"/api/tables/{table}{path}").text
    assert name not in bob.http.get("/api/tables").text
    assert name not in bob.http.get("/api/me/tables").text
    assert bob.got(bob.http.get("/api/me"))["muted"] == []
    for (kind,) in rows(host, "select name from sqlite_schema where type = 'table'"):
        found = [row for row in rows(host, f"select * from {kind}") if name in str(row)]
        assert found == [], kind
    bob.ask(playing, "resign", seat=1)


def test_who_left_before_the_start_leaves_no_name_either(host: Host, ada: Guest, bob: Guest) -> None:
    name = "Charles-who-came-and-went"
    charles = Guest(host.url, name)
    table = ada.open("bones", [ME, OPEN], listed=True)["table"]
    charles.ask(table, "join", name=f"{name}-here")
    with bob.live(table) as watching:
        charles.ask(table, "leave", seat=1)
        bob.ask(table, "join")
        while watching.update["table"]["chairs"][1]["kind"] != "person":
            watching.next("update")
        assert charles.http.delete("/api/me").status_code == 204
    for path in ("?since=0", "/record"):
        assert name not in bob.http.get(f"/api/tables/{table}{path}").text
    for (kind,) in rows(host, "select name from sqlite_schema where type = 'table'"):
        assert [row for row in rows(host, f"select * from {kind}") if name in str(row)] == [], kind


def test_who_is_put_out_is_out_in_the_other_processes_too(
    tmp_path_factory: pytest.TempPathFactory, postgres: Any
) -> None:
    folder = tmp_path_factory.mktemp("out")
    with Host(folder, postgres.get_uri()) as one, Host(folder, postgres.get_uri()) as other:
        ada, eve = Guest(one.url, "Ada"), Guest(one.url, "Eve")
        table = eve.open("bones", [ME, OPEN], listed=True)["table"]
        token = ada.got(ada.http.post("/api/me/tokens", json={}))
        with _program(other, table, token["text"]) as gone:
            assert ada.http.delete(f"/api/me/tokens/{token['number']}").status_code == 204
            assert put_out(gone) == (4403, "host-who")
        with Live(other.url, table, {"Cookie": ada.cookie}) as gone:  # a spectator is out, too
            assert ada.http.delete("/api/me").status_code == 204
            assert put_out(gone) == (4403, "host-who")


def test_names_reach_the_other_processes(tmp_path_factory: pytest.TempPathFactory, postgres: Any) -> None:
    folder = tmp_path_factory.mktemp("two")
    with Host(folder, postgres.get_uri()) as one, HostProcess(folder, postgres.get_uri(), workers=2) as other:
        ada, bob = Guest(one.url, "Ada"), Guest(other.url, "Bob")
        made = ada.open("bones", [{"kind": "me"}, OPEN, {"kind": "me", "name": "Bea"}])
        table = made["table"]
        bob.ask(table, "join", invite=made["invite"])
        ada.ask(table, "start")
        ada.ask(table, "close")
        assert [chair["name"] for chair in bob.seen(table)["table"]["chairs"]] == ["Ada", "Bob", "Bea"]
        ada.got(ada.http.post("/api/me", json={"name": "Countess"}))
        until(lambda: bob.seen(table)["table"]["chairs"][0]["name"] == "Countess")
        with Live(other.url, table, {"Cookie": ada.cookie}) as gone:
            assert ada.http.delete("/api/me").status_code == 204
            with pytest.raises(ConnectionClosed):
                gone.next("a sign of life")
        until(lambda: [chair["name"] for chair in bob.seen(table)["table"]["chairs"]] == [None, "Bob", None])
        assert other.stop() == 0
        assert [json.loads(line)["event"] for line in other.log().splitlines()] == ["listening", "listening"]


def put_out(live: Live) -> tuple[int, str]:
    """How an open socket ended: its closing code, and the refusal before that."""
    code = live.next("refusal")["code"]
    with pytest.raises(ConnectionClosed) as closed:
        live.next("a sign of life")
    assert closed.value.rcvd
    return closed.value.rcvd.code, code


def _program(host: Host, table: str, token: str) -> Live:
    """A socket as a program opens it: with a token, and from no page."""
    live, address = Live(host.url, table, {}), f"ws://127.0.0.1:{host.port}/api/tables/{table}/live"
    live._connecting = connect(address, additional_headers={"Authorization": f"Bearer {token}"}, open_timeout=PATIENCE)
    return live


def _sorted(cookie: str) -> str:
    """A cookie with its flags in the order of the alphabet."""
    value, *flags = cookie.split("; ")
    return "; ".join([value, *sorted(flags)])


def _listed(guest: Guest, table: str) -> Any:
    """A table as the lobby shows it."""
    return next(listed for listed in guest.got(guest.http.get("/api/tables")) if listed["table"] == table)
