"""Windows that are handed on from one test to the next: nothing comes with them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from ..host.host import Host
from .visitor import DESK, PHONE, Visitor

LASTING: dict[str, Callable[[Visitor], Any]] = {
    "a script": lambda ada: ada.page.add_init_script("1"),
    "a script of a second tab": lambda ada: ada.tab().add_init_script("1"),
    "a script of all tabs": lambda ada: ada.context.add_init_script("1"),
    "the clock": lambda ada: ada.page.clock.install(),
    "a permission": lambda ada: ada.context.grant_permissions(["notifications"]),
}
FOUND = """() => [localStorage.length, sessionStorage.length, innerWidth,
  matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('(prefers-reduced-motion: reduce)').matches]"""


@pytest.mark.parametrize("what", LASTING)
def test_what_stays_with_a_window_needs_one_of_its_own(visit: Callable[..., Visitor], what: str) -> None:
    with pytest.raises(AssertionError, match="new=True"):
        LASTING[what](visit())
    LASTING[what](visit(new=True))


def test_a_window_that_is_handed_on_knows_nobody(browser: Browser, host: Host) -> None:
    ada = Visitor(browser, host.url).open()
    ada.page.evaluate("localStorage.name = sessionStorage.name = document.cookie = 'name=Ada'")
    ada.page.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    ada.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    ada.page.route("**/api/games", lambda route: route.abort())
    ada.context.route("**/api/me", lambda route: route.abort())
    ada.tab()
    bob = Visitor(browser, host.url, ada.forget())
    assert bob.page.evaluate(FOUND) == [0, 0, DESK["width"], False, True]
    assert (bob.context.pages, bob.context.cookies()) == ([bob.page], [])
    bob.open()
    assert bob.page.evaluate("async () => (await fetch('/api/games')).ok && (await fetch('/api/me')).status") == 401
    bob.close()
