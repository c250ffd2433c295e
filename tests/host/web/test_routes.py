"""From an address to its answer: how routes are found, what is checked at the door, and how answers are sent."""

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import closing
from typing import Any

import httpx
import pytest

from ossuary.host.web.answers import Answer
from ossuary.host.web.route import Route
from ossuary.host.web.router import Router
from ossuary.host.web.routes import ROUTES, SOCKETS
from ossuary.host.web.static_files import PAGES, STATIC

from ..host import PATIENCE, Guest, Host

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def nothing(_: Any) -> None:
    """Answers nothing."""


def test_every_route_is_found_at_its_address() -> None:
    router = Router([*ROUTES, *SOCKETS, *PAGES])
    for route in (*ROUTES, *SOCKETS, *PAGES):
        values = {name: f"<{name}>" for name in route.values}
        found = router.find(route.path.format(**values))
        assert found
        assert (found[0][route.method], found[1]) == (route, values)


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("/a/b", {}),
        ("//a///b//", {}),
        ("/a/c", {"name": "c"}),
        ("/a/{}", {"name": "{}"}),
        ("/a/c/d", {"name": "c"}),
        ("/files/x/y.js", {"rest": "x/y.js"}),
        ("/files/{rest}", {"rest": "{rest}"}),
        *((path, None) for path in ("/", "", "*", "/a", "/A/b", "/a/b/c", "/a/c/d/e", "/files", "/files/")),
    ],
)
def test_which_address_is_which(path: str, values: dict[str, str] | None) -> None:
    paths = ("/a/b", "/a/{name}", "/a/{name}/d", "/files/{rest}")
    found = Router([Route("GET", known, nothing) for known in paths]).find(path)
    assert (found and found[1]) == values


@pytest.mark.parametrize("path", ["/api/me", "/api/me/", "/api//me//", "/api/m%65", "/api%2fme"])
def test_an_address_is_the_same_however_it_is_written(ada: Guest, path: str) -> None:
    assert ada.got(ada.http.get(path))["player"] == ada.player


def test_what_a_method_may_do_is_said(ada: Guest) -> None:
    for path, allowed in (
        ("/api/me", "DELETE, GET, OPTIONS, POST"),
        ("/", "GET, OPTIONS"),
        ("/api/counsel", "OPTIONS, POST"),
    ):
        answer = ada.http.options(path)
        assert (answer.status_code, answer.headers["allow"], answer.content) == (204, allowed, b"")
        for method in ("PUT", "TRACE", "BREW"):
            answer = ada.http.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (405, "host-no-page")
    table = ada.open("bones", [ME, OPEN])["table"]
    for method in ("GET", "POST", "OPTIONS"):
        assert ada.http.request(method, f"/api/tables/{table}/live").status_code == 405
    assert ada.http.options("/api/nothing").status_code == 404


def test_a_wrong_method_counts_and_is_asked_for_by_name(host: Host) -> None:
    with httpx.Client(base_url=host.url, timeout=PATIENCE, headers={"X-Forwarded-For": "203.0.113.77"}) as client:
        assert client.put("/api/me", headers={"Host": "evil.example"}).status_code == 421
        assert 429 in {client.put("/api/me").status_code for _ in range(5000)}


def test_a_query_is_checked_by_its_own_names(ada: Guest) -> None:
    table = ada.open("bones", [ME, OPEN])["table"]
    answer = ada.http.get(f"/api/tables/{table}/looks?from=x&count=0&seat=8&invite={'y' * 41}&other=1")
    assert (answer.status_code, answer.json()["code"]) == (400, "host-malformed")
    asked = f"GET /api/tables/{table}/looks?from=x&count=0&seat=8&invite={'y' * 41}&other=1"
    wrong = "from: Expected `int`, got `str`; count: Expected `int` >= 1; seat: Expected `int` <= 7; invite: "
    assert answer.json()["said"]["args"]["reason"] == f"Validation failed for {asked}; {wrong}"[:200]
    for since in ("null", "0", "1", "x&since=1"):  # of several the last
        assert ada.http.get(f"/api/tables/{table}?since={since}").status_code == 200
    for since in ("", "-1", "1.5", "1&since=x", "01", "%D9%A3"):
        assert ada.http.get(f"/api/tables/{table}?since={since}").status_code == 400


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("", "Input data was truncated"),
        ("{", "Input data was truncated"),
        ("x", "JSON is malformed: invalid character (byte 0)"),
        ("[]", "Validation failed for POST /api/tables; data: Expected `object`, got `array`"),
        ('{"game": 1}', "Validation failed for POST /api/tables; game: Expected `str`, got `int`"),
        ('{"more": 1}', "Validation failed for POST /api/tables; data: Object contains unknown field `more`"),
        (
            '{"game": "bones", "seats": [{"kind": "me"}, {"kind": "no"}]}',
            "Validation failed for POST /api/tables; seats[1].kind: Invalid enum value 'no'",
        ),
        (
            '{"game": "bones", "seats": [{"kind": "me"}], "listed": "true"}',
            "Validation failed for POST /api/tables; listed: Expected `bool`, got `str`",
        ),
    ],
)
def test_a_body_is_read_whole_and_refused_with_the_place(ada: Guest, body: str, reason: str) -> None:
    answer = ada.http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "host-malformed")
    assert answer.json()["said"]["args"]["reason"] == reason


def test_files_are_sent_as_what_they_are(host: Host, nobody: httpx.Client) -> None:
    script = next((STATIC / "assets").glob("index-*.js"))
    for method in ("GET", "HEAD"):
        answer = nobody.request(method, f"/assets/{script.name}", headers={"accept-encoding": "identity"})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["content-length"] == str(script.stat().st_size)
        assert answer.headers["cache-control"] == "max-age=31536000, public, immutable"
        assert answer.content == (script.read_bytes() if method == "GET" else b"")
    (large,) = (STATIC / "assets" / "python").glob("*/pyodide.asm.wasm.packed")
    assert large.stat().st_size > 1024 * 1024
    answer = nobody.get(f"/{large.relative_to(STATIC).as_posix()}")
    assert answer.content == large.read_bytes()
    assert answer.headers["content-length"] == str(len(answer.content))
    answer = nobody.get("/sw.js")
    assert (answer.headers["cache-control"], answer.content) == ("no-cache", (STATIC / "sw.js").read_bytes())


@pytest.mark.parametrize(
    "path",
    ["", "nothing.js", "python", "../index.html", "..%2findex.html", "%2fetc%2fpasswd", "a" * 300, "python/../.."],
)
def test_only_files_of_the_page_are_given_out(host: Host, path: str) -> None:
    with closing(socket.create_connection(("127.0.0.1", host.port), timeout=PATIENCE)) as client:
        client.sendall(f"GET /assets/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert client.recv(12) == b"HTTP/1.1 404"


def test_what_comes_in_pieces_ends_with_whoever_wanted_it() -> None:
    made, closed = list[int](), list[bool]()

    async def endless() -> AsyncGenerator[bytes, None]:
        try:
            while True:
                made.append(len(made))
                yield b"x"
                await asyncio.sleep(0)
        finally:
            closed.append(True)

    async def scene() -> None:
        sent = list[Any]()

        async def receive() -> dict[str, str]:
            while len(made) < 3:
                await asyncio.sleep(0)
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await Answer(endless(), "text/plain").send({"scheme": "http", "path": "/"}, receive, send)
        assert sent[0]["status"] == 200 and all(message["more_body"] for message in sent[1:])

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
    assert closed == [True] and len(made) < 20
