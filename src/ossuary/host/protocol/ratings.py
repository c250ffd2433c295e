"""Messages about ratings: of players, of a game that changes them, and the search for an opponent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .table import Clock


class ShownRating(Struct):
    """A player's rating in a game; the strength is no further than `margin` from it, with 95% confidence."""

    rating: int
    margin: int


class GameRating(Struct):
    """A player's rating in one game, and the number of rated games that it comes from."""

    game: str
    shown: ShownRating
    games: int


class RatedSeat(Struct):
    """What a game did to a rating, and the share of the win that it counted as: the luck is taken out."""

    before: ShownRating
    after: ShownRating
    result: float


class RatedGame(Struct):
    """The ratings at a table, and what its game does to them: `counted` once that is known."""

    state: Literal["open", "measuring", "counted", "void"]
    gave_up: int | None  # the seat that resigned, left or ran out of time, up to where the game counts
    ratings: list[ShownRating | None]  # by seat, as they are now; none without a player, or before a first rated game
    seats: list[RatedSeat | None]  # by seat, once it is counted


class Wanted(Struct, forbid_unknown_fields=True):
    """A rated game of two that a player wants."""

    game: Annotated[str, Meta(max_length=40)]
    clock: Clock


class Matched(Struct):
    """A table for that: somebody's who waits, or one's own, where the player waits."""

    table: str
    invite: str
    commitment: str | None
    found: bool  # whether an opponent is there
