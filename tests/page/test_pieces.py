"""Tiles and cards: whole on a small phone, explained one tap away, dug up in two, and ringed by the coach."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .test_coach import ADVICE, choose, forgive, panel, to_choose
from .test_games import EVE, EVERY_GAME, ME, MIND
from .visitor import DESK, PHONE, Visitor

SHORT_PHONE = {"width": 360, "height": 640}
KINDS = ("royals", "peasants", "priests", "romantics", "criminals")
BOB, DAN = {"kind": "me", "name": "Bob"}, {"kind": "me", "name": "Dan"}
# What each ringed element can do.
RINGED = """() => {
  const rings = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.selectorText));
  const all = rings.length ? [...document.querySelectorAll(rings.join(','))] : [];
  return all.filter((it) => it.checkVisibility()).map((it) => it.dataset.actions.split(' '));
}"""
# What of the table is out of sight, or lies under the actions; nothing is known while no actions are there.
OUT_OF_SIGHT = """() => {
  const all = [...document.querySelectorAll('.middle :is(.tile, .die, .grave, .hand, .bar)')];
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  if (!bar) return null;
  const meets = (box) => box.left < bar.right && bar.left < box.right && box.top < bar.bottom && bar.top < box.bottom;
  return all.filter((it) => it.checkVisibility()).filter((it) => {
    const box = it.getBoundingClientRect();
    const outside = box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
    return outside || (!it.matches('.bar') && meets(box));
  }).map((it) => it.className);
}"""
# By game, what is decided about, and its least width in px by size of the screen.
SIDEWAYS, TALL, LARGE = (844, 390), (900, 1440), (2560, 1440)
LEAST = {
    "rolling-bones": (".die", {SIDEWAYS: 50, TALL: 130, (1440, 900): 140, LARGE: 240}),
    "shark-attacks": (".die", {SIDEWAYS: 60, TALL: 180, (1440, 900): 120, LARGE: 260}),
    "skulls-of-sedlec": (".grave", {SIDEWAYS: 50, TALL: 110, (1440, 900): 110, LARGE: 210}),
    "bones": (".tile", {SIDEWAYS: 90, TALL: 240, (1440, 900): 210, LARGE: 430}),
}
WIDTHS = "all => all.filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().width)"
FITS = "document.documentElement.scrollHeight <= innerHeight"


# The board measures its room after the screen has changed.
AS_LARGE = f"""([pieces, wanted]) =>
  {FITS} && [...document.querySelectorAll(pieces)].every((it) => it.offsetWidth >= wanted)"""


def tapped(it: Locator) -> None:
    it.tap()


def entered(it: Locator) -> None:
    it.press("Enter")


BY = pytest.mark.parametrize("use", [tapped, entered], ids=["touch", "keyboard"])


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize(
    ("game", "others"),
    [("bones", [EVE]), ("bones", [EVE, BOB, DAN]), ("skulls-of-sedlec", [EVE]), ("skulls-of-sedlec", [EVE, BOB])],
    ids=["bones-2", "bones-4", "skulls-2", "skulls-3"],
)
def test_a_short_phone_shows_the_whole_table(
    visit: Callable[..., Visitor], game: str, others: list[dict[str, Any]], locale: str
) -> None:
    ada = visit(viewport=SHORT_PHONE, locale=locale)
    ada.set_up_sealed(game, ME, *others, options={})
    ada.ready()
    ada.page.locator("p.all").wait_for()
    assert ada.page.evaluate(FITS)
    assert ada.page.wait_for_function(OUT_OF_SIGHT).json_value() == []


@EVERY_GAME
def test_what_is_decided_about_is_large(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport=DESK)
    ada.set_up(game, ME, EVE, options={})
    ada.ready()
    pieces, least = LEAST[game]
    for (width, height), wanted in least.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(AS_LARGE, arg=[f".middle {pieces}", wanted])
        ada.check()


def test_the_tiles_of_others_can_be_told_apart_on_a_phone(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=SHORT_PHONE)
    ada.set_up("bones", ME, EVE, ending=True, options={})
    ada.ready()
    others = ada.page.locator(".hand:not(.own) li:not(.none)")
    assert others.count() > 6
    assert min(others.evaluate_all(WIDTHS)) > 18
    assert ada.page.evaluate(FITS)


@BY
def test_every_kind_says_what_it_wants(visit: Callable[..., Visitor], use: Callable[[Locator], None]) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.set_up("skulls-of-sedlec", ME, EVE)
    kinds = ada.page.locator(".board .kinds").get_by_role("button")
    expect(kinds).to_have_count(len(KINDS))
    for kind in KINDS:
        use(kinds.filter(has_text=kind))
        wish = ada.page.get_by_role("dialog", name=f"What {kind} want")
        expect(wish.locator("p")).to_have_text(re.compile(f"^{kind.capitalize()}: "))
        expect(wish.locator("svg").first).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(wish).to_have_count(0)


@BY
def test_two_presses_dig(visit: Callable[..., Visitor], use: Callable[[Locator], None]) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    table = ada.set_up("skulls-of-sedlec", ME, EVE)
    ada.ready()
    graves, before = ada.page.locator(".grave"), ada.version(table)
    closed = [pile for pile in range(6) if not graves.nth(pile).locator(".open").count()]
    first, second = closed[:2]
    use(graves.nth(first))
    expect(graves.nth(first)).to_have_attribute("aria-pressed", "true")
    assert ada.version(table) == before
    use(graves.nth(second))
    for pile in (first, second):
        expect(graves.nth(pile).locator(".open")).to_have_count(1)
        expect(graves.nth(pile)).to_be_enabled()
    expect(graves.locator("visible=true").and_(ada.page.locator(":enabled"))).to_have_count(2)


def decisive(ada: Visitor, table: str) -> set[str]:
    """Plays well until a choice matters; the best action, with all that come to the same."""
    for _ in range(20):
        yours, advice = to_choose(ada, table), ada.page.evaluate(ADVICE, table)
        best = advice["choices"][0]
        if advice["matters"]:
            return {best["action"], *best["alike"]}
        before = ada.version(table)
        choose(ada, yours, best["action"])
        ada.moved(table, before)
    raise AssertionError("no choice matters")


@pytest.mark.parametrize(("game", "options"), [("skulls-of-sedlec", {}), ("bones", {"end": "rounds=12"})])
def test_the_coach_rings_the_best_piece(visit: Callable[..., Visitor], game: str, options: dict[str, Any]) -> None:
    ada = visit()
    table = ada.set_up(game, ME, MIND, coach=True, options=options)
    best = decisive(ada, table)
    assert ada.page.evaluate(RINGED) == []
    panel(ada.page).get_by_role("button", name="Hint").click()
    ada.page.wait_for_function(f"() => ({RINGED})().length > 0")
    assert all(best & set(actions) for actions in ada.page.evaluate(RINGED))
    for button in ("Figures", "Close"):
        panel(ada.page).get_by_role("button", name=button).click()
    ada.page.wait_for_function(f"() => ({RINGED})().length === 0")
    forgive(ada)
