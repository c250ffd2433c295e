"""Tables that are kept in the user's cache folder."""

from pathlib import Path

import pytest

from ossuary.engine import options
from ossuary.twin.kept_tables import KeptTables


def test_a_folder_that_cannot_be_read_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = KeptTables("pig", (options,), lambda content, _: content)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    tables.keep(10, b"")
    assert list(tables._files()) == [10]
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / ("x" * 300)))  # for root, too
    assert tables.highest() is None
    assert tables.serving(5) is None
