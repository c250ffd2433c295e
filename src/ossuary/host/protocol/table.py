"""What a table looks like to a client."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .values import Answer, By, Sitter, Spoken, Status, Which, Why


class Piece(Struct):
    """A die or card that chance moved, by its identity, and what it shows."""

    piece: str
    outcome: str


class Beat(Struct):
    """One action, or one throw: what a screen shows at a time."""

    seat: int | None  # whose action it is; none for chance
    action: str | None
    throw: list[Piece]
    told: list[Spoken]  # the facts in words
    facts: list[dict[str, Any]] = []  # what happened, each with its kind; a game has its own
    look: dict[str, Any] = {}  # the state after it, and where the pieces are then; empty in what was missed long ago
    places: dict[str, str] = {}


class Happening(Struct):
    """One event in the log of a table."""

    version: int
    at: float  # seconds since 1970
    kind: Literal[
        "opened", "joined", "sealed", "pledged", "closed", "shown", "left", "back", "started", "played", "undone",
        "resigned", "standing", "coached", "replaced", "ended", "rematch", "imported", "bound", "revealed",
    ]  # fmt: skip
    seat: int | None
    by: By
    beats: list[Beat]
    told: list[Spoken]


class Part(Struct):
    """One named part of a score, with the pieces that it comes from."""

    name: str
    points: int
    pieces: list[str]


class Chair(Struct):
    """A seat as everybody sees it."""

    kind: Sitter
    name: str | None  # none where nobody sits, or who sat here deleted their data
    player: str | None
    mind: str | None
    present: bool
    ready: bool
    resigned: bool
    away: bool  # a mind plays for the player
    standing: Answer


class Clock(Struct, forbid_unknown_fields=True):
    """Time for each decision: seconds in live play, days in slow play."""

    seconds: Annotated[int, Meta(ge=5, le=600)] | None = None
    days: Annotated[int, Meta(ge=1, le=14)] | None = None


class Decision(Struct):
    """Who is to decide, since when, and until when."""

    seat: int
    opened: float
    deadline: float | None


class Result(Struct):
    """How a table ended, and each seat's share of the win."""

    why: Why
    scores: list[int]
    payoffs: list[float]
    course: list[list[int]]  # the scores after each turn
    told: list[Spoken]


class Dice(Struct):
    """The sealed dice: the promise, everybody's pledges and texts, and at the end the secret."""

    commitment: str
    pledges: list[str]  # the SHA-256 of every text, in the order in which they came
    closed: bool  # whether no text can be given any more
    texts: list[str]  # those that were shown; once the game has begun, a pledge stands for a text that never was
    secret: str | None


class Coaching(Struct):
    """Whether the coach is on, the seats whose players have agreed to it, and those who have not."""

    on: bool
    agreed: list[int]
    awaited: list[int]


class Fork(Struct):
    """The table whose game is continued here, after how many of its moves, and with which dice."""

    table: str
    at: int
    dice: Which
    moves: str  # one hash of these moves, made as that of the texts of sealed dice


class OfDay(Struct):
    """The day whose game is played here, and whether this is the try that counts."""

    day: str  # as in 2026-11-18; days are those of UTC
    counts: bool


class OfTournament(Struct):
    """The tournament that a table belongs to, the round, from 1, and the promise of the dice of all its rounds."""

    tournament: str
    round: int
    promise: str


class Shared(Struct):
    """Dice that come from both players of a game without a server, and the seat whose throw waits for the other."""

    bound: int | None


class View(Struct):
    """A table as everybody sees it."""

    table: str
    game: str
    options: dict[str, Any]
    version: int
    status: Status
    listed: bool
    chairs: list[Chair]
    keeper: str | None  # the player who may start, replace and close
    clock: Clock | None
    decision: Decision | None
    mover: int | None
    look: dict[str, Any]
    state: list[int]
    described: list[Spoken]
    scores: list[int]
    tallies: list[list[Part]]
    places: dict[str, str]  # where each die, card and tile is
    dice: Dice | None
    coach: Coaching
    fork: Fork | None
    result: Result | None
    rematch: str | None
    now: float
    rules: list[str]  # the numbers of the rules that govern what is going on, the first most of all
    lesson: bool  # a guided first game: its draws are scripted, and it counts as no fair game
    daily: OfDay | None  # a daily game: its dice come from the date, and everybody has the same
    rated: bool  # whether it changes the ratings of its players
    shared: Shared | None  # a game of two without a server, each with the rules and the record
    local: bool  # played elsewhere: nobody but the player who brought it can vouch for its dice
    tournament: OfTournament | None  # all tables of its round have the same dice, whose secret comes with its end


class Offer(Struct):
    """A legal action of one of this client's seats; `leads_to` is the tally it leads to for certain."""

    seat: int
    action: str
    said: Spoken
    leads_to: list[Part] | None


class Chain(Struct):
    """Several actions under one name."""

    seat: int
    name: str
    said: Spoken
    actions: list[str]
    leads_to: list[Part] | None


class Learnt(Struct):
    """A topic of a lesson, with its rule, and whether it has been seen."""

    said: Spoken
    rule: str
    seen: bool


class Guide(Struct):
    """What the guide of a lesson says about the last move and the next; it suggests actions and forbids none."""

    answers: list[Spoken]
    advice: list[Spoken]
    actions: list[str]
    learnt: list[Learnt]
    complete: bool


class Yours(Struct):
    """This client's own part of an update: its seats, and what it may do."""

    player: str | None
    seats: list[int]
    offers: list[Offer]
    chains: list[Chain]
    undo: list[int]  # seats that may take back
    rights: list[str]  # commands that would be heard, beside those above
    invite: str | None
    guide: Guide | None
