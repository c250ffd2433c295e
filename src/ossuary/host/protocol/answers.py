"""Messages that the host sends through the socket."""

from typing import TypeAlias

from msgspec import Struct

from .table import Happening, View, Yours
from .values import Spoken


class Update(Struct, tag_field="type", tag="update"):
    """The table after something happened; `happened` lists what is new since the version that the client had."""

    table: View
    yours: Yours
    happened: list[Happening]


class Ack(Struct, tag_field="type", tag="ack"):
    """A command was carried out and is on disk; `again` if it had been before."""

    id: str
    version: int
    again: bool = False
    table: str | None = None  # where a rematch is


class Refusal(Struct, tag_field="type", tag="refusal"):
    """A command was not carried out, and nothing has changed."""

    id: str | None
    code: str
    said: Spoken
    rule: str | None
    version: int | None


class Message(Struct):
    """Something that a player said at the table."""

    number: int
    player: str
    name: str | None
    at: float
    text: str


class Chat(Struct, tag_field="type", tag="chat"):
    """What players said."""

    messages: list[Message]


class Presence(Struct, tag_field="type", tag="presence"):
    """Which seats are present now."""

    present: list[bool]
    keeper: str | None


class Pong(Struct, tag_field="type", tag="pong"):
    """A sign of life."""

    id: str
    now: float


AnyAnswer: TypeAlias = Update | Ack | Refusal | Chat | Presence | Pong
