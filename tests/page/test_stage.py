"""The stage: what others do is seen whole and in order, and a press plays one act."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..host.host import Host
from .visitor import PHONE, Visitor
from .wire import Wire

ME, EVE, MIND = {"kind": "me"}, {"kind": "me", "name": "Eve"}, {"kind": "mind", "mind": "rule-of-thumb"}
# Notes what is on show whenever it changes: whose move it is, the scores, the bar, the log and the title.
NOTING = """() => {
  const texts = (what) => [...document.querySelectorAll(what)].map((it) => it.innerText);
  globalThis.noted = [];
  const note = () => {
    const now = {
      quiet: document.querySelector('.onshow')?.ariaDisabled,
      mover: texts('.players [aria-current=step] .called')[0] ?? null,
      scores: texts('.players .score').join(),
      bar: texts('.bar button').join(),
      log: document.querySelectorAll('.log p').length,
      title: document.title,
    };
    if (JSON.stringify(now) !== JSON.stringify(noted.at(-1))) noted.push(now);
  };
  const watching = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(note).observe(document, watching);
  note();
}"""


def noted(page: Page) -> list[dict[str, Any]]:
    """What was on show, one change after the other."""
    found: list[dict[str, Any]] = page.evaluate("noted")
    return found


def decided(page: Page) -> None:
    """Waits until there is something to decide."""
    expect(page).to_have_title(re.compile("^●"))
    expect(page.locator(".onshow[aria-disabled=false]")).to_be_visible()


def test_the_turn_of_a_bot_is_seen_and_nothing_is_known_before(visit: Callable[..., Visitor]) -> None:
    ada = visit(speed="quick")
    ada.set_up("shark-attacks", ME, MIND, options={"target": 40})
    ada.page.evaluate(NOTING)
    decided(ada.page)
    ada.page.get_by_role("button", name=re.compile("^Stop")).click()
    expect(ada.page.locator(".players li").nth(1)).to_have_attribute("aria-current", "step")
    decided(ada.page)
    course = noted(ada.page)
    theirs = [now for now in course if now["mover"] not in (None, "Ada")]
    assert len({now["log"] for now in theirs}) > 1, "its turn was told in one piece"
    assert not any(now["bar"] for now in theirs), "the bar was there in its turn"
    assert not any(now["title"].startswith("●") for now in theirs)
    grown = [now["log"] for now in course]
    assert grown == sorted(grown)


def test_a_bot_that_begins_is_seen(visit: Callable[..., Visitor]) -> None:
    ada = visit(speed="quick")
    ada.set_up("skulls-of-sedlec", MIND, ME)
    expect(ada.page.locator(".onshow[aria-disabled=true]")).to_be_visible()
    expect(ada.page.get_by_text("to skip")).to_be_visible()
    decided(ada.page)


def test_a_double_click_plays_one_act(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    table = ada.set_up("shark-attacks", ME, MIND, options={"target": 100})
    for _ in range(3):
        decided(ada.page)
        before = ada.version(table)
        ada.page.locator(".bar button").first.dblclick()
        ada.moved(table, before)
        decided(ada.page)
        mine = ada.page.evaluate(
            """async ([table, since]) => (await (await fetch(`/api/tables/${table}?since=${since}`)).json()).happened
              .filter(({kind, by}) => kind === 'played' && by === 'player').length""",
            [table, before],
        )
        assert mine == 1


def test_a_tap_or_space_skips(visit: Callable[..., Visitor]) -> None:
    ada = visit(speed="calm", viewport=PHONE)
    ada.set_up("skulls-of-sedlec", ME, MIND)
    skip = ada.page.get_by_text("to skip")
    expect(skip).to_be_visible()
    ada.page.keyboard.press(" ")
    expect(skip).to_be_hidden()
    decided(ada.page)
    ada.page.reload()  # the beginning was seen, though nobody has acted yet
    decided(ada.page)
    expect(skip).to_be_hidden()
    ada.set_up("skulls-of-sedlec", ME, MIND)
    expect(skip).to_be_visible()
    ada.page.mouse.click(195, 300)
    expect(skip).to_be_hidden()
    decided(ada.page)


def test_a_double_click_on_rematch_opens_one_table(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    sent: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    first = ada.set_up("shark-attacks", ME, MIND, options={"target": 100})
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    ada.page.get_by_role("button", name="Yes: Resign").click()
    ada.page.get_by_role("button", name="Rematch").dblclick()
    expect(ada.page).not_to_have_url(re.compile(first))
    decided(ada.page)
    assert len([frame for frame in sent if '"rematch"' in frame]) == 1


def test_a_key_that_is_held_to_skip_presses_nothing_when_it_is_let_go(visit: Callable[..., Visitor]) -> None:
    ada = visit(speed="calm")
    sent: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    table = ada.set_up("shark-attacks", ME, MIND, options={"target": 100})
    decided(ada.page)
    ada.page.locator(".bar button").first.focus()
    ada.page.keyboard.press("Enter")
    skip = ada.page.get_by_text("to skip")
    expect(skip).to_be_visible()
    ada.page.keyboard.down(" ")
    while skip.is_visible():  # too soon after the press
        ada.page.keyboard.up(" ")
        ada.page.keyboard.down(" ")
    decided(ada.page)
    expect(ada.page.locator(".bar button:focus")).to_be_visible()
    ada.page.keyboard.down(" ")
    ada.page.keyboard.up(" ")
    ada.version(table)  # whatever was sent is noted by now
    assert len([frame for frame in sent if '"act"' in frame]) == 1


def test_the_speed_is_a_setting(visit: Callable[..., Visitor]) -> None:
    ada = visit().open()
    ada.page.get_by_role("button", name="Settings").click()
    field = ada.page.get_by_label("Speed of what is shown")
    expect(field).to_have_value("none")
    field.select_option("Calm")
    ada.open()
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.get_by_label("Speed of what is shown")).to_have_value("calm")


@pytest.fixture
def wire(host: Host) -> Iterator[Wire]:
    """A line to the host."""
    made = Wire(host.port)
    yield made
    made.close()


@pytest.fixture
def cleo(browser: Browser, wire: Wire) -> Iterator[Visitor]:
    """Somebody at the near end of the line."""
    made = Visitor(browser, wire.url, speed="quick")
    yield made
    made.check()
    made.close()


def test_who_was_away_is_told_how_much_was_missed(visit: Callable[..., Visitor], cleo: Visitor, wire: Wire) -> None:
    ada = visit()
    table = ada.set_up("shark-attacks", ME, EVE, options={"target": 100})
    stop = ada.page.get_by_role("button", name=re.compile("^Stop"))
    path = f"/api/tables/{table}"
    invite = ada.page.evaluate("async (path) => (await (await fetch(path)).json()).yours.invite", path)
    cleo.open(f"/t/{table}?invite={invite}")
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    wire.cut()
    expect(cleo.page.get_by_text("Connection lost")).to_be_visible()
    for _ in range(4):
        decided(ada.page)
        before = ada.version(table)
        stop.click()
        ada.moved(table, before)
    wire.mend()
    expect(cleo.page.get_by_text("While you were away: 4 turns.")).to_be_visible()
    expect(cleo.page.locator(".log p")).not_to_have_count(0)
    known = cleo.page.locator(".players .score").all_inner_texts()
    cleo.page.evaluate(NOTING)
    cleo.page.get_by_role("button", name="Show me").click()
    expect(cleo.page.get_by_text("to skip")).to_be_visible()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    course = [now["scores"] for now in noted(cleo.page)]
    assert course[0] == course[-1] == ",".join(known)
    assert len(set(course)) > 3, "the turns were not shown one by one"


def test_people_at_one_screen_hand_it_over(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.open()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Say who is next").check()
    ada.set_up("shark-attacks", ME, EVE, options={"target": 100})
    decided(ada.page)
    card = ada.page.get_by_role("button", name=re.compile("’s turn"))
    expect(card).to_be_hidden()
    ada.page.get_by_role("button", name=re.compile("^Stop")).dblclick()
    expect(card).to_be_focused()
    card.click()
    expect(card).to_be_hidden()
    decided(ada.page)
