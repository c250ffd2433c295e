"""For everyone: keyboard, touch, both languages, no barriers, and nothing lost on the way."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .test_games import EVERY_GAME, ME
from .visitor import PATIENCE, PHONE, TITLES, Visitor, seen

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = "async () => (await axe.run()).violations.filter((it) => ['serious', 'critical'].includes(it.impact))"
PAGES = ("/", "/new", "/me", "/rules/bones")


def barriers(visitor: Visitor) -> list[str]:
    """What axe finds that would keep somebody out."""
    visitor.page.evaluate(AXE.read_text())  # a script element would be against our own policy
    found = visitor.page.evaluate(SERIOUS)
    return [f"{it['id']}: {[node['target'] for node in it['nodes']][:3]}" for it in found]


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("path", PAGES)
def test_no_barriers_on_any_page(visit: Callable[..., Visitor], path: str, scheme: str) -> None:
    ada = visit(color_scheme=scheme).open(path)
    ada.page.locator("main h1").wait_for()
    assert barriers(ada) == []


@EVERY_GAME
def test_touch_targets_fit_a_thumb(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.set_up(game, ME, {"kind": "me", "name": "Eve"})
    ada.page.get_by_text("in words").wait_for()
    small = ada.page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], [role=button], select, input')]
        .filter((it) => it.checkVisibility() && !it.closest('dialog:not([open])') && !it.classList.contains('skip'))
        .map((it) => [it.getBoundingClientRect(), it.outerHTML.slice(0, 120)])
        .filter(([box]) => box.width < 43.5 || box.height < 43.5)
        .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
    )
    assert small == []


def test_german(visit: Callable[..., Visitor]) -> None:
    ada = visit(locale="de-DE").open()
    seen(ada, "Vier Spiele um Knochen, Schädel und Zähne")
    ada.page.get_by_role("button", name="Einstellungen").click()
    ada.page.get_by_label("Sprache").select_option("en")
    seen(ada, "Four games of bones, skulls and teeth")
    ada.page.reload()
    seen(ada, "Four games of bones, skulls and teeth")


def test_what_a_screen_reader_hears(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.set_up("skulls-of-sedlec", ME, {"kind": "me", "name": "Eve"})
    region = ada.page.locator("[aria-live=polite][aria-atomic=true]")
    expect(region).to_contain_text("move", timeout=PATIENCE)


def test_the_rules_of_every_game_can_be_read(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    for game, title in TITLES.items():
        ada.open(f"/rules/{game}")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(title, timeout=PATIENCE)


def test_first_load_is_small(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    sizes: list[int] = []
    ada.page.on(
        "requestfinished",
        lambda request: (
            sizes.append(request.sizes()["responseBodySize"]) if request.url.endswith((".js", ".css")) else None
        ),
    )
    ada.open()
    seen(ada, "Play now")
    ada.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < 150_000
