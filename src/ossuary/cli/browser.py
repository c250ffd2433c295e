"""The page of a host, opened in a browser where there is one to see."""

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

PATIENCE = 30.0  # seconds until the host should be there


def show(url: str) -> None:
    """Opens the page as soon as the host answers; without a display, or over SSH, nobody could see it."""
    if can_show():
        threading.Thread(target=_show, args=(url,), daemon=True).start()


def can_show() -> bool:
    """Whether a browser would open in front of whoever typed the command."""
    if os.environ.get("SSH_CONNECTION") or os.environ.get("SSH_TTY"):
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _show(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{url}health", timeout=5):
                webbrowser.open(url)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
