"""Messages over HTTP about tournaments: opening and entering them, their rounds, standings and dice."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ...tournament import meetings
from ...tournament.standings import System
from .http import Given
from .table import Clock
from .values import Hash

LEAST_PLAYERS, MOST_PLAYERS = meetings.LEAST, meetings.MOST
LONGEST_TITLE = 60
MOST_ROUNDS = 32  # of a Swiss tournament

# Whether players come, texts for the dice are being shown, rounds are played, or all is over.
Stage: TypeAlias = Literal["open", "starting", "playing", "over"]


class NewTournament(Struct, forbid_unknown_fields=True):
    """The settings of a new tournament; in a round robin everybody meets everybody, and the rounds follow from that."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
    game: Annotated[str, Meta(max_length=40)]
    clock: Clock
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    most: Annotated[int, Meta(ge=LEAST_PLAYERS, le=MOST_PLAYERS)] = 16  # players; with the last of them it begins
    options: Given = {}
    listed: bool = False


class Entry(Struct, forbid_unknown_fields=True):
    """A player's way into a tournament: the SHA-256 of a text for its dice, or the text, given openly, or neither."""

    pledge: Hash | None = None
    text: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class ShownText(Struct, forbid_unknown_fields=True):
    """The text that this player pledged to the dice of a tournament."""

    text: Annotated[str, Meta(min_length=1, max_length=64)]


class OpenedTournament(Struct):
    """A tournament that was opened; anybody with the invitation may enter it."""

    tournament: str
    invite: str
    promise: str


class ListedTournament(Struct):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    options: dict[str, Any]
    system: System
    status: Stage
    players: int
    most: int
    round: int
    rounds: int
    clock: Clock
    entered: bool  # whether this player takes part, or has opened it
    touched: float


class Entrant(Struct):
    """Who takes part, by their number in the order of their coming; who has left is not paired any more."""

    number: int
    name: str | None  # none where they have deleted their data
    you: bool
    left: bool


class Pairing(Struct):
    """Two entrants in a round, or one who has a bye; what they play is seen by others once the round is over."""

    first: int  # who has seat 0
    second: int | None
    table: str | None
    invite: str | None  # to look at a table of others
    share: float | None  # of the win, that of the first
    margin: int  # by how many points the first was ahead


class Ranking(Struct):
    """An entrant's place, with what decides between equal points, in its order by the system."""

    number: int
    place: int
    points: float
    second: float  # Buchholz in a Swiss tournament, Sonneborn-Berger in a round robin
    direct: float
    margin: int
    played: int


class TournamentDice(Struct):
    """The sealed dice of all rounds: the promise, the texts, and the secrets of the rounds that are over."""

    promise: str
    pledges: list[str]  # the SHA-256 of every text, in the order in which the players came
    closed: bool
    texts: list[str]  # those that were shown; once a round has begun, a pledge stands for a text that never was
    secrets: list[str]


class Tournament(Struct):
    """A tournament as this player sees it."""

    tournament: str
    name: str
    game: str
    options: dict[str, Any]
    system: System
    status: Stage
    listed: bool
    most: int
    clock: Clock
    round: int  # from 1; 0 before the first
    rounds: int
    next: float | None  # when the next round begins, if that is known
    now: float
    entrants: list[Entrant]
    pairings: list[list[Pairing]]  # by round
    standings: list[Ranking]
    dice: TournamentDice
    invite: str | None
    rights: list[Literal["join", "leave", "start", "show", "cancel"]]
