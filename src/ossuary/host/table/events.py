"""The events of a table: its log is a list of these, and they determine the table."""

from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from ..protocol.table import Clock, OfDay, OfTournament
from ..protocol.values import Answer, By, Sitter, Why


class Sitting(Struct, omit_defaults=True):
    """A seat: an open place, a person or a mind; `ready` once the person has come."""

    kind: Sitter
    player: str | None = None
    mind: str | None = None
    name: str | None = None
    ready: bool = False
    resigned: bool = False
    away: bool = False
    standing: Answer = "ask"
    strikes: int = 0  # clocks run out in a row


class Fork(Struct):
    """What a table continues: the moves of another, and what its record says about its dice."""

    table: str
    moves: list[str]
    draws: dict[str, Any]
    same: bool  # whether they roll on


class Given(Struct, omit_defaults=True):
    """A text for the dice of a tournament: its hash, and the text if it was shown."""

    pledge: str
    text: str | None = None


class Event(Struct, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Something that happened: when, by whom, and by which command."""

    at: float
    player: str | None = None
    id: str | None = None


class Opened(Event):
    """The table was set up."""

    game: str
    options: dict[str, Any]
    sittings: list[Sitting]
    commitment: str | None = None
    clock: Clock | None = None
    listed: bool = False
    coach: bool = False
    fork: Fork | None = None
    lesson: bool = False  # its draws are scripted: no fair game
    daily: OfDay | None = None  # its draws come from the date
    rated: bool = False
    shared: bool = False  # its draws come from the links of two players
    tournament: OfTournament | None = None  # its draws are those of its round
    given: list[Given] = []  # the texts of the tournament for its dice


class Joined(Event):
    """A person took a seat."""

    seat: int
    name: str | None = None
    text: str | None = None


class Sealed(Event):
    """A person gave a text to the dice."""

    text: str


class Pledged(Event):
    """A person gave the hash of a text that is shown later."""

    pledge: str


class Closed(Event):
    """The texts are closed; the pledged ones are now shown."""


class Shown(Event):
    """A person showed the text that was pledged."""

    text: str


class Left(Event):
    """A person gave up a seat, or left it to a mind."""

    seat: int


class Back(Event):
    """A person took a seat back."""

    seat: int


class Started(Event):
    """The texts were closed, the last that was missing was shown, and chance made its first draws."""

    moves: list[str]
    text: str | None = None
    shares: dict[str, Any] | None = None  # what a record says of shared dice by now


class Played(Event):
    """Actions of a seat, and the draws and standing answers after them."""

    seat: int
    by: By
    moves: list[str]
    shares: dict[str, Any] | None = None


class Bound(Event):
    """A seat's actions can no longer be changed; the throw after them waits for the other player's link."""

    seat: int


class Undone(Event):
    """A seat took back its last action."""

    seat: int


class Resigned(Event):
    """A seat gave up the game."""

    seat: int


class Standing(Event):
    """A seat set its standing answer."""

    seat: int
    answer: Answer


class Coached(Event):
    """A player agreed to the coach, or refused it."""

    seat: int
    wanted: bool


class Replaced(Event):
    """An absent player's seat was given to a mind, or opened."""

    seat: int
    mind: str | None = None


class Ended(Event):
    """The table was ended before the game was over."""

    why: Why
    fault: str | None = None  # the sentence that names what no honest program sends


class Rematch(Event):
    """The players have another table."""

    table: str


class Revealed(Event):
    """The round of a tournament is over, and the secret of its dice is no secret any more."""


class Imported(Event):
    """An uploaded record was put on the table."""

    players: list[str]  # none where they sit at the table
    draws: dict[str, Any]
    moves: list[str]


AnyEvent: TypeAlias = (
    Opened
    | Joined
    | Sealed
    | Pledged
    | Closed
    | Shown
    | Left
    | Back
    | Started
    | Played
    | Undone
    | Resigned
    | Standing
    | Coached
    | Replaced
    | Ended
    | Rematch
    | Imported
    | Bound
    | Revealed
)

_encoder = Encoder()
_decoder: Decoder[AnyEvent] = Decoder(AnyEvent)


def written(event: AnyEvent) -> str:
    """An event as the log keeps it."""
    return _encoder.encode(event).decode()


def read(text: str) -> AnyEvent:
    """An event of the log."""
    return _decoder.decode(text)
