"""Lines typed at a terminal: edited and remembered, and single keys that need no Enter."""

import os
import select
import sys
from types import ModuleType
from typing import Any

KEYS = "?qud"  # each means its command when it stands alone
ENTER = "\n"
PAUSE = 0.3  # seconds in which the next letter of a word comes
ESCAPE, UP, END = "\x1b", ("\x1b[A", "\x1bOA"), "\x04"


def _module(name: str) -> ModuleType | None:
    try:
        return __import__(name)
    except ImportError:  # on Windows
        return None


class LineEditor:
    """Reads from the terminal; where it has no line editing, plain lines."""

    def __init__(self) -> None:
        self._readline, self._termios = _module("readline"), _module("termios")
        self._usual: Any = None if self._termios is None else self._termios.tcgetattr(sys.stdin.fileno())
        self.prompt = ""  # that is waiting for an answer

    @property
    def typed(self) -> str:
        """What stands behind the prompt so far."""
        return "" if self._readline is None else str(self._readline.get_line_buffer())

    def line(self, prompt: str) -> str:
        """A typed line, or a single key."""
        self.prompt = prompt
        try:
            if self._usual is None or not hasattr(self._readline, "set_pre_input_hook"):
                return input(prompt)
            key = self._key(prompt)
            if key == END:
                raise EOFError
            if key == ENTER or (key in KEYS and not self._more()):
                print("" if key == ENTER else key)
                return "" if key == ENTER else key
            return self._edited(prompt, self._begun(key))
        finally:
            self.prompt = ""

    def forget(self) -> None:
        """Drops keys that were pressed before there was anything to answer."""
        if self._termios is not None:
            self._termios.tcflush(sys.stdin.fileno(), self._termios.TCIFLUSH)

    def restore(self) -> None:
        """Gives the terminal back as it was."""
        if self._termios is not None:
            self._termios.tcsetattr(sys.stdin.fileno(), self._termios.TCSADRAIN, self._usual)

    def _key(self, prompt: str) -> str:
        """The next key, without its echo; those that are several signs come as a whole."""
        termios: Any = self._termios
        number, silent = sys.stdin.fileno(), termios.tcgetattr(sys.stdin.fileno())
        silent[3] &= ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(number, termios.TCSADRAIN, silent)
        try:
            print(prompt, end="", flush=True)
            key = os.read(number, 1)
            while _unfinished(key) and self._more():
                key += os.read(number, 1)
        finally:
            self.restore()
        return key.decode(errors="replace") if key else END

    def _more(self) -> bool:
        """Whether more is typed within a moment."""
        return bool(select.select([sys.stdin], [], [], PAUSE)[0])

    def _begun(self, key: str) -> str:
        """What the line begins with."""
        readline: Any = self._readline
        if key in UP:
            return str(readline.get_history_item(readline.get_current_history_length()) or "")
        return key if key.isprintable() else ""

    def _edited(self, prompt: str, begun: str) -> str:
        """The rest of a line, with all that the terminal's line editor knows."""
        readline: Any = self._readline

        def begin() -> None:
            readline.insert_text(begun)
            readline.redisplay()

        print("\r", end="", flush=True)
        readline.set_pre_input_hook(begin)
        try:
            return input(prompt)
        finally:
            readline.set_pre_input_hook(None)


def _unfinished(key: bytes) -> bool:
    """Whether a letter or an arrow has more bytes to come."""
    if key.startswith(b"\x1b"):
        return len(key) < 3
    lead = key[0] if key else 0
    length = 4 if lead >= 0xF0 else 3 if lead >= 0xE0 else 2 if lead >= 0xC0 else 1
    return len(key) < length
