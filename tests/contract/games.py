"""Third-party games for a test: written somewhere, and installed until the test is over."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from ossuary.engine import registry
from ossuary.engine.registry import GAMES, ROOMS, Game


@contextmanager
def moved_in(folder: Path, package: str) -> Iterator[Game]:
    """The game of a package in a folder, among the games of this process; its compiled code is kept beside it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("NUMBA_CACHE_DIR", str(folder / "compiled"))
        invalidate_caches()
        registry._brings.cache_clear()  # another package may have had its name
        rules: Game = import_module(f"{package}.rules")
        patch.setitem(ROOMS, rules.NAME, package)
        patch.setitem(GAMES, rules.NAME, rules)
        yield rules
    for module in [name for name in sys.modules if name.split(".")[0] == package]:
        del sys.modules[module]
    registry._brings.cache_clear()
    registry._loaded.cache_clear()
