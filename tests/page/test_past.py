"""My games: what was played is there, is found again, adds up, and can be taken away."""

import json
import re
import zipfile
from collections.abc import Callable

import pytest
from msgspec.json import encode
from playwright.sync_api import expect
from sqlalchemy import select

from ossuary.host.db import reviews, schema
from ossuary.host.db.store import Store
from ossuary.host.protocol.http import Errors, Fortune, Habit

from ..host.host import Host
from .test_barriers import in_both_themes
from .test_coach import PASSING
from .test_games import EVE, ME, MIND
from .visitor import Visitor


def closed(visitor: Visitor, game: str, *seats: dict[str, str]) -> str:
    """A game that is given up at once; its table."""
    table = visitor.set_up(game, *seats)
    give_up(visitor, table)
    return table


def give_up(visitor: Visitor, table: str) -> None:
    """Ends a game."""
    resign = """async (table) => {
      const headers = {'content-type': 'application/json'};
      const body = JSON.stringify({type: 'resign', id: 'resign', seat: 0});
      await fetch(`/api/tables/${table}/commands`, {method: 'POST', headers, body});
    }"""
    visitor.page.evaluate(resign, table)


def reviewed(host: Host, tables: list[str]) -> None:
    """What a review would have found of these games."""
    with Store(host.database).engine.begin() as connection:
        for number, table in enumerate(tables):
            own = [Habit("kind-bn-take", "kind-bn-throw", 1, 0.02 + 0.01 * number, 0.0)]
            seat = Fortune(0.1 * number - 0.2, -0.05, 0.03, 7, [Errors("kind-bn-throw", 4, 1)], own)
            shares = [seat, Fortune(-seat.luck, 0.05, 0.0, 7, [], [])]
            reviews.keep_review(connection, table, encode({"shares": shares}).decode())
        assert connection.execute(select(schema.finished.c.shares)).first()


def test_games_are_shown_searched_and_added_up(visit: Callable[..., Visitor], host: Host) -> None:
    ada = visit()
    random = {"kind": "mind", "mind": "random"}
    lost = [closed(ada, "bones", ME, MIND), closed(ada, "bones", ME, random), closed(ada, "skulls-of-sedlec", ME, MIND)]
    closed(ada, "shark-attacks", ME, EVE)
    ada.set_up("shark-attacks", ME, MIND)
    ada.open("/me")
    ada.page.get_by_role("link", name="My games").click()
    rows = ada.page.locator("main ol > li")
    expect(rows).to_have_count(5)
    expect(ada.page.get_by_role("status").get_by_text("5 games")).to_be_visible()
    expect(rows.first).to_contain_text("In progress")

    ada.page.get_by_label("Name or game").fill("sedlec")
    expect(rows).to_have_count(1)
    ada.page.get_by_label("Name or game").fill("wick bones")
    expect(rows).to_have_count(1)
    ada.page.get_by_label("Name or game").fill("eve")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("On one screen")
    ada.page.get_by_label("Name or game").fill("")
    ada.page.get_by_label("Result", exact=True).select_option("lost")
    expect(rows).to_have_count(3)
    ada.page.get_by_label("Game", exact=True).select_option("bones")
    expect(rows).to_have_count(2)
    ada.page.get_by_label("To", exact=True).fill("2020-01-01")
    expect(rows).to_have_count(0)
    expect(ada.page.get_by_text("No game matches.")).to_be_visible()
    ada.page.get_by_label("To", exact=True).fill("")

    expect(ada.page.get_by_role("region", name="By opponent")).to_contain_text("Wick")
    assert ada.page.locator("figure svg.chart").count() == 2  # wins, and points in Bones
    expect(ada.page.get_by_text("Luck and skill appear here")).to_be_visible()

    reviewed(host, lost)
    ada.page.reload()
    expect(ada.page.get_by_role("columnheader", name="Given away").first).to_be_visible()
    expect(ada.page.get_by_text("Luck and skill, added up").first).to_be_visible()
    expect(ada.page.get_by_role("region", name="By game")).to_contain_text("3%")
    errors = ada.page.get_by_role("region", name="Mistakes per hundred decisions").get_by_role(
        "row", name="Throw Bones"
    )
    expect(errors.get_by_role("cell")).to_have_text(["8", "25", "25"])
    habit = ada.page.get_by_role("region", name="What habits cost").get_by_role("listitem").first
    expect(habit).to_contain_text("“Take a tile” where “Throw” is better")


@pytest.mark.compiled
def test_games_are_reviewed_from_here(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    for _ in range(2):
        closed(ada, "shark-attacks", ME, MIND)
    ada.open("/games")
    ada.page.get_by_role("button", name="Review 2 more games").click()
    expect(ada.page.get_by_text("Luck and skill, added up").first).to_be_visible()
    expect(ada.page.get_by_role("columnheader", name="Given away").first).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("more games?$"))).to_have_count(0)
    ada.errors = [error for error in ada.errors if not PASSING.search(error)]


def test_everything_of_mine_is_downloaded(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    table = ada.set_up_sealed("bones", ME, EVE)
    give_up(ada, table)
    ada.open("/games")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download my data").click()
    assert download.value.suggested_filename == "ossuary.zip"
    with zipfile.ZipFile(download.value.path()) as file:
        assert json.loads(file.read("me.json"))["tables"] == [table]
        assert json.loads(file.read(f"records/bones-{table}.json"))["draws"]["secret"]


def test_from_a_game_to_its_dice(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    table = closed(ada, "skulls-of-sedlec", ME, EVE)
    ada.open("/games")
    ada.page.get_by_role("link", name="Check the dice").click()
    ada.page.wait_for_url(f"**/check/{table}")


def test_nobody_has_no_games_yet(visit: Callable[..., Visitor]) -> None:
    ada = visit().open("/games")
    expect(ada.page.get_by_text("You have no name here yet")).to_be_visible()


def test_no_barriers(visit: Callable[..., Visitor], host: Host) -> None:
    ada = visit(locale="de-DE")
    reviewed(host, [closed(ada, "bones", ME, MIND), closed(ada, "bones", ME, MIND)])
    ada.open("/games")
    expect(ada.page.get_by_role("heading", name="Meine Partien", level=1)).to_be_visible()
    ada.page.locator("figure").first.wait_for()
    assert in_both_themes(ada) == []
