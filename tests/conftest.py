"""What holds for all tests."""

import gc
import secrets
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from ossuary.engine.registry import GAMES, ROOMS, Game
from ossuary.words import words_in
from ossuary.words.fluent import parsed
from tests.host import same_dice as dice
from tests.settled import settled

PIG = Path(__file__).parents[1] / "examples" / "pig"


def pytest_configure() -> None:
    """Lets the processes of the tests hear Ctrl-C, which a shell that starts this one in the background shuts off."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Lets the tests, of which much stays to the end, be searched for garbage less often."""
    gc.set_threshold(10_000, 10, 100)


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of hosts in this process have the same secrets in each run of a test, and so throw the same dice."""
    monkeypatch.setattr(secrets, "token_bytes", dice.same_dice(f"{request.node.path.name} {request.node.name}"))


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> Iterator[None]:
    """Each text of the catalogues is parsed once for all tests of this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ossuary.words.fluent.parsed", cache(parsed))
        yield


@pytest.fixture(scope="session", autouse=True)
def certificates_read_once() -> Iterator[None]:
    """The certificates of this machine are read once for all clients of this process, which need none here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Pig in it, installed like any third party's game; its tests form the xdist group `pig`."""
    folder = tmp_path_factory.mktemp("installed")
    alone = ("--no-deps", "--no-index", "--no-build-isolation", "--no-compile", "--disable-pip-version-check", "-q")
    subprocess.run([sys.executable, "-m", "pip", "install", *alone, "--target", folder, PIG], check=True)
    return settled(folder)


@pytest.fixture
def pig_here(pig: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Pig as one of the games of this process, until the test is over."""
    monkeypatch.syspath_prepend(str(pig))
    rules: Game = import_module("ossuary_pig.rules")
    monkeypatch.setitem(ROOMS, rules.NAME, "ossuary_pig")
    monkeypatch.setitem(GAMES, rules.NAME, rules)
    words_in.cache_clear()
    yield rules
    words_in.cache_clear()
