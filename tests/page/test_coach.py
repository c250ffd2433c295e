"""The coach at the table: a hint, the whole answer, a question before a mistake, and on only where everybody agreed."""

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .test_barriers import in_both_themes
from .test_games import EVE, ME, MIND, mostly
from .test_touch import SMALL
from .visitor import PATIENCE, PHONE, SHORT, Visitor, seen

GRAVE = ("mistake", "blunder")
HINT = re.compile("Best:|[Aa]bout equal|no sure difference|no difference")
# Long enough for a choice and a mistake.
LONG: dict[str, dict[str, Any]] = {
    **SHORT,
    "rolling-bones": {"target": 40},
    "shark-attacks": {},
    "bones": {"end": "rounds=3"},  # in a longer one hardly a choice decides the game
}
PASSING = re.compile("status of (409|429|503)")  # the browser's own words

# What the coach has to say in the end, and the offers as the page lists them.
ADVICE = """async (table) => {
  for (;;) {
    const answer = await fetch(`/api/tables/${table}/coach`);
    const told = await answer.json();
    if (told.settled) return told;
    if (!answer.ok && !['host-busy', 'host-too-fast'].includes(told.code)) throw new Error(told.code);
    await new Promise((done) => setTimeout(done, 300));
  }
}"""
YOURS = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).yours"
# Whether a tap in the middle of each button of the bar finds that button.
COVERED = """() => [...document.querySelectorAll('.bar button')].filter((it) => {
  const box = it.getBoundingClientRect();
  return !it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((it) => it.outerHTML)"""


@pytest.fixture
def visit(visit: Callable[..., Visitor]) -> Iterator[Callable[..., Visitor]]:
    """Opens windows in which the host may say that it has no time just now, as while it compiles."""
    visitors: list[Visitor] = []

    def make(**how: Any) -> Visitor:
        visitors.append(visit(**how))
        return visitors[-1]

    yield make
    for visitor in visitors:
        forgive(visitor)


def forgive(visitor: Visitor) -> None:
    """Forgets that the host had no time for a while."""
    visitor.errors = [error for error in visitor.errors if not PASSING.search(error)]


def panel(page: Page, name: str = "The coach") -> Locator:
    """Where the coach is."""
    return page.get_by_role("region", name=name, exact=True)


def to_choose(ada: Visitor, table: str) -> Any:
    """Goes on until there is something to choose; the offers."""
    end = time.monotonic() + PATIENCE / 1000
    while len((yours := ada.page.evaluate(YOURS, table))["offers"]) < 2:
        assert time.monotonic() < end and not ada.over.count(), ada.page.locator("main").inner_text()
        ada.step()
    return yours


def choose(ada: Visitor, yours: Any, action: str) -> None:
    """Chooses an action by its words."""
    number = len(yours["chains"]) + [offer["action"] for offer in yours["offers"]].index(action)
    ada.page.get_by_role("button", name=re.compile("actions in words$")).click()
    ada.page.get_by_role("dialog", name="What you can do").get_by_role("listitem").nth(number).get_by_role(
        "button"
    ).click()


def mistake(ada: Visitor, table: str) -> tuple[Any, Any]:
    """Plays well until a grave mistake can be made; the offers, and the mistake."""
    for _ in range(20):
        yours = to_choose(ada, table)
        advice = ada.page.evaluate(ADVICE, table)
        worst = max(advice["choices"], key=lambda choice: float(choice["given_away"]))
        if worst["grade"] in GRAVE:
            return yours, worst
        before = ada.version(table)
        choose(ada, yours, advice["choices"][0]["action"])
        ada.moved(table, before)
    raise AssertionError("no mistake to be made")


def careful(visitor: Visitor) -> Visitor:
    """Wants to be asked before a mistake."""
    visitor.open()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("are you sure").check()
    visitor.page.keyboard.press("Escape")
    return visitor


@mostly("shark-attacks", "skulls-of-sedlec")
def test_a_hint_then_the_whole_answer_and_a_mistake_is_warned_of(visit: Callable[..., Visitor], game: str) -> None:
    ada = careful(visit())
    table = ada.set_up(game, ME, MIND, coach=True, options=LONG[game])
    yours = to_choose(ada, table)
    coach = panel(ada.page)
    expect(coach).to_contain_text("The coach is on")
    coach.get_by_role("button", name="Hint").click()
    expect(coach.locator(".hint")).to_contain_text(HINT)
    expect(coach.get_by_role("listitem")).to_have_count(0)
    coach.get_by_role("button", name="Figures").click()
    answer = panel(ada.page, "Figures")
    choices = ada.page.evaluate(ADVICE, table)["choices"]
    assert sum(1 + len(choice["alike"]) for choice in choices) == len(yours["offers"])
    assert answer.locator("ol > li").count() == len(choices)
    best = answer.locator("ol > li").first
    expect(best).to_contain_text(re.compile(r"\d%.*\."))
    shown = sum(one.is_visible() for one in answer.locator("ol > li").all())
    assert shown == len(choices) or shown == 4
    coach.get_by_role("button", name="Close").click()
    expect(answer).to_have_count(0)

    yours, worst = mistake(ada, table)
    before = ada.version(table)
    doubt = ada.page.get_by_role("dialog", name="Are you sure?")
    choose(ada, yours, worst["action"])
    expect(doubt).to_contain_text("gives away")
    expect(doubt).to_contain_text("is better and leaves")
    doubt.get_by_role("button", name="Think again").click()
    expect(doubt).to_have_count(0)
    assert ada.version(table) == before
    choose(ada, yours, worst["action"])
    doubt.get_by_role("button", name="Do it anyway").click()
    expect(doubt).to_have_count(0)
    ada.moved(table, before)


def test_what_is_good_is_not_asked_about(visit: Callable[..., Visitor]) -> None:
    ada = careful(visit())
    table = ada.set_up("shark-attacks", ME, EVE, coach=True, options={})
    for _ in range(4):
        yours = to_choose(ada, table)
        before = ada.version(table)
        choose(ada, yours, ada.page.evaluate(ADVICE, table)["choices"][0]["action"])
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        ada.moved(table, before)


@pytest.mark.parametrize("answering", [False, True], ids=["silent", "failing"])
def test_a_coach_that_does_not_answer_holds_nobody_up(visit: Callable[..., Visitor], answering: bool) -> None:
    ada = careful(visit())

    def fail(route: Route) -> None:
        if answering:
            route.fulfill(
                status=503, json={"code": "host-players-only", "said": {"key": "host-players-only", "args": {}}}
            )

    ada.page.route("**/coach", fail)
    table = ada.set_up("shark-attacks", ME, EVE, coach=True, options={})
    before = ada.version(table)
    ada.page.locator(".bar").get_by_role("button", name="Stop").click()
    ada.moved(table, before)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_two_people_ask_and_agree_and_all_see_it(visit: Callable[..., Visitor]) -> None:
    ada, bob, cleo = visit(), visit(viewport=PHONE), visit()
    table = ada.meet(bob, "shark-attacks", options={}, listed=True)
    cleo.open(f"/t/{table}")
    seen(cleo, "You are watching")
    for visitor in (ada, bob, cleo):
        expect(panel(visitor.page)).to_have_count(0)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play with the coach").click()
    for visitor in (ada, cleo):
        expect(panel(visitor.page)).to_contain_text("Ada would like to play with the coach. Still to agree: Bob.")
    expect(panel(bob.page)).to_contain_text("Do you agree?")
    panel(bob.page).get_by_role("button", name="No, thanks").click()
    for visitor in (ada, bob, cleo):
        expect(panel(visitor.page)).to_have_count(0)
    seen(ada, "Bob wants to play without the coach")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play with the coach").click()
    panel(bob.page).get_by_role("button", name="Agree", exact=True).click()
    for visitor in (ada, bob, cleo):
        expect(panel(visitor.page)).to_contain_text("The coach is on")
    expect(panel(cleo.page).get_by_role("button")).to_have_count(0)
    mover, other = (ada, bob) if "Ada" in ada.page.locator("[aria-current=step]").inner_text() else (bob, ada)
    panel(mover.page).get_by_role("button", name="Hint").click()
    expect(panel(mover.page).locator(".hint")).to_contain_text(HINT)
    panel(other.page).get_by_role("button", name="Hint").click()
    expect(panel(other.page)).to_contain_text("when it is your move")
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Play without the coach").click()
    for visitor in (ada, bob, cleo):
        expect(panel(visitor.page)).to_have_count(0)


def test_whoever_is_invited_sees_it_before_they_sit_down(visit: Callable[..., Visitor]) -> None:
    ada, bob = visit(), visit(viewport=PHONE)
    ada.open("/new?game=shark-attacks")
    ada.page.get_by_label("Seat 2").select_option("open")
    ada.page.get_by_label("Play with the coach").check()
    ada.page.get_by_role("button", name="Open the table").click()
    bob.page.goto(ada.page.get_by_label("Invite friends").input_value())
    expect(bob.page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(bob.page.get_by_text("By taking a seat you agree to it.")).to_be_visible()
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.get_by_text("By taking a seat you agree to it.")).to_have_count(0)
    for visitor in (ada, bob):
        expect(panel(visitor.page)).to_contain_text("The coach is on")


def test_by_keyboard(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.set_up("shark-attacks", ME, EVE, coach=True, options={})
    stop = ada.page.locator(".bar").get_by_role("button", name="Stop")
    stop.focus()
    ada.page.keyboard.press("c")
    coach = panel(ada.page)
    expect(coach.locator("[aria-live=polite]")).to_contain_text(HINT)
    expect(stop).to_be_focused()
    ada.page.keyboard.press("c")
    expect(panel(ada.page, "Figures")).to_be_focused()
    assert ada.page.evaluate("scrollY") == 0
    ada.page.keyboard.press("Escape")
    expect(coach.get_by_role("button")).to_have_attribute("aria-expanded", "false")
    expect(stop).to_be_focused()


@mostly("rolling-bones", "skulls-of-sedlec")
def test_on_a_phone_nothing_that_is_to_be_tapped_is_covered(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    table = ada.set_up(game, ME, EVE, coach=True, options=LONG[game])
    to_choose(ada, table)
    coach = panel(ada.page)
    for press, shown, text in (("Hint", ".hint", HINT), ("Figures", ".choices", "%")):
        coach.get_by_role("button", name=press).tap()
        expect(coach.locator(shown)).to_contain_text(text)
        assert ada.page.evaluate(COVERED) == []
        assert ada.page.evaluate(SMALL) == []


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desk"])
def test_no_barriers(visit: Callable[..., Visitor], viewport: dict[str, int]) -> None:
    ada = careful(visit(viewport=viewport))
    table = ada.set_up("shark-attacks", ME, EVE, coach=True, options={})
    coach = panel(ada.page)
    for press, shown, text in (("Hint", ".hint", HINT), ("Figures", ".choices", "%")):
        coach.get_by_role("button", name=press).click()
        expect(coach.locator(shown)).to_contain_text(text)
        assert in_both_themes(ada) == []
    yours, worst = mistake(ada, table)
    choose(ada, yours, worst["action"])
    expect(ada.page.get_by_role("button", name="Think again")).to_be_focused()
    assert in_both_themes(ada) == []


def test_german(visit: Callable[..., Visitor]) -> None:
    ada = visit(locale="de-DE")
    ada.set_up("shark-attacks", ME, EVE, coach=True, options={})
    coach = panel(ada.page, "Der Trainer")
    coach.get_by_role("button", name="Ein Tipp").click()
    expect(coach.locator(".hint")).to_contain_text(re.compile("Am besten:|gleich gut|kein.* Unterschied"))
    coach.get_by_role("button", name="Zahlen").click()
    expect(coach.locator(".chance").first).to_have_text(re.compile(r"^\d+,\d\s%$"))
