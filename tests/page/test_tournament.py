"""A tournament in a browser: opened, entered by its link, played, and its dice known from the first promise."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from ..host.host import Guest, Host
from .test_barriers import in_both_themes
from .visitor import Visitor


def state(guest: Guest, where: str) -> Any:
    """The tournament as a guest sees it."""
    return guest.got(guest.http.get(where))


def resign(guest: Guest, where: str) -> None:
    """Gives up the game of the present round, if a guest plays one."""
    found = state(guest, where)
    (number,) = [one["number"] for one in found["entrants"] if one["you"]]
    for one in found["pairings"][-1]:
        if number in (one["first"], one["second"]) and one["share"] is None:
            guest.asked(one["table"], "resign", seat=int(number == one["second"]))


def test_a_tournament_from_its_opening_to_its_end(host: Host, visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport={"width": 390, "height": 844}).page
    ada.goto(f"{host.url}/")
    ada.get_by_role("link", name="Tournaments").click()
    ada.get_by_role("link", name="Open a tournament").click()
    ada.get_by_label("What is it called?").fill("Friday cup")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("combobox", name="Time for each decision").select_option("1 day")
    ada.get_by_role("combobox", name="Rounds").select_option("1")
    ada.get_by_role("button", name="Open a tournament").click()
    expect(ada.get_by_role("heading", name="Friday cup")).to_be_visible()
    expect(ada.get_by_text("From 4 players on you can start it.")).to_be_visible()
    link = ada.get_by_label("Invite friends").input_value()
    where, invite = re.findall(r"(/tournaments/[^?]+)\?invite=(.*)", link)[0]
    bob = visit(viewport={"width": 1440, "height": 900}).page
    bob.goto(f"{host.url}{where}?invite={invite}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take part").click()
    expect(bob.get_by_text("It begins when its opener starts it")).to_be_visible()
    guests = [Guest(host.url, name) for name in ("Cleo", "Dora")]
    for guest in guests:
        guest.got(guest.http.post(f"/api{where}/enter", params={"invite": invite}, json={}))
    ada.get_by_role("button", name="Start the tournament").click()
    ada.get_by_role("link", name="To your table").click()
    ada.locator(".table").wait_for()
    table = ada.url.rpartition("/")[2]
    kept = ada.evaluate(f"JSON.parse(localStorage['ossuary-kept-{table}'])")
    assert kept["early"] and kept["own"] in kept["texts"] and len(kept["texts"]) == len(kept["pledges"]) == 2
    expect(ada.locator("header a[aria-label='To the tournament']")).to_have_attribute("href", where)
    ada.go_back()  # where a barter begins, its dialog lies over the link
    expect(ada.locator("li.mine")).to_contain_text("Ada")
    ada.get_by_role("button", name="Leave the tournament").click()
    ada.get_by_role("button", name=re.compile("^Yes")).click()
    expect(bob.get_by_role("row", name=re.compile("Ada"))).to_contain_text("has left")
    for guest in guests:
        resign(guest, f"/api{where}")
    expect(bob.get_by_text(re.compile("wins? the tournament"))).to_be_visible()


def test_the_pages_of_tournaments_have_no_barriers(host: Host, visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport={"width": 390, "height": 844})
    ada.open("/tournaments/new")
    ada.page.get_by_label("Your name").wait_for()
    assert in_both_themes(ada) == []
    guests = [Guest(host.url, name) for name in ("Bob", "Cleo", "Dora", "Emil")]
    new = {"name": "Open cup", "game": "bones", "clock": {"days": 1}, "rounds": 1, "most": 4, "listed": True}
    where = f"/tournaments/{guests[0].got(guests[0].http.post('/api/tournaments', json=new))['tournament']}"
    ada.open("/tournaments")
    ada.page.get_by_role("link", name="Open cup").click()
    ada.page.get_by_role("button", name="Take part").wait_for()
    assert in_both_themes(ada) == []
    for guest in guests:
        guest.got(guest.http.post(f"/api{where}/enter", json={}))
    ada.page.get_by_role("heading", name="Standings").wait_for()
    assert in_both_themes(ada) == []
    width = ada.page.evaluate(
        "document.querySelector('.lined').scrollWidth - document.querySelector('.lined').parentElement.clientWidth"
    )
    assert width <= 0
