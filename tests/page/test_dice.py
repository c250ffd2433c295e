"""The dice, checked in the browser: a true record, forged ones, what was kept, and all draws of the host."""

import json
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ossuary.fair import pledge

from ..host.host import Host
from .test_barriers import in_both_themes
from .test_beside import GO
from .test_games import EVE, ME, mostly
from .visitor import Visitor

pytestmark = pytest.mark.xdist_group("dice")  # one window for most of it, where the rules are loaded once

FREE = {"kind": "open"}
SHORTEST = {"target": 1}
RECORDS = Path(__file__).parents[2] / "web" / "test" / "records"
SETTLED = "The host alone did not choose these dice"
PROVED, LATE = "Nobody chose these dice", "Nothing has changed since you arrived"
FALSE, CONSISTENT = "Something is wrong with these dice", "The record is consistent with itself"


@pytest.fixture(scope="module")
def checking(host: Host, browser: Browser) -> Iterator[Visitor]:
    """A window where files are checked; the rules are loaded once."""
    visitor = Visitor(browser, host.url).open("/check")
    yield visitor
    visitor.check()
    visitor.close()


@pytest.fixture
def ada(checking: Visitor) -> Iterator[Visitor]:
    """The same person, who plays in another tab."""
    player = copy(checking)
    player.page = player.tab()
    yield player
    player.check()
    player.page.close()
    shown(checking, "/check")


def shown(checking: Visitor, path: str) -> None:
    """Goes from page to page without loading the rules again."""
    for way in ("/draws", path):
        checking.page.evaluate(GO, way)
        checking.page.locator(".draws" if way == "/draws" else ".check").wait_for()


def stored(game: str, which: str) -> Any:
    """A record, true or forged, as the page's other tests and `ossuary verify` know it."""
    return json.loads((RECORDS / f"{game}.json").read_text(encoding="utf-8"))[which]


def given(visitor: Visitor, *contents: Any) -> None:
    """Chooses files with these contents."""
    texts = [json.dumps(content).encode() for content in contents]
    files: Any = [{"name": "record.json", "mimeType": "application/json", "buffer": text} for text in texts]
    visitor.page.locator("input[type=file]").set_input_files(files)


def verdict(visitor: Visitor, words: str) -> None:
    """What the check says, once the rules are there."""
    expect(visitor.page.locator("#verdict")).to_have_text(words)


def said(visitor: Visitor, words: str) -> None:
    expect(visitor.page.get_by_text(words).first).to_be_visible()


@mostly("bones")
def test_after_a_game_its_dice_are_checked(checking: Visitor, ada: Visitor, game: str) -> None:
    table = ada.set_up_sealed(game, ME, EVE)
    checking.page.evaluate(GO, f"/t/{table}")
    checking.play_on()
    checking.over.get_by_role("link", name="Check the dice").click()
    verdict(checking, LATE)  # the table was opened and begun before this window saw it
    said(checking, "draws follow from the secret and the texts")
    checking.page.get_by_text("one by one").click()
    expect(checking.page.locator("details tbody tr").nth(10)).to_be_attached()
    assert checking.page.locator("tr.bad").count() == 0


def test_who_was_there_from_the_start_has_the_whole_proof(
    visit: Callable[..., Visitor], checking: Visitor, ada: Visitor
) -> None:
    host, guest = visit(), ada
    table = host.set_up_sealed("shark-attacks", ME, FREE, options=SHORTEST)
    host.play_with(guest)
    while not host.over.count():
        host.step()
        guest.step()
    shown(checking, f"/check/{table}")
    verdict(checking, PROVED)
    said(checking, "Your own text is among them.")
    for visitor in (host, checking):
        held = json.loads(visitor.page.evaluate("(table) => localStorage.getItem(`ossuary-kept-${table}`)", table))
        assert held["early"] and len(held["texts"]) == 2
    assert held["own"] in held["texts"]


def test_in_a_rematch_everybody_gives_a_text_again(checking: Visitor, ada: Visitor) -> None:
    ada.set_up_sealed("shark-attacks", ME, EVE, options=SHORTEST)
    ada.play_on()
    ada.over.get_by_role("button", name="Rematch").click()
    expect(ada.over).to_have_count(0)  # nobody else is awaited: it starts at once
    ada.play_on()
    shown(checking, str(ada.over.get_by_role("link", name="Check the dice").get_attribute("href")))
    verdict(checking, PROVED)
    said(checking, "Your own text is among them.")


def test_what_was_kept_differs(checking: Visitor, ada: Visitor) -> None:
    table = ada.set_up_sealed("shark-attacks", ME, EVE, options=SHORTEST)
    ada.play_on()
    change = """([key, more]) => {
      const kept = JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify({...kept, ...more}));
    }"""
    ada.page.evaluate(change, [f"ossuary-kept-{table}", {"commitment": "f" * 64, "texts": ["another"], "own": "mine"}])
    shown(checking, f"/check/{table}")
    verdict(checking, FALSE)
    said(checking, f"It kept {'f' * 64}")
    said(checking, 'text 1 is "a text" in the record, but this device kept "another"')
    said(checking, 'Your own text is missing, although the host had accepted it: "mine"')


@mostly("shark-attacks", "skulls-of-sedlec")
def test_a_forged_record_is_pointed_at(checking: Visitor, game: str) -> None:
    given(checking, stored(game, "forged"))
    verdict(checking, FALSE)
    expect(checking.page.locator(".wrong").first).to_contain_text(f"Move {stored(game, 'forged_move')} (")
    given(checking, stored(game, "record"))
    verdict(checking, CONSISTENT)
    said(checking, "This device kept nothing from this table")
    assert checking.page.locator(".wrong").count() == 0


def test_a_fork_is_checked_with_both_dice(checking: Visitor) -> None:
    given(checking, stored("skulls-of-sedlec", "fork"))
    verdict(checking, CONSISTENT)
    said(checking, "This game was forked from another")


def test_a_kept_file_makes_it_a_proof(checking: Visitor) -> None:
    record = stored("bones", "record")
    texts = record["draws"]["texts"]
    kept = {
        "format": "ossuary-kept",
        "version": 2,
        "table": "t",
        "game": "bones",
        "options": record["options"],
        "fork": None,
        "commitment": record["draws"]["commitment"],
        "pledges": [pledge(text) for text in texts],
        "texts": texts,
        "own": texts[0],
        "early": True,
    }
    given(checking, record, kept)
    verdict(checking, PROVED)
    given(checking, record, kept | {"own": None})
    verdict(checking, SETTLED)
    said(checking, "None of the texts is known to be yours.")
    loaded = record["draws"] | {"before": [{"until": len(record["moves"])}]}
    given(checking, record | {"draws": loaded}, kept)
    verdict(checking, FALSE)
    said(checking, "comes from dice other than the promised ones")
    given(checking, record | {"moves": record["moves"][:-1]}, kept)
    verdict(checking, "Right so far, but not a whole game")
    given(checking, record | {"draws": {"seed": 7}}, kept)
    verdict(checking, FALSE)
    given(checking, record, kept | {"early": False})
    verdict(checking, LATE)
    given(checking, record, kept | {"texts": []})
    verdict(checking, FALSE)
    given(checking, record, kept | {"version": 3})
    verdict(checking, CONSISTENT)
    said(checking, "“record.json” is neither a record nor a kept promise. It was not used.")


def test_a_move_against_the_rules_is_named(checking: Visitor) -> None:
    record = stored("bones", "record")
    given(checking, record | {"moves": [*record["moves"], "throw"]})
    verdict(checking, "The draws are right, but the record breaks a rule")
    said(checking, "comes after the end of the game (rule BN-")


def test_a_false_secret_is_found(checking: Visitor) -> None:
    record = stored("bones", "record")
    given(checking, record | {"draws": record["draws"] | {"secret": "a" * 64}})
    verdict(checking, FALSE)
    said(checking, "The secret is not the promised one.")


def test_a_record_is_dropped(checking: Visitor) -> None:
    drop = """(text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'record.json', {type: 'application/json'}));
      const how = {dataTransfer: data, bubbles: true, cancelable: true};
      document.querySelector('.drop').dispatchEvent(new DragEvent('drop', how));
    }"""
    checking.page.evaluate(drop, json.dumps(stored("shark-attacks", "record")))
    verdict(checking, CONSISTENT)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"draws": {"seed": 7}}, "These dice were not sealed"),
        ({"draws": {"scripted": True}}, "These dice were scripted"),
        ({"draws": {}}, "Nothing can be checked here"),
        ({"format": "something else"}, "This is not an Ossuary record."),
    ],
)
def test_other_records_are_told_for_what_they_are(checking: Visitor, change: Any, words: str) -> None:
    given(checking, stored("bones", "record") | change)
    said(checking, words)


def test_a_game_that_goes_on_keeps_its_secret(checking: Visitor, ada: Visitor) -> None:
    table = ada.set_up_sealed("bones", ME, EVE)
    shown(checking, f"/check/{table}")
    expect(checking.page.get_by_role("heading", name="Not yet")).to_be_visible()


def test_a_table_of_others_is_not_shown(visit: Callable[..., Visitor]) -> None:
    ada, eve = visit(), visit()
    table = ada.set_up_sealed("bones", ME, EVE)
    eve.open(f"/check/{table}")
    expect(eve.page.get_by_role("alert")).to_be_visible()
    assert {"404" in error for error in eve.errors} == {True}  # the browser's own words for the status
    eve.errors.clear()


def test_without_web_crypto_it_says_how_else(visit: Callable[..., Visitor]) -> None:
    ada = visit(new=True)  # a script stays with its window
    ada.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined})")
    ada.open("/check")
    given(ada, stored("bones", "record"))
    expect(ada.page.get_by_role("heading", name="This browser cannot check dice here")).to_be_visible()
    said(ada, "ossuary verify RECORD --kept KEPT")


def test_without_the_rules_nothing_is_proved(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.page.route("**/assets/python/**", lambda route: route.abort())
    ada.open("/check")
    given(ada, stored("bones", "record"))
    verdict(ada, "Only half of it could be checked")


def test_all_draws_grow_while_one_looks(visit: Callable[..., Visitor]) -> None:
    ada = visit().open("/draws")
    number = """() => Number(document.querySelector('.draws > p')?.textContent.match(/([\\d,]+) draws/)?.[1] ?? 0)"""
    said(ada, "so far.")
    before = ada.page.evaluate(number)
    watching, ada.page = ada.page, ada.tab()
    ada.set_up_sealed("shark-attacks", ME, EVE, options=SHORTEST)
    ada.play_on()
    watching.bring_to_front()
    watching.wait_for_function(f"(before) => ({number})() > before", arg=before)
    expect(watching.get_by_role("heading", name="Swimmer die")).to_be_visible()
    assert watching.locator("article svg rect").count() >= 4
    assert watching.locator("article table tbody tr").count() >= 4


def test_no_barriers(visit: Callable[..., Visitor]) -> None:
    ada = visit(locale="de-DE")
    ada.set_up_sealed("shark-attacks", ME, EVE, options=SHORTEST)
    ada.play_by(lambda wanted: wanted.evaluate("it => it.isConnected && it.click()"))
    ada.open("/check")
    given(ada, stored("bones", "forged"))
    verdict(ada, "Mit diesen Würfeln stimmt etwas nicht")
    for summary in ("Was das nicht beweist", "eine nach der anderen"):
        ada.page.get_by_text(summary).click()
    assert in_both_themes(ada) == []
    ada.open("/draws")
    ada.page.locator("article").first.wait_for()
    assert in_both_themes(ada) == []
