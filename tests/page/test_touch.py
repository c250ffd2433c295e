"""By touch alone, on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ElementHandle, Error, expect

from .test_games import EVE, EVERY_GAME, ME, mostly
from .visitor import PHONE, Visitor

SMALL = """() => [...document.querySelectorAll('button, a[href], [role=button], select, input')]
  .filter((it) => it.checkVisibility() && !it.closest('dialog:not([open])') && !it.classList.contains('skip'))
  .map((it) => [it.getBoundingClientRect(), it.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width < 43.5 || box.height < 43.5)
  .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""


def tap(wanted: ElementHandle) -> None:
    """Taps what is to be tapped, if it is still there."""
    try:
        wanted.tap(timeout=2000)
    except Error:
        assert not wanted.evaluate("it => it.isConnected && !it.disabled"), wanted.evaluate("it => it.outerHTML")


@mostly("shark-attacks", "skulls-of-sedlec")
def test_a_game_by_touch(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.set_up(game, ME, EVE, ending=True)
    ada.play_by(tap)
    expect(ada.over.get_by_role("heading")).to_contain_text("win")


@pytest.mark.nightly
@EVERY_GAME
def test_a_whole_game_by_touch(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.set_up(game, ME, EVE)
    ada.play_by(tap)
    expect(ada.over.get_by_role("heading")).to_contain_text("win")


@EVERY_GAME
def test_a_phone_shows_the_whole_name_of_the_game_and_its_targets_fit_a_thumb(
    visit: Callable[..., Visitor], game: str
) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.set_up(game, ME, EVE)
    ada.page.get_by_text("in words").wait_for()
    assert ada.page.evaluate(SMALL) == []
    cut = "it => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 8"  # px, less than a line
    for width in (390, 360):
        ada.page.set_viewport_size({"width": width, "height": 640})
        assert not ada.page.locator("header h1").first.evaluate(cut), width
        assert ada.page.evaluate(SMALL) == [], width
