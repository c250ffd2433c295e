"""Notices of moves in slow games: encrypted for one browser, signed by the host, sent to push services alone."""

import base64
import io
import json
import sqlite3
import threading
import zipfile
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ossuary.cli import main
from ossuary.host.clock import clock

from ..host import PATIENCE, Guest, Host
from .test_clocks import until

CONTACT = "mailto:ada@example.org"
CURVE = ec.SECP256R1()
DAYS = {"clock": {"days": 1}}
SEATS = [{"kind": "me"}, {"kind": "open"}]


class Service(ThreadingHTTPServer):
    """A push service on this machine, with what it was sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Post)
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}"


class Post(BaseHTTPRequestHandler):
    """Receives notifications."""

    server: Service

    def do_POST(self) -> None:
        """Notes it."""
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.path.endswith("/broken"):
            self.close_connection = True
            return
        self.server.sent.append((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        self.send_header("location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


class Phone:
    """A browser with its own key."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self.auth = endpoint, b"0123456789abcdef"
        self.key = ec.generate_private_key(CURVE)
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def told(self, **more: Any) -> dict[str, Any]:
        """What the page sends to the host."""
        return {"endpoint": self.endpoint, "public": packed(self.public), "auth": packed(self.auth), **more}

    def opened(self, body: bytes) -> Any:
        """What a notice says to this browser."""
        salt, length, point, cipher = body[:16], body[20], body[21:86], body[86:]
        assert length == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        info = b"WebPush: info\0" + self.public + point
        shared = HKDF(SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), theirs))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        plain = AESGCM(key).decrypt(nonce, cipher, None)
        assert plain.endswith(b"\2")
        return json.loads(plain[:-1])


def packed(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service."""
    with Service() as made:
        threading.Thread(target=made.serve_forever, args=(0.01,)).start()
        yield made
        made.shutdown()


@pytest.fixture
def url(tmp_path: Path, service: Service) -> Iterator[str]:
    """A host that sends notices, also to the push service of the test."""
    with Host(tmp_path, rate=10_000, contact=CONTACT, push_service=service.url) as made:
        yield made.url


def slow_game(ada: Guest, bob: Guest, **more: Any) -> str:
    """A table of two, begun."""
    made = ada.open("shark-attacks", SEATS, **{**DAYS, **more})
    bob.ask(made["table"], "join", made["invite"])
    ada.ask(made["table"], "start")
    table: str = made["table"]
    return table


def devices(folder: Path) -> int:
    """How many devices the host in a folder knows."""
    with closing(sqlite3.connect(folder / "host.db", timeout=PATIENCE)) as connection:
        found: int = connection.execute("select count(*) from devices").fetchone()[0]
    return found


def stop(table: str, *guests: Guest) -> Guest:
    """Plays the turn of the player to move, and returns that player."""
    for guest in guests:
        seen = guest.seen(table)
        if offers := [offer for offer in seen["yours"]["offers"] if offer["action"] == "stop"]:
            guest.ask(table, "act", version=seen["table"]["version"], seat=offers[0]["seat"], actions=["stop"])
            return guest
    raise AssertionError(seen)


def test_a_notice_tells_one_sentence_to_whoever_is_to_move(url: str, service: Service) -> None:
    ada, bob = Guest(url, "Ada"), Guest(url, "Bob")
    phones = {ada.player: Phone(f"{service.url}/send/ada"), bob.player: Phone(f"{service.url}/send/bob?x=1")}
    for guest, language in ((ada, "en"), (bob, "de")):
        guest.got(guest.http.post("/api/me/push", json=phones[guest.player].told(language=language)))
    table = slow_game(ada, bob)
    until(lambda: bool(service.sent))  # the first player
    mover = stop(table, ada, bob)
    until(lambda: len(service.sent) == 2)
    other = bob if mover is ada else ada
    path, headers, body = service.sent[-1]
    assert phones[other.player].endpoint == service.url + path
    text = {"Ada": "Your move: Shark Attacks!", "Bob": "Du bist am Zug: Shark Attacks!"}
    assert phones[other.player].opened(body) == {"text": text["Ada" if other is ada else "Bob"], "table": table}
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    signed(headers["Authorization"], service.url, ada.got(ada.http.get("/api/push"))["key"])


def signed(header: str, origin: str, key: str) -> None:
    """The header proves that the host with this key sends, to this service."""
    token, _, public = header.removeprefix("vapid t=").partition(",k=")
    assert public == key
    head, claims, signature = token.split(".")
    told = json.loads(unpacked(claims))
    assert (told["aud"], told["sub"]) == (origin, CONTACT)
    assert clock() < told["exp"] <= clock() + 24 * 3600
    raw = unpacked(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(public))
    point.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_nobody_is_told_who_is_there_plays_fast_or_wants_no_more(url: str, service: Service) -> None:
    ada, bob = Guest(url, "Ada"), Guest(url, "Bob")
    numbers = []
    for guest in (ada, bob):
        phone = Phone(f"{service.url}/send/{guest.player}")
        numbers.append(guest.got(guest.http.post("/api/me/push", json=phone.told()))["number"])
    fast = slow_game(ada, bob, clock={"seconds": 60})
    stop(fast, ada, bob)
    table = slow_game(ada, bob)
    until(lambda: len(service.sent) == 1)
    with ada.live(table), bob.live(table):
        stop(table, ada, bob)
    for guest, number in zip((ada, bob), numbers, strict=True):
        assert guest.http.delete(f"/api/me/push/{number}").status_code == 204
    stop(table, ada, bob)
    for guest in (ada, bob):
        guest.got(guest.http.post("/api/me/push", json=Phone(f"{service.url}/send/later-{guest.player}").told()))
    stop(table, ada, bob)
    until(lambda: any(path.startswith("/send/later") for path, _, _ in service.sent))
    assert len(service.sent) == 2


@pytest.mark.parametrize(("status", "again"), [(410, 1), (404, 1), (500, 2), (307, 2)])
def test_a_device_that_is_gone_is_forgotten_and_no_redirect_is_followed(
    url: str, service: Service, tmp_path: Path, status: int, again: int
) -> None:
    service.status = status
    ada, bob = Guest(url, "Ada"), Guest(url, "Bob")
    for guest in (ada, bob):
        guest.got(guest.http.post("/api/me/push", json=Phone(f"{service.url}/send/{guest.player}").told()))
    table = slow_game(ada, bob)
    until(lambda: len(service.sent) == 1)
    stop(table, ada, bob)
    until(lambda: len(service.sent) == 2)
    until(lambda: devices(tmp_path) == (0 if again == 1 else 2))
    first, service.status = service.sent[0][0], 201
    for guest in (ada, bob):
        guest.got(guest.http.post("/api/me/push", json=Phone(f"{service.url}/send/later-{guest.player}").told()))
    stop(table, ada, bob)

    def sent(place: str) -> int:
        return sum(path.startswith(place) for path, _, _ in service.sent)

    until(lambda: sent("/send/later") == 1 and sent(first) >= again)
    assert sent(first) == again


def test_a_service_that_breaks_off_does_not_keep_the_notice_from_other_devices(url: str, service: Service) -> None:
    ada, bob = Guest(url, "Ada"), Guest(url, "Bob")
    for guest in (ada, bob):
        for place in ("broken", "whole"):
            phone = Phone(f"{service.url}/send/{guest.player}/{place}")
            guest.got(guest.http.post("/api/me/push", json=phone.told()))
    slow_game(ada, bob)
    until(lambda: [path.rpartition("/")[2] for path, _, _ in service.sent] == ["whole"])


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/send/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://example.org/fcm.googleapis.com",
        "https://push.apple.com.evil.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/x\r\nHost: elsewhere",
        "https://fcm.googleapis.com:five/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_nothing_is_sent_anywhere_but_to_push_services(url: str, endpoint: str) -> None:
    ada = Guest(url)
    answer = ada.http.post("/api/me/push", json=Phone(endpoint).told())
    assert (answer.status_code, answer.json()["code"]) == (400, "host-push-service")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d",
    ],
)
def test_the_push_services_of_browsers_are_known(url: str, endpoint: str) -> None:
    ada = Guest(url)
    number = ada.got(ada.http.post("/api/me/push", json=Phone(endpoint).told()))["number"]
    assert len(number) == 32


def test_what_is_no_key_is_refused(url: str) -> None:
    ada = Guest(url)
    told = Phone("https://fcm.googleapis.com/x").told()
    answer = ada.http.post("/api/me/push", json={**told, "public": "A" * 87})
    assert (answer.status_code, answer.json()["code"]) == (400, "host-push-service")
    answer = ada.http.post("/api/me/push", json={**told, "auth": "short"})
    assert (answer.status_code, answer.json()["code"]) == (400, "host-malformed")
    answer = httpx.post(f"{url}/api/me/push", json=told)
    assert (answer.status_code, answer.json()["code"]) == (401, "host-who")


def test_devices_are_among_what_can_be_taken_away(url: str, service: Service) -> None:
    ada, phone = Guest(url, "Ada"), Phone(f"{service.url}/send/ada")
    ada.got(ada.http.post("/api/me/push", json=phone.told(language="de")))
    with zipfile.ZipFile(io.BytesIO(ada.http.get("/api/me/export").content)) as file:
        (device,) = json.loads(file.read("me.json"))["devices"]
    assert (device["endpoint"], device["language"]) == (phone.endpoint, "de")


def test_a_device_that_is_thrown_out_is_told_nothing_more(url: str, service: Service) -> None:
    ada = Guest(url, "Ada")
    with httpx.Client(base_url=url, timeout=PATIENCE) as lost:
        lost.post("/api/recover", json={"code": ada.got(ada.http.post("/api/me/recovery"))["code"]})
        for client, place in ((ada.http, "kept"), (lost, "lost")):
            assert client.post("/api/me/push", json=Phone(f"{service.url}/send/{place}").told()).status_code == 201
    [number] = [device["number"] for device in ada.http.get("/api/me/sessions").json() if not device["here"]]
    assert ada.http.delete(f"/api/me/sessions/{number}").status_code == 204
    with zipfile.ZipFile(io.BytesIO(ada.http.get("/api/me/export").content)) as file:
        devices = json.loads(file.read("me.json"))["devices"]
    assert [device["endpoint"] for device in devices] == [f"{service.url}/send/kept"]


def test_the_key_stays_the_same_and_its_secret_is_not_told(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with Host(tmp_path, rate=10_000, contact=CONTACT) as host:
            keys.append(httpx.get(f"{host.url}/api/push").json())
    assert keys[0] == keys[1] and len(unpacked(keys[0]["key"])) == 65


def test_without_a_contact_there_are_no_notices(host: Host, ada: Guest) -> None:
    assert ada.got(ada.http.get("/api/push")) == {"key": None}
    answer = ada.http.post("/api/me/push", json=Phone("https://fcm.googleapis.com/x").told())
    assert (answer.status_code, answer.json()["code"]) == (404, "host-no-push")


def test_a_contact_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--port", "0", "--notices", "ada"]) == 2
    assert capsys.readouterr().err.startswith("Give --notices a contact address")
