"""What the page that needs no host weighs, and how soon somebody plays on it, measured inside Chromium.

A file server gives the folder of `make page`, at 10 Mbit/s for a browser that has nothing yet. *Play now* is pressed as
soon as it is there; the first decision is there when the board says so. Then the same where everything is kept, and
once more where the browser has also kept what it compiled, which it does when a kept page has run for some seconds.
"""

import gzip
import statistics
import time
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import IO, Any

from playwright.sync_api import Page, sync_playwright

from tests.page.alone.files import Silent, kept_whole
from tests.page.chromium import chromium
from tests.page.visitor import Visitor

FOLDER = Path("build/page")
RATE = 10e6 / 8  # bytes a second, of all files together
PIECE = 16_384
ROUNDS = 3
COMPILING = 5000  # ms in which the browser keeps what it compiled
STARTS = COLD, *WARM = ("nothing kept, 10 Mbit/s", "everything kept", "and what was compiled")
LATER = (".npz", ".mp3", "later.zip")  # not for a first game


class Slow(Silent):
    """Sends no faster than a line of 10 Mbit/s."""

    line = Lock()
    slow = True

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Sends a file, piece by piece."""
        self._sent(source, outputfile)

    def _sent(self, source: IO[bytes], to: IO[bytes]) -> None:
        while piece := source.read(PIECE):
            if Slow.slow:
                with Slow.line:
                    time.sleep(len(piece) / RATE)
            to.write(piece)


def played(page: Page, home: str) -> tuple[float, float]:
    """Seconds until there is something to press, and from the press to the first decision."""
    start = time.monotonic()
    page.goto(home)
    first = page.get_by_role("button", name="Play now").first
    first.wait_for()
    shown = time.monotonic()
    first.click()
    page.locator(".onshow[aria-disabled=false]").wait_for()
    return shown - start, time.monotonic() - shown


def sizes() -> None:
    """Says what the folder weighs, as it lies there and as a server that packs sends it."""
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    for name, some in (
        ("all", files),
        ("for a first game, at most", [path for path in files if not any(part in path.name for part in LATER)]),
    ):
        raw = sum(path.stat().st_size for path in some)
        packed = sum(min(path.stat().st_size, len(gzip.compress(path.read_bytes()))) for path in some)
        print(f"{name:28}{raw / 1e6:8.1f} MB{packed / 1e6:8.1f} MB packed")


def times() -> None:
    """Says how soon somebody plays."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=str(FOLDER)))
    Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}/"
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in STARTS}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for _ in range(ROUNDS):
            Slow.slow = True
            visitor = Visitor(browser, home, service_workers="allow")
            found[COLD].append(played(visitor.page, home))
            Slow.slow = False
            kept_whole(visitor.page, FOLDER)
            for warm in WARM:
                found[warm].append(played(visitor.page, home))
                visitor.page.wait_for_timeout(COMPILING)
            visitor.close()
        browser.close()
    server.shutdown()
    for name, took in found.items():
        shown, decided = (statistics.median(each) for each in zip(*took, strict=True))
        print(f"{name:28}{shown:6.1f} s until it can be pressed{decided:6.1f} s from there to the first decision")


if __name__ == "__main__":
    sizes()
    times()
