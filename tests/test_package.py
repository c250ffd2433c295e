"""The package says what it is: its name on the index, what its extras need, the licences and the library in it."""

import platform
import re
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from ossuary.compiling.exports import ON_DEVICES, all_exports, games_of
from ossuary.compiling.targets import own_platform, targets_of
from ossuary.twin.kernels import kernel_file
from ossuary.twin.native import symbol_of
from ossuary.twin.sources import digest

from .twin.library_files import MACOS, MATH, NEEDED, C, library_file_of

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
    parts = ["clsx", "esm-env", "fluent-bundle", "musl", "pyodide", "python", "source-serif-4", "svelte", "uqr", "zig"]
    assert sorted(path.stem for path in (ROOT / "licenses").glob("*.txt")) == parts
    assert PROJECT["license"] == "MIT AND Apache-2.0 AND MPL-2.0 AND OFL-1.1 AND PSF-2.0"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The build hook, as hatchling makes it for a wheel."""
    monkeypatch.delenv("OSSUARY_PLATFORM", raising=False)
    return made_hook(ROOT)


def made_hook(root: Path) -> Any:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec and spec.loader
    spec.loader.exec_module(module := module_from_spec(spec))
    return module.BuildHook(str(root), {}, None, None, "", "wheel")


def test_a_wheel_is_compiled_for_this_machine_or_for_the_platform_that_is_named(
    hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hook.platform().name == own_platform()
    assert hook.dependencies() == [
        *("fluent.syntax>=0.19", "fsrs>=6.3,<7", "platformdirs>=4", "numpy>=2"),
        *("llvmlite==0.50.0", "numba==0.68.1", "ziglang==0.17.0"),
    ]
    monkeypatch.setenv("OSSUARY_PLATFORM", "win32-amd64")
    assert (hook.platform().suffix, hook.platform().wheel) == (".dll", "win_amd64")
    monkeypatch.setenv("OSSUARY_PLATFORM", "amiga")
    with pytest.raises(ValueError, match="OSSUARY_PLATFORM is amiga, which is neither none nor linux-x86_64, "):
        hook.platform()


def test_a_wheel_without_library_is_for_any_platform_and_needs_no_compiler(
    hook: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "PKG-INFO").touch()  # an sdist that was unpacked
    for made in (made_hook(tmp_path), hook):
        data: dict[str, Any] = {"force_include": {}}
        made.add_library(data)
        assert (made.dependencies(), data) == ([], {"force_include": {}})
        monkeypatch.setenv("OSSUARY_PLATFORM", "none")


def test_a_machine_that_is_not_listed_gets_a_wheel_without_library(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert hook.platform() is None


@pytest.mark.nightly
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "tag", "library"),
    [
        ("linux-x86_64", "manylinux_2_17_x86_64.musllinux_1_1_x86_64", "ossuary.so"),
        ("linux-aarch64", "manylinux_2_17_aarch64.musllinux_1_1_aarch64", "ossuary.so"),
        ("darwin-arm64", "macosx_11_0_arm64", "ossuary.dylib"),
        ("darwin-x86_64", "macosx_11_0_x86_64", "ossuary.dylib"),
        ("win32-amd64", "win_amd64", "ossuary.dll"),
    ],
)
def test_a_wheel_has_every_function_of_the_library_of_its_platform(
    hook: Any, monkeypatch: pytest.MonkeyPatch, name: str, tag: str, library: str
) -> None:
    monkeypatch.setenv("OSSUARY_PLATFORM", name)
    data: dict[str, Any] = {"force_include": {}}
    hook.add_library(data)
    included = data.pop("force_include").items()
    (file,) = [one for one, place in included if place == f"ossuary/twin/library/{library}"]
    (kernels,) = [one for one, place in included if place == "ossuary/twin/library/kernels"]
    on_devices = [module for game in games_of("ossuary") for module in all_exports(game, ON_DEVICES)]
    assert {*Path(kernels).iterdir()} == {kernel_file(Path(kernels), module) for module in on_devices}
    assert len(on_devices) == 8
    assert data == {"pure_python": False, "tag": f"py3-none-{tag}"}
    wanted = {
        f"{symbol_of(digest(module), function)}{target.level}"
        for game in games_of("ossuary")
        for module in all_exports(game)
        for function in module.EXPORTED
        for target in targets_of(name)
    }
    found, system = library_file_of(Path(file).read_bytes()), name.partition("-")[0]
    assert len(wanted) > 100 and wanted <= found.exports
    assert found.imports <= C | MATH | (MACOS if system == "darwin" else set())
    assert (found.libraries, found.versions) == NEEDED[system]


def test_a_host_needs_neither_numpy_nor_a_compiler() -> None:
    pinned = (ROOT / "requirements-serve.txt").read_text()
    assert [pin for pin in ("numpy", "numba", "llvmlite", "ziglang") if f"{pin}==" in pinned] == []
