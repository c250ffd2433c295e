"""Libraries for all platforms are made on this one: each exports our functions, and asks for the C library alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ossuary.compiling.building import SAME_CODE
from ossuary.compiling.targets import WHEELS, targets_of
from ossuary.twin.native import symbol_of
from ossuary.twin.sources import digest

from . import strange
from .library_files import MACOS, NEEDED, C, LibraryFile, library_file_of

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("strange")]

BUILD = """
import sys
from pathlib import Path
from ossuary.compiling.linking import link, runtime_of
from ossuary.compiling.machine_code import object_of
from ossuary.compiling.numba_ir import code_of
from ossuary.compiling.targets import WHEELS, targets_of
from tests.twin import strange
code = code_of(strange)
for folder in map(Path, sys.argv[1:]):
    for name, platform in WHEELS.items():
        files = {"runtime": runtime_of(platform)} | {each.name: object_of(code, each) for each in targets_of(name)}
        for file, content in files.items():
            (folder / f"{name}-{file}.o").write_bytes(content)
        link([folder / f"{name}-{file}.o" for file in files], folder / name / f"ossuary{platform.suffix}", platform)
"""

PROCESSORS = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two folders with the library of `strange` for every platform, each made anew."""
    folders = [tmp_path_factory.mktemp("libraries") for _ in range(2)]
    subprocess.run([sys.executable, "-c", BUILD, *map(str, folders)], env=os.environ | SAME_CODE, check=True)
    return folders


@pytest.fixture(params=WHEELS)
def platform(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def found(homes: list[Path], platform: str) -> LibraryFile:
    (file,) = (homes[0] / platform).iterdir()
    assert file.suffix == WHEELS[platform].suffix
    return library_file_of(file.read_bytes())


def test_every_platform_has_one_library_with_a_function_for_each_kind_of_processor(
    found: LibraryFile, platform: str
) -> None:
    assert found.machine == PROCESSORS[platform.partition("-")[2]]
    levels = {target.level for target in targets_of(platform)}
    assert levels == ({"", "_v3"} if found.machine == "x86_64" else {""})
    ours = {f"{symbol_of(digest(strange), name)}{level}" for name in strange.EXPORTED for level in levels}
    strangers = {name for name in found.exports - ours if not name.startswith("NRT_")}
    assert found.exports >= ours and strangers - {"_mh_dylib_header", "__dso_handle"} == {
        "ossuary_level",
        "ossuary_release",
    }


def test_a_library_asks_for_the_c_library_alone_of_whatever_version(found: LibraryFile, platform: str) -> None:
    system = platform.partition("-")[0]
    assert {"malloc", "free"} <= found.imports <= C | (MACOS if system == "darwin" else set())
    assert (found.libraries, found.versions) == NEEDED[system]


def test_the_same_sources_make_the_same_library_for_every_platform(homes: list[Path], platform: str) -> None:
    one, two = (next((home / platform).iterdir()).read_bytes() for home in homes)
    assert one == two
