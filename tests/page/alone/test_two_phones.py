"""Two phones without a server: two windows on a plain file server's page, and what a camera carries between them."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ossuary.engine import record as records
from ossuary.engine.registry import GAMES
from ossuary.verify import verify

from ..visitor import LONGEST, Visitor
from .files import Files

pytestmark = pytest.mark.xdist_group("alone")  # the page is built once

NAMES = ["Ada", "Ben"]
# Not to be won by the first action, whatever the dice: they are nobody's to choose.
SHORT = {"shark-attacks": ("Points to win", "25"), "rolling-bones": ("Points to win", "20")}
CODE = "The code as a link"
# What leaves a page, if it cheats: its own share of the dice is another, or it says everything many times.
CHEAT = """{
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (window.cheats && message.type === 'said') {
      const said = JSON.parse(message.text);
      if (said.link) message.text = JSON.stringify({...said, link: '0'.repeat(64)});
    }
    for (let more = window.times ?? 1; more > 1; more--) send.call(this, text);
    return send.call(this, JSON.stringify(message));
  };
}"""


@pytest.fixture
def phones(browser: Browser, files: Files) -> Iterator[list[Visitor]]:
    """Two phones that open the page from the same file server."""
    both = [Visitor(browser, f"{files.url}/some/where/") for _ in NAMES]
    for phone in both:
        phone.context.add_init_script(CHEAT)
    yield both
    for phone in both:
        phone.close()


def shown(phone: Visitor) -> str:
    """The link that a phone shows as a code."""
    return phone.page.get_by_label(CODE).input_value()


def meet(inviting: Visitor, invited: Visitor, answer: str) -> None:
    """The one's code is read by the other, and theirs by the one: pasted, or by a camera that opens a window."""
    inviting.page.get_by_label(CODE).wait_for()
    reading = invited.tab() if answer == "camera" else invited.page
    reading.goto(shown(inviting))
    if answer == "camera":  # the window in which the game is takes it
        expect(reading.get_by_role("heading", name="Your other window has the code")).to_be_visible()
        reading.close()
    else:
        reading.get_by_label("Your name").fill("Ben")
    invited.page.get_by_role("button", name="Go on" if answer == "camera" else "Say yes").click()
    invited.page.get_by_label(CODE).wait_for()
    if answer == "camera":
        reading = inviting.tab()
        reading.goto(shown(invited))
        expect(reading.get_by_role("heading", name="Your other window has the code")).to_be_visible()
        reading.close()
    else:
        inviting.page.get_by_label("Paste their link").fill(shown(invited))
        inviting.page.get_by_role("button", name="Connect").click()
    for phone in (inviting, invited):
        phone.page.wait_for_url("**/some/where/?/t/**")
        phone.page.locator(".table").wait_for()
        expect(phone.page.get_by_text("is not connected")).to_be_hidden()


def begin(phones: list[Visitor], game: str) -> None:
    """Ada invites Ben, from the start page on."""
    ada, ben = phones
    ada.page.goto(f"{ada.how['base_url']}?/with?game={game}")
    ada.page.get_by_label("Your name").fill("Ada")
    expect(ada.page.get_by_label("Which game?")).to_have_value(game)
    if game in SHORT:
        ada.page.get_by_label(SHORT[game][0]).fill(SHORT[game][1])
    ada.page.get_by_role("button", name="Show the code").click()
    ben.page.goto(ben.how["base_url"] + "?/me")
    meet(ada, ben, "paste")


def play(phones: list[Visitor], turns: int = 10_000) -> None:
    """Both play on by the actions in words, for some actions or to the end."""
    end = time.monotonic() + LONGEST
    while turns > 0 and not all(phone.over.count() for phone in phones):
        assert time.monotonic() < end, [phone.page.locator("main").inner_text() for phone in phones]
        for phone in phones:
            turns -= phone.step()


def record_of(phone: Visitor) -> str:
    """The record that a phone gives away at the end."""
    with phone.page.expect_download() as download:
        phone.over.get_by_role("link", name="Download the record").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def finish(phones: list[Visitor]) -> None:
    """Both have the same record to the last letter, and it verifies; so it does in the page."""
    first, second = (record_of(phone) for phone in phones)
    assert first == second
    assert json.loads(first)["players"] == ["you:Ada", "you:Ben"]
    assert verify(records.read(first)).verdict == "shared"
    phones[1].over.get_by_role("link", name="Check the dice").click()
    expect(phones[1].page.get_by_role("heading", name="These dice came from both of you")).to_be_visible()
    for phone in phones:
        phone.check()


def test_a_whole_game_with_a_connection_that_was_lost(phones: list[Visitor]) -> None:
    ada, ben = phones
    begin(phones, "shark-attacks")
    play(phones, turns=1)
    ben.page.reload()
    expect(ada.page.get_by_text("Ben is not connected")).to_be_visible()
    ben.page.get_by_role("button", name="Connect").click()
    meet(ben, ada, "camera")
    play(phones)
    finish(phones)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_its_rematch(phones: list[Visitor], game: str) -> None:
    begin(phones, game)
    play(phones)
    phones[0].over.get_by_role("button", name="Rematch").click()
    phones[1].over.get_by_role("link", name="Go to the rematch").click()
    for phone in phones:
        expect(phone.over).to_be_hidden()
    play(phones)
    finish(phones)


@pytest.mark.nightly
def test_a_cheat_stops_the_game_and_is_named(phones: list[Visitor]) -> None:
    ada, ben = phones
    begin(phones, "shark-attacks")
    play(phones, turns=1)
    ben.page.evaluate("window.cheats = true")
    end = time.monotonic() + LONGEST
    while not ada.over.count():
        assert time.monotonic() < end
        for phone in phones:
            phone.step()
    expect(ada.over).to_contain_text("showed a share of the dice that it had not committed to")
    found = verify(records.read(record_of(ada)))
    assert (found.verdict, found.walk.difference) == ("unfinished", None)
    ada.check()


@pytest.mark.nightly
def test_a_flood_ends_the_connection_and_not_the_game(phones: list[Visitor]) -> None:
    ada, ben = phones
    begin(phones, "shark-attacks")
    play(phones, turns=1)
    ben.page.evaluate("window.times = 1000")
    flood = ada.page.get_by_text("sent more than any game needs")
    end = time.monotonic() + LONGEST
    while not flood.count():
        assert time.monotonic() < end
        for phone in phones:
            phone.step()
    ben.page.evaluate("window.times = 1")
    ada.page.get_by_role("button", name="Connect").click()
    meet(ada, ben, "camera")
    play(phones)
    finish(phones)
