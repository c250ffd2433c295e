"""Opening the page of a host in a browser, if there is a display."""

import os
import sys
import webbrowser


def show(url: str) -> None:
    """Opens the page; without a display, or over SSH, nobody could see it."""
    if can_show():
        webbrowser.open(url)


def can_show() -> bool:
    """Whether a browser would open in front of the user."""
    if os.environ.get("SSH_CONNECTION") or os.environ.get("SSH_TTY"):
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
