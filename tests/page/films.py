"""Short films of each game for the README: `python -m tests.page.films` plays a little and writes them again."""

import io
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from ..host.host import Host
from .chromium import chromium
from .film import STEP, film, stop_time
from .visitor import TITLES, Visitor

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SMALL = {"width": 360, "height": 640}  # a phone, upright
SHOWN = (270, 480)  # pixels of a film
QUALITY = 26
LENGTH = 80  # frames of a film, unless it has its own length
THOUGHT = 8  # frames before a choice
NETWORK = 0.05  # seconds for an answer of the host
SEATS = ({"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"})
LONG: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 20},
    "shark-attacks": {"target": 40},
    "skulls-of-sedlec": {},
    "bones": {"end": "points=30"},
}
LENGTHS = {"skulls-of-sedlec": 150, "bones": 150}  # frames of films in which less moves
LATE = ("skulls-of-sedlec", "bones")  # filmed near their ends, when there is something to see
BEGUN = 3  # frames until the board is there
MOST = 400_000  # bytes of a film


def frames(
    browser: Browser, url: str, game: str, length: int, ending: bool = False, **how: Any
) -> Iterator[Image.Image]:
    """A game as it is shown, one picture every tenth of a second; choices take their time."""
    visitor = Visitor(browser, url, speed="usual", reduced_motion="no-preference", **how)
    stop_time(visitor.page)
    visitor.set_up(game, *SEATS, options=LONG[game], ending=ending)
    waited = 0
    for _ in range(length):
        yield from (Image.open(io.BytesIO(taken)).convert("RGB") for taken in film(visitor, 1))
        waited = waited + 1 if (wanted := visitor.wanted()) else 0
        if wanted and waited >= THOUGHT:
            wanted.evaluate("it => it.click()")
            waited = 0
        time.sleep(NETWORK)
    visitor.close()


def strip(taken: list[Image.Image], file: Path, across: int = 10) -> None:
    """Pictures side by side in one, in rows, from left to right and from top to bottom."""
    wide, high = taken[0].size
    sheet = Image.new("RGB", (wide * min(across, len(taken)), high * -(-len(taken) // across)))
    for number, one in enumerate(taken):
        sheet.paste(one, (number % across * wide, number // across * high))
    sheet.save(file, optimize=True)


def take() -> None:
    """Takes the film of each game, and holds it to its size."""
    with tempfile.TemporaryDirectory() as data, Host(Path(data), rate=10_000) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in TITLES:
            how: dict[str, Any] = {"ending": game in LATE, "viewport": SMALL, "color_scheme": "dark"}
            taken = frames(browser, host.url, game, LENGTHS.get(game, LENGTH), **how)
            first, *rest = (one.resize(SHOWN, Image.Resampling.LANCZOS) for one in islice(taken, BEGUN, None))
            file = PICTURES / f"{game}.webp"
            first.save(file, save_all=True, append_images=rest, duration=STEP, loop=0, quality=QUALITY, method=4)
            print(file.name, file.stat().st_size, flush=True)
            if file.stat().st_size > MOST:
                raise SystemExit(f"{file} is larger than {MOST} bytes")
        browser.close()


if __name__ == "__main__":
    take()
