"""A route: a method and an address, what it takes and gives, and who may ask."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from ..db.accounts import Player
from ..limits import LARGEST_MESSAGE
from ..protocol.players import Permit
from .answers import JSON
from .auth import SAFE, anybody, in_person
from .connection import Connection

SOCKET = "SOCKET"  # no method of HTTP: at this address there is a socket

Handler = Callable[[Any], Awaitable[Any]]  # of a request, or of a socket
Who = Callable[[Connection], Awaitable[Player | None]]
Needs = tuple[Permit, ...] | Callable[[Any], tuple[Permit, ...]]  # permits, or what tells them by the body


class Parameter(NamedTuple):
    """A value that a query may have, checked by msgspec."""

    name: str
    type: Any
    usual: Any
    description: str


INVITE = Parameter(
    "invite", Annotated[str, Meta(max_length=40)] | None, None, "the invitation to a table that is not listed"
)
SINCE = Parameter("since", Annotated[int, Meta(ge=0)] | None, None, "the last version that the client knows")


@dataclass(frozen=True)
class Route:
    """One method at one address; a table in the address is opened with its invitation."""

    method: str
    path: str
    handler: Handler
    who: Who = anybody
    takes: Any = None  # the type of its body
    gives: Any = None  # the type of its answer; nothing is 204
    status: int = 200
    query: tuple[Parameter, ...] = ()
    kind: str = JSON  # of its answer
    needs: Needs = ()  # of a token
    most: int = LARGEST_MESSAGE  # bytes of its body
    tag: str = ""  # in the document; without one it is not there
    answers: tuple[tuple[int, Any, str], ...] = ()  # other statuses, with what they bring and why
    also: tuple[int, ...] = ()  # statuses of refusals that do not follow from the rest

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.handler.__name__

    @property
    def values(self) -> list[str]:
        """The names of the values in the path."""
        return re.findall(r"\{(\w+)\}", self.path)

    @property
    def at_table(self) -> bool:
        """Whether it is about one table."""
        return self.path.startswith("/api/tables/{table}")

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """All that its query may have."""
        return (*self.query, INVITE) if self.at_table else self.query

    @property
    def refusals(self) -> set[int]:
        """The statuses of its refusals; any request may be too fast or under a wrong host name."""
        found = {*self.also, 421, 429}
        if self.takes or self.parameters or self.values:
            found.add(400)
        if self.takes:
            found.add(413)
        if self.values:
            found.add(404)
        if self.method not in SAFE or self.who is in_person:
            found.add(403)
        if self.who is not anybody:
            found |= {401, 503}
        return found
