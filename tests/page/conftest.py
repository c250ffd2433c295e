"""A host with its page, and a browser."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from ossuary.host.live import reviews
from ossuary.minds.judging.review_budget import affordable

from ..host.host import Host
from .chromium import chromium
from .visitor import Visitor

BRIEF = 5_000  # games tried out for a review
# A tab that goes to the page again keeps its process; code that runs for seconds is not optimized.
ARGS = ["--no-sandbox", "--process-per-site", "--js-flags=--liftoff-only --no-opt --no-maglev"]


@pytest.fixture(autouse=True)
def brief_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews try out fewer games: a page asks for one after every game, and what it finds is no matter of the page."""
    monkeypatch.setattr(reviews, "affordable", partial(affordable, whole=BRIEF))


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host that all tests share; each opens its own tables."""
    with Host(tmp_path_factory.mktemp("host"), rate=10_000) as made:
        yield made


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; a process has one."""
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium without a window."""
    made = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
    yield made
    made.close()


@pytest.fixture(scope="session")
def cleared() -> dict[str, list[Page]]:
    """Tabs that tests have left, by how they are: they know nobody any more, but have the code of the page."""
    return defaultdict(list)


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, host: Host, browser: Browser, cleared: dict[str, list[Page]]
) -> Iterator[Callable[..., Visitor]]:
    """Opens windows, each with its own cookies; at the end all must be free of errors."""
    visitors: list[tuple[Visitor, list[Page] | None]] = []
    failed, passed = request.session.testsfailed, False

    def make(new: bool = False, **how: Any) -> Visitor:
        free = None if new or "storage_state" in how else cleared[json.dumps(how, sort_keys=True)]
        visitor = Visitor(browser, host.url, free.pop() if free else None, lent=free is not None, **how)
        visitors.append((visitor, free))
        return visitor

    yield make
    try:
        for visitor, _ in visitors:
            visitor.check()
        passed = request.session.testsfailed == failed
    finally:
        for visitor, free in visitors:
            if free is None or not passed or visitor.page.is_closed():
                visitor.close()
            else:
                free.append(visitor.forget())
