"""Whole games at every size by mouse, touch and keyboard: all that acts is in reach, and the page never scrolls."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import ElementHandle, Error, expect

from .test_games import EVE, EVERY_GAME, ME
from .test_keyboard import presser
from .visitor import Visitor

SIZES = {"short": (360, 640), "phone": (390, 844), "sideways": (844, 390), "desk": (1440, 900), "large": (2560, 1440)}
SLOW = 30_000  # ms for a click
SCROLLS = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"


def pressed(wanted: ElementHandle, way: str) -> None:
    """Clicks or taps what is still there."""
    try:
        getattr(wanted, way)(timeout=SLOW)
    except Error:
        assert not wanted.evaluate("it => it.isConnected && !it.disabled"), wanted.evaluate("it => it.outerHTML")


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
@EVERY_GAME
def test_a_whole_game(visit: Callable[..., Visitor], game: str, by: str, size: str) -> None:
    wide, high = SIZES[size]
    ada = visit(viewport={"width": wide, "height": high}, locale="de-DE", has_touch=by == "touch")
    ada.set_up(game, ME, EVE)
    use = presser(ada) if by == "keyboard" else partial(pressed, way={"mouse": "click", "touch": "tap"}[by])

    def used(wanted: ElementHandle) -> None:
        assert ada.page.evaluate(SCROLLS) == [0, 0], wanted.evaluate("it => it.outerHTML")
        use(wanted)

    ada.play_by(used)
    expect(ada.over.get_by_role("heading")).to_contain_text("gewinn")
    expect(ada.over.get_by_role("button", name="Revanche")).to_be_in_viewport(ratio=0.99)
    ada.check()
