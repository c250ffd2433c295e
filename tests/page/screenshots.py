"""Pictures of every page, and of each game early, in the middle, at its end, looked back on and in its moments."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from ..host.host import Host
from .chromium import chromium
from .films import SEATS, frames, strip
from .visitor import DESK, PHONE, SHORT, TABLET, TITLES, Visitor

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
PAGES = {"start": "/", "new": "/new", "me": "/me", "rules": "/rules/bones", "check": "/check", "draws": "/draws"}
PAGES |= {"beside": "/beside", **{f"beside-{game}": f"/beside/{game}" for game in TITLES}}
MOMENTS = {"early": 1, "middle": 14}  # choices made so far
ENDS: dict[str, dict[str, Any]] = {**SHORT, "shark-attacks": {"target": 40}, "bones": {"end": "points=30"}}
FILMED = 160  # pictures of the moments, a tenth of a second apart
SMALLER = 3  # times, in a strip


def take(folder: Path) -> None:
    """Takes all pictures, and says of each page whether something sticks out at its side."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Host(Path(data), rate=10_000) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for scheme in ("dark", "light"):
            for size, viewport in SIZES.items():
                how = {"viewport": viewport, "color_scheme": scheme}
                _pages(browser, host.url, folder, f"{size}-{scheme}", how)
                for game in TITLES:
                    _game(browser, host.url, folder / f"{game}", f"{size}-{scheme}", game, how)
                    _lesson(browser, host.url, folder / f"{game}", f"{size}-{scheme}", game, how)
                    _moments(browser, host.url, folder / f"{game}-moments-{size}-{scheme}.png", game, how)
        browser.close()


def _pages(browser: Browser, url: str, folder: Path, name: str, how: dict[str, Any]) -> None:
    visitor = Visitor(browser, url, **how)
    for page, path in PAGES.items():
        visitor.open(path)
        visitor.page.wait_for_timeout(600)
        _picture(visitor, folder / f"{page}-{name}.png", full=True)
    visitor.close()


def _game(browser: Browser, url: str, base: Path, name: str, game: str, how: dict[str, Any]) -> None:
    visitor = Visitor(browser, url, **how)
    visitor.set_up(game, *SEATS, options={"target": 1000} if game == "shark-attacks" else {})
    made = 0
    for moment, choices in MOMENTS.items():
        while made < choices and not visitor.over.count():
            made += visitor.step()
        visitor.page.wait_for_timeout(600)
        _picture(visitor, base.with_name(f"{base.name}-{moment}-{name}.png"))
    visitor.set_up(game, *SEATS, options=ENDS[game])
    visitor.play_on()
    visitor.page.wait_for_timeout(600)
    _picture(visitor, base.with_name(f"{base.name}-end-{name}.png"), full=True)
    visitor.over.get_by_role("link", name="Review").click()
    visitor.page.locator("#mattered").wait_for()
    for key in ("Home", "ArrowRight", "ArrowRight"):
        visitor.page.keyboard.press(key)
    visitor.page.wait_for_timeout(600)
    _picture(visitor, base.with_name(f"{base.name}-back-{name}.png"))
    visitor.close()


def _moments(browser: Browser, url: str, file: Path, game: str, how: dict[str, Any]) -> None:
    """The first acts of a game and what follows from them, as a strip of pictures."""
    strip([one.reduce(SMALLER) for one in frames(browser, url, game, FILMED, **how)], file)
    print(file.name, flush=True)


def _lesson(browser: Browser, url: str, base: Path, name: str, game: str, how: dict[str, Any]) -> None:
    """A guided first game as it begins, with the rules beside it, and what can be done and what not."""
    visitor = Visitor(browser, url, **how)
    visitor.open()
    visitor.page.locator(f"[data-game={game}]").get_by_role("button", name="Learn by playing").click()
    visitor.page.locator(".guide .advice").first.wait_for()
    _picture(visitor, base.with_name(f"{base.name}-lesson-{name}.png"))
    visitor.page.get_by_role("button", name="Rules").click()
    visitor.page.locator(".entry.now").first.wait_for()
    visitor.page.wait_for_timeout(600)
    _picture(visitor, base.with_name(f"{base.name}-rules-{name}.png"))
    visitor.page.get_by_role("button", name="Close").last.click()
    visitor.page.get_by_role("button", name="Why not").click()
    visitor.page.locator(".why h3").first.wait_for()
    _picture(visitor, base.with_name(f"{base.name}-why-{name}.png"))
    visitor.close()


def _picture(visitor: Visitor, path: Path, full: bool = False) -> None:
    visitor.page.screenshot(path=path, full_page=full)
    wide = visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    print(path.name, *visitor.errors, *(["SCROLLS SIDEWAYS"] if wide else []), flush=True)


if __name__ == "__main__":
    take(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
