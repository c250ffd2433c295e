"""The page that needs no host, below any address of a plain file server, and then without any network."""

import json
import re
import shutil
from base64 import b64encode
from itertools import islice
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, expect

from ossuary.contract.play import steps
from ossuary.engine.nodes import CHANCE
from ossuary.engine.registry import GAMES
from ossuary.minds import in_browser

from ...host.alone.test_in_browser import KEPT_AT_0005
from ..visitor import Visitor
from .files import Files, Local, kept_whole

pytestmark = pytest.mark.xdist_group("alone")  # the page is built once


def test_a_game_is_played_to_its_end_with_the_network_cut(browser: Browser, folder: Path, files: Files) -> None:
    home = f"{files.url}/some/where/"
    visitor = Visitor(browser, home, service_workers="allow")
    page = visitor.page
    page.goto(f"{home}?/new?game=shark-attacks")
    page.get_by_role("spinbutton").fill("12")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/some/where/?/t/**")
    assert kept_whole(page, folder / "some" / "where") == []
    files.stop()
    visitor.context.set_offline(True)

    page.reload()  # the table is kept
    visitor.play_on()
    expect(visitor.over).to_be_visible()

    page.goto(f"{home}?/practice/shark-attacks?source=hard")
    page.get_by_role("button", name="actions in words").click()
    page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()

    page.goto(f"{home}?/rules/bones")
    expect(page.get_by_role("heading", level=1)).to_have_text("Bones")
    visitor.check()
    visitor.close()


def test_the_licences_of_all_that_is_packed_are_in_it(folder: Path) -> None:
    licences = (folder / "some" / "where" / "licences.txt").read_text(encoding="utf-8")
    packed = ("alembic", "fluent.runtime", "fsrs", "Mako", "MarkupSafe", "msgspec", "SQLAlchemy", "structlog")
    for name in ("svelte", *packed):
        assert re.search(rf"^{name} \d\S* \(", licences, re.MULTILINE | re.IGNORECASE), name


def test_games_that_do_not_come_are_asked_for_again(browser: Browser, files: Files) -> None:
    visitor = Visitor(browser, f"{files.url}/some/where/")
    visitor.context.route("**/host.zip-*", lambda route: route.abort())
    visitor.page.goto(f"{files.url}/some/where/")
    expect(visitor.page.get_by_role("alert").get_by_text("The games did not come")).to_be_visible()
    visitor.context.unroute_all()
    visitor.page.get_by_role("button", name="Try again").click()
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    expect(visitor.page.get_by_role("progressbar")).to_have_count(0)
    visitor.check()
    visitor.close()


def test_what_needs_others_is_not_offered_and_one_window_has_the_tables(browser: Browser, files: Files) -> None:
    home = f"{files.url}/some/where/"
    visitor = Visitor(browser, home)
    page = visitor.page
    page.goto(f"{home}?/tournaments")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tournaments need a host")
    page.goto(home)
    one = page.locator("[data-game=bones]")
    expect(one.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="With a friend")).to_have_count(0)
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)
    one.get_by_role("link", name="Set up a table").click()
    expect(page).to_have_url(f"{home}?/new?game=bones")
    # Its host names the bots: so this window has the tables when the other one opens.
    expect(page.get_by_role("option", name="Wick", exact=False).first).to_be_attached()
    expect(page.get_by_role("option", name="A friend, by link")).to_have_count(0)
    other = visitor.tab()
    other.goto(home)
    expect(other.get_by_text("Ossuary is open in another window")).to_be_visible()
    page.close()
    expect(other.get_by_text("Ossuary is open in another window")).to_have_count(0)
    visitor.check()
    visitor.close()


def test_minds_are_compiled_and_choose_as_they_do_here(browser: Browser, files: Files) -> None:
    ada = Local(browser, f"{files.url}/some/where/").open()
    for name, game in GAMES.items():
        assert ada.question("is_compiled", game=name)
        decisions = (step.before for step in steps(game, game.Options(), 1) if game.mover(step.before) != CHANCE)
        for state in islice(decisions, 5):
            here = in_browser.choice(name, "beginner", list(state), 7)
            assert ada.question("choice", game=name, mind="beginner", state=list(state), seed=7) == here
    ada.check()
    ada.close()


def test_a_file_that_does_not_come_when_it_is_needed_ends_nothing(browser: Browser, files: Files) -> None:
    ada = Local(browser, f"{files.url}/some/where/").open()
    game = GAMES["shark-attacks"]
    state = next(step.before for step in steps(game, game.Options(), 1) if game.mover(step.before) != CHANCE)
    asked = {"game": game.NAME, "mind": "perfect", "state": list(state), "seed": 7}
    ada.context.route("**/*.npz", lambda route: route.abort())
    status, _ = ada.page.evaluate("(asked) => askHost(asked)", {"question": json.dumps({"ask": "choice", **asked})})
    assert status == 500
    ada.context.unroute_all()
    assert ada.question("choice", **asked) == in_browser.choice(game.NAME, "perfect", list(state), 7)
    ada.close()


def test_an_update_of_the_folder_leaves_what_was_played(browser: Browser, folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    root = tmp_path / "some" / "where"
    server = Files(tmp_path)
    ada = Local(browser, f"{server.url}/some/where/", service_workers="allow")
    table = ada.set_up_sealed("bones", {"kind": "me"}, {"kind": "me", "name": "Eve"})
    assert kept_whole(ada.page, root) == []
    for name, more in (("sw.js", "// new"), ("index.html", "<meta name='new'>")):
        with (root / name).open("a", encoding="utf-8") as file:
            file.write(f"{more}\n")
    ada.page.goto(ada.home)
    ada.page.reload()  # a browser may take a page that it has just fetched for fresh
    expect(ada.page.locator("meta[name=new]")).to_be_attached()
    assert [one["table"] for one in ada.ask("GET", "/api/me/tables")] == [table]
    ada.check()
    ada.close()
    server.stop()


@pytest.mark.nightly
def test_what_an_older_version_kept_is_there_and_played_on(browser: Browser, files: Files) -> None:
    ada = Local(browser, f"{files.url}/some/where/")
    ada.page.goto(f"{ada.home}icon.svg")
    with ZipFile(KEPT_AT_0005) as kept:
        ada.page.evaluate(KEEP, {name: b64encode(kept.read(name)).decode() for name in kept.namelist()})
    ada.page.goto(ada.home)
    ada.page.get_by_role("link", name=re.compile("^Bones")).click()
    ada.play_on()
    ada.open("/games")
    expect(ada.page.locator("main ol > li")).to_have_count(2)
    ada.check()
    ada.close()


@pytest.mark.nightly
def test_everything_is_saved_in_a_file_and_taken_from_it_in_another_browser(browser: Browser, files: Files) -> None:
    ada = Local(browser, f"{files.url}/some/where/")
    table = ada.set_up_sealed("bones", {"kind": "me"}, {"kind": "me", "name": "Eve"})
    ada.open("/me")
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Save everything in a file").click()
    bob = Local(browser, f"{files.url}/some/where/", locale="de-DE").open("/me")
    for content, said in ((b"no file", "Es hat sich nichts geändert."), (saving.value.path().read_bytes(), None)):
        given: Any = {"name": "ossuary.ossuary", "mimeType": "application/octet-stream", "buffer": content}
        bob.page.locator("input[type=file]").set_input_files([given])
        bob.page.get_by_role("dialog").get_by_role("button", name="Ja: Alles aus einer Datei übernehmen").click()
        if said:
            expect(bob.page.get_by_role("status").filter(has_text=said)).to_be_visible()
    expect(bob.page.get_by_label("Dein Name")).to_have_value("Ada")
    assert [one["table"] for one in bob.ask("GET", "/api/me/tables")] == [table]
    for one in (ada, bob):
        one.check()
        one.close()


# As the browser's Python keeps its folder.
KEEP = """(files) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('/kept', 21);
  opening.onerror = reject;
  opening.onupgradeneeded = () => opening.result.createObjectStore('FILE_DATA').createIndex('timestamp', 'timestamp');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('FILE_DATA', 'readwrite');
    for (const [name, content] of Object.entries(files)) {
      const contents = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
      writing.objectStore('FILE_DATA').put({timestamp: new Date(0), mode: 0o100600, contents}, `/kept/${name}`);
    }
    writing.oncomplete = () => (opening.result.close(), resolve());
    writing.onerror = reject;
  };
})"""
