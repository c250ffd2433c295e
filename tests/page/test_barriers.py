"""No barriers: what axe finds on every page, and at every table early and at its end, in both themes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .test_games import EVE, EVERY_GAME, ME
from .visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = "async () => (await axe.run()).violations.filter((it) => ['serious', 'critical'].includes(it.impact))"
EVERY_THEME = pytest.mark.parametrize("scheme", ["dark", "light"])


def barriers(visitor: Visitor) -> list[str]:
    """What axe finds that would keep somebody out."""
    visitor.page.wait_for_timeout(200)  # for what is still fading in
    visitor.page.evaluate(AXE.read_text())  # a script element would be against our own policy
    found = visitor.page.evaluate(SERIOUS)
    return [f"{it['id']}: {[node['target'] for node in it['nodes']][:3]}" for it in found]


@EVERY_THEME
@pytest.mark.parametrize("path", ["/", "/new", "/me", "/rules/bones"])
def test_on_any_page(visit: Callable[..., Visitor], path: str, scheme: str) -> None:
    ada = visit(color_scheme=scheme).open(path)
    ada.page.locator("main h1").wait_for()
    assert barriers(ada) == []


@EVERY_THEME
@EVERY_GAME
def test_at_any_table(visit: Callable[..., Visitor], game: str, scheme: str) -> None:
    ada = visit(color_scheme=scheme)
    ada.set_up(game, ME, EVE)
    ada.page.get_by_text("in words").wait_for()
    assert barriers(ada) == []
    ada.play_on()
    assert barriers(ada) == []


@EVERY_THEME
def test_in_the_dialogs_of_a_table(visit: Callable[..., Visitor], scheme: str) -> None:
    ada = visit(color_scheme=scheme)
    ada.set_up("skulls-of-sedlec", ME, EVE)
    for name in ("actions in words", "Chat", "Menu"):
        ada.page.get_by_role("button", name=name).click()
        ada.page.get_by_role("dialog").wait_for()
        assert barriers(ada) == [], name
        ada.page.keyboard.press("Escape")
