"""Somebody in front of a browser: a page, and how to get on with a game by what it shows."""

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Locator, Page, TimeoutError, expect

from .recorded import late, recorded

PATIENCE = 300_000  # ms: something may have to be compiled first, on a busy machine
LONGEST = 900  # seconds for a game
PLAIN = "/icon.svg"  # a file of the page that runs nothing
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
    "pig": {"target": 12},
}
SENTENCES = "ol.log .words p"
# What stays with a window for good.
OF_PAGE = ("add_init_script", "add_locator_handler", "expose_binding", "expose_function", "route_web_socket")
OF_CLOCK = ("install", "pause_at", "set_fixed_time", "set_system_time")
OF_CONTEXT = (*OF_PAGE[:1], *OF_PAGE[2:], "grant_permissions", "new_cdp_session", "set_geolocation", "set_offline")

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser window of its own, with its own cookies; whatever goes wrong in the page is remembered."""

    def __init__(
        self, browser: Browser, url: str, left: Page | None = None, lent: bool = False, speed: str = "none", **how: Any
    ) -> None:
        usual = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        self.how = {"base_url": url, **usual, **how}
        self.lent = lent  # to be handed on to another test
        self.context = left.context if left else browser.new_context(**self.how)
        if not left:
            self.context.add_init_script(HURRIED % speed)  # what happens is shown at once, unless a test is about that
        self.context.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.dice = Random(1)
        self.page = self._watched(left) if left else self.tab()

    def tab(self) -> Page:
        """One more tab, with the same cookies."""
        return self._watched(self.context.new_page())

    def _watched(self, page: Page) -> Page:
        """A tab whose errors are remembered."""
        page.on("pageerror", self._failed)
        page.on("console", self._noted)
        if self.lent:
            for owner, names in ((page, OF_PAGE), (page.clock, OF_CLOCK), (page.context, OF_CONTEXT)):
                for name in names:
                    setattr(owner, name, _refuse)
        return page

    def open(self, path: str = "/") -> "Visitor":
        """Goes to an address."""
        self.page.goto(path)
        self.page.locator("main").wait_for()
        return self

    def set_up(self, game: str, *seats: dict[str, Any], ending: bool = False, **more: Any) -> str:
        """Opens a table with the dice of a recorded game, at its beginning or some moves before its end; its id."""
        record = recorded(game, more.pop("options", SHORT[game]))
        wanted = {"at": late(record) if ending else 0, "seats": list(seats), "dice": "same", **more}
        return self._opened(wanted, record.write())

    def set_up_sealed(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """Opens a table with sealed dice; its id."""
        wanted = {"game": game, "seats": list(seats), "options": SHORT[game], **more}
        return self._opened(wanted)

    def _opened(self, table: dict[str, Any], record: str | None = None) -> str:
        """Opens a table, or a fork of a record, with the cookie of this window, and goes there; its id."""
        self._post("/api/me", {"name": "Ada"})
        self._return(name="Ada", known=True)
        laid = self._post("/api/records", record)["table"] if record else None
        opened = self._post(f"/api/tables/{laid}/fork" if laid else "/api/tables", table)
        made: str = opened["table"]
        if opened.get("commitment"):
            self._post(f"/api/tables/{made}/commands", {"type": "seal", "id": "seal", "text": "a text"})
        if not any(seat["kind"] == "open" for seat in table["seats"]):
            self._post(f"/api/tables/{made}/commands", {"type": "start", "id": "start"})
        self.open(f"/t/{made}")
        self.page.locator(".table").wait_for()
        return made

    def _return(self, **more: Any) -> None:
        """Is somebody who was here before: a first table says more than later ones."""
        if not self.page.url.startswith("http"):
            self.page.goto(PLAIN)
        self.page.evaluate(RETURNING, more)

    def _post(self, path: str, sent: object) -> dict[str, Any]:
        """What the host answers, asked with the cookies of this window."""
        body = sent if isinstance(sent, str) else json.dumps(sent)
        answer = self.context.request.post(path, data=body, headers={"content-type": "application/json"})
        assert answer.ok, answer.text()
        answered: dict[str, Any] = answer.json()
        return answered

    def meet(self, other: "Visitor", game: str, **more: Any) -> str:
        """Opens a table where another takes the second seat, and begins the game; its id."""
        made = self.set_up(game, {"kind": "me"}, {"kind": "open"}, **more)
        self.play_with(other)
        return made

    def play_with(self, other: "Visitor") -> None:
        """Invites another to the free seat, and begins the game."""
        other._return()
        other.page.goto(self.page.get_by_label("Invite friends").input_value())
        other.page.get_by_label("Your name").fill("Bob")
        other.page.get_by_role("button", name="Take a seat").click()
        for page in (self.page, other.page):
            page.locator("[aria-current=step]").wait_for()

    def version(self, table: str) -> int:
        """How much has happened at a table, as the host says."""
        found: int = self.page.evaluate(
            "async (path) => (await (await fetch(path)).json()).table.version", f"/api/tables/{table}"
        )
        return found

    def moved(self, table: str, before: int) -> None:
        """Waits until more has happened at a table than before."""
        end = time.monotonic() + PATIENCE / 1000
        while self.version(table) == before:
            assert time.monotonic() < end, self.page.locator("main").inner_text()
            self.page.wait_for_timeout(60)

    def ready(self) -> None:
        """Waits until the board is there and can be acted on; a click waits by itself, a key does not."""
        self.page.locator(".onshow[aria-disabled=false] > *").first.wait_for()

    @property
    def over(self) -> Locator:
        """What the end of a game shows."""
        return self.page.locator("section.result")

    def play_on(self) -> None:
        """Plays by the actions in words until the game is over."""
        end = time.monotonic() + LONGEST
        while not self.over.count():
            assert time.monotonic() < end, self.page.locator("main").inner_text()
            self.step()

    def play_by(self, use: Callable[[ElementHandle], None]) -> None:
        """Plays by the board and the bar until the game is over; `use` presses what is to be pressed."""
        end = time.monotonic() + LONGEST
        while not self.over.count():
            assert time.monotonic() < end, self.page.locator("main").inner_text()
            if wanted := self.wanted():
                use(wanted)
            else:
                self.page.wait_for_timeout(60)

    def wanted(self) -> ElementHandle | None:
        """Something that acts, if anything does: mostly the likely action of the bar."""
        return self.page.evaluate_handle(WANTED, [self.dice.random(), self.dice.random()]).as_element()

    def step(self) -> bool:
        """Makes one choice in words if there is one, otherwise waits a moment; returns whether it did."""
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
        if self.page.is_closed():
            return
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"

    def forget(self) -> Page:
        """Leaves a tab that has the code and the files of the page, and nothing of what this visitor was or did."""
        page = self.page
        page.remove_listener("pageerror", self._failed)
        page.remove_listener("console", self._noted)
        for other in self.context.pages:
            if other != page:
                other.close()
        page.unroute_all()
        self.context.unroute_all()
        page.goto(PLAIN)
        page.mouse.move(-1, -1)
        page.set_viewport_size(self.how["viewport"])
        page.emulate_media(
            color_scheme=self.how.get("color_scheme", "light"), reduced_motion=self.how["reduced_motion"]
        )
        self.context.clear_cookies()
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        return page

    def close(self) -> None:
        """Closes the window."""
        self.context.close()

    def _failed(self, error: Any) -> None:
        self.errors.append(str(error))

    def _noted(self, message: Any) -> None:
        if message.type == "error" and "net::ERR" not in message.text and "WebSocket" not in message.text:
            self.errors.append(message.text)


def _refuse(*_: Any, **__: Any) -> None:
    raise AssertionError("this stays with the window: use visit(new=True)")


def sentences(page: Page) -> list[str]:
    """What the page tells in words about the game so far; the pictures beside them may come later."""
    return page.locator(SENTENCES).all_inner_texts()


def seen(visitor: Visitor, text: str) -> None:
    """A text is on the page, or comes soon."""
    expect(visitor.page.get_by_text(text).first).to_be_visible()


WANTED = """([likely, which]) => {
  const free = (it) => it.checkVisibility() && !it.closest('[inert], [aria-disabled=true], dialog, .result');
  const ways = '.middle button:enabled:not([aria-haspopup], [aria-pressed=true])';
  const every = [...document.querySelectorAll(ways)].filter(free);
  const primary = likely < 0.8 ? every.find((it) => it.matches('.bar .primary')) : undefined;
  return primary ?? every[Math.floor(which * every.length)] ?? null;
}"""
# The speed is set as it is in the settings, and may be changed there.
HURRIED = """{
  const settings = JSON.parse(localStorage.getItem('ossuary-settings') ?? '{}');
  const quick = {speed: '%s', handOver: false};
  if (!settings.speed) localStorage.setItem('ossuary-settings', JSON.stringify({...settings, ...quick}));
}"""
# What a page changes later stays.
RETURNING = """(more) => {
  const settings = JSON.parse(localStorage.getItem('ossuary-settings') ?? '{}');
  if (settings.known) return;
  const met = ['rolling-bones', 'shark-attacks', 'skulls-of-sedlec', 'bones'];
  localStorage.setItem('ossuary-settings', JSON.stringify({...settings, askedForSound: true, met, ...more}));
}"""
