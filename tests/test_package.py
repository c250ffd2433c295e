"""The package says what it is: its name on the index, what its extras need, and the licences in it."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_name_on_the_index_is_ours_and_the_command_stays() -> None:
    assert PROJECT["name"] == "ossuary-games"
    assert PROJECT["scripts"] == {"ossuary": "ossuary.cli:main"}


def test_nothing_asks_for_the_other_package_of_the_index() -> None:
    needed = [need for extra in PROJECT["optional-dependencies"].values() for need in extra]
    assert [need for need in needed if re.match(r"ossuary(?!-games\b)", need)] == []
    texts = [
        *ROOT.glob("*.md"),
        *(path for folder in ("docs", "examples", "src/ossuary") for path in (ROOT / folder).rglob("*")),
    ]
    asking = re.compile(r"\bossuary\[|pip install '?ossuary(?!-games)")
    readable = [path for path in texts if path.suffix in {".md", ".py", ".ftl"}]
    assert [path for path in readable if asking.search(path.read_text(encoding="utf-8"))] == []


def test_the_licence_of_everything_in_the_page_comes_along() -> None:
    assert PROJECT["license-files"] == ["LICENSE", "licenses/*.txt"]
    parts = ["clsx", "esm-env", "fluent-bundle", "pyodide", "python", "source-serif-4", "svelte", "uqr"]
    assert sorted(path.stem for path in (ROOT / "licenses").glob("*.txt")) == parts
    assert PROJECT["license"] == "MIT AND Apache-2.0 AND MPL-2.0 AND OFL-1.1 AND PSF-2.0"
