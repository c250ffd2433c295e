"""The coach for a real table, and the files with which the page is an app."""

import time
from typing import Any

import httpx
import pytest

from ossuary.host.web.static_files import STATIC

from ..host import Guest, Host

LONGEST = 400  # seconds: these machines are noisy
BEACH: dict[str, Any] = {
    "game": "shark-attacks",
    "look": {"scores": [40, 52], "signs": [1, 0], "blue": {"wave": 1, "swimmer_2": 3}},
}


def counsel(guest: Guest, **described: Any) -> Any:
    """What the coach says, once it is ready: its judge may first have to be compiled."""
    deadline = time.monotonic() + LONGEST
    while True:
        answer = guest.http.post("/api/counsel", json=described, timeout=LONGEST)
        if answer.status_code != 503:
            return guest.got(answer)
        assert time.monotonic() < deadline, answer.text


def test_a_solved_choice_is_weighed_exactly(ada: Guest) -> None:
    told = counsel(ada, **BEACH)
    assert told["exact"] is True
    assert told["settled"] is True
    assert {choice["action"] for choice in told["choices"]} == {"stop", "go_on"}
    best, worse = (choice["chance"] for choice in told["choices"])
    assert 1 > best >= worse > 0
    assert told["hint"]["key"] == "coach-hint"
    assert told["hint"]["args"]["why"]["key"].startswith("coach-why-")


def test_a_sign_of_somebody_else_is_a_choice_too(ada: Guest) -> None:
    flight = {"phase": "signing", "sharks": 1, "eaten": 2, "bitten": 2, "signs_due": 1, "blue": {"wave": 2}}
    told = counsel(ada, game="shark-attacks", look={**flight, "scores": [40, 52], "signs": [3, 3]})
    assert [choice["action"] for choice in told["choices"]] == ["sign_from_1"]


def test_a_winning_stop_is_found(ada: Guest) -> None:
    look = {"scores": [95, 99], "blue": {"wave": 3, "swimmer_3": 2}}
    told = counsel(ada, game="shark-attacks", look=look)
    assert (told["choices"][0]["action"], told["choices"][0]["chance"]) == ("stop", 1.0)


@pytest.mark.parametrize(
    ("described", "code"),
    [
        ({"game": "bones", "look": {}}, "position-no-choice-here"),
        ({"game": "chess", "look": {}}, "position-no-choice-here"),
        ({"game": "shark-attacks", "look": {"blue": {"wave": 99}}}, "position-field"),
        ({"game": "rolling-bones", "look": {"rolled": {"skull": 6}}}, "position-dice-missing"),
        ({"game": "shark-attacks", "look": []}, "host-malformed"),
        ({"game": "shark-attacks"}, "host-malformed"),
        ({**BEACH, "whole": True}, "host-malformed"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(ada: Guest, described: Any, code: str) -> None:
    answer = ada.http.post("/api/counsel", json=described)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_question_that_is_too_large(ada: Guest) -> None:
    answer = ada.http.post("/api/counsel", json={**BEACH, "look": {"scores": [0] * 20_000}})
    assert (answer.status_code, answer.json()["code"]) == (413, "host-too-large")


def test_other_sites_cannot_ask(ada: Guest) -> None:
    answer = ada.http.post("/api/counsel", json=BEACH, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "host-origin")


# The app.


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/icon-192.png", "image/png"),
        ("/icon-maskable-512.png", "image/png"),
    ],
)
def test_what_browsers_look_for_at_the_top_is_asked_for_again_every_time(host: Host, path: str, kind: str) -> None:
    answer = httpx.get(f"{host.url}{path}")
    assert answer.is_success
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"


def test_every_address_of_the_helper_shows_the_page(host: Host) -> None:
    for path in ("/beside", "/beside/bones", "/sheet/abc"):
        answer = httpx.get(f"{host.url}{path}", headers={"accept": "text/html"})
        assert answer.status_code == 200 and "<script" in answer.text


def test_webassembly_is_allowed_in_the_worker_of_the_rules_alone(host: Host) -> None:
    (worker,) = (STATIC / "assets" / "python").glob("rules.worker-*.js")
    own = httpx.get(f"{host.url}/assets/python/{worker.name}").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in own and "'unsafe-eval'" not in own
    for path in ("/", "/sw.js", f"/assets/{next((STATIC / 'assets').glob('index-*.js')).name}", "/api/games"):
        assert "wasm" not in httpx.get(f"{host.url}{path}").headers["content-security-policy"]


def test_what_is_packed_is_not_packed_again(host: Host) -> None:
    (packed,) = (STATIC / "assets" / "python").glob("*/pyodide.asm.wasm.packed")
    address = f"{host.url}/assets/python/{packed.parent.name}/{packed.name}"
    answer = httpx.get(address, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert int(answer.headers["content-length"]) == packed.stat().st_size
    assert "immutable" in answer.headers["cache-control"]
