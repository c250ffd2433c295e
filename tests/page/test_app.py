"""The page as an app: without a host the start page and the helper work, and a new version leaves nothing stale."""

import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ossuary.host.web import static_files as built

from ..host.host import Host
from .test_barriers import barriers
from .test_beside import GO, RULES
from .visitor import PATIENCE, Visitor, seen

KEPT = """async () => Promise.all((await caches.keys()).map(
  async (name) => [name, (await (await caches.open(name)).keys()).map((it) => it.url)]))"""
VERSIONS = "async () => (await caches.keys()).filter((it) => it.startsWith('ossuary-page-')).join()"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
HAS_PYTHON = """async () => (await (await caches.open('ossuary-python')).keys()).length >= 6"""


def kept(page: Page) -> dict[str, list[str]]:
    """The addresses in every cache."""
    found: dict[str, list[str]] = dict(page.evaluate(KEPT))
    return found


def until(page: Page, what: str, value: Any = True) -> None:
    """Waits until something is so; a promise is waited for."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := page.evaluate(what)) != value:
        assert time.monotonic() < end, f"{what}: {found}"
        page.wait_for_timeout(100)


def test_without_a_host(browser: Browser, tmp_path: Path) -> None:
    with Host(tmp_path, rate=10_000) as host:
        ada = Visitor(browser, host.url, service_workers="allow").open()
        seen(ada, "Play now")
        page = ada.page
        until(page, CONTROLLED)
        assert not any("/python/" in address for addresses in kept(page).values() for address in addresses)
        page.get_by_role("link", name="Beside a real table").click()
        page.get_by_role("link", name="Bones Find the best line of tiles").click()
        page.locator(".points").wait_for(timeout=RULES)
        until(page, HAS_PYTHON)
        ada.set_up("bones", {"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"})
        page.locator(".table").wait_for()
        addresses = [address for found in kept(page).values() for address in found]
        assert not any("/api/" in address or "/t/" in address for address in addresses)

        host.stop()
        ada.open()
        seen(ada, "Play now")
        tab = ada.tab()
        tab.goto("/beside/bones")
        tab.locator(".points").wait_for(timeout=RULES)
        tab.get_by_role("button", name="5|2", exact=True).click()
        tab.get_by_role("button", name="6|2", exact=True).click()
        expect(tab.locator(".points")).to_have_text("15 pips")
        tab.evaluate(GO, "/beside/shark-attacks")
        tab.locator(".blue .faces button").nth(2).click()
        tab.get_by_role("button", name="Ask the coach").click()
        expect(tab.locator(".problem")).to_contain_text("The coach needs the host")
        ada.check()
        ada.close()


def test_the_coach_beside_a_real_table_answers_without_a_host_once_it_has_answered_here(
    browser: Browser, tmp_path: Path
) -> None:
    with Host(tmp_path, rate=10_000) as host:
        ada = Visitor(browser, host.url, service_workers="allow").open()
        page = ada.page
        until(page, CONTROLLED)
        page.evaluate(GO, "/beside/shark-attacks")
        page.locator(".points").wait_for(timeout=RULES)
        until(page, HAS_PYTHON)
        while not any(address.endswith(".npz") for found in kept(page).values() for address in found):
            if page.locator(".hint").count():  # which the host gave
                page.get_by_role("button", name="Clear").click()
            page.locator(".blue .faces button").nth(2).click()
            page.get_by_role("button", name="Ask the coach").click()
            page.locator(".hint").wait_for(timeout=RULES)
        host.stop()
        tab = ada.tab()
        tab.goto("/beside/shark-attacks")
        tab.locator(".points").wait_for(timeout=RULES)
        tab.locator(".blue .faces button").nth(3).click()
        tab.get_by_role("button", name="Ask the coach").click()
        expect(tab.locator(".hint")).to_contain_text("Best:", timeout=RULES)
        ada.check()
        ada.close()


class Gone(BaseHTTPRequestHandler):
    """A proxy whose host is away."""

    def do_GET(self) -> None:
        """Says so."""
        self.send_error(502)

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


def test_behind_a_proxy_without_a_host(browser: Browser, tmp_path: Path) -> None:
    with Host(tmp_path, rate=10_000) as host:
        ada = Visitor(browser, host.url, service_workers="allow").open()
        until(ada.page, CONTROLLED)
        host.stop()
        with ThreadingHTTPServer(("127.0.0.1", host.port), Gone) as proxy:
            Thread(target=proxy.serve_forever, args=(0.01,)).start()
            ada.open()
            seen(ada, "Play now")
            proxy.shutdown()
        ada.close()


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A host whose page can be exchanged for another version: its address, and how."""
    static = tmp_path / "static"
    shutil.copytree(built.STATIC, static)
    monkeypatch.setattr(built, "STATIC", static)

    def exchange(version: str) -> None:
        index, worker = static / "index.html", static / "sw.js"
        index.write_text(re.sub("<title>.*</title>", f"<title>{version}</title>", index.read_text()))
        worker.write_text(re.sub('"version":"[^"]*"', f'"version":"{version}"', worker.read_text()))

    with Host(tmp_path, rate=10_000) as host:
        yield host.url, exchange


def test_a_new_version(browser: Browser, release: Any) -> None:
    url, exchange = release
    exchange("first")
    ada = Visitor(browser, url, service_workers="allow").open()
    page = ada.page
    until(page, CONTROLLED)
    assert page.evaluate(VERSIONS) == "ossuary-page-first"
    exchange("second")
    assert "second" in (page.reload() or pytest.fail("no answer")).text()  # at once, whatever is kept
    until(page, VERSIONS, "ossuary-page-second")
    exchange("third")
    other = ada.tab()
    other.goto("/new")
    until(page, VERSIONS, "ossuary-page-second,ossuary-page-third")  # the older one is still used by a window
    page.reload()
    until(page, VERSIONS, "ossuary-page-second,ossuary-page-third")
    other.close()
    page.reload()
    until(page, VERSIONS, "ossuary-page-third")
    ada.check()
    ada.close()


def test_it_can_be_installed(browser: Browser, host: Host) -> None:
    ada = Visitor(browser, host.url, service_workers="allow").open()
    manifest = ada.page.locator("link[rel=manifest]").get_attribute("href")
    told = ada.context.request.get(str(manifest)).json()
    assert (told["name"], told["display"], told["start_url"], told["scope"]) == ("Ossuary", "standalone", "/", "/")
    purposes = {icon.get("purpose", "any") for icon in told["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in told["icons"]:
        size = ada.page.evaluate(
            "async (src) => { const it = new Image(); it.src = src; await it.decode(); return it.naturalWidth; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    ada.check()
    ada.close()


def test_notices_are_offered_where_the_host_sends_them(browser: Browser, host: Host, tmp_path: Path) -> None:
    offer = "Notify me when it is my move"
    with Host(tmp_path, rate=10_000, contact="mailto:ada@example.org") as sending:
        ada = Visitor(browser, sending.url, service_workers="allow").open("/me")
        ada.page.get_by_role("button", name=offer).click()
        seen(ada, "Your browser does not allow notifications from this page.")
        assert barriers(ada) == []
        ada.check()
        ada.close()
    bob = Visitor(browser, host.url, service_workers="allow").open("/me")
    seen(bob, "Another device")
    expect(bob.page.get_by_role("button", name=offer)).to_have_count(0)
    bob.close()


def test_sound_is_offered_once_at_the_first_table(visit: Callable[..., Visitor]) -> None:
    visitor = visit(new=True)
    visitor.set_up("bones", {"kind": "me"}, {"kind": "mind", "mind": "random"})
    page = visitor.page
    offer = page.get_by_role("group", name="Sounds")
    expect(offer).to_have_count(0)  # a visitor who has been here before was asked then
    page.evaluate("change => localStorage.setItem(...change)", ["ossuary-settings", '{"name": "Ada", "known": true}'])
    page.reload()
    with page.expect_response(lambda answer: "/turn-" in answer.url and answer.ok):
        offer.get_by_role("button", name="On").click()
    expect(offer).to_have_count(0)
    assert json.loads(page.evaluate("localStorage.getItem('ossuary-settings')"))["sound"] is True
    page.reload()
    expect(page.get_by_role("heading", name="Bones")).to_be_visible()
    expect(offer).to_have_count(0)
