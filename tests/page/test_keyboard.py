"""By keyboard alone: everything can be reached and pressed, and the focus is never lost."""

import re
from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import ElementHandle, expect

from .test_games import EVE, ME, mostly
from .visitor import PATIENCE, Visitor, seen

FARTHEST = 80  # presses of Tab from one end of a table to the other
LONGEST_LOSS = 1000  # ms without a focus: less is nobody's place lost

# From the first focus on, the longest time without any.
LOSSES = """() => {
  [window.longest, window.since] = [0, null];
  addEventListener('focusin', () => (window.begun = true));
  setInterval(() => {
    const lost = window.begun && document.activeElement === document.body;
    window.since = lost ? (window.since ?? performance.now()) : null;
    if (lost) window.longest = Math.max(window.longest, performance.now() - window.since);
  }, 50);
}"""
WAY = """it => {
  if (!it.isConnected || it.disabled || it.closest('[inert]')) return 'gone';
  if (it === document.activeElement) return 'here';
  if (document.activeElement === document.body) return 'after';
  return it.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
}"""


def presser(ada: Visitor) -> Callable[[ElementHandle], None]:
    """Goes to an element by Tab, and presses it by Enter or the space bar."""
    keys = cycle(("Enter", "Space"))

    def press(wanted: ElementHandle) -> None:
        for _ in range(FARTHEST):
            match wanted.evaluate(WAY):
                case "here":
                    return ada.page.keyboard.press(next(keys))
                case "before":
                    ada.page.keyboard.press("Shift+Tab")
                case "after":
                    ada.page.keyboard.press("Tab")
                case _:
                    return None
        raise AssertionError("out of reach: " + wanted.evaluate("it => it.outerHTML"))

    return press


@mostly("rolling-bones", "bones")
def test_a_game_by_keyboard(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, EVE)
    ada.page.evaluate(f"({LOSSES})()")
    ada.play_by(presser(ada))
    expect(ada.over.get_by_role("heading")).to_contain_text("win")
    expect(ada.over.get_by_role("heading")).to_be_focused()
    assert ada.page.evaluate("window.longest") < LONGEST_LOSS


def test_the_place_is_kept_while_somebody_else_plays(visit: Callable[..., Visitor]) -> None:
    ada, bob = visit(), visit()
    ada.meet(bob, "shark-attacks", options={})
    stop = re.compile("^Stop")
    first, second = (ada, bob) if "Ada" in ada.page.locator("[aria-current=step]").inner_text() else (bob, ada)
    first.page.locator(".bar").get_by_role("button", name=stop).press("Enter")
    theirs = second.page.locator(".bar").get_by_role("button", name=stop)
    theirs.wait_for()
    expect(first.page.locator("section.middle")).to_be_focused()
    theirs.click()
    expect(first.page.locator(".bar button:focus")).to_have_count(1, timeout=PATIENCE)


def test_a_key_that_is_held_down_acts_once(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    table = ada.set_up("shark-attacks", ME, EVE, options={})
    ada.page.locator(".bar button").first.focus()
    before = ada.version(table)
    for _ in range(10):
        ada.page.keyboard.down("Enter")
        ada.page.wait_for_timeout(30)
    ada.page.keyboard.up("Enter")
    ada.page.wait_for_timeout(300)
    assert ada.version(table) == before + 1


def test_a_dialog_gives_the_focus_back(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.set_up("skulls-of-sedlec", ME, EVE)
    words = ada.page.get_by_role("button", name="actions in words")
    words.press("Enter")
    dialog = ada.page.get_by_role("dialog", name="What you can do")
    expect(dialog).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(words).to_be_focused()
    words.press("Enter")
    dialog.get_by_role("listitem").first.get_by_role("button").press("Enter")
    expect(dialog).to_be_hidden()
    expect(words).to_be_focused()


def test_from_page_to_page(visit: Callable[..., Visitor]) -> None:
    ada = visit().open()
    ada.page.get_by_role("link", name="My profile").press("Enter")
    seen(ada, "Another device")
    expect(ada.page.locator("main")).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_label("Your name")).to_be_focused()


def test_the_content_can_be_skipped_to(visit: Callable[..., Visitor]) -> None:
    ada = visit().open()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("main")).to_be_focused()
