"""No barriers: what axe finds on every page, and at every table early and at its end, in both themes."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from .test_games import EVE, EVERY_GAME, ME
from .visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Once what fades in has come; rules that find nothing serious need not run.
SERIOUS = """async (wanted) => {
  const coming = document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(coming.map((it) => it.finished));
  const grave = (it) => ['serious', 'critical'].includes(it.impact);
  const rules = wanted ?? axe._audit.rules.filter((it) => it.enabled && grave(it)).map((it) => it.id);
  const found = await axe.run({runOnly: rules, resultTypes: ['violations']});
  return found.violations.filter(grave);
}"""
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that look at colours
AT_ONCE = """async () => {
  window.still ??= new CSSStyleSheet();
  window.still.replaceSync('*, ::before, ::after { transition: none !important }');
  if (!document.adoptedStyleSheets.includes(window.still)) document.adoptedStyleSheets.push(window.still);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
SCHEMES: dict[Literal["dark", "light"], list[str] | None] = {"dark": None, "light": COLOURS}


def barriers(visitor: Visitor, rules: list[str] | None = None) -> list[str]:
    """What axe finds that would keep somebody out, by all rules or by these."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text())  # a script element would be against our own policy
    found = visitor.page.evaluate(SERIOUS, rules)
    return [f"{it['id']}: {[node['target'] for node in it['nodes']][:3]}" for it in found]


def in_both_themes(visitor: Visitor) -> list[str]:
    """The same in dark colours, and what light ones change."""
    found: list[str] = []
    for scheme, rules in SCHEMES.items():
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.page.evaluate(AT_ONCE)
        found += barriers(visitor, rules)
    visitor.page.evaluate("window.still.replaceSync('')")
    return found


@pytest.mark.parametrize("path", ["/", "/new", "/me", "/rules/bones"])
def test_on_any_page(visit: Callable[..., Visitor], path: str) -> None:
    ada = visit().open(path)
    ada.page.locator("main h1").wait_for()
    assert in_both_themes(ada) == []


@EVERY_GAME
def test_at_any_table(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, EVE)
    ada.page.get_by_text("in words").wait_for()
    assert in_both_themes(ada) == []
    ada.set_up(game, ME, EVE, ending=True)
    ada.play_on()
    assert in_both_themes(ada) == []


def test_in_the_dialogs_of_a_table(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.set_up("skulls-of-sedlec", ME, EVE)
    for name in ("actions in words", "Chat", "Menu"):
        ada.page.get_by_role("button", name=name).click()
        ada.page.get_by_role("dialog").wait_for()
        assert in_both_themes(ada) == [], name
        ada.page.keyboard.press("Escape")


def test_where_a_friend_is_invited_and_where_a_clock_runs_out(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.set_up("bones", ME, {"kind": "open"})
    ada.page.get_by_label("Invite friends").wait_for()
    assert in_both_themes(ada) == []
    ada.set_up("bones", ME, EVE, clock={"days": 3})
    expect(ada.page.get_by_role("timer", name="3 days left")).to_have_text("3 d")
    assert in_both_themes(ada) == []


def test_who_wants_no_motion_sees_everything_at_once_in_its_place(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.open()
    moving = ada.page.evaluate("""() => {
      const it = document.querySelector('h1');
      void getComputedStyle(it).width;
      Object.assign(it.style, { width: '40px', opacity: 0.5, translate: '9px' });
      void getComputedStyle(it).width;
      return it.getAnimations().length;
    }""")
    assert moving == 0
