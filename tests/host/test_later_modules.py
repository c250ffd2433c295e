"""Modules that come from an archive when they are first imported."""

import gzip
import importlib
import io
import sys
import zipfile
from pathlib import Path

import pytest

from ossuary.host.later_modules import Later, install


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the archive will be; what was imported from it is forgotten."""
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(sys, "modules", {**sys.modules})
    return tmp_path / "later.zip.packed"


def test_a_module_and_a_package_come_when_they_are_imported(archive: Path) -> None:
    install(str(archive), ["later_alone", "later_home", "later_home.inside"])
    names = ("later_alone", "later_home", "later_home.inside")
    with pytest.raises(ImportError):  # it has not come
        importlib.import_module("later_alone")
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as written:
        written.writestr("later_alone.py", "ANSWER = 1")
        written.writestr("later_home/__init__.py", "ANSWER = 2")
        written.writestr("later_home/inside.py", "ANSWER = 3")
    archive.write_bytes(gzip.compress(content.getvalue()))
    assert [importlib.import_module(name).ANSWER for name in names] == [1, 2, 3]


def test_for_other_names_it_is_not_even_looked_into(archive: Path) -> None:
    assert Later(str(archive), ["later_alone"]).find_spec("numpy") is None
    assert not archive.exists()
