"""Commands of a client; each has its own id, so that a repeated one is never carried out twice."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .values import LONGEST_CHAIN, LONGEST_CHAT, Answer, Hash, Id, Name, Seat, Version


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A command of a client."""

    id: Id


class Act(Command):
    """Plays a chain of actions of a seat, all or none; `version` is the one that the client saw."""

    version: Version
    seat: Seat
    actions: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=LONGEST_CHAIN)]


class Undo(Command):
    """Takes back the last action of a seat."""

    version: Version
    seat: Seat


class Join(Command):
    """Takes an open seat, or the seat reserved for this player; any of them if none is named."""

    seat: Seat | None = None
    name: Name | None = None
    text: Annotated[str, Meta(max_length=64)] | None = None


class Seal(Command):
    """Gives this player's own text to the sealed dice openly, before the game starts."""

    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Pledge(Command):
    """Gives the SHA-256 of this player's text to the sealed dice; the text is shown once the texts are closed."""

    pledge: Hash


class Show(Command):
    """Shows the text that this player pledged, once the texts are closed."""

    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Leave(Command):
    """Gives up a seat before the game starts; later, leaves it to a mind until its player is back."""

    seat: Seat


class Back(Command):
    """Takes a seat back from the mind that plays it."""

    seat: Seat


class Resign(Command):
    """Gives up the game for good."""

    seat: Seat


class Standing(Command):
    """Sets whether a seat is asked when others barter."""

    seat: Seat
    answer: Answer


class Coach(Command):
    """Agrees to the coach at this table, or refuses it: it is on when every player has agreed."""

    wanted: bool = True


class Start(Command):
    """Closes the texts, and starts the game when the pledged ones are shown. For the keeper of the table."""


class Replace(Command):
    """Gives the seat of an absent player to a mind, or, without one, opens it to anybody. For the keeper."""

    seat: Seat
    mind: Annotated[str, Meta(max_length=40)] | None = None


class Close(Command):
    """Ends the table. For the keeper."""


class Abort(Command):
    """Ends a game in which nobody has played yet."""


class Rematch(Command):
    """Opens a table with the same game, options and players; all who ask get the same one."""


class Say(Command):
    """Says something to the players."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Mute(Command):
    """Hides, or shows again, what a player says to this client."""

    player: Id
    muted: bool = True


class Report(Command):
    """Reports a chat message to the operator of the host."""

    message: Annotated[int, Meta(ge=0, le=2**53)]
    reason: Annotated[str, Meta(max_length=LONGEST_CHAT)] = ""


class Ping(Command):
    """Asks for a sign of life."""


AnyCommand: TypeAlias = (
    Act
    | Undo
    | Join
    | Seal
    | Pledge
    | Show
    | Leave
    | Back
    | Resign
    | Standing
    | Coach
    | Start
    | Replace
    | Close
    | Abort
    | Rematch
    | Say
    | Mute
    | Report
    | Ping
)
