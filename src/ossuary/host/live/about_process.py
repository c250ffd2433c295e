"""What this process tells operators of itself with every beat."""

import socket

from ... import __version__
from ..clock import clock
from ..db.status import Slow, Told
from .tables import Tables

WINDOW = 600.0  # seconds
MOST = 5  # kinds of commands


class AboutProcess:
    """Where this process is, since when, for how many, and which commands took longest."""

    def __init__(self, tables: Tables, listens: tuple[str, int] | None) -> None:
        self._tables = tables
        self._address = f"{socket.gethostname()}:{listens[1]}" if listens else socket.gethostname()
        self._since = clock()
        self._slowest: dict[str, tuple[float, float]] = {}  # by kind of command: seconds, and when that was

    def note(self, kind: str, seconds: float) -> None:
        """Notes how long a command took."""
        now = clock()
        known, at = self._slowest.get(kind, (0.0, now))
        if seconds >= known or at < now - WINDOW:
            self._slowest[kind] = seconds, now

    def told(self) -> Told:
        """All of it."""
        recent = [Slow(kind, took) for kind, (took, at) in self._slowest.items() if at >= clock() - WINDOW]
        recent.sort(key=lambda one: -one.seconds)
        sockets, tables = len(self._tables.clients()), len(self._tables.known)
        return Told(__version__, self._address, self._since, sockets, tables, recent[:MOST])
