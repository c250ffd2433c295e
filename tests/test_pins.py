"""What a host is installed from: every file by its hash, and the versions that are tested here."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; .*?)?(?: \\)?$")


def pins(file: str) -> dict[str, str]:
    """The versions in a file, by name."""
    lines = (ROOT / file).read_text().splitlines()
    return {found[1]: found[2] for line in lines if (found := PIN.match(line))}


def named(requirements: list[str]) -> set[str]:
    """The names of what is required, without the extras of our own."""
    names = {re.split(r"[^A-Za-z0-9._-]", requirement)[0] for requirement in requirements}
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names} - {"ossuary-games"}


@pytest.mark.parametrize("file", ["requirements-serve.txt", "requirements-postgres.txt", "requirements-build.txt"])
def test_every_file_has_its_hash_and_the_version_that_is_tested(file: str) -> None:
    text = (ROOT / file).read_text()
    tested = pins("constraints.txt")
    assert pins(file) == {name: tested[name] for name in pins(file)}
    packages = re.split(r"\n(?=[a-z])", text.partition("make pins\n")[2].rstrip())
    assert len(packages) == len(pins(file)) > 5
    for package in packages:
        lines = package.split("\n")
        assert len(lines) > 1 and all(re.match(r"    --hash=sha256:[0-9a-f]{64}( \\)?$", line) for line in lines[1:])
    assert "://" not in text


def test_nothing_that_a_host_needs_is_missing() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    wanted = [*project["project"]["dependencies"], *extras["serve"], *extras["join"], *extras["push"]]
    assert named(wanted) <= pins("requirements-serve.txt").keys()
    assert named(extras["postgres"]) <= pins("requirements-postgres.txt").keys()
    assert named(project["build-system"]["requires"]) <= pins("requirements-build.txt").keys()
