"""A line that fails: the page says so, comes back by itself, and nothing is lost or played twice."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..host.host import Host, HostProcess
from .test_games import EVE, ME
from .visitor import SENTENCES, Visitor, seen, sentences
from .wire import Wire

LOST = "Connection lost"


@pytest.fixture
def wire(host: Host) -> Iterator[Wire]:
    """A line to the host."""
    made = Wire(host.port)
    yield made
    made.close()


@pytest.fixture
def ada(browser: Browser, wire: Wire) -> Iterator[Visitor]:
    """Somebody at the near end of the line, whose browser keeps nothing of the page."""
    made = Visitor(browser, wire.url)
    yield made
    made.check()
    made.close()


def resumed(visitor: Visitor) -> None:
    """The page says no longer that the line is lost."""
    expect(visitor.page.get_by_text(LOST)).to_have_count(0)


@pytest.mark.parametrize("fails", [Wire.cut, Wire.hush])
def test_what_is_done_without_a_line_is_played_once_it_is_back(
    ada: Visitor, wire: Wire, fails: Callable[[Wire], None]
) -> None:
    table = ada.set_up("shark-attacks", ME, EVE, options={})
    stop = ada.page.locator(".bar").get_by_role("button", name="Stop")
    stop.wait_for()
    before = ada.version(table)
    log = ada.page.get_by_role("list", name="What happened").get_by_role("listitem")
    told = log.count()
    fails(wire)
    stop.click()
    seen(ada, LOST)
    assert log.count() == told
    wire.mend()
    resumed(ada)
    expect(log).to_have_count(told + 1)
    assert ada.version(table) == before + 1
    stop.click()
    expect(log).to_have_count(told + 2)


def test_a_game_over_a_bad_line(ada: Visitor, wire: Wire) -> None:
    ada.set_up("rolling-bones", ME, EVE, ending=True)
    for _ in range(4):
        ada.step()
        wire.cut()
        wire.mend()
    ada.play_on()


def test_what_others_do_meanwhile_is_told_afterwards(
    ada: Visitor, wire: Wire, visit: Callable[..., Visitor], host: Host
) -> None:
    bob = visit()
    ada.set_up("shark-attacks", ME, {"kind": "open"}, options={})
    bob.page.goto(ada.page.get_by_label("Invite friends").input_value().replace(wire.url, host.url))
    bob.page.get_by_role("button", name="Take a seat").click()
    if "Ada" in ada.page.locator("[aria-current=step]").inner_text():
        ada.page.locator(".bar").get_by_role("button", name="Stop").click()
    theirs = bob.page.locator(".bar").get_by_role("button", name="Stop")
    theirs.wait_for()
    wire.cut()
    seen(ada, LOST)
    expect(bob.page.get_by_role("list", name="Players")).to_contain_text("not here")
    theirs.click()
    expect(theirs).to_have_count(0)
    wire.mend()
    resumed(ada)
    expect(ada.page.locator("[aria-current=step]")).to_contain_text("Ada")
    expect(bob.page.get_by_role("list", name="Players")).not_to_contain_text("not here")
    expect(ada.page.locator(SENTENCES).filter(has_text="Guest stops")).to_have_count(1)


def test_a_page_that_cannot_be_fetched_says_so(ada: Visitor, wire: Wire) -> None:
    ada.open()
    seen(ada, "Play now")
    wire.cut()
    ada.page.get_by_role("link", name="My profile").click()
    seen(ada, "The host cannot be reached")
    wire.mend()
    ada.page.get_by_role("button", name="Try again").click()
    seen(ada, "Another device")


def test_a_host_that_falls_and_rises(browser: Browser, tmp_path: Path) -> None:
    with HostProcess(tmp_path, rate=10_000) as host:
        ada = Visitor(browser, host.url)
        ada.set_up("rolling-bones", ME, EVE, ending=True)
        before = sentences(ada.page)
        assert ada.step()
        expect(ada.page.locator(SENTENCES)).not_to_have_text(before, use_inner_text=True)
        host.kill()
        seen(ada, LOST)
        told = sentences(ada.page)
        host.start()
        resumed(ada)
        assert sentences(ada.page) == told
        ada.play_on()
        ada.check()
        ada.close()
