"""Messages over HTTP about the daily game: a day's games, and the board of a host."""

from typing import Literal, TypeAlias

from msgspec import Struct

# Whether a try was begun, goes on, is being reviewed, has its result, or does not count.
Try: TypeAlias = Literal["open", "playing", "measuring", "counted", "void"]


class Decisions(Struct):
    """How many decisions of a game were how good; nothing of the game is in them."""

    good: int
    slips: int
    mistakes: int
    blunders: int


class DailyGame(Struct):
    """A game of a day: the mind that everybody plays against, and this player's try that counts."""

    game: str
    mind: str
    state: Try
    table: str | None  # of that try, unless it is gone
    why: str | None  # why the try does not count, as the key of a text
    given_away: float | None  # the chance of winning, added up over all decisions: it can be more than 1
    points: int | None
    won: bool | None
    decisions: Decisions | None


class Daily(Struct):
    """A day with its games, and the days that this player has played; days are those of UTC."""

    day: str
    today: str
    first: str  # the first day that there is
    seconds_left: float  # of today
    streak: int
    longest: int
    played: list[str]  # days with a result that counts
    games: list[DailyGame]


class DailyPlace(Struct):
    """A player's place on the board of a day's game: the least given away is first, then the most points."""

    rank: int
    name: str | None
    you: bool
    brought: bool  # played elsewhere: only its record is known here
    given_away: float
    points: int
    won: bool


class DailyBoard(Struct):
    """The results of all players of this host in one game of a day."""

    game: str
    places: list[DailyPlace]
