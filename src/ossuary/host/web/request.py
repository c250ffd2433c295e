"""A request that a route answers: what was checked at the door, and what goes back with the answer."""

from typing import Any

from ..db.accounts import Player
from ..live.live_table import Live
from .connection import Connection, Receive, Scope, Services


class Request(Connection):
    """A request, with what the door has found out about it."""

    def __init__(self, scope: Scope, receive: Receive, services: Services) -> None:
        super().__init__(scope, services)
        self.receive = receive
        self.method: str = scope["method"]
        self.handler = ""  # what answers it
        self.data: Any = None  # the body
        self.asker: Player | None = None
        self._live: Live | None = None

    @property
    def player(self) -> Player:
        """The player who asks, where the route is for players."""
        assert self.asker is not None
        return self.asker

    @property
    def known(self) -> str | None:
        """The id of the player who asks, if it is one."""
        return self.asker.id if self.asker else None

    @property
    def live(self) -> Live:
        """The table in the path, which this player may see."""
        assert self._live is not None
        return self._live

    @live.setter
    def live(self, found: Live) -> None:
        self._live = found
