"""Somebody in front of a browser: a page, and how to get on with a game by what it shows."""

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

PATIENCE = 30_000  # ms: these machines are noisy
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1440, "height": 900}
TITLES = {
    "rolling-bones": "Rolling Bones",
    "shark-attacks": "Shark Attacks!",
    "skulls-of-sedlec": "Skulls of Sedlec",
    "bones": "Bones",
}
SHORT: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 8},
    "shark-attacks": {"target": 12},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds=1"},
}


class Visitor:
    """A browser window of its own, with its own cookies; whatever goes wrong in the page is remembered."""

    def __init__(self, browser: Browser, url: str, **how: Any) -> None:
        how = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", "base_url": url, **how}
        self.context = browser.new_context(**how)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._noted)

    def open(self, path: str = "/") -> "Visitor":
        """Goes to an address."""
        self.page.goto(path)
        self.page.locator("main").wait_for()
        return self

    def set_up(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """Opens a table through the protocol with the cookie of this window, and goes there; its id."""
        self.open()
        wanted = {"game": game, "seats": list(seats), "options": SHORT[game], **more}
        made: str = self.page.evaluate(OPEN, wanted)
        self.open(f"/t/{made}")
        self.page.locator(".table").wait_for()
        return made

    @property
    def over(self) -> Locator:
        """What the end of a game shows."""
        return self.page.locator("section.result")

    def play_on(self, steps: int = 400) -> None:
        """Plays by the action bar and the board until the game is over."""
        for _ in range(steps):
            if self.over.count():
                return
            self.step()
        raise AssertionError(f"not over after {steps} steps")

    def step(self) -> bool:
        """Makes one choice in words, if there is one to make, else waits a moment; whether it was made."""
        every = self.page.get_by_role("button", name=re.compile(r"actions? in words$"))
        if not every.count():
            self.page.wait_for_timeout(60)
            return False
        dialog = self.page.get_by_role("dialog", name="What you can do")
        first = dialog.get_by_role("listitem").first.get_by_role("button")
        try:
            every.first.click(timeout=2000)
            first.click(timeout=2000)
        except TimeoutError:  # the offers may be gone: somebody else was faster
            if dialog.count():
                self.page.keyboard.press("Escape")
            return False
        return True

    def check(self) -> None:
        """Nothing went wrong in the page, and nothing sticks out at its side."""
        assert not self.errors, self.errors
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"

    def close(self) -> None:
        """Closes the window."""
        self.context.close()

    def _noted(self, message: Any) -> None:
        if message.type == "error" and "net::ERR" not in message.text and "WebSocket" not in message.text:
            self.errors.append(message.text)


def seen(visitor: Visitor, text: str) -> None:
    """A text is on the page, or comes soon."""
    expect(visitor.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)


OPEN = """async (table) => {
  const post = async (path, body) => {
    const headers = {'content-type': 'application/json'};
    const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('/api/me', {name: 'Ada'});
  const settings = JSON.parse(localStorage.getItem('ossuary-settings') ?? '{}');
  localStorage.setItem('ossuary-settings', JSON.stringify({...settings, name: 'Ada', known: true}));
  const opened = await post('/api/tables', table);
  await post(`/api/tables/${opened.table}/commands`, {type: 'seal', id: 'seal', text: 'a text'});
  if (!table.seats.some((seat) => seat.kind === 'open')) {
    await post(`/api/tables/${opened.table}/commands`, {type: 'start', id: 'start'});
  }
  return opened.table;
}"""
