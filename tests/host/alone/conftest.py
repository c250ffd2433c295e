"""The page's own host."""

from collections.abc import Iterator

import pytest

from .local import LocalGuest, OnALoop


@pytest.fixture(scope="package")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnALoop]:
    """A host without a network that tests share, one after the other."""
    made = OnALoop(tmp_path_factory.mktemp("local"))
    yield made
    made.stop()


@pytest.fixture
def ada(local: OnALoop) -> LocalGuest:
    """Whoever is at the page."""
    return LocalGuest(local)
