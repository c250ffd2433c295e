"""A request or a socket as it comes in: its head, and the services of the host."""

from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..limits import source
from ..live.coach_pool import CoachPool
from ..live.dailies import Dailies
from ..live.hub import Hub
from ..live.practice import Practising
from ..live.push import Pusher
from ..live.ratings import Rater
from ..live.reviews import Reviews
from ..live.webhooks import Webhooks
from ..settings import Settings

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Gone(Exception):
    """The client is gone."""


@dataclass(frozen=True)
class Services:
    """The parts of a host that answer requests, and its settings."""

    hub: Hub
    coach_pool: CoachPool
    reviews: Reviews
    practising: Practising
    dailies: Dailies
    rater: Rater
    pusher: Pusher
    webhooks: Webhooks
    settings: Settings


class Connection:
    """The head of a request or of a socket."""

    def __init__(self, scope: Scope, services: Services) -> None:
        self.scope = scope
        self.services = services
        self.path: str = scope["path"]
        self.values: dict[str, str] = {}  # of the path, by name
        self.query: dict[str, Any] = {}

    @property
    def hub(self) -> Hub:
        """The tables of this process."""
        return self.services.hub

    @cached_property
    def headers(self) -> dict[str, str]:
        """The headers by their lower-case names; of several with one name, the first."""
        found = reversed(self.scope["headers"])
        return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in found}

    @cached_property
    def cookies(self) -> dict[str, str]:
        """The cookies by name."""
        pairs = (pair.partition("=") for pair in self.headers.get("cookie", "").split(";"))
        return {name.strip(): value.strip().strip('"') for name, _, value in pairs}

    @property
    def address(self) -> str:
        """Where it comes from, as limits count it."""
        client = self.scope.get("client")
        return source(client[0]) if client else ""

    @property
    def target(self) -> str:
        """The path with the query, as it was asked for."""
        query = self.scope["query_string"].decode("latin-1")
        return f"{self.path}?{query}" if query else self.path
