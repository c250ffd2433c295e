"""A host with its page, and a browser."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from ..host.host import Host
from .chromium import chromium
from .visitor import Visitor


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host that all tests may use; each opens tables of its own."""
    with Host(tmp_path_factory.mktemp("host"), rate=10_000) as made:
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield made
        made.close()


@pytest.fixture
def visit(host: Host, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Opens windows, each with cookies of its own; at the end all of them must be free of errors."""
    visitors: list[Visitor] = []

    def make(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, host.url, **how))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.check()
        visitor.close()
