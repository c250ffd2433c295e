"""The terminal, where lines may arrive while somebody is typing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ..arguments import shown
from ..stage.line_editor import LineEditor
from ..wrap import wrapped


class Terminal:
    """Lines without control characters, and none after the prompt."""

    def __init__(self) -> None:
        self.prompted = False

    def line(self, text: str = "", hang: str = "", whole: bool = False) -> None:
        """Prints a text, wrapped or, for copying, as a whole; `hang` indents continued lines."""
        clean = "".join(sign for sign in text if sign.isprintable() or sign in "\n\u00a0")
        with self.aside():
            print(clean if whole else wrapped(clean, hang=hang), flush=True)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """A place to print to, on a line of its own."""
        self.done()
        yield

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


class StageTerminal(Terminal):
    """A terminal whose last line is the prompt, which makes room for what arrives and comes back with what is typed."""

    def __init__(self) -> None:
        super().__init__()
        self.editor = LineEditor()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """A place to print to, above the prompt."""
        if self.editor.prompt:
            print("\r\x1b[K", end="")
        yield
        print(self.editor.prompt + self.editor.typed if self.editor.prompt else "", end="", flush=True)

    def prompt(self, text: str) -> None:
        """Nothing: the prompt is always there."""

    def typed(self, prompt: str, line: str) -> None:
        """Nothing: what was typed is on the screen."""

    def done(self) -> None:
        """Takes the prompt away, and gives the terminal back as it was."""
        if self.editor.prompt:
            print("\r\x1b[K", end="", flush=True)
        self.editor.restore()
