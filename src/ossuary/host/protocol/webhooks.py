"""Messages over HTTP about webhooks, and what a webhook is sent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .values import Why


class NewWebhook(Struct, forbid_unknown_fields=True):
    """An address that is told of its player's moves and of the ends of their games."""

    url: Annotated[str, Meta(max_length=500)]


class Webhook(Struct):
    """A webhook of this player; its secret is sent only once."""

    number: str
    url: str
    created: float
    failures: int  # notices in a row that it did not take
    off: bool  # whether it has failed so often that it gets no more
    secret: str | None = None


class Notice(Struct):
    """What a webhook is sent: it is this player's move, or a game of theirs is over."""

    type: Literal["your-turn", "game-over"]
    at: float
    table: str
    game: str
    version: int
    seats: list[int]  # of this player: those to move, or all of them
    why: Why | None  # the game is over
    scores: list[int]
