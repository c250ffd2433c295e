"""Whether the page that is served was built from its sources as they are now; known only in a checkout."""

from collections.abc import Iterator
from pathlib import Path

from .static_files import STATIC

SOURCES = Path(__file__).parents[4] / "web"  # in a checkout; elsewhere there is no such folder


def is_outdated(built: Path = STATIC, sources: Path = SOURCES) -> bool:
    """Whether a source of the page is newer than the page; false where either is missing."""
    index = built / "index.html"
    if not (sources / "src").is_dir() or not index.is_file():
        return False
    since = index.stat().st_mtime
    return any(path.stat().st_mtime > since for path in _made_of(sources) if path.is_file())


def _made_of(sources: Path) -> Iterator[Path]:
    yield sources / "index.html"
    for folder in ("src", "public"):
        yield from (sources / folder).rglob("*")
