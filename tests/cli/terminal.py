"""The command at a terminal of its own, as a person sees it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

from tests.host.host import PATIENCE

PAINT = re.compile(r"\x1b\[[\d;?]*[a-zA-Z]")
A_WHILE = 0.5  # seconds
RUN = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C comes from it
from ossuary.cli import main
sys.exit(main())
"""
CTRL_C, CTRL_D, UP = "\x03", "\x04", "\x1b[A"


class AtTerminal:
    """`ossuary` with a terminal for input and output."""

    def __init__(self, *arguments: str | Path, columns: int = 80, **environment: str) -> None:
        self._near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        set_up = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", RUN, *map(str, arguments)],
            stdin=far,
            stdout=far,
            stderr=far,
            env={**set_up, "TERM": "xterm-256color", "PAGER": "cat", **environment},
            start_new_session=True,
        )
        os.close(far)
        self.raw = ""

    def __enter__(self) -> "AtTerminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._near)

    @property
    def text(self) -> str:
        """What was printed, without colours."""
        return PAINT.sub("", self.raw).replace("\r\n", "\n")

    def type(self, keys: str) -> None:
        """Presses keys."""
        os.write(self._near, keys.encode())

    def until(self, text: str, times: int = 1, otherwise: str | None = None) -> bool:
        """Waits until a text was printed this many times; False if it was another instead."""
        deadline = time.time() + PATIENCE
        while self.text.count(text) < times:
            if otherwise is not None and otherwise in self.text:
                return False
            assert time.time() < deadline, self.text
            assert self._read(), self.text
        return True

    def end(self) -> int:
        """Waits for the end; the exit code."""
        deadline = time.time() + PATIENCE
        while self._read():
            assert time.time() < deadline, self.text
        return self._process.wait(PATIENCE)

    def _read(self) -> bool:
        """Reads some more; False once there is nothing to come."""
        if not select.select([self._near], [], [], A_WHILE)[0]:
            return self._process.poll() is None
        try:
            read = os.read(self._near, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += read.decode(errors="replace")
        return bool(read)
