"""Webhooks: signed, sent again, given up, and never sent where a player could not go alone."""

import asyncio
import base64
import hashlib
import hmac
import io
import json
import socket
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from ossuary.cli import main
from ossuary.engine.nodes import Refused
from ossuary.host.live import posting, webhooks
from ossuary.host.live.posting import is_public, post, target

from ..host import Guest, Host
from ..web.test_permits import Program
from .test_clocks import until

ME, OPEN, MIND = {"kind": "me"}, {"kind": "open"}, {"kind": "mind", "mind": "random"}


class Receiver(ThreadingHTTPServer):
    """Somebody's program on this machine, with what it was sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Post)
        self.sent: list[tuple[dict[str, str], bytes]] = []
        self.statuses: list[int] = []  # of the next answers; 200 where none is named
        self.place = ""

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}"


class Post(BaseHTTPRequestHandler):
    """Receives notices."""

    server: Receiver

    def do_POST(self) -> None:
        """Notes it."""
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.sent.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.server.statuses.pop(0) if self.server.statuses else 200)
        if self.server.place:
            self.send_header("Location", self.server.place)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A program that is told of moves."""
    with Receiver() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture
def open_host(tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A host that allows webhooks, and ones to the receiver, and waits for nobody."""
    monkeypatch.setattr(webhooks, "PAUSES", (0.0, 0.0))
    with Host(tmp_path, rate=10_000, webhooks=True, webhooks_to=(receiver.url,)) as made:
        yield made


def hooked(guest: Guest, url: str) -> Any:
    """A webhook of a guest."""
    return guest.got(guest.http.post("/api/me/webhooks", json={"url": url}))


def listed(guest: Guest) -> Any:
    """The webhooks of a guest."""
    return guest.got(guest.http.get("/api/me/webhooks"))


def failed_once_more(guest: Guest, before: int) -> bool:
    """Whether the first webhook of a guest has failed once more."""
    return bool(listed(guest)[0]["failures"] == before + 1)


def played(host: Host, ada: Guest, bob: Guest) -> str:
    """A game of Ada and Bob that has begun."""
    made = ada.open("bones", [ME, OPEN], options={"end": "rounds=1"})
    bob.ask(made["table"], "join", made["invite"])
    ada.ask(made["table"], "start")
    return str(made["table"])


def test_whose_move_it_is_and_the_end_are_told_with_a_signature(open_host: Host, receiver: Receiver) -> None:
    ada, bob = Guest(open_host.url, "Ada"), Guest(open_host.url, "Bob")
    secrets = {guest.player: hooked(guest, f"{receiver.url}/{guest.player}")["secret"] for guest in (ada, bob)}
    table = played(open_host, ada, bob)
    until(lambda: bool(receiver.sent))
    for headers, body in receiver.sent:
        notice = json.loads(body)
        mover = ada.seen(table)["table"]["mover"]
        assert {**notice, "at": 0, "version": 0} == {
            "type": "your-turn", "at": 0, "table": table, "game": "bones", "version": 0, "seats": [mover],
            "why": None, "scores": [0, 0],
        }  # fmt: skip
        secret = base64.b64decode(secrets[(ada, bob)[mover].player].removeprefix("whsec_"))
        signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
        expected = base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
        assert headers["webhook-signature"] == f"v1,{expected}" and len(secret) == 24
    assert len(receiver.sent) == 1
    ada.ask(table, "resign", seat=0)
    until(lambda: len(receiver.sent) == 3)
    ended = [json.loads(body) for _, body in receiver.sent[1:]]
    assert {(one["type"], one["why"], *one["seats"]) for one in ended} == {
        ("game-over", "resigned", 0),
        ("game-over", "resigned", 1),
    }
    bob.ask(table, "rematch")
    assert len(receiver.sent) == 3


def test_who_is_at_the_table_is_not_told(open_host: Host, receiver: Receiver) -> None:
    ada, bob = Guest(open_host.url, "Ada"), Guest(open_host.url, "Bob")
    hooked(ada, receiver.url)
    table = played(open_host, bob, Guest(open_host.url, "Cleo"))  # which is nothing of Ada's
    made = ada.open("bones", [ME, OPEN])
    with ada.live(made["table"]):
        bob.ask(made["table"], "join", made["invite"])
        ada.ask(made["table"], "start")
        bob.ask(made["table"], "resign", seat=1)
    bob.ask(table, "resign", seat=0)
    other = ada.open("bones", [ME, MIND])["table"]
    ada.ask(other, "close")
    until(lambda: bool(receiver.sent))
    assert [json.loads(body)["table"] for _, body in receiver.sent] == [other]


def test_what_is_not_taken_is_sent_again_with_the_same_id(open_host: Host, receiver: Receiver) -> None:
    ada = Guest(open_host.url, "Ada")
    hooked(ada, receiver.url)
    receiver.statuses = [500, 404]
    ada.ask(ada.open("bones", [ME, MIND])["table"], "close")
    until(lambda: len(receiver.sent) == 3)
    assert len({headers["webhook-id"] for headers, _ in receiver.sent}) == 1
    assert listed(ada)[0]["failures"] == 0


def test_who_fails_too_often_gets_no_more(open_host: Host, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MOST_FAILURES", 2)
    ada, bob = Guest(open_host.url, "Ada"), Guest(open_host.url, "Bob")
    hooked(ada, receiver.url)
    receiver.statuses = [302] * 6
    receiver.place = f"{receiver.url}/elsewhere"  # where nobody goes
    for _ in range(2):
        before = listed(ada)[0]["failures"]
        ada.ask(ada.open("bones", [ME, MIND])["table"], "close")
        until(partial(failed_once_more, ada, before))
    assert len(receiver.sent) == 6 and listed(ada)[0]["off"]
    hooked(bob, receiver.url)
    receiver.statuses = [410]
    bob.ask(bob.open("bones", [ME, MIND])["table"], "close")
    until(lambda: listed(bob)[0]["off"])
    ada.ask(ada.open("bones", [ME, MIND])["table"], "close")
    hooked(bob, f"{receiver.url}/again")
    bob.ask(bob.open("bones", [ME, MIND])["table"], "close")
    until(lambda: len(receiver.sent) == 8)
    assert listed(bob)[1]["failures"] == 0


def test_a_webhook_is_its_players_own_and_goes_with_what_made_it(open_host: Host, receiver: Receiver) -> None:
    ada, bob = Guest(open_host.url, "Ada"), Guest(open_host.url, "Bob")
    made = hooked(ada, receiver.url)
    assert made["secret"].startswith("whsec_") and listed(ada) == [made | {"secret": None}] and listed(bob) == []
    assert bob.http.delete(f"/api/me/webhooks/{made['number']}").json()["code"] == "host-no-webhook"
    exported = zipfile.ZipFile(io.BytesIO(ada.http.get("/api/me/export").content)).read("me.json").decode()
    assert receiver.url in exported and made["secret"].removeprefix("whsec_") not in exported
    with Program(open_host, ada, "profile") as program:
        assert program.code("POST", "/api/me/webhooks", {"url": f"{receiver.url}/bot"}) is None
    [token] = ada.got(ada.http.get("/api/me/tokens"))
    assert len(listed(ada)) == 2
    ada.http.delete(f"/api/me/tokens/{token['number']}")
    assert listed(ada) == [made | {"secret": None}]
    for number in range(4):
        hooked(ada, f"{receiver.url}/{number}")
    assert ada.http.post("/api/me/webhooks", json={"url": receiver.url}).json()["code"] == "host-too-many-webhooks"
    assert ada.http.delete(f"/api/me/webhooks/{made['number']}").status_code == 204
    table = ada.open("bones", [ME, MIND])["table"]
    assert ada.http.delete("/api/me").status_code == 204
    assert bob.http.get(f"/api/tables/{table}").status_code == 404 and receiver.sent == []


@pytest.mark.parametrize(
    "given",
    [
        ["--webhooks-to", "http://10.0.0.5"],
        ["--webhooks", "--webhooks-to", "10.0.0.5"],
        ["--webhooks", "--webhooks-to", "http://a/b"],
    ],
)
def test_what_an_operator_allows_is_the_beginning_of_an_address(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, given: list[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'host.db'}"
    assert main(["--lang", "en", "serve", "--port", "0", "--database", database, *given]) == 2
    assert "Give --webhooks-to the beginning of an address" in capsys.readouterr().err


def test_an_operator_allows_them_or_there_are_none(host: Host, ada: Guest) -> None:
    answer = ada.http.post("/api/me/webhooks", json={"url": "https://example.org/"})
    assert (answer.status_code, answer.json()["code"]) == (404, "host-no-webhooks")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://example.org:8443/", "https://example.org:22/", "https://a@example.org/",
        "https://:x@example.org/", "ftp://example.org/", "https://", "https:///x", "https://exa mple.org/", "//a/b",
        "https://example.org/#a", "https://example.org/\r\nX: y", "https://bücher.example/", "https://[::1", "",
        "https://example.org:x/", "javascript:alert(1)", "http://127.0.0.1:9001", "http://127.0.0.1:90",
        "http://127.0.0.1:9000@example.org/",
    ],
)  # fmt: skip
def test_what_is_no_address_for_a_webhook(url: str) -> None:
    with pytest.raises(Refused, match="host-webhook-address"):
        target(url, ["http://127.0.0.1:9000"])


def test_an_address_is_taken_as_it_stands() -> None:
    assert target("https://example.org/a?b=c", []) == ("example.org", 443, "/a?b=c", True, False)
    assert target("http://127.0.0.1:9000/x", ["http://127.0.0.1:9000"]) == ("127.0.0.1", 9000, "/x", False, True)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True), ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True), ("127.0.0.1", False),
        ("0.0.0.0", False), ("10.0.0.1", False), ("172.16.0.1", False), ("192.168.1.1", False), ("100.64.0.1", False),
        ("169.254.169.254", False), ("224.0.0.1", False), ("255.255.255.255", False), ("::1", False), ("::", False),
        ("fe80::1%eth0", False), ("fc00::1", False), ("fec0::1", False), ("ff02::1", False),
        ("::ffff:127.0.0.1", False), ("::ffff:10.0.0.1", False), ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False), ("2001:0:1::", False),
    ],
)  # fmt: skip
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize("found", [["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::1"], []])
def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch, found: list[str]) -> None:
    def name_service(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, 443)) for address in found]

    async def connected(*_: Any, **__: Any) -> Any:
        raise AssertionError("connected")

    async def send() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", name_service)
        monkeypatch.setattr(asyncio, "open_connection", connected)
        with pytest.raises(ConnectionError, match="not a public address"):
            await post(target("https://inside.example/", []), {}, b"")

    asyncio.run(send())


def test_the_address_that_was_checked_is_the_one_that_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def name_service(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", ("93.184.215.14", 443))]

    async def connected(address: str, port: int, **how: Any) -> Any:
        asked.append((address, port, how["server_hostname"], how["ssl"].check_hostname))
        raise ConnectionError("far away")

    async def send() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", name_service)
        monkeypatch.setattr(asyncio, "open_connection", connected)
        with pytest.raises(ConnectionError, match="far away"):
            await post(target("https://example.org/", []), {}, b"")

    asyncio.run(send())
    assert asked == [("93.184.215.14", 443, "example.org", True)]


@pytest.mark.parametrize("said", [b"", b"HTTP/1.1", b"x" * 100_000, b"SSH-2.0-x\r\n"])
def test_who_answers_nothing_or_too_much_is_left(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(posting, "PATIENCE", 0.5 if said in (b"", b"HTTP/1.1") else 60.0)

    async def send() -> None:
        gone = asyncio.Event()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(said)
            await gone.wait()
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            with pytest.raises((OSError, ValueError)):
                await post(target(url, [url]), {}, b"{}")
            gone.set()

    asyncio.run(send())
