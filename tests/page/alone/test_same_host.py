"""Tests of the protocol, with the host in the worker of a page in Chromium, in the browser's own Python."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ...host.alone.local import LocalGuest
from ...host.alone.test_same import *  # noqa: F403  what is imported are the tests
from .files import Files, Local
from .in_chromium import InChromium

pytestmark = [pytest.mark.xdist_group("alone"), pytest.mark.nightly]


@pytest.fixture(scope="module")
def local(browser: Browser, folder: Path) -> Iterator[InChromium]:
    """The host of one window."""
    files = Files(folder)
    window = Local(browser, f"{files.url}/some/where/")
    yield InChromium(window)
    window.check()
    window.close()
    files.stop()


@pytest.fixture
def ada(local: InChromium) -> LocalGuest:
    """Whoever is at the page."""
    return LocalGuest(local)
