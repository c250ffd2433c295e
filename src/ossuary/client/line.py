"""The line to a table, without I/O: what is under way outlives every socket, and nothing is carried out twice."""

import secrets
from enum import Enum
from typing import TypeAlias
from urllib.parse import urlsplit

import msgspec

from ..host.protocol.answers import Ack, AnyAnswer, Refusal, Update
from ..host.protocol.commands import AnyCommand
from .address import Address
from .requests import Unwelcome, no_host

PATIENCE = 120.0  # seconds without the host until it is given up
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between attempts
NOT_FOR_YOU = 4403  # the closing code after which there is no use in coming again

_decoder: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)


class News(Enum):
    """News about a connection."""

    LOST = "lost"
    FOUND = "found"
    GIVEN_UP = "given up"


class GivenUp(Exception):
    """The host was unreachable for too long."""


Event: TypeAlias = AnyAnswer | News


def new_id() -> str:
    """The id of one command: resent with the same id, it is carried out only once."""
    return secrets.token_urlsafe(12)


class Line:
    """What was sent and not answered, up to which version we have heard, and since when nobody answers."""

    def __init__(self, address: Address, since: int) -> None:
        self._address, self._since = address, since
        self._unanswered: dict[str, str] = {}  # by id: one that is sent again is not carried out again
        self._lost: float | None = None  # since when
        self._pause = FIRST_PAUSE
        self._refusal: Refusal | None = None  # of the socket itself

    @property
    def url(self) -> str:
        """Where the socket is, with the version from which on we want to hear."""
        return self._address.host.replace("http", "ws", 1) + self._address.path("/live", since=self._since)

    @property
    def origin(self) -> str:
        """The address of the host as its own page has it."""
        parts = urlsplit(self._address.host)
        return f"{parts.scheme}://{parts.netloc}"

    def sends(self, command: AnyCommand) -> str:
        """The text of a command, which is now under way."""
        text = self._unanswered[command.id] = msgspec.json.encode(command).decode()
        return text

    def again(self) -> list[str]:
        """What a new socket begins with: everything that was not answered."""
        self._refusal = None
        return list(self._unanswered.values())

    def hears(self, raw: str | bytes) -> list[Event]:
        """What a message tells us."""
        try:
            answer = _decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise no_host(self._address.host) from error
        if isinstance(answer, Refusal) and answer.id is None:
            self._refusal = answer
            return []
        if isinstance(answer, Ack | Refusal):
            self._unanswered.pop(answer.id or "", None)
        if not isinstance(answer, Update):
            return [answer]
        self._since = answer.table.version
        if self._lost is None:
            return [answer]
        self._lost = None
        return [News.FOUND, answer]

    def closed(self, code: int | None) -> None:
        """Notes that a socket was closed; raises if there is no use in coming again."""
        if self._refusal and code == NOT_FOR_YOU:
            raise Unwelcome(self._refusal)

    def lost(self, now: float) -> list[News]:
        """What is to be told when there is no socket."""
        if self._lost is not None:
            return []
        self._lost, self._pause = now, FIRST_PAUSE
        return [News.LOST]

    def pause(self) -> float:
        """The seconds until the next attempt, each time more."""
        pause, self._pause = self._pause, min(2 * self._pause, LONGEST_PAUSE)
        return pause

    def waits(self, now: float) -> bool:
        """Whether the host is not given up yet."""
        return self._lost is None or now - self._lost < PATIENCE
