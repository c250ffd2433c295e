"""The page that needs no host, in a folder of a file server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from ossuary.compiling import alone

from ..chromium import chromium
from .files import Files


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium that optimises code: Python runs in it."""
    made = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
    yield made
    made.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page somewhere in it."""
    made = tmp_path_factory.mktemp("files")
    alone.main(made / "some" / "where")
    return made


@pytest.fixture
def files(folder: Path) -> Iterator[Files]:
    """A server of that folder."""
    server = Files(folder)
    yield server
    server.stop()
