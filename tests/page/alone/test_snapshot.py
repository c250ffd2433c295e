"""Python's memory, which the page keeps and begins with the next time."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from .files import Files, Local, kept_whole

pytestmark = pytest.mark.xdist_group("alone")  # the page is built once


def test_a_start_goes_on_from_what_an_earlier_one_kept(browser: Browser, folder: Path, files: Files) -> None:
    ada = Local(browser, f"{files.url}/some/where/", service_workers="allow")
    table = ada.set_up_sealed("bones", {"kind": "me"}, {"kind": "me", "name": "Eve"})
    assert kept_whole(ada.page, folder / "some" / "where") == []
    assert kept(ada.page) > 1_000_000

    for what in ("place", "memory"):
        ada.page.evaluate(BROKEN, what)
        ada.page.reload()  # begins anew, and keeps that
        assert ada.version(table)
        assert kept(ada.page) > 1_000_000

    ada.page.evaluate(EMPTIED)
    ada.page.reload()  # the library is not needed any more
    before = ada.version(table)
    while not ada.step():
        pass
    ada.moved(table, before)
    others = [ada.ask("POST", "/api/tables", {"game": "bones", "seats": [{"kind": "me"}] * 2}) for _ in range(2)]
    ada.page.reload()  # whoever goes on from the same draws other numbers
    others += [ada.ask("POST", "/api/tables", {"game": "bones", "seats": [{"kind": "me"}] * 2}) for _ in range(2)]
    assert len({(other["table"], other["commitment"]) for other in others}) == 4
    ada.check()
    ada.close()


def kept(page: Page) -> int:
    """The size of the snapshot, once it is kept whole."""
    size: int = page.evaluate(KEPT)
    return size


KEPT = """async () => {
  for (const end = Date.now() + 120000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const cache = await caches.open('some/where/ossuary-snapshot');
    const [found] = await cache.matchAll();
    const size = found && !found.headers.has('broken') ? (await found.arrayBuffer()).byteLength : 0;
    if (size) return size;
  }
  return 0;
}"""
BROKEN = """async (what) => {
  const cache = await caches.open('some/where/ossuary-snapshot');
  const [request] = await cache.keys();
  const found = await cache.match(request);
  const memory = what === 'memory' ? Uint8Array.of(1, 2, 3, 4) : await found.arrayBuffer();
  const place = what === 'place' ? '14000 16' : found.headers.get('place');
  await cache.put(request, new Response(memory, {headers: {place, broken: what}}));
}"""
EMPTIED = """async () => {
  const cache = await caches.open('some/where/ossuary-python');
  const library = (await cache.keys()).find(({url}) => url.includes('/python.zip-'));
  const nothing = new Blob([new Uint8Array(22)]).stream().pipeThrough(new CompressionStream('gzip'));
  await cache.put(library, new Response(nothing));
}"""
