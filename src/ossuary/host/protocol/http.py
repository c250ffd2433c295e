"""Messages over HTTP: opening tables, lists of tables, and the games of this host."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from .ratings import RatedSeat, ShownRating
from .table import Clock
from .values import Name, Status, Which, Why


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me`, `open`, or `mind`; people on one screen are several `me` with names."""

    kind: Literal["me", "open", "mind"]
    mind: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


Given: TypeAlias = dict[Annotated[str, Meta(max_length=40)], int | str | list[str]]  # options by name


class Carried(Struct):
    """The table of a game that was played elsewhere, and whether it was here before."""

    table: str
    invite: str
    known: bool


class NewOptions(Struct, forbid_unknown_fields=True):
    """Options of a game, to be checked before a table is opened with them."""

    game: Annotated[str, Meta(max_length=40)]
    options: Given


class NewTable(Struct, forbid_unknown_fields=True):
    """The settings of a new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Given = {}
    clock: Clock | None = None
    listed: bool = False
    coach: bool = False  # taking a seat means agreeing to the coach
    rated: bool = False  # the game changes the ratings of its players


class NewFork(Struct, forbid_unknown_fields=True):
    """A finished game to continue after some of its moves, with new dice or the same."""

    at: Annotated[int, Meta(ge=0, le=2**31)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    dice: Which = "new"
    clock: Clock | None = None
    listed: bool = False
    coach: bool = False


class Opened(Struct):
    """A table that was opened; anybody with the invitation may join it."""

    table: str
    invite: str
    commitment: str | None


class Listed(Struct):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, Any]
    status: Status
    players: list[str | None]
    open_seats: int
    clock: Clock | None
    your_move: bool
    touched: float
    lesson: bool
    rated: bool
    ratings: list[ShownRating | None]  # by seat, at a rated table


class Sat(Struct):
    """Who sat at a seat: a player, with their name unless deleted, or a mind."""

    player: str | None
    name: str | None
    mind: str | None


class Errors(Struct):
    """Decisions with a choice where the best was of one kind, and how many of them gave away more than a trifle."""

    kind: str  # a key of the words
    decisions: int
    mistakes: int


class Habit(Struct):
    """Choices of one kind where another was better: how often, what they gave away, and how far off that may be."""

    chosen: str  # a key of the words
    better: str
    times: int
    given_away: float
    error: float


class Fortune(Struct):
    """What luck and skill did to a seat's share of the win, and what its own decisions gave away."""

    luck: float
    skill: float
    given_away: float
    decisions: int
    errors: list[Errors]
    habits: list[Habit]


class MyGame(Struct):
    """A game of this player, with its result and each seat's luck and skill, once there are any."""

    table: str
    game: str
    options: dict[str, Any]
    status: Status
    at: float  # when it ended, or when something last happened
    sitters: list[Sat]
    seats: list[int]  # this player's own
    why: Why | None
    scores: list[int]
    payoffs: list[float]
    fortunes: list[Fortune] | None
    local: bool  # played elsewhere: nobody but this player can vouch for its dice
    rated: RatedSeat | None  # what the game did to this player's rating


class Range(Struct):
    """The bounds of a number."""

    usual: int
    least: int
    most: int


class Option(Struct):
    """An option of a game: its default, and its other values."""

    name: str
    kind: Literal["number", "choice", "amount", "cards"]  # an amount is a word, or one with a number, as in `rounds=5`
    usual: int | str | list[str]
    least: int | None = None
    most: int | None = None
    choices: list[str] = []
    amounts: dict[str, Range] = {}
    proposed: list[str] = []


class Strength(Struct):
    """A mind's measured strength among so many seats: its share of wins against copies of another, and its price."""

    seats: int
    name: str
    wins: dict[str, float]
    errors: dict[str, float]
    gives_away: float | None  # the chance of winning that a decision costs, where it was measured
    milliseconds: float


class GameFacts(Struct):
    """A game that can be played here, with the minds that play it, and whether there is a guided first game of it."""

    name: str
    least_seats: int
    most_seats: int
    options: list[Option]
    minds: list[str]
    offered: dict[str, list[str]]  # by number of seats: the levels from the weakest, then all other minds
    nearly_luck: float | None  # how often the strongest level beats the weakest, in a game that is nearly all luck
    strengths: list[Strength]
    lesson: bool
    rated: bool  # whether its games can change ratings


class Nearby(Struct):
    """Where others in the local network find the page, or the command that lets them in."""

    addresses: list[str]
    command: str | None


class Health(Struct):
    """Whether the host is well."""

    status: Literal["ok", "unavailable"]
    version: str
