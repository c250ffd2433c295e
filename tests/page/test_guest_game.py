"""A game of another package in the page, which has no room for it: set up, played by touch and by keys, reviewed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ossuary.engine.registry import Game

from .test_barriers import in_both_themes
from .test_games import EVE, ME
from .test_keyboard import presser
from .test_touch import SMALL, tap
from .visitor import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("pig")
# Whether all that a board for any game shows of the players is in sight, and what can be done is below it.
ABOVE_THE_BAR = """() => {
  const [rest, bar] = ['.rest', '.acts'].map((it) => document.querySelector(it).getBoundingClientRect());
  return rest.bottom <= bar.top && bar.bottom <= innerHeight;
}"""


def test_a_game_that_the_page_does_not_know_is_played_by_touch_and_looked_back_on(
    pig_here: Game, visit: Callable[..., Visitor]
) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True).open()
    shelf = ada.page.locator("article")
    expect(shelf).to_have_count(5)
    expect(shelf.last.get_by_role("heading")).to_have_text("Pig")
    expect(shelf.last.get_by_role("button")).to_have_count(2)  # to play, alone or with a friend: there is no lesson
    ada.set_up_sealed("pig", ME, EVE)
    roll = ada.page.locator(".bar").get_by_role("button", name=re.compile("^Roll"))
    roll.tap()
    expect(ada.page.locator(".thrown svg")).to_have_count(1)
    assert ada.page.evaluate(SMALL) == []
    assert in_both_themes(ada) == []
    assert not ada.page.get_by_text("in words").count()  # its buttons are in words
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.page.wait_for_function(ABOVE_THE_BAR)  # a phone lays itself out anew in its own time
    ada.play_by(tap)
    expect(ada.over.get_by_role("heading")).to_contain_text("win")
    ada.over.locator("a[href*=back]").tap()
    ada.page.locator("#mattered").wait_for()
    ada.page.get_by_role("slider").press("End")
    expect(ada.page.locator(".told .last")).not_to_be_empty()
    assert in_both_themes(ada) == []


def test_it_is_set_up_in_german_and_played_by_keyboard(pig_here: Game, visit: Callable[..., Visitor]) -> None:
    ada = visit(locale="de-DE").open("/rules/pig")
    expect(ada.page.locator("[data-rule='PIG-1']")).to_contain_text("2 bis 8")
    ada.open("/new?game=pig")
    ada.page.get_by_label("Punkte zum Sieg").fill("8")
    ada.page.locator(".seat select").last.select_option("screen")
    ada.page.locator("form button[type=submit]").press("Enter")
    ada.page.locator(".table").wait_for()
    expect(ada.page.locator(".agreed")).to_contain_text("Punkte zum Sieg: 8")
    ada.play_by(presser(ada))
    expect(ada.over.get_by_role("heading")).to_contain_text("gewinn")
