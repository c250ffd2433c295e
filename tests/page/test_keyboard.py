"""By keyboard alone: everything can be reached and pressed, and the focus is never lost."""

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import ElementHandle, expect

from .test_games import EVE, EVERY_GAME, ME, mostly
from .visitor import Visitor, seen

FARTHEST = 80  # presses of Tab from one end of a table to the other
LONGEST_LOSS = 30  # frames without a focus: fewer are nobody's place lost

# From the first focus on, the most frames without any; and whether the result had it once: a Tab may be on its way.
LOSSES = """() => {
  [window.longest, window.lost, window.ended] = [0, 0, false];
  addEventListener('focusin', (event) => {
    window.begun = true;
    window.ended ||= event.target.matches('.result h2');
  });
  const look = () => {
    window.lost = window.begun && document.activeElement === document.body ? window.lost + 1 : 0;
    window.longest = Math.max(window.longest, window.lost);
    requestAnimationFrame(look);
  };
  look();
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
    by_keyboard(visit(), game, ending=True)


@pytest.mark.nightly
@EVERY_GAME
def test_a_whole_game_by_keyboard(visit: Callable[..., Visitor], game: str) -> None:
    by_keyboard(visit(), game, ending=False)


def by_keyboard(ada: Visitor, game: str, ending: bool) -> None:
    ada.set_up(game, ME, EVE, ending=ending)
    ada.page.evaluate(f"({LOSSES})()")
    ada.play_by(presser(ada))
    expect(ada.over.get_by_role("heading")).to_contain_text("win")
    ada.page.wait_for_function("window.ended")
    assert ada.page.evaluate("window.longest") < LONGEST_LOSS


def test_the_place_is_kept_while_somebody_else_plays(visit: Callable[..., Visitor]) -> None:
    ada, bob = visit(), visit()
    ada.meet(bob, "shark-attacks", options={})
    stop = re.compile("^Stop")
    first, second = (ada, bob) if "Ada" in ada.page.locator("[aria-current=step]").inner_text() else (bob, ada)
    first.ready()
    first.page.locator(".bar").get_by_role("button", name=stop).press("Enter")
    theirs = second.page.locator(".bar").get_by_role("button", name=stop)
    theirs.wait_for()
    expect(first.page.locator("section.middle")).to_be_focused()
    theirs.click()
    expect(first.page.locator(".bar button:focus")).to_have_count(1)


def test_a_key_that_is_held_down_acts_once(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    table = ada.set_up("shark-attacks", ME, EVE, options={})
    acts: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda sent: acts.append(str(sent))))
    ada.page.reload()
    ada.page.locator(".bar button").first.focus()
    ada.ready()
    before = ada.version(table)
    for _ in range(10):
        ada.page.keyboard.down("Enter")
        ada.moved(table, before)
        expect(ada.page.locator(".bar button:focus")).to_have_count(1)  # there is something new to press
    ada.page.keyboard.up("Enter")
    assert ada.version(table) == before + 1
    assert len([act for act in acts if '"act"' in act]) == 1


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
    expect(dialog).to_be_visible()
    words.evaluate("it => it.addEventListener('focus', () => it.click(), { once: true })")  # the quickest of players
    ada.page.keyboard.press("Escape")
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
