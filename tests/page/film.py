"""A moment of a game as pictures: time stands still between them, so they are the same every time."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from .visitor import Visitor

STEP = 100  # ms between two pictures
# Animations are stopped as they appear, and moved on by hand.
STOPPED = """(by) => {
  const known = window.filmed ??= new Map();
  for (const it of document.getAnimations()) {
    if (!known.has(it)) {
      it.pause();
      known.set(it, Number(it.currentTime ?? 0));
    } else known.set(it, known.get(it) + by);
    const {endTime} = it.effect.getComputedTiming();
    if (known.get(it) >= endTime) it.finish();
    else it.currentTime = known.get(it);
  }
}"""


def stop_time(page: Page) -> None:
    """From now on time passes in this tab only while it is filmed; before a page is opened."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def film(visitor: Visitor, pictures: int, step: int = STEP, **how: Any) -> Iterator[bytes]:
    """The next pictures of what a page shows, as PNG files."""
    for _ in range(pictures):
        visitor.page.clock.run_for(step)
        visitor.page.evaluate(STOPPED, step)
        yield visitor.page.screenshot(**how)
