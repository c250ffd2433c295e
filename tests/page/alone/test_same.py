"""Tests of the page that has a host, on the page that needs none, with the network cut."""
# ruff: noqa: F401  what is imported are the tests

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from ..test_beside import test_the_coach, test_what_is_tapped_in_is_counted_as_the_command_counts_it
from ..test_dice import test_a_forged_record_is_pointed_at
from ..test_past import test_everything_of_mine_is_downloaded
from ..visitor import Visitor
from .files import Files, Local, kept_whole

pytestmark = [pytest.mark.xdist_group("alone"), pytest.mark.nightly]


@pytest.fixture(scope="module")
def window(browser: Browser, folder: Path) -> Iterator[Local]:
    """A window that has everything, and no network."""
    files = Files(folder)
    visitor = Local(browser, f"{files.url}/some/where/", service_workers="allow")
    visitor.open()
    assert kept_whole(visitor.page, folder / "some" / "where") == []
    files.stop()
    visitor.context.set_offline(True)
    yield visitor
    visitor.close()


@pytest.fixture
def ada(window: Local) -> Iterator[Local]:
    """Whoever sits at it."""
    window.errors.clear()
    window.open()
    yield window
    window.check()


@pytest.fixture
def visit(ada: Local) -> Callable[..., Visitor]:
    """The same window, whatever is asked for; its size is as asked."""

    def make(new: bool = False, **how: Any) -> Visitor:
        assert not new and set(how) <= {"viewport"}
        ada.page.set_viewport_size(how.get("viewport", ada.how["viewport"]))
        return ada

    return make


@pytest.fixture
def checking(ada: Local) -> Local:
    """Where dice are checked."""
    ada.open("/check")
    return ada
