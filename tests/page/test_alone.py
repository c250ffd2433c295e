"""The page that needs no host, below any address of a plain file server, and then without any network."""

import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from ossuary.compiling import alone

from .visitor import Visitor

pytestmark = pytest.mark.xdist_group("alone")  # the page is built once

# Waits until the browser keeps all these files; in the end, those that it does not.
NOT_KEPT = """async (files) => {
  const kept = async (name) => Boolean(await caches.match(new URL(name, location.href), { ignoreVary: true }));
  for (const end = Date.now() + 120000; ; await new Promise((done) => setTimeout(done, 100))) {
    const all = await Promise.all(files.map(kept));
    if (all.every(Boolean) || Date.now() > end) return files.filter((_, at) => !all[at]);
  }
}"""


class Files(ThreadingHTTPServer):
    """A plain file server."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Silent, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_port}"
        Thread(target=self.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Serves nothing any more."""
        self.shutdown()
        self.server_close()


class Silent(SimpleHTTPRequestHandler):
    """Says nothing about what it serves."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page somewhere in it."""
    made = tmp_path_factory.mktemp("files")
    alone.main(made / "some" / "where")
    return made


@pytest.fixture
def files(folder: Path) -> Iterator[Files]:
    """A server of that folder."""
    server = Files(folder)
    yield server
    server.stop()


def test_a_game_is_played_to_its_end_with_the_network_cut(browser: Browser, folder: Path, files: Files) -> None:
    home = f"{files.url}/some/where/"
    visitor = Visitor(browser, home, service_workers="allow")
    page = visitor.page
    page.goto(f"{home}?/new?game=shark-attacks")
    page.get_by_role("spinbutton").fill("12")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/some/where/?/t/**")
    root = folder / "some" / "where"
    names = [path.relative_to(root).as_posix() for path in sorted(root.glob("assets/**/*")) if path.is_file()]
    assert page.evaluate(NOT_KEPT, names) == []
    files.stop()
    visitor.context.set_offline(True)

    page.reload()  # the table is kept
    visitor.play_on()
    expect(visitor.over).to_be_visible()

    page.goto(f"{home}?/practice/shark-attacks?source=hard")
    page.get_by_role("button", name="actions in words").click()
    page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    visitor.check()
    visitor.close()


def test_the_licences_of_all_that_is_packed_are_in_it(folder: Path) -> None:
    licences = (folder / "some" / "where" / "licences.txt").read_text(encoding="utf-8")
    packed = ("alembic", "fluent.runtime", "fsrs", "Mako", "MarkupSafe", "msgspec", "SQLAlchemy", "structlog")
    for name in ("svelte", *packed):
        assert re.search(rf"^{name} \d\S* \(", licences, re.MULTILINE | re.IGNORECASE), name


def test_games_that_do_not_come_are_asked_for_again(browser: Browser, files: Files) -> None:
    visitor = Visitor(browser, f"{files.url}/some/where/")
    visitor.context.route("**/host-*.zip", lambda route: route.abort())
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
    page.goto(home)
    one = page.locator("[data-game=bones]")
    expect(one.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="With a friend")).to_have_count(0)
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)
    one.get_by_role("link", name="Set up a table").click()
    expect(page).to_have_url(f"{home}?/new?game=bones")
    expect(page.get_by_role("option", name="Wick", exact=False).first).to_be_attached()
    expect(page.get_by_role("option", name="A friend, by link")).to_have_count(0)
    other = visitor.tab()
    other.goto(home)
    expect(other.get_by_text("Ossuary is open in another window")).to_be_visible()
    page.close()
    expect(other.get_by_text("Ossuary is open in another window")).to_have_count(0)
    visitor.check()
    visitor.close()
