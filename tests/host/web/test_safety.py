"""What a host allows nobody to do, and what it does when something goes wrong."""

import asyncio
import base64
import json
import os
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from prometheus_client import REGISTRY
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ossuary.cli import main
from ossuary.engine.nodes import State
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import Seeded
from ossuary.host.db.store import Store
from ossuary.host.live.mind_pool import MindPool, Minds
from ossuary.host.web.host_names import public_names
from ossuary.minds.mind import Choose
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table

from ..host import PATIENCE, Guest, Host, HostProcess, Live
from ..live.test_clocks import until
from ..test_tables import turned_away

ME, OPEN, MIND = {"kind": "me"}, {"kind": "open"}, {"kind": "mind", "mind": "rule-of-thumb"}
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
ELSEWHERE = ["http://evil.example", "null", "", "http://[", "https://127.0.0.1", "http://127.0.0.1:1", "file://"]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostProcess]:
    """A host whose log and database the test reads."""
    with HostProcess(tmp_path_factory.mktemp("own")) as made:
        yield made


# Pages of other sites.


def test_a_socket_is_opened_by_our_own_page_or_with_a_token(host: Host, ada: Guest) -> None:
    table = ada.open("bones", [ME, OPEN], listed=True)["table"]
    token = ada.got(ada.http.post("/api/me/tokens", json={}))["text"]
    for origin in ELSEWHERE:
        for headers in ({}, {"Cookie": ada.cookie}, {"Cookie": ada.cookie, "Authorization": "Basic eDp5"}):
            with pytest.raises(InvalidStatus) as refused:
                Live(host.url, table, headers | {"Origin": origin}).__enter__()
            assert refused.value.response.status_code == 403, (origin, headers)
    with Live(host.url, table, {"Authorization": f"Bearer {token}", "Origin": "http://evil.example"}) as live:
        assert live.update["yours"]["player"] == ada.player  # only a program can send a token
    assert turned_away(Live(host.url, table, {"Authorization": "Bearer x", "Cookie": ada.cookie})) == (4403, "host-who")
    with Live(host.url, table, {}) as live:
        assert live.update["yours"]["player"] is None


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_changes_nothing(host: Host, ada: Guest, origin: str) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    elsewhere = {"Origin": origin}
    for method, path, body in (
        ("POST", "/api/me", {"name": "Mallory"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/tokens", {}),
        ("POST", "/api/me/recovery", None),
        ("POST", "/api/tables", {"game": "bones", "seats": [ME, OPEN]}),
        ("POST", f"/api/tables/{table}/commands", {"type": "close", "id": "x"}),
        ("POST", "/api/records", {}),
    ):
        answer = ada.http.request(method, path, json=body, headers=elsewhere)
        assert (answer.status_code, answer.json()["code"]) == (403, "host-origin"), path
        assert "access-control-allow-origin" not in answer.headers
    assert ada.got(ada.http.get("/api/me", headers=elsewhere))["name"] == "Ada"
    assert ada.seen(table)["table"]["version"] == 1
    ours = ada.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": host.url})
    assert ours.status_code == 200


def test_a_host_answers_to_its_own_names(tmp_path: Path) -> None:
    with Host(tmp_path, names=("games.example.org",)) as host:
        ada, port = Guest(host.url), host.port
        table = ada.open("bones", [ME, OPEN], listed=True)["table"]
        known = ("localhost", "LOCALHOST.:1", "127.0.0.1", "[::1]:8000", "192.168.1.5", "ossuary.localhost")
        for name in (*known, "games.example.org", "Games.Example.org.", f"games.example.org:{port}"):
            assert ada.http.get("/api/me", headers={"Host": name}).status_code == 200, name
        for name in ("evil.example", f"evil.example:{port}", "games.example.org.evil.example", "localhost.evil", "[x"):
            led_here = {"Host": name, "Origin": f"http://{name}"}
            for asked in ("GET /api/me", f"GET /api/tables/{table}", "DELETE /api/me", "GET /nothing"):
                answer = ada.http.request(*asked.split(), headers=led_here)
                assert (answer.status_code, answer.json()["code"]) == (421, "host-name"), name
        with connect(
            f"ws://evil.example/api/tables/{table}/live",
            sock=socket.create_connection(("127.0.0.1", port)),
            additional_headers={"Cookie": ada.cookie, "Origin": "http://evil.example"},
            open_timeout=PATIENCE,
        ) as live:
            assert json.loads(live.recv(timeout=PATIENCE))["code"] == "host-name"
            with pytest.raises(ConnectionClosed) as closed:
                live.recv(timeout=PATIENCE)
        assert closed.value.rcvd and closed.value.rcvd.code == 4403
        assert ada.got(ada.http.get("/api/me"))["player"] == ada.player


# What every answer carries.


def test_every_answer_has_its_safety_headers(host: Host, ada: Guest) -> None:
    deep = b'{"name":' + b"[" * 8000
    for status, request in (
        (200, ada.http.get("/")),
        (200, ada.http.get("/health")),
        (200, ada.http.get("/metrics")),
        (200, ada.http.get("/api/openapi.json")),
        (200, ada.http.get("/api/tables")),
        (204, ada.http.options("/api/me")),
        (400, ada.http.post("/api/me", content=b"{")),
        (400, ada.http.post("/api/me", content=deep)),
        (400, ada.http.post("/api/me", content=b'{"name": "\xff"}')),
        (400, ada.http.get("/api/tables/x?since=-1")),
        (401, httpx.get(f"{host.url}/api/me", timeout=PATIENCE)),
        (403, ada.http.delete("/api/me", headers={"Origin": "http://evil.example"})),
        (404, ada.http.get("/api/tables/x")),
        (404, ada.http.get("/api/tables/%00%ff%2e%2e")),
        (404, ada.http.get("/../../etc/passwd")),
        (404, ada.http.get("/api/me/nothing")),
        (405, ada.http.put("/api/me")),
        (413, ada.http.post("/api/me", content=b" " * 20_000)),
    ):
        about = f"{request.request.method} {request.url} {request.text[:200]}"
        assert request.status_code == status, about
        assert {name: request.headers.get(name) for name in HEADERS} == HEADERS, about
        assert "server" not in request.headers
        if status >= 400:
            assert request.headers["content-type"] == "application/json", about
            assert request.json()["type"] == "refusal", about


def test_an_error_of_the_host_is_logged_and_not_shown(own: HostProcess) -> None:
    ada = Guest(own.url)
    table = ada.open("bones", [ME, OPEN])["table"]
    with closing(sqlite3.connect(own.folder / "host.db", timeout=PATIENCE)) as connection, connection:
        connection.execute('update events set body = \'{"type": "broken"}\' where table_id = ?', (table,))
        [(invite, secret)] = connection.execute("select invite, secret from tables where id = ?", (table,))
    answer = ada.http.get(f"/api/tables/{table}", params={"invite": invite})
    assert answer.status_code == 500
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "Traceback" not in answer.text and "broken" not in answer.text
    [line] = [json.loads(line) for line in own.log().splitlines()]
    assert (line["event"], line["level"]) == ("request failed", "error")
    assert "ValidationError" in line["exception"]
    for hidden in (invite, secret.hex(), ada.http.cookies["ossuary"]):
        assert hidden not in own.log()


# How much and how often.


def test_nothing_is_taken_that_is_too_large(ada: Guest) -> None:
    body = json.dumps({"name": "Ada"})
    assert ada.http.post("/api/me", content=body.ljust(16 * 1024)).status_code == 200
    for content in (body.ljust(16 * 1024 + 1), (b" " * 1024 for _ in range(17))):  # with a length, and without
        answer = ada.http.post("/api/me", content=content)
        assert (answer.status_code, answer.json()["code"]) == (413, "host-too-large")
    table = ada.open("shark-attacks", [ME, MIND])["table"]
    ada.ask(table, "close")
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert ada.http.post("/api/records", content=record.ljust(1024 * 1024)).status_code == 201
    answer = ada.http.post("/api/records", content=record.ljust(1024 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "host-too-large")


def test_a_player_sends_so_many_commands_a_second(tmp_path: Path) -> None:
    with Host(tmp_path, rate=5) as host:
        ada, bob = Guest(host.url, "Ada"), Guest(host.url, "Bob")
        table = ada.open("bones", [ME, OPEN], listed=True)["table"]
        with ada.live(table) as live, Live(host.url, table, {}) as watching:
            sent = [live.send(type="ping") for _ in range(100)]
            answers = [live.next() for _ in range(100)]
            answers = [answer for answer in answers if answer["type"] != "presence"]
            assert [answer["id"] for answer in answers] == sent[: len(answers)]  # a refusal, too, says of what
            told = [answer["type"] for answer in answers]
            assert told[:10] == ["pong"] * 10
            assert {answer["code"] for answer in answers if answer["type"] == "refusal"} == {"host-too-fast"}

            def refused() -> bool:
                """Whether the bucket is empty for requests that come another way, too."""
                for _ in range(20):
                    live.send(type="ping")
                return ada.asked(table, "ping").status_code == 429

            until(refused)
            bob.ask(table, "join")
            assert watching.ask(type="ping")["type"] == "pong"
            until(lambda: live.ask(type="ping")["type"] == "pong")


def test_who_sends_faster_than_it_is_answered_waits(ada: Guest) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    with ada.live(table) as live:
        sent = [live.send(type="ping") for _ in range(1000)]
        assert [live.next("pong")["id"] for _ in sent] == sent


def test_an_address_asks_so_often(host: Host) -> None:
    def many(address: str, most: int, **asked: Any) -> int:
        """How often an address is heard until it is too fast."""
        with httpx.Client(base_url=host.url, timeout=PATIENCE, headers={"X-Forwarded-For": address}) as client:
            for number in range(most):
                client.cookies.clear()
                answer = client.request(**asked)
                if answer.status_code == 429:
                    assert answer.json()["code"] == "host-too-fast"
                    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
                    return number
        return most

    guests = many("203.0.113.1", 100, method="POST", url="/api/me", json={"name": "Legion"})
    assert 30 <= guests < 40
    codes = many("203.0.113.2", 100, method="POST", url="/api/recover", json={"code": "guess"})
    assert 10 <= codes < 30
    assert 200 <= many("203.0.113.3", 5000, method="GET", url="/health") < 5000
    assert 200 <= many("203.0.113.5", 5000, method="GET", url="/api/nothing") < 5000
    assert many("203.0.113.4", 1, method="POST", url="/api/me", json={"name": "Somebody else"}) == 1
    guests = sum(many(f"2001:db8::{n}", 5, method="POST", url="/api/me", json={"name": "Legion"}) for n in range(10))
    assert 30 <= guests < 40  # one network, however many addresses
    assert many("2001:db8:0:1::", 1, method="POST", url="/api/me", json={"name": "Somebody else"}) == 1
    assert many("127.0.0.1", 300, method="GET", url="/health") == 300  # this machine itself


def test_a_player_has_so_many_tables_and_sockets_open(ada: Guest) -> None:
    tables = [ada.open("bones", [ME, OPEN])["table"] for _ in range(50)]
    answer = ada.http.post("/api/tables", json={"game": "bones", "seats": [ME, OPEN]})
    assert (answer.status_code, answer.json()["code"]) == (429, "host-too-many-tables")
    ada.ask(tables[0], "close")
    table = ada.open("bones", [ME, OPEN])["table"]
    with ExitStack() as stack:
        sockets = [stack.enter_context(ada.live(table)) for _ in range(50)]
        assert turned_away(ada.live(table)) == (1012, "host-too-many-sockets")
        assert sockets[-1].ask(type="ping")["type"] == "pong"
    with ada.live(table) as live:
        assert live.update["table"]["table"] == table


# What people type is only ever shown.


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "{{7*7}} ${7*7} %s", "'; drop table players; --", "ﷺ 🦴 ÄÖÜ"]
)
def test_markup_is_data(host: Host, bob: Guest, text: str) -> None:
    ada = Guest(host.url, text)
    table = ada.open("rolling-bones", [ME, {"kind": "me", "name": text}, OPEN], listed=True)["table"]
    bob.ask(table, "join", name=text, text=text)
    ada.ask(table, "say", text=text)
    ada.ask(table, "start")
    view = bob.seen(table)["table"]
    assert [chair["name"] for chair in view["chairs"]] == [f"{text} {number}" for number in (1, 2, 3)]
    assert view["dice"]["texts"] == [text]
    answer = bob.http.get(f"/api/tables/{table}/chat")
    assert answer.json()["messages"][0]["text"] == answer.json()["messages"][0]["name"] == text
    assert answer.headers["content-type"] == "application/json"
    listed = next(listed for listed in bob.got(bob.http.get("/api/tables")) if listed["table"] == table)
    assert listed["players"] == [text] * 3
    assert bob.http.get(f"/api/tables/{table}/record").json()["players"][0] == f"you:{text} 1"
    ada.ask(table, "close")


@pytest.mark.parametrize("text", ["a\x00b", "\x1b[31mred", "two\nlines", "\u202egnirts", "a\u2028b", "\ufeff", "\x7f"])
def test_what_cannot_be_shown_is_refused(ada: Guest, text: str) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    assert ada.http.post("/api/me", json={"name": text}).json()["code"] == "host-text"
    assert ada.refused(table, "say", text=text) in ("host-text", "host-too-fast")
    assert ada.refused(table, "seal", text=text) == "host-text"
    assert ada.refused(table, "join", name=text) == "host-text"
    answer = ada.http.post("/api/tables", json={"game": "bones", "seats": [{"kind": "me", "name": text}, OPEN]})
    assert answer.json()["code"] == "host-text"


@pytest.mark.parametrize("name", ["a\n", "\n", "a\r", "a\x00", "\x1b[2J", "ä"])
def test_an_id_is_letters_digits_and_nothing_at_its_end(ada: Guest, name: str) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    assert ada.refused(table, "close", id=name) == "host-malformed"
    with ada.live(table) as live:
        live.send(type="close", id=name)
        answer = live.next("refusal")
        assert (answer["id"], answer["code"]) == (None, "host-malformed")
    assert ada.seen(table)["table"]["status"] == "open"


def test_text_that_is_not_utf_8_is_refused_and_no_error(own: HostProcess) -> None:
    ada = Guest(own.url)
    table, before = ada.open("bones", [ME, OPEN])["table"], own.log()
    with ada.live(table) as live:
        live.socket.send(b'{"type": "ping", "id": "a", "text": "\xff"}', text=True)
        answer = live.next("refusal")
        assert (answer["id"], answer["code"]) == ("a", "host-malformed")
        live.socket.send([b'{"type": "ping", "id"', b': "\xff"}'], text=True)  # in two frames
        answer = live.next("refusal")
        assert (answer["id"], answer["code"]) == (None, "host-malformed")
        assert live.ask(type="ping")["type"] == "pong"
    assert own.log() == before


# Secrets.


def test_no_secret_is_ever_sent_or_logged(own: HostProcess) -> None:
    ada, bob, eve = guests = [Guest(own.url, name) for name in ("Ada", "Bob", "Eve")]
    token = ada.got(ada.http.post("/api/me/tokens", json={}))["text"]
    code = ada.got(ada.http.post("/api/me/recovery"))["code"]
    made = ada.open("shark-attacks", [ME, OPEN], options={"target": 40}, listed=True)
    table, invite = made["table"], made["invite"]
    keys, secret = [token, code, *(guest.http.cookies["ossuary"] for guest in guests)], _secret(own, table)
    bob.ask(table, "join", text="bob's text")
    watched = list[str]()
    with ExitStack() as stack:
        *players, eves, nobodys = [
            stack.enter_context(Overheard(own.url, table, {"Cookie": cookie}, since=0))
            for cookie in (ada.cookie, bob.cookie, eve.cookie, "")
        ]
        ada.ask(table, "say", text="hello")
        ada.ask(table, "start")
        while (view := players[0].update["table"])["status"] != "over":
            if view["mover"] is None:
                players[0].next("update")
                continue
            watched += _asked_for(eve.http, table)
            mover = players[view["mover"]]
            while mover.update["table"]["version"] < view["version"]:
                mover.next("update")
            mover.act(mover.update["yours"]["offers"][0]["action"])
            while players[0].update["table"]["version"] == view["version"]:
                players[0].next("update")
        for live in (eves, nobodys):
            while live.update["table"]["status"] != "over":
                live.next("update")
            watched += live.heard
        played = [message for live in players for message in live.heard]
    assert len(played) > 10 and len(watched) > 10
    assert any(invite in message for message in played)
    assert not any(invite in message for message in watched)
    for message in (*played, *watched):
        assert not any(key in message for key in keys)
        if '"why": "finished"' not in message:
            assert not any(form in message for form in secret)
    assert any(form in message for message in watched for form in secret)  # once it is over
    assert not any(hidden in own.log() for hidden in (invite, *secret, *keys))
    stored = b"".join(path.read_bytes() for path in own.folder.glob("host.db*"))
    assert not any(key.encode() in stored for key in keys)  # only their hashes


def _secret(host: Host, table: str) -> list[str]:
    """The secret of a table's dice, in whatever form it could be written."""
    with closing(sqlite3.connect(host.database.removeprefix("sqlite:///"))) as connection:
        [(secret,)] = connection.execute("select secret from tables where id = ?", (table,)).fetchall()
    plain, safe = base64.b64encode(secret).decode(), base64.urlsafe_b64encode(secret).decode()
    return [secret.hex(), plain.rstrip("="), safe.rstrip("="), str(list(secret))[1:-1], repr(secret)]


class Overheard(Live):
    """A socket of which every message is kept."""

    def __init__(self, *given: Any, **params: Any) -> None:
        super().__init__(*given, **params)
        self.heard: list[str] = []

    def __enter__(self) -> "Overheard":
        super().__enter__()
        return self

    def next(self, kind: str | None = None, timeout: float = PATIENCE) -> Any:
        """The next message, or the next of a kind."""
        while True:
            message = super().next(timeout=timeout)
            self.heard.append(json.dumps(message))
            if kind is None or message["type"] == kind:
                return message


def _asked_for(client: httpx.Client, table: str) -> list[str]:
    """Whatever can be asked for about a table."""
    paths = [
        "/api/tables",
        "/metrics",
        *(f"/api/tables/{table}{path}" for path in ("", "?since=0", "/chat", "/record")),
    ]
    return [client.get(path).text for path in paths]


# Running and stopping.


def test_health_and_what_is_counted(host: Host, ada: Guest) -> None:
    assert ada.http.get("/health").json().keys() == {"status", "version"}
    for path in ("/health", "/ready"):
        assert ada.got(ada.http.get(path))["status"] == "ok"
    table = ada.open("shark-attacks", [ME, MIND])["table"]
    with ada.live(table) as live:
        assert [live.ask(type="start")["type"] for _ in range(2)] == ["ack", "refusal"]
        _until_the_mind_has_played(live)
        answer = ada.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        counted = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert float(counted["ossuary_sockets"]) >= 1
    assert float(counted["ossuary_tables_in_memory"]) >= 1
    assert float(counted['ossuary_commands_total{answer="host-started-already",kind="start"}']) >= 1
    assert float(counted['ossuary_requests_total{status="200"}']) >= 1
    for name in ("ossuary_command_seconds_count", "ossuary_commit_seconds_count", "ossuary_commit_jobs_count"):
        assert float(counted[name]) >= 1, name
    assert float(counted['ossuary_mind_seconds_count{mind="rule-of-thumb"}']) >= 1
    assert ada.player not in answer.text and table not in answer.text


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_the_host_stops_gracefully(tmp_path: Path, sign: signal.Signals) -> None:
    with HostProcess(tmp_path) as host:
        ada = Guest(host.url)
        table = ada.open("bones", [ME, {"kind": "me", "name": "Bea"}])["table"]
        with ada.live(table) as live:
            assert live.ask(type="start")["type"] == "ack"
            host.process.send_signal(sign)
            with pytest.raises(ConnectionClosed) as closed:
                live.next("a sign of life")
        assert closed.value.rcvd and closed.value.rcvd.code == 1012
        assert host.process.stdout
        assert host.process.stdout.read() == "Stopped. Everything is saved.\n"
        assert host.process.wait(PATIENCE) == 0
        assert host.log() == ""


# Starting.


def told(capsys: pytest.CaptureFixture[str], lang: str, *arguments: str) -> str:
    """The one line that says why a host does not start."""
    assert main(["--lang", lang, "serve", "--port", "0", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith("\n") and captured.err.count("\n") == 1
    return captured.err.strip()


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        for lang, text in (
            ("en", f"Cannot listen on 127.0.0.1, port {port}: {os.strerror(98)}. Try another --port."),
            ("de", f"Auf 127.0.0.1, Port {port}, kann nicht gelauscht werden: {os.strerror(98)}. "),
        ):
            line = told(capsys, lang, "--port", port, "--database", f"sqlite:///{tmp_path / 'host.db'}")
            assert line.startswith(text)


def test_an_address_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'host.db'}"
    for address in ("203.0.113.1", "nowhere.invalid", "a..b", "ä" * 100):
        line = told(capsys, "en", "--host", address, "--database", database)
        assert line.startswith(f"Cannot listen on {address}, port 0: ")
    assert told(capsys, "en", "--port", "65536", "--database", database) == (
        "A port is a number from 0 to 65535, not 65536."
    )
    assert told(capsys, "de", "--port", "-1", "--database", database) == (
        "Ein Port ist eine Zahl von 0 bis 65535, nicht -1."
    )


@pytest.mark.parametrize("name", ["", "https://games.example.org", "games.example.org:8000", "a b", "a..b", "ä" * 64])
def test_a_name_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    database = f"sqlite:///{tmp_path / 'host.db'}"
    assert told(capsys, "en", "--name", name, "--database", database) == (
        f"“{name}” is not a host name. Write it like games.example.org, without https:// or a port."
    )
    assert told(capsys, "de", "--name", name, "--database", database).startswith(f"„{name}“ ist kein Name eines ")


def test_the_names_that_a_host_is_given() -> None:
    assert public_names("127.0.0.1", []) == ()
    assert public_names("::", ["Games.Example.org", "würfel.example."]) == (
        "games.example.org",
        "xn--wrfel-kva.example",
    )
    assert public_names("nas.local", ["games.example.org"]) == ("games.example.org", "nas.local")


@pytest.mark.parametrize(
    "url", [" ", "host.db", "mysql://db/x", "sqlite://", "sqlite:///", "redis://db", "postgresql:"]
)
def test_a_database_that_is_of_no_use(capsys: pytest.CaptureFixture[str], url: str) -> None:
    assert told(capsys, "en", "--database", url) == (
        f"Ossuary cannot use “{url}” as a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
    )
    assert told(capsys, "de", "--database", url).startswith(f"„{url}“ ist keine Datenbank, ")


def test_postgresql_without_its_driver(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    url = "postgresql://ada:geheim@127.0.0.1/x"
    said = {"en": "This needs psycopg, which is not installed. Install it with: ", "de": "Dafür fehlt psycopg. "}
    for lang, text in said.items():
        line = told(capsys, lang, "--database", url)
        assert line.startswith(text) and line.endswith("-m pip install 'ossuary-games[postgres]'")


def test_a_password_is_never_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as unused:
        port = unused.getsockname()[1]
    for url, text in (
        (
            f"postgresql://ada:geheim@127.0.0.1:{port}/x",
            f"The database postgresql://ada:***@127.0.0.1:{port}/x cannot be used: ",
        ),
        (
            "postgresql://ada:geheim@127.0.0.1:five/x",
            "Ossuary cannot use “postgresql://ada:***@127.0.0.1:five/x” as a database",
        ),
        ("mysql://ada:geheim@127.0.0.1/x", "Ossuary cannot use “mysql://ada:***@127.0.0.1/x” as a database"),
    ):
        line = told(capsys, "en", "--database", url)
        assert line.startswith(text)
        assert "geheim" not in line
    line = told(capsys, "de", "--database", f"postgresql://ada:geheim@127.0.0.1:{port}/x")
    assert line.startswith(f"Die Datenbank postgresql://ada:***@127.0.0.1:{port}/x ist nicht zu gebrauchen: ")


def test_a_file_that_is_no_database_or_not_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, newer, folder = tmp_path / "text.db", tmp_path / "newer.db", tmp_path / "folder"
    text.write_text("This is no database, however long you look at it. " * 100)
    folder.mkdir()
    store = Store(f"sqlite:///{newer}")
    store.migrate()
    with store.engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    store.engine.dispose()
    found = f"sqlite:///{text}"
    assert told(capsys, "en", "--database", found) == f"The database {found} cannot be used: file is not a database"
    assert told(capsys, "de", "--database", found) == (
        f"Die Datenbank {found} ist nicht zu gebrauchen: file is not a database"
    )
    found = f"sqlite:///{folder}"
    assert told(capsys, "en", "--database", found) == (
        f"The database {found} cannot be used: unable to open database file"
    )
    assert told(capsys, "en", "--database", f"sqlite:///{newer}").startswith(
        f"sqlite:///{newer} has schema version 9999; "
    )
    below = text / "folder" / "host.db"
    assert (
        told(capsys, "en", "--database", f"sqlite:///{below}")
        == f"{below.parent}: part of the path is a file, not a folder."
    )
    assert text.read_text().startswith("This is no database")


def test_numbers_that_make_no_sense(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'host.db'}"
    workers = ("--workers", "2", "--database", database)
    assert told(capsys, "en", *workers) == "More than one worker needs PostgreSQL: give --database postgresql://…"
    assert told(capsys, "de", *workers) == "Mehr als ein Prozess braucht PostgreSQL: gib --database postgresql://… an"
    for option in ("--workers", "--rate"):
        assert told(capsys, "en", option, "0", "--database", database) == f"{option} must be at least 1, not 0."
        assert told(capsys, "de", option, "-5", "--database", database) == f"{option} muss mindestens 1 sein, nicht -5."


# Minds that fail.


def _useless(slow: threading.Event) -> Minds:
    """Useless minds: each game's `random` fails in a different way."""

    def minds(game: Game, name: str) -> Choose:
        def raises(state: State, rng: list[int]) -> int:
            raise RuntimeError("no idea")

        def sleeps(state: State, rng: list[int]) -> int:
            slow.wait(PATIENCE)
            return 0

        def cheats(state: State, rng: list[int]) -> int:
            return next(action for action in range(len(game.ACTIONS)) if not game.legal(state) >> action & 1)

        def babbles(state: State, rng: list[int]) -> int:
            return 10**6

        bad = {"rolling-bones": raises, "shark-attacks": sleeps, "skulls-of-sedlec": cheats, "bones": babbles}
        return mind(game, name) if name != "random" else bad[game.NAME]

    return minds


@pytest.mark.parametrize(
    ("game", "patience", "error"),
    [
        ("rolling-bones", PATIENCE, "RuntimeError: no idea"),
        ("shark-attacks", 0.01, "TimeoutError: "),
        ("skulls-of-sedlec", PATIENCE, "ValueError: random chose dig_1_2 against SK-3"),
        ("bones", PATIENCE, "IndexError: tuple index out of range"),
    ],
)
def test_a_mind_that_fails_is_replaced(game: str, patience: float, error: str) -> None:
    enough, warm, rules = threading.Event(), threading.Event(), GAMES[game]
    before, table = _failures(), Table(rules, rules.Options(), ["", ""], Seeded(1))
    table.begin()
    mind_pool = MindPool(_useless(enough), patience)
    mind_pool.warm(warm.set)
    assert warm.wait(PATIENCE)
    with structlog.testing.capture_logs() as logs:
        chain = asyncio.run(mind_pool.decision("ada", "random", table))
    enough.set()
    mind_pool.close()
    assert logs == [{"event": "mind failed", "log_level": "warning", "mind": "random", "game": game, "error": error}]
    assert _failures() == before + 1
    state, seat = table.state, rules.mover(table.state)
    for action in map(rules.ACTIONS.index, chain):
        assert rules.refusal(state, action) == 0
        state = rules.step(state, action)
    assert chain and rules.mover(state) != seat


def _failures() -> float:
    """How often `random` has failed."""
    return REGISTRY.get_sample_value("ossuary_mind_failures_total", {"mind": "random"}) or 0.0


def _until_the_mind_has_played(live: Live) -> None:
    """Plays until a move of the other seat has come, or the game is over."""
    heard = len(live.updates)
    while not any(event["by"] == "mind" for update in live.updates[heard:] for event in update["happened"]):
        if live.update["table"]["status"] == "over":
            return
        if live.update["yours"]["offers"]:
            assert live.act(live.update["yours"]["offers"][-1]["action"])["type"] == "ack"
        else:
            live.next("update")
