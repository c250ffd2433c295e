"""Messages over HTTP about accounts: names, keys, devices and notifications."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from .ratings import GameRating
from .values import LONGEST_NAME, Name

# What a token may do; all of them may read what their player sees.
Permit: TypeAlias = Literal["chat", "open", "play", "profile"]
PERMITS: list[Permit] = ["chat", "open", "play", "profile"]


class NewName(Struct, forbid_unknown_fields=True):
    """A guest's new name."""

    name: Name


class Me(Struct):
    """Who this client is."""

    player: str
    name: str | None
    muted: list[str]
    ratings: list[GameRating]  # in the games of which they have played rated ones


class NewToken(Struct, forbid_unknown_fields=True):
    """A request for a program's token; it may read, and do what `permits` lists."""

    label: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    permits: Annotated[list[Permit], Meta(max_length=4)] = field(default_factory=PERMITS.copy)


class Token(Struct):
    """A token of this player; its text is sent only once."""

    number: str
    label: str
    created: float
    used: float | None  # when it was last shown, to the hour
    permits: list[Permit]
    text: str | None = None


class Session(Struct):
    """A device that is this player by its cookie."""

    number: str
    label: str  # its browser and system, as it said
    created: float
    used: float | None
    here: bool  # whether it is the one that asks


class Recovery(Struct):
    """A code that makes another device this player, once, until it expires."""

    code: str
    expires: float


class Recover(Struct, forbid_unknown_fields=True):
    """A code from another device."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class PushKey(Struct):
    """The public key of this host's notifications; none if it sends none."""

    key: str | None


class NewDevice(Struct, forbid_unknown_fields=True):
    """A browser that wants notifications, as its push service knows it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}$(?!\n)")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$(?!\n)")]
    language: Literal["en", "de"] = "en"


class Device(Struct):
    """A browser that gets notifications."""

    number: str
