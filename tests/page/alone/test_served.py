"""A host that serves the page which needs none, too: one begins there at once, also where the host does not answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ...host.host import Host
from ..visitor import Visitor
from .files import Local, kept_whole

pytestmark = pytest.mark.xdist_group("alone")  # the page is built once


@pytest.fixture
def serving(folder: Path, tmp_path: Path) -> Iterator[Host]:
    """A host with both pages."""
    with Host(tmp_path, rate=10_000, alone=str(folder / "some" / "where")) as made:
        yield made


def test_one_begins_without_the_host_and_brings_the_game_to_it(browser: Browser, serving: Host) -> None:
    visitor = Local(browser, f"{serving.url}/alone/", service_workers="allow")
    page = visitor.page
    page.goto(visitor.home)
    page.locator("[data-game=bones]").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/alone/?/t/**")
    table = page.url.rpartition("/")[2]
    visitor.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "id": "resign", "seat": 0})
    expect(visitor.over).to_be_visible()

    visitor.open("/games")
    page.get_by_role("button", name="Bring them to the host").click()
    expect(page.get_by_text("One game was brought.")).to_be_visible()
    page.get_by_role("button", name="Bring them to the host").click()
    expect(page.get_by_text("They were all there before.")).to_be_visible()
    at_host = Visitor(browser, serving.url, storage_state=visitor.context.storage_state())
    at_host.open("/games")
    expect(at_host.page.locator("main ol > li").get_by_text("Local dice")).to_be_visible()
    at_host.check()
    assert [error for error in visitor.errors if "401" not in error] == []  # the host was asked whom it knows
    at_host.close()
    visitor.close()


def test_where_the_host_does_not_answer_one_plays_on_without_it(browser: Browser, serving: Host, folder: Path) -> None:
    visitor = Visitor(browser, serving.url, service_workers="allow")
    page = visitor.page
    page.goto(serving.url)
    page.evaluate("async () => Boolean((await navigator.serviceWorker.ready).active)")
    page.get_by_role("link", name="Play without the host").click()
    page.wait_for_url("**/alone/")
    assert kept_whole(page, folder / "some" / "where") == []
    visitor.context.set_offline(True)
    page.goto(serving.url)
    page.get_by_role("link", name="Play here").click()
    page.wait_for_url("**/alone/")
    page.locator("[data-game=bones]").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/alone/?/t/**")
    visitor.close()
