"""The pictures of link previews: `python -m tests.page.previews` draws them from the pictures of the games."""

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from ossuary.host.web.preview import HIGH, WIDE

from ..host.host import Host
from .chromium import chromium
from .visitor import TITLES, Visitor

SOURCE = Path(__file__).parents[2] / "web" / "src"
COLOURS = 64
# The pictures of these games side by side over a title, in the light of the page.
DRAWN = """([games, title]) => {
  document.querySelector('#preview')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'preview';
  sheet.style.cssText = `position: fixed; inset: 0; z-index: 99; width: 1200px; height: 630px; display: grid; gap: 8px;
    grid-template-rows: 1fr auto; justify-items: center; padding: 40px; background: var(--ground)`;
  const row = document.createElement('div');
  row.style.cssText = 'display: flex; gap: 24px; align-items: center';
  for (const game of games) {
    const one = document.createElement('div');
    one.dataset.game = game;
    one.style.cssText = `width: ${games.length > 1 ? 250 : 420}px`;
    one.append(document.querySelector(`[data-game=${game}] .picture svg`).cloneNode(true));
    row.append(one);
  }
  const name = document.createElement('div');
  name.textContent = title;
  name.style.cssText = 'font: 600 88px/1.1 var(--serif); color: var(--text)';
  sheet.append(row, name);
  document.body.append(sheet);
}"""


def draw() -> None:
    """Draws all of them."""
    with tempfile.TemporaryDirectory() as data, Host(Path(data)) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        size = {"width": WIDE, "height": HIGH}
        visitor = Visitor(browser, host.url, viewport=size, color_scheme="dark").open()
        visitor.page.evaluate("document.fonts.ready")
        every = {SOURCE / "games" / game / "preview.png": ([game], title) for game, title in TITLES.items()}
        for file, (games, title) in {**every, SOURCE / "app" / "preview.png": (list(TITLES), "Ossuary")}.items():
            visitor.page.evaluate(DRAWN, [games, title])
            taken = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
            taken.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
            print(file.name, games, file.stat().st_size)
        browser.close()


if __name__ == "__main__":
    draw()
