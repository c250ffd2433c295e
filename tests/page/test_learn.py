"""Learning: guided first games to their end, the rules at hand, and why not that."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, expect

from .test_barriers import barriers
from .test_games import EVE, EVERY_GAME, ME, mostly
from .test_keyboard import presser
from .visitor import LONGEST, PHONE, TITLES, Visitor, seen

# What the guide has ringed and can be pressed, the likely way first; a hand card is but picked.
RINGED = """() => {
  const rings = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.selectorText));
  const all = rings.length ? [...document.querySelectorAll(rings.join(','))] : [];
  const free = all.filter((it) => it.checkVisibility() && it.ariaPressed !== 'true' && !it.closest('.hand'));
  const best = (...ways) => ways.map((way) => free.find((it) => it.matches(way))).find(Boolean);
  return best('.bar .primary', '.bar *', '.ghost', '*') ?? null;
}"""
COVERED = """(it) => {
  it.scrollIntoView({block: 'center'});
  const [a, b] = [it, document.querySelector('.guide')].map((one) => one.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
DONE = re.compile("The game is over|You have seen everything that matters")
WIDE = {"width": 1680, "height": 1000}
SHORT_PHONE, SIDEWAYS = {"width": 360, "height": 640}, {"width": 844, "height": 390}
# What is out of sight of a lesson: of the page, and of the words beside the board.
BELOW = """() => [document.documentElement, document.querySelector('.left')].map(
  (it) => Math.max(0, it.scrollHeight - it.clientHeight))"""
SIZES = pytest.mark.parametrize(
    "size",
    [
        pytest.param({"viewport": PHONE}, id="phone"),
        pytest.param({"viewport": WIDE}, id="wide", marks=pytest.mark.nightly),
    ],
)
SOUGHT = {"rolling-bones": "grave", "shark-attacks": "sun", "skulls-of-sedlec": "cemetery", "bones": "bag"}
GOVERNING = {"rolling-bones": "RB-2", "shark-attacks": "SA-2", "skulls-of-sedlec": "SK-3", "bones": "BN-7"}


def lesson(visitor: Visitor, game: str, button: str = "Learn by playing") -> None:
    """Begins a guided first game from the start page."""
    visitor.open()
    visitor.page.get_by_role("button", name=re.compile(f"^{button} ?: {re.escape(TITLES[game])}$")).click()
    visitor.page.locator(".guide .advice").first.wait_for()


def follow(visitor: Visitor, use: Callable[[ElementHandle], None]) -> None:
    """Does what the guide proposes until the lesson is complete."""
    end, advice = time.monotonic() + LONGEST, visitor.page.locator(".guide .advice")
    while not advice.filter(has_text=DONE).count():
        assert time.monotonic() < end, visitor.page.locator("main").inner_text()
        ringed = visitor.page.evaluate_handle(RINGED).as_element()
        if ringed:
            use(ringed)
        visitor.page.wait_for_timeout(60)


def click(wanted: ElementHandle) -> None:
    """Clicks what is to be clicked, if it is still ringed; the guide does not lie over it."""
    assert not wanted.evaluate(COVERED)
    wanted.evaluate(f"it => it === ({RINGED})() && it.click()")


@EVERY_GAME
@pytest.mark.parametrize("size", [SHORT_PHONE, PHONE, SIDEWAYS], ids=["short", "phone", "sideways"])
def test_a_lesson_fits_a_phone(visit: Callable[..., Visitor], game: str, size: dict[str, Any]) -> None:
    ada = visit(viewport=size)
    lesson(ada, game)
    ada.ready()
    assert ada.page.evaluate(BELOW) == [0, 0]
    lines = ada.page.locator(".guide .said p")
    for number in range(lines.count()):
        expect(lines.nth(number)).to_be_in_viewport(ratio=0.9)
        ada.page.get_by_role("button", name="Read on").click()
    expect(lines.first).to_be_in_viewport(ratio=0.9)


@EVERY_GAME
@SIZES
def test_a_lesson_to_its_end(visit: Callable[..., Visitor], game: str, size: dict[str, Any]) -> None:
    ada = visit(**size)
    lesson(ada, game)
    assert barriers(ada) == []
    follow(ada, click)
    progress = ada.page.get_by_role("button", name=re.compile(r"^Seen (\d+) of \1\b"))
    progress.click()
    seen(ada, "It does not count as a real game")
    assert barriers(ada) == []
    ada.page.get_by_role("button", name="Play a real game").click()
    expect(ada.page.locator(".guide")).to_have_count(0)
    ada.page.get_by_role("button", name="Menu").click()
    seen(ada, "The dice")  # sealed ones


@mostly("shark-attacks", "skulls-of-sedlec")
def test_a_lesson_leaves_the_board_most_of_a_small_phone(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport={"width": 360, "height": 640})
    lesson(ada, game)
    guide = ada.page.locator(".guide")
    paragraphs = guide.locator(".said p")

    def use(wanted: ElementHandle) -> None:
        assert guide.evaluate("it => it.offsetHeight") < 270, guide.inner_text()
        click(wanted)

    expect(paragraphs.nth(0)).to_be_in_viewport()
    expect(paragraphs.nth(1)).not_to_be_in_viewport()  # it is there for the ear
    guide.get_by_role("button", name="Read on").click()
    expect(paragraphs.nth(1)).to_be_in_viewport()
    follow(ada, use)


@mostly("shark-attacks", "bones")
def test_a_lesson_with_other_actions_than_proposed(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    lesson(ada, game)
    ada.play_on()
    expect(ada.page.locator(".guide .advice").last).to_have_text(DONE)
    expect(ada.over).to_be_visible()
    expect(ada.over.get_by_role("button", name="Rematch")).to_have_count(0)


def test_a_lesson_by_keyboard(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    lesson(ada, "shark-attacks")
    follow(ada, presser(ada))
    seen(ada, "you won it")


def test_another_way_is_answered(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    lesson(ada, "shark-attacks")
    said = ada.page.locator(".guide [aria-live=polite]")
    expect(said).to_contain_text("go on")
    ada.page.locator(".bar").get_by_role("button", name=re.compile("^Stop")).click()
    expect(said).to_contain_text("Your own way")
    expect(said).to_contain_text("Stopped")


def test_the_guide_can_be_left_and_called_back(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    lesson(ada, "bones")
    ada.page.get_by_role("button", name="Play without the guide").press("Enter")
    expect(ada.page.locator(".guide .advice")).to_have_count(0)
    assert ada.page.evaluate_handle(RINGED).as_element() is None
    ada.page.locator(".bar .primary").click()  # the game goes on
    ada.page.get_by_role("button", name="Call the guide back").press("Enter")
    expect(ada.page.locator(".guide .advice").first).to_contain_text("Your markers allow")


def test_a_lesson_in_german(visit: Callable[..., Visitor]) -> None:
    ada = visit(locale="de-DE")
    lesson(ada, "skulls-of-sedlec", "Spielend lernen")
    expect(ada.page.locator(".guide .advice")).to_contain_text("Grab: Wähl zwei Stapel")


# The rules.


@pytest.mark.parametrize(("game", "word"), SOUGHT.items())
def test_the_rules_have_pictures_rulings_and_a_search(visit: Callable[..., Visitor], game: str, word: str) -> None:
    ada = visit().open(f"/rules/{game}")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(TITLES[game])
    expect(ada.page.locator("figure svg").nth(10)).to_be_attached()
    pictured = ada.page.locator("section", has=ada.page.locator("figure")).first
    expect(pictured.get_by_role("heading")).to_have_text("What you play with")
    assert ada.page.locator(".ruling").count() >= 8
    every = ada.page.locator(".entry").count()
    ada.page.get_by_role("searchbox", name="Search the rules").fill(f"RULEBOOK {word}")
    expect(ada.page.get_by_role("status")).to_contain_text(re.compile("places? found"))
    assert 0 < ada.page.locator(".entry").count() < every / 2
    assert {text.lower() for text in ada.page.locator("mark").all_inner_texts()} == {"rulebook", word}
    assert barriers(ada) == []
    ada.page.get_by_role("searchbox").fill("xylophone")
    seen(ada, "Nothing found")


def test_the_rules_are_searched_in_german(visit: Callable[..., Visitor]) -> None:
    ada = visit(locale="de-DE").open("/rules/bones")
    ada.page.get_by_role("searchbox", name="Die Regeln durchsuchen").fill("doppelblanko")
    expect(ada.page.locator("mark").first).to_have_text(re.compile("Doppelblanko", re.IGNORECASE))


@mostly("rolling-bones")
@SIZES
def test_the_rules_open_at_what_is_going_on(visit: Callable[..., Visitor], game: str, size: dict[str, Any]) -> None:
    ada = visit(**size)
    table = ada.set_up(game, ME, EVE)
    rule = ada.page.evaluate(
        "async (path) => (await (await fetch(path)).json()).table.rules[0]", f"/api/tables/{table}"
    )
    assert rule == GOVERNING[game]
    ada.page.get_by_role("button", name="Rules").click()
    now = ada.page.locator(f'[data-rule="{rule}"]')
    expect(now).to_be_in_viewport()
    expect(now).to_contain_text("This rule applies now")
    assert barriers(ada) == []
    ada.page.get_by_role("button", name="Close").last.click()
    expect(now).to_have_count(0)
    assert ada.page.url.endswith(table)
    assert ada.step()  # the table is there as before


def test_the_rules_stay_open_beside_a_wide_table_and_follow_the_game(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=WIDE)
    lesson(ada, "bones")
    ada.page.get_by_role("button", name="Rules").click()
    shelf = ada.page.get_by_role("complementary", name="Rules")
    now = shelf.get_by_role("button", name=re.compile("current rule"))
    expect(now).to_contain_text("BN-7")
    for throws in (1, 2):  # the second one matches a sum
        ada.page.locator(".bar .primary").click()
        expect(ada.page.locator(".marked:not(.left)")).to_have_count(throws)
    expect(now).to_contain_text("BN-10")
    shelf.get_by_role("link", name="BN-17").first.click()
    expect(shelf.locator('[data-rule="BN-17"]')).to_be_in_viewport()


# Why not that?


@mostly("rolling-bones", "bones")
def test_why_not(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, EVE)
    ada.page.get_by_role("button", name="Why not").click()
    dialog = ada.page.get_by_role("dialog", name="Why not")
    expect(dialog.get_by_role("heading", level=3).first).to_be_visible()
    expect(dialog.get_by_text("Not now:").first).to_be_visible()
    assert dialog.locator("section > *").count() < 60
    assert barriers(ada) == []
    dialog.get_by_role("button", name=re.compile(r"^(RB|SA|SK|BN)-\d+$")).first.click()
    expect(ada.page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_what_is_pointed_at_is_told_and_not_played(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    table = ada.set_up("bones", ME, EVE, options={})
    before = ada.version(table)
    ada.page.get_by_role("button", name="Why not").click()
    ada.page.get_by_role("button", name="Point at something").click()
    box = ada.page.locator(".lying").first.bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    dialog = ada.page.get_by_role("dialog", name="Why not")
    expect(dialog.get_by_role("heading", level=3)).to_have_text("Take a tile")
    expect(dialog).to_contain_text("BN-10")
    assert ada.version(table) == before
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Why not").click()
    ada.page.get_by_role("button", name="Point at something").click()
    ada.page.keyboard.press("Escape")
    ada.page.locator(".bar .primary").click()  # the glass is gone
    ada.moved(table, before)


def test_who_is_not_to_move_is_told_so(visit: Callable[..., Visitor]) -> None:
    ada, bob = visit(), visit(locale="de-DE")
    ada.set_up("skulls-of-sedlec", ME, {"kind": "open"})
    bob.page.goto(ada.page.get_by_label("Invite friends").input_value())
    bob.page.get_by_label("Dein Name").fill("Bob")
    bob.page.get_by_role("button", name="Platz nehmen").click()
    ada.page.locator(".board").wait_for()
    if "Ada" not in ada.page.locator("[aria-current=step]").inner_text():
        ada.page.get_by_role("button", name="Why not").click()
        seen(ada, "It is not this seat’s move.")
    else:
        bob.page.get_by_role("button", name="Warum nicht").click()
        seen(bob, "nicht am Zug")
