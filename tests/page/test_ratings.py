"""Rated games in a browser: finding an opponent, ratings beside the names, and what a game did to them."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .test_barriers import in_both_themes
from .visitor import PHONE, Visitor

NAME = "shark-attacks"


def looks_for_an_opponent(visitor: Visitor, name: str) -> None:
    """Presses the button of the start page."""
    visitor._post("/api/me", {"name": name})
    visitor._return(name=name, known=True)
    visitor.open("/")
    visitor.page.get_by_role("form", name="Find an opponent").get_by_label("Game").select_option(NAME)
    visitor.page.get_by_role("button", name="Find an opponent").click()


def test_two_find_each_other_play_and_see_their_ratings(visit: Callable[..., Visitor]) -> None:
    ada, bob = visit(viewport=PHONE), visit(viewport=PHONE)
    looks_for_an_opponent(ada, "Ada")
    ada.page.get_by_label("Invite friends").wait_for()
    waits_at = ada.page.url
    looks_for_an_opponent(ada, "Ada")  # who looks again waits at the same table
    ada.page.wait_for_url(waits_at)
    ada.page.get_by_label("Invite friends").wait_for()
    looks_for_an_opponent(bob, "Bob")
    for visitor in (ada, bob):
        visitor.page.locator("[aria-current=step]").wait_for()
        expect(visitor.page.get_by_role("list", name="Players").get_by_text("1500 ± 392")).to_have_count(2)
    first = ada if ada.page.locator(".bar button").count() else bob
    first.step()
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("dialog").last.get_by_role("button", name="Resign").click()
    changed = ada.page.locator(".change")
    expect(changed).to_contain_text(re.compile(r"\d+ ± 29\d"))
    expect(changed).to_contain_text("For the ratings Bob has given up")
    assert in_both_themes(ada) == []
    bob.open("/games")
    expect(bob.page.get_by_role("region", name="Ratings")).to_contain_text("1 rated game")
    expect(bob.page.get_by_text(re.compile(r"Rating \d+ ± 29\d \(−\d+\)"))).to_be_visible()


def test_a_listed_table_of_people_is_rated_unless_somebody_says_no(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.open(f"/new?game={NAME}")
    rated = ada.page.get_by_label("Rated game")
    expect(rated).to_be_disabled()
    ada.page.get_by_label("Seat 2").select_option("open")
    expect(rated).to_be_enabled()
    expect(rated).not_to_be_checked()
    ada.page.get_by_label("List this table").check()
    expect(rated).to_be_checked()
    expect(ada.page.get_by_label("Time for each decision")).to_have_value("seconds-60")
    ada.page.get_by_label("Play with the coach").check()
    expect(rated).to_be_disabled()
    expect(rated).not_to_be_checked()
