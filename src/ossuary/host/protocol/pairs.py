"""Two pages without a server: what their hosts say to each other, and to their own page (docs/two-phones.md)."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from .values import Hash, Id, Name

LONGEST = 8192  # characters of a message between pages


class NewPair(Struct, forbid_unknown_fields=True):
    """A game that another page is invited to."""

    game: str
    options: dict[str, Any] = {}


class PairFacts(Struct):
    """A game with another page; `name` is the other player's, empty until they have come."""

    pair: str
    game: str
    name: str
    over: bool


class Between(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What one page says to the other."""

    pair: Id


class Hello(Between):
    """Who speaks, what was agreed, and how much of it was heard; `yours` is the other's commitment, if it is known."""

    version: Annotated[str, Meta(max_length=40)]
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any]
    seat: Annotated[int, Meta(ge=0, le=1)]
    name: Name
    commitment: Hash
    yours: Hash | None
    heard: Annotated[int, Meta(ge=0, le=2**31)]
    after: Id | None = None  # the game of which this is a rematch


class Said(Between):
    """A message of the game itself, as `pair.py` writes it."""

    text: Annotated[str, Meta(max_length=LONGEST)]


class Stopped(Between):
    """Why the sender will not go on."""

    why: Annotated[str, Meta(pattern=r"^pair-[a-z-]{1,30}$(?!\n)")]


AnyBetween: TypeAlias = Hello | Said | Stopped


class News(Struct, tag_field="type", tag=str.lower):
    """What a host tells its own page about a connection."""


class Send(News):
    """A text for the other page."""

    text: str


class Ready(News):
    """A game has its table; `wanted` where this side asked for it."""

    pair: str
    name: str
    wanted: bool


class Stop(News):
    """The connection has no use any more: what is wrong, and whether the other side says so."""

    pair: str
    why: str
    theirs: bool


AnyNews: TypeAlias = Send | Ready | Stop
