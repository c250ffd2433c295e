"""A player who reloads, goes back, opens a second tab or returns later is at the same table as before."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .test_games import EVE, ME, mostly
from .visitor import SENTENCES, TITLES, Visitor, seen, sentences


def told(page: Page) -> list[str]:
    """What the page says about the game so far."""
    expect(page.get_by_role("list", name="What happened")).to_contain_text(re.compile("goe?s? first"))
    return sentences(page)


@mostly("bones")
def test_a_reload_in_the_middle_of_a_game(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, EVE, options={})
    for _ in range(6):
        ada.step()
    ada.page.reload()
    offers = ada.page.get_by_role("button", name="in words")
    offered = offers.inner_text()
    before = told(ada.page)
    ada.page.reload()
    assert told(ada.page) == before
    expect(offers).to_have_text(offered)
    assert ada.step()


def test_back_and_forward(visit: Callable[..., Visitor]) -> None:
    ada = visit().open()
    ada.page.get_by_role("button", name="Play now").first.click()
    table = ada.page.get_by_role("heading", level=1, name=TITLES["rolling-bones"], exact=True)
    expect(table).to_be_visible()
    for _ in range(2):
        ada.page.go_back()
        seen(ada, "My tables")
        expect(table).to_have_count(0)
        ada.page.go_forward()
        expect(table).to_be_visible()
        told(ada.page)


def test_a_second_tab_follows(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    table = ada.set_up("shark-attacks", ME, EVE, options={})
    other = ada.tab()
    other.goto(f"/t/{table}")
    for mover, follower in ((ada.page, other), (other, ada.page)):
        before = told(mover)
        assert told(follower) == before
        mover.locator(".bar").get_by_role("button", name="Stop").click()
        expect(mover.locator(SENTENCES)).not_to_have_text(before, use_inner_text=True)
        expect(follower.locator(SENTENCES)).to_have_text(sentences(mover), use_inner_text=True)
        expect(follower.locator("[aria-current=step]")).to_have_text(
            mover.locator("[aria-current=step]").inner_text(), use_inner_text=True
        )
    other.close()
    expect(ada.page.get_by_role("list", name="Players")).not_to_contain_text("not here")


def test_who_leaves_finds_the_seat_again(visit: Callable[..., Visitor]) -> None:
    ada, bob = visit(), visit()
    table = ada.meet(bob, "shark-attacks", options={})
    players = ada.page.get_by_role("list", name="Players")
    expect(players).not_to_contain_text("not here")
    cookies = bob.context.storage_state()
    bob.close()
    expect(players).to_contain_text("not here")
    if "Ada" in ada.page.locator("[aria-current=step]").inner_text():
        ada.page.locator(".bar").get_by_role("button", name="Stop").click()
    again = visit(storage_state=cookies).open(f"/t/{table}")
    expect(players).not_to_contain_text("not here")
    again.page.locator(".bar").get_by_role("button", name="Stop").click()
    expect(ada.page.locator("[aria-current=step]")).to_contain_text("Ada")
    expect(again.page.locator("[aria-current=step]")).to_contain_text("Ada")
