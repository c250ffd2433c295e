"""The pictures of the README: `python -m tests.page.pictures` plays a little of two games and writes them again."""

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from ..host.host import Host
from .chromium import chromium
from .films import SEATS
from .visitor import DESK, PHONE, Visitor

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
NAMED = "name => fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: name})"


def take() -> None:
    """Takes both pictures."""
    with tempfile.TemporaryDirectory() as data, Host(Path(data), rate=10_000) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        _picture(browser, host.url, "table.png", DESK, "skulls-of-sedlec", {}, 17)
        _picture(browser, host.url, "phone.png", PHONE, "shark-attacks", {"target": 100}, 4)
        browser.close()


def _picture(
    browser: Browser, url: str, name: str, size: Any, game: str, options: dict[str, Any], choices: int
) -> None:
    visitor = Visitor(browser, url, viewport=size, color_scheme="dark")
    visitor.open().page.evaluate(NAMED, '{"name": "Ada"}')
    visitor.set_up(game, *SEATS, options=options)
    for _ in range(choices):
        visitor.step()
    visitor.page.wait_for_timeout(1500)
    visitor.page.screenshot(path=PICTURES / name)
    visitor.close()


if __name__ == "__main__":
    take()
