"""The terminal, where lines may arrive while somebody is typing."""

import sys

from ..arguments import shown
from ..wrap import wrapped


class Terminal:
    """Lines without control characters, and none after the prompt."""

    def __init__(self) -> None:
        self.prompted = False

    def line(self, text: str = "", hang: str = "", whole: bool = False) -> None:
        """Prints a text, wrapped or, for copying, as a whole; `hang` indents continued lines."""
        self.done()
        clean = "".join(sign for sign in text if sign.isprintable() or sign in "\n\u00a0")
        print(clean if whole else wrapped(clean, hang=hang), flush=True)

    def prompt(self, text: str) -> None:
        """Asks, once."""
        if not self.prompted:
            print(text, end=" ", flush=True)
        self.prompted = True

    def typed(self, prompt: str, line: str) -> None:
        """Notes that a line was typed; one that comes from a file or a pipe is shown as a terminal would show it."""
        if not sys.stdin.isatty():
            self.prompt(prompt)
            print(shown(line), flush=True)
        self.prompted = False

    def done(self) -> None:
        """Ends the line of an unanswered prompt."""
        if self.prompted:
            print(flush=True)
        self.prompted = False
