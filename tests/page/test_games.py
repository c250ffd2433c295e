"""Every game to its end in a browser, against a real host."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitor import PATIENCE, PHONE, TITLES, Visitor, seen

ME, MIND, OPEN = {"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"}, {"kind": "open"}
EVERY_GAME = pytest.mark.parametrize("game", TITLES)


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
    ada.set_up(game, ME, OPEN)
    address = ada.page.get_by_label("Invite friends").input_value()
    bob.page.goto(address)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    ada.page.get_by_role("button", name="Start the game").click()
    for _ in range(600):
        if ada.over.count() and bob.over.count():
            break
        ada.step()
        bob.step()
    expect(ada.over).to_be_visible()
    expect(bob.over).to_be_visible()


@EVERY_GAME
def test_two_people_on_one_screen(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, {"kind": "me", "name": "Eve"})
    seen(ada, "Eve")
    ada.play_on()


@EVERY_GAME
def test_play_now_is_one_click(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit().open()
    ada.page.get_by_role("button", name=re.compile(f"^Play now ?: {re.escape(TITLES[game])}$")).click()
    expect(ada.page.get_by_role("heading", level=1, name=TITLES[game], exact=True)).to_be_visible(timeout=PATIENCE)
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Rule of thumb")
