"""The requests of a client, without I/O: where each goes, what it takes along, and what its answer is."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from ..engine import record as records
from ..engine.nodes import Refused
from ..host.protocol.answers import Ack, Refusal, Update
from ..host.protocol.commands import AnyCommand
from ..host.protocol.http import GameFacts, Listed, NewSeat, NewTable, Opened
from ..host.protocol.players import Me, NewName
from ..host.protocol.ratings import RatedGame
from ..host.protocol.table import Clock
from .address import Address

T = TypeVar("T")
Sent: TypeAlias = msgspec.Struct | msgspec.Raw  # a message, or JSON as it was written


class Unwelcome(Exception):
    """The host refused something, with a reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True)
class Request(Generic[T]):
    """One request: it posts its body, if it has one."""

    path: str
    answer: type[T]
    body: Sent | None = None


def introduction(name: str) -> Request[Me]:
    """Becomes a guest with a name, or takes another name."""
    return Request("/api/me", Me, NewName(name))


def me() -> Request[Me]:
    """Who we are."""
    return Request("/api/me", Me)


def games() -> Request[list[GameFacts]]:
    """The games of the host."""
    return Request("/api/games", list[GameFacts])


def lobby() -> Request[list[Listed]]:
    """The listed tables."""
    return Request("/api/tables", list[Listed])


def my_tables() -> Request[list[Listed]]:
    """Our own tables."""
    return Request("/api/me/tables", list[Listed])


def opening(
    game: str, seats: Iterable[str], options: dict[str, Any], clock: Clock | None, listed: bool
) -> Request[Opened]:
    """Opens a table; a seat is `me`, `open`, or the name of a mind."""
    chairs = [
        NewSeat("me") if seat == "me" else NewSeat("open") if seat == "open" else NewSeat("mind", seat)
        for seat in seats
    ]
    return Request("/api/tables", Opened, NewTable(game, chairs, options, clock, listed))


def look(address: Address) -> Request[Update]:
    """The table as we see it."""
    return Request(address.path(), Update)


def rating(address: Address) -> Request[RatedGame]:
    """The ratings at a rated table, and what its game did to them."""
    return Request(address.path("/rating"), RatedGame)


def command(address: Address, given: AnyCommand) -> Request[Ack]:
    """Has a command carried out."""
    return Request(address.path("/commands"), Ack, given)


def record_path(address: Address) -> str:
    """Where the record of a table is."""
    return address.path("/record")


def recorded(host: str, answer: bytes, version: str | None) -> tuple[records.Record, int]:
    """The record of a game so far, checked in form, and the version that it was written at."""
    try:
        return records.read(answer.decode()), int((version or "").strip('"'))
    except ValueError as error:
        raise no_host(host) from error


def understood(host: str, answer: bytes, kind: type[T]) -> T:
    """An answer of that kind."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise no_host(host) from error


def no_host(host: str) -> Refused:
    """What is said where no host answers as one does."""
    return Refused("join-no-host", host=host)
