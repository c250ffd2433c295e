"""When a host compiles its minds: at the start, unless it is set to wait until they are needed."""

import asyncio
import re
import threading
import time
from pathlib import Path

import httpx
import pytest

from ossuary.host.app import create
from ossuary.host.settings import Settings

from ..host import PATIENCE, HostProcess

COMPILING = 600.0  # seconds, where nothing was compiled before


def compiled(host: HostProcess) -> int:
    """How many games have compiled minds."""
    counted = httpx.get(f"{host.url}/metrics", timeout=PATIENCE).text
    found = re.search(r"^ossuary_games_with_compiled_minds (\d+)", counted, re.MULTILINE)
    assert found, counted
    return int(found[1])


@pytest.mark.compiled
def test_a_host_compiles_the_minds_of_every_game_when_it_starts(tmp_path: Path) -> None:
    with HostProcess(tmp_path, warm_up=True) as host:
        deadline = time.time() + COMPILING
        while compiled(host) < 4:
            assert time.time() < deadline, host.log()
            time.sleep(0.1)


def test_a_host_that_does_not_warm_up_compiles_nothing(tmp_path: Path) -> None:
    async def names() -> set[str]:
        """The threads of a host, which start with their first work."""
        async with create(Settings(f"sqlite:///{tmp_path / 'host.db'}", warm_up=False)).lifespan():
            return {thread.name.partition("_")[0] for thread in threading.enumerate()}

    assert "compiler" not in asyncio.run(names())
