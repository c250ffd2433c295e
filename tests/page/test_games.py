"""Every game to its end in a browser, against a real host."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitor import LONGEST, PHONE, TITLES, Visitor, seen

ME, EVE, MIND = {"kind": "me"}, {"kind": "me", "name": "Eve"}, {"kind": "mind", "mind": "rule-of-thumb"}
EVERY_GAME = pytest.mark.parametrize("game", TITLES)


def mostly(*games: str) -> pytest.MarkDecorator:
    """These games every time, the others every night: for what hardly differs from game to game."""
    others = [pytest.param(game, marks=pytest.mark.nightly) for game in TITLES if game not in games]
    return pytest.mark.parametrize("game", [*games, *others])


@EVERY_GAME
def test_one_person_against_a_bot(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, MIND)
    ada.play_on()
    expect(ada.over.get_by_role("heading")).to_contain_text("win")
    expect(ada.over.get_by_role("link", name="Download the record")).to_be_visible()


@EVERY_GAME
def test_two_browsers_against_each_other(visit: Callable[..., Visitor], game: str) -> None:
    ada, bob = visit(), visit(viewport=PHONE)
    ada.meet(bob, game, ending=True)
    end = time.monotonic() + LONGEST
    while not (ada.over.count() and bob.over.count()):
        assert time.monotonic() < end, [one.page.locator("main").inner_text() for one in (ada, bob)]
        ada.step()
        bob.step()
    expect(ada.over).to_be_visible()
    expect(bob.over).to_be_visible()


@EVERY_GAME
def test_two_people_on_one_screen(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, EVE, ending=True)
    seen(ada, "Eve")
    ada.play_on()


@EVERY_GAME
def test_play_now_is_one_click(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit().open()
    ada.page.get_by_role("button", name=re.compile(f"^Play now ?: {re.escape(TITLES[game])}$")).click()
    expect(ada.page.get_by_role("heading", level=1, name=TITLES[game], exact=True)).to_be_visible()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Wick")
