"""The table around every board: it fits the screen, says how to win once, tells its story, and rings what is best."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .test_coach import forgive
from .test_games import EVE, EVERY_GAME, ME, MIND, mostly
from .visitor import DESK, PHONE, Visitor, sentences

SMALL = {"width": 360, "height": 640}
SIDEWAYS = {"width": 844, "height": 390}
ZOOMED = {"width": 720, "height": 450}  # a desk of 1440 × 900 at 200 %
LARGE = {"width": 2560, "height": 1440}
CROWD = [{"kind": "me", "name": name} for name in ("Eve", "Bob", "Dan", "Maximiliane", "Fritz")]
FITS = "document.documentElement.scrollHeight - innerHeight"
# Words that are too small to be read.
SMALL_PRINT = """() => [...document.querySelectorAll('.table *')].filter((it) => {
  const told = [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!told || !it.checkVisibility() || it.closest('.unseen')) return false;
  const scale = it.ownerSVGElement ? it.getScreenCTM().a : 1;
  return parseFloat(getComputedStyle(it).fontSize) * scale < 12;
}).map((it) => it.textContent)"""
HEARD = ".heard p"
UNSEEN = re.compile("unseen")
# What a finger cannot reach without scrolling: dice that can be taken, and all actions of the bar.
HIDDEN = """() => [...document.querySelectorAll('.onshow button:enabled')].filter((it) => {
  const box = it.getBoundingClientRect();
  if (!it.checkVisibility()) return false;
  return box.top < 0 || !it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((it) => it.getAttribute('aria-label') || it.innerText)"""
RINGED = """() => {
  const rings = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.selectorText));
  return rings.length ? document.querySelectorAll(rings.join(',')).length : 0;
}"""


@pytest.mark.parametrize("size", [SMALL, PHONE, SIDEWAYS], ids=["small", "phone", "sideways"])
@pytest.mark.parametrize("game", ["rolling-bones", "shark-attacks"])
def test_a_table_fits_a_phone(visit: Callable[..., Visitor], game: str, size: dict[str, Any]) -> None:
    ada = visit(viewport=size, locale="de-DE")
    ada.set_up(game, ME, EVE, options={})
    ada.page.locator(".bar").wait_for()
    ada.ready()
    assert ada.page.evaluate(FITS) == 0
    assert ada.page.evaluate(HIDDEN) == []


def test_a_name_beside_the_board_has_its_line_for_itself(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=SIDEWAYS)
    ada.set_up("shark-attacks", ME, MIND, options={})
    for card in ada.page.locator(".players li").all():
        name, score = (card.locator(part).bounding_box() for part in (".name", ".score"))
        assert name and score
        assert name["y"] + name["height"] <= score["y"] + 1
    ada.check()


@pytest.mark.parametrize("size", [SMALL, ZOOMED], ids=["small", "zoomed"])
@pytest.mark.parametrize("game", ["rolling-bones", "shark-attacks"])
def test_six_players_fit_a_small_screen(visit: Callable[..., Visitor], game: str, size: dict[str, Any]) -> None:
    ada = visit(viewport=size, locale="de-DE")
    ada.set_up_sealed(game, ME, *CROWD, options={})
    ada.page.locator(".bar").wait_for()
    ada.ready()
    assert ada.page.evaluate(FITS) == 0
    assert ada.page.evaluate(HIDDEN) == []


@EVERY_GAME
def test_what_the_coach_says_leaves_the_board_of_a_phone_whole(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport=SMALL, locale="de-DE")
    ada.set_up(game, ME, EVE, coach=True, options={})
    ada.ready()
    board = ada.page.locator(".onshow")
    before = board.bounding_box()
    ada.page.get_by_role("button", name="Ein Tipp").click()
    expect(ada.page.locator(".coach .hint")).to_be_visible()
    assert board.bounding_box() == before
    assert ada.page.evaluate(FITS) == 0
    assert ada.page.evaluate(HIDDEN) == []
    forgive(ada)


@mostly("bones", "skulls-of-sedlec")
def test_all_words_of_a_table_can_be_read(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport=SMALL, locale="de-DE")
    ada.set_up(game, ME, EVE, options={})
    for size in (SMALL, SIDEWAYS, ZOOMED, LARGE):
        ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ada.ready()
        assert ada.page.evaluate(SMALL_PRINT) == []
        ada.check()


def test_the_players_keep_their_height_whoever_moves(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=DESK)
    ada.meet(bob := visit(viewport=DESK), "shark-attacks", options={})
    strips = [visitor.page.locator(".players li") for visitor in (ada, bob)]
    heights = {box["height"] for strip in strips for each in strip.all() if (box := each.bounding_box())}
    assert len(heights) == 1


def test_how_to_win_is_told_at_the_first_table_of_a_game(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=PHONE).open()
    play = ada.page.locator("[data-game=rolling-bones]").get_by_role("button", name="Play now")
    play.click()
    dialog = ada.page.get_by_role("dialog", name="How to win")
    expect(dialog).to_contain_text("Whoever reaches the target first wins.")
    dialog.get_by_role("button", name="On", exact=True).click()
    dialog.get_by_role("button", name="Got it").click()
    expect(dialog).to_have_count(0)
    ada.open()
    play.click()
    ada.page.locator(".bar").wait_for()
    expect(ada.page.get_by_text("How to win")).to_have_count(0)
    expect(ada.page.get_by_text("Hear the dice?")).to_have_count(0)


def test_the_log_tells_a_turn_in_sentences_on_demand(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.set_up("shark-attacks", ME, EVE, options={})
    turns = ada.page.locator("ol.log > li")
    first = turns.first.locator(".words p").all_inner_texts()
    while turns.count() < 3:
        ada.step()
    assert turns.first.locator(".words p").all_inner_texts()[: len(first)] == first
    newest = turns.last
    expect(newest.locator(".words")).to_have_class(UNSEEN)
    newest.get_by_role("button").click()
    expect(newest.get_by_role("button")).to_have_attribute("aria-expanded", "true")
    expect(newest.locator(".words")).not_to_have_class(UNSEEN)
    expect(turns.first.locator(".words")).to_have_class(UNSEEN)
    ada.page.get_by_role("button", name="In sentences").click()
    expect(ada.page.locator("ol.log .words.unseen")).to_have_count(0)


def test_every_sentence_is_heard_once_and_in_order(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.set_up("shark-attacks", ME, EVE, options={})
    made = 0
    while made < 3:
        made += ada.step()
    ada.ready()
    heard = iter(ada.page.locator(HEARD).all_inner_texts())
    told = [sentence.split("\u00a0(×")[0] for sentence in sentences(ada.page)]
    assert len(told) > 3
    for sentence in told:
        assert sentence in heard, f"{sentence} is missing, or comes too late"


def test_the_close_button_of_the_rules_stays_in_sight(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=PHONE)
    ada.set_up("shark-attacks", ME, EVE)
    ada.page.get_by_role("button", name="Rules").click()
    dialog = ada.page.get_by_role("dialog", name="Rules")
    dialog.locator(".entry").last.scroll_into_view_if_needed()
    expect(dialog.locator(".entry").last).to_be_in_viewport()
    close = dialog.get_by_role("button", name="Close")
    expect(close).to_be_in_viewport()
    close.click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", ["rolling-bones", "shark-attacks"])
def test_the_coach_rings_what_is_best(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, EVE, coach=True, options={})
    hint = ada.page.get_by_role("button", name="Hint")
    hint.wait_for()
    assert ada.page.evaluate(RINGED) == 0
    hint.click()
    ada.page.wait_for_function(f"() => ({RINGED})() > 0")
    forgive(ada)
