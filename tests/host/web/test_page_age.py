"""A page that is older than its sources is noticed, where there are sources."""

import os
from pathlib import Path

import pytest

from ossuary.host.web.page_age import is_outdated


@pytest.fixture
def places(tmp_path: Path) -> tuple[Path, Path]:
    """A page that was built after its sources."""
    built, sources = tmp_path / "static", tmp_path / "web"
    for path in (built / "index.html", sources / "index.html", sources / "src" / "table" / "Table.svelte"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
        os.utime(path, (1000, 1000))
    return built, sources


def test_a_page_as_new_as_its_sources_is_not_outdated(places: tuple[Path, Path]) -> None:
    assert not is_outdated(*places)


@pytest.mark.parametrize("edited", ["src/table/Table.svelte", "index.html"])
def test_a_page_whose_source_was_edited_is_outdated(places: tuple[Path, Path], edited: str) -> None:
    os.utime(places[1] / edited, (1001, 1001))
    assert is_outdated(*places)


def test_without_sources_or_without_a_page_nothing_is_outdated(places: tuple[Path, Path]) -> None:
    built, sources = places
    os.utime(sources / "index.html", (1001, 1001))
    assert not is_outdated(built, sources / "nowhere")
    assert not is_outdated(built / "nowhere", sources)
