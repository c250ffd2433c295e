"""Every message between a client and the host, typed; docs/protocol.md explains them."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

LONGEST_CHAIN = 40
LONGEST_NAME = 40
LONGEST_CHAT = 200
MOST_LOOKS = 50  # of a record, in one answer

# A `$` alone would let a newline pass at the end.
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Hash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Answer: TypeAlias = Literal["ask", "decline"]
Sitter: TypeAlias = Literal["open", "person", "mind"]
Status: TypeAlias = Literal["open", "playing", "over"]
By: TypeAlias = Literal["player", "mind", "clock", "host"]
Why: TypeAlias = Literal["finished", "resigned", "aborted", "closed", "imported"]
Which: TypeAlias = Literal["new", "same"]
Grade: TypeAlias = Literal["best", "fine", "slip", "mistake", "blunder"]


# What is said, before it is put into a language.


class Spoken(Struct):
    """A key of the word catalogues with its arguments; the key `seat` stands for the name of the player `number`."""

    key: str
    args: "dict[str, str | int | float | Spoken | list[Spoken]]"


# In: commands. Each has an id of its own, so that a repeated one is never played twice.


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client asks of a table."""

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
    """Takes an open seat, or the seat that is reserved for this player; any one if none is named."""

    seat: Seat | None = None
    name: Name | None = None
    text: Annotated[str, Meta(max_length=64)] | None = None


class Seal(Command):
    """Gives this player's own text to the sealed dice openly, before the game starts."""

    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Pledge(Command):
    """Gives the SHA-256 of this player's own text to the sealed dice; the text itself is shown when all are closed."""

    pledge: Hash


class Show(Command):
    """Shows the text that this player pledged, once no other can be given any more."""

    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Leave(Command):
    """Gives a seat up before the game starts; later, leaves it to a mind until its player is back."""

    seat: Seat


class Back(Command):
    """Takes a seat back from the mind that plays it."""

    seat: Seat


class Resign(Command):
    """Gives the game up for good."""

    seat: Seat


class Standing(Command):
    """Says whether a seat wants to be asked when others barter."""

    seat: Seat
    answer: Answer


class Coach(Command):
    """Agrees to the coach at this table, or wants none: it is on when everybody who plays here has agreed."""

    wanted: bool = True


class Start(Command):
    """Closes the texts, and starts the game when those that were pledged are shown. For the keeper of the table."""


class Replace(Command):
    """Gives the seat of an absent player to a mind, or, without one, to whoever joins. For the keeper."""

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
    """Tells who runs the host about something that was said."""

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


# Out: what a table shows.


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
    look: dict[str, Any] = {}  # the state after it, and where the pieces are then; empty in what was missed
    places: dict[str, str] = {}


class Happening(Struct):
    """One event in the log of a table."""

    version: int
    at: float  # seconds since 1970
    kind: Literal[
        "opened", "joined", "sealed", "pledged", "closed", "shown", "left", "back", "started", "played", "undone",
        "resigned", "standing", "coached", "replaced", "ended", "rematch", "imported",
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
    """Who decides now, since when, and until when."""

    seat: int
    opened: float
    deadline: float | None


class Result(Struct):
    """How a table ended, and what each seat has of the win."""

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
    """The table whose game was played on here, after how many of its moves, and with which dice."""

    table: str
    at: int
    dice: Which
    moves: str  # one hash of these moves, made as that of the texts of sealed dice


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


class Offer(Struct):
    """A legal action of a seat that this client holds; `leads_to` is the tally that it brings for certain."""

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
    """Something that a lesson shows, with its rule, and whether it has been seen."""

    said: Spoken
    rule: str
    seen: bool


class Guide(Struct):
    """What the guide of a lesson says: to what happened, and for what comes; it proposes actions and forbids none."""

    answers: list[Spoken]
    advice: list[Spoken]
    actions: list[str]
    learnt: list[Learnt]
    complete: bool


class Yours(Struct):
    """What is this client's own: its seats, and what it may do."""

    player: str | None
    seats: list[int]
    offers: list[Offer]
    chains: list[Chain]
    undo: list[int]  # seats that may take back
    rights: list[str]  # commands that would be heard, beside those above
    invite: str | None
    guide: Guide | None


class Update(Struct, tag_field="type", tag="update"):
    """The table after something happened; `happened` lists what is new since the version that the client had."""

    table: View
    yours: Yours
    happened: list[Happening]


class Ack(Struct, tag_field="type", tag="ack"):
    """A command was carried out, and is on the disk; `again` if that was so before."""

    id: str
    version: int
    again: bool = False
    table: str | None = None  # where a rematch is


class Refusal(Struct, tag_field="type", tag="refusal"):
    """A command was not carried out, and nothing has changed."""

    id: str | None
    code: str
    said: Spoken
    rule: str | None
    version: int | None


class Message(Struct):
    """Something that a player said at the table."""

    number: int
    player: str
    name: str | None
    at: float
    text: str


class Chat(Struct, tag_field="type", tag="chat"):
    """What players said."""

    messages: list[Message]


class Presence(Struct, tag_field="type", tag="presence"):
    """Which seats are at the table just now."""

    present: list[bool]
    keeper: str | None


class Pong(Struct, tag_field="type", tag="pong"):
    """A sign of life."""

    id: str
    now: float


AnyAnswer: TypeAlias = Update | Ack | Refusal | Chat | Presence | Pong


# The HTTP part.


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me`, `open`, or `mind`; people on one screen are several `me` with names."""

    kind: Literal["me", "open", "mind"]
    mind: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], int | str | list[str]] = {}
    clock: Clock | None = None
    listed: bool = False
    coach: bool = False  # whoever sits down agrees to the coach


class NewFork(Struct, forbid_unknown_fields=True):
    """A game that is over, to be played on after so many of its moves: with new dice, or with the same."""

    at: Annotated[int, Meta(ge=0, le=2**31)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    dice: Which = "new"
    clock: Clock | None = None
    listed: bool = False
    coach: bool = False


class Opened(Struct):
    """A table that was opened; whoever has the invitation may join it."""

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


class Worded(Struct):
    """An action, legal or not, in words."""

    action: str
    said: Spoken


class Denial(Struct):
    """Actions that one rule forbids now, and how it reads in short."""

    rule: str
    reason: Spoken
    actions: list[Worded]


class Kind(Struct):
    """One kind of action of a game: what of it can be done now, and what cannot."""

    said: Spoken
    can: list[Worded]
    cannot: list[Denial]


class Choices(Struct):
    """What a player can do now, and why not the rest; `why` tells where there is nothing to decide at all."""

    version: int
    seat: int | None
    why: Spoken | None
    kinds: list[Kind]


class Sat(Struct):
    """Who sat at a seat: a player, by name unless they deleted it, or a mind."""

    player: str | None
    name: str | None
    mind: str | None


class Fortune(Struct):
    """What luck and skill did to a seat's share of the win, and what its own decisions gave away."""

    luck: float
    skill: float
    given_away: float
    decisions: int


class MyGame(Struct):
    """A game of this player's; how it ended, once it has, and what a review found of each seat, once there is one."""

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


class Face(Struct):
    """A side of a die, a card or a tile: how often it came, and how often it would by chance."""

    outcome: str
    drawn: int
    expected: float


class Frequencies(Struct):
    """All draws of one kind; `sides` is none for what was drawn from a deck or a bag that was no longer whole."""

    game: str
    kind: str
    sides: int | None
    draws: int
    faces: list[Face]
    chi_square: float | None  # none while there are too few draws for a test
    freedom: int
    p: float | None  # how likely fair draws are this far from even, or further


class AllDraws(Struct):
    """All draws ever made here, of games that are over."""

    draws: int
    kinds: list[Frequencies]
    chi_square: float | None
    freedom: int
    p: float | None


class Range(Struct):
    """What a number may be."""

    usual: int
    least: int
    most: int


class Option(Struct):
    """An option of a game: its usual value, and what else it may be."""

    name: str
    kind: Literal["number", "choice", "amount", "cards"]  # an amount is a word, or one with a number, as in `rounds=5`
    usual: int | str | list[str]
    least: int | None = None
    most: int | None = None
    choices: list[str] = []
    amounts: dict[str, Range] = {}
    proposed: list[str] = []


class Strength(Struct):
    """How well a mind was seen to play in games of two: its share of wins by other mind, and what a decision costs."""

    name: str
    wins: dict[str, float]
    gives_away: float


class GameFacts(Struct):
    """A game that can be played here, with the minds that play it."""

    name: str
    least_seats: int
    most_seats: int
    options: list[Option]
    minds: list[str]
    strengths: list[Strength]


# The coach, and looking back.


class Reason(Struct):
    """A part of what a choice is worth: its name, how much it adds, and the chance and the points behind it."""

    name: str
    amount: float
    chance: float
    points: float
    said: Spoken  # its name in words


class Difference(Struct):
    """How much one part makes the best choice better than another."""

    name: str
    amount: float
    said: Spoken


class Choice(Struct):
    """A legal action with the chance of winning that it leaves, why, and what it gives away beside the best."""

    action: str
    alike: list[str]  # further actions that come to the same
    offer: Spoken
    chance: float
    error: float  # how far off the chance may be (with 95 % confidence), 0 where it is computed
    chances: list[float]  # by seat
    given_away: float
    grade: Grade
    reasons: list[Reason]
    differences: list[Difference]
    said: Spoken  # the choice with its reasons
    better: Spoken | None  # by how much the best one is better
    gains: list[Spoken]  # the weightiest differences


class Advice(Struct):
    """What the coach knows of a decision, the best choice first; it may be asked again until it is settled."""

    version: int
    seat: int
    exact: bool
    in_points: bool  # whether reasons add up to the lead in points rather than to the chance of winning
    tried: int  # games that were tried out, 0 where it is exact
    settled: bool
    matters: bool  # whether it makes a difference what is chosen
    hint: Spoken
    said: Spoken  # how it is known
    choices: list[Choice]


class RecordLook(Struct):
    """A recorded game after one action or one throw."""

    move: int  # how many moves were made by then
    beat: Beat
    mover: int | None
    state: list[int]
    described: list[Spoken]
    scores: list[int]
    tallies: list[list[Part]]
    offers: list[Offer]  # what the seat that was asked for could do, if it is to move


class RecordLooks(Struct):
    """Some of the looks of a recorded game, and how many there are."""

    total: int
    looks: list[RecordLook]


class Judged(Struct):
    """A decision of a recorded game: what was done, what would have been best, and what that gave away."""

    move: int  # its number in the record, from 1
    seat: int
    action: str
    best: str
    chances: list[float]  # after it
    given_away: float
    grade: Grade
    chosen: Spoken
    better: Spoken
    choices: dict[str, float]  # every action by the chance of winning that it left


class Luck(Struct):
    """What chance did between two decisions: the chances after it, and how far it moved them."""

    move: int  # the number of its first draw in the record, from 1
    chances: list[float]
    luck: list[float]


class Point(Struct):
    """The chances of winning after so many moves."""

    move: int
    chances: list[float]


class Mattered(Struct):
    """A decision that gave away much, the choice that was made, and the best one."""

    move: int
    said: Spoken
    chosen: Choice
    best: Choice


class Share(Struct):
    """What the result of a seat is made of: an equal share, advantage, luck and skill sum to it."""

    seat: int
    result: float
    advantage: float
    luck: float
    skill: float
    given_away: float
    decisions: int
    told: list[Spoken]


class Review(Struct):
    """A recorded game looked back on."""

    game: str
    exact: bool
    in_points: bool
    said: Spoken  # how it is known
    curve: list[Point]
    decisions: list[Judged]
    throws: list[Luck]
    mattered: list[Mattered]
    shares: list[Share]


class Reviewing(Struct):
    """A review, or how far it has come."""

    done: float
    review: Review | None


class NewName(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class Me(Struct):
    """Who this client is."""

    player: str
    name: str | None
    muted: list[str]


class NewToken(Struct, forbid_unknown_fields=True):
    """A token is wanted for a program."""

    label: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Token(Struct):
    """A token of this player; its text is told once."""

    number: str
    label: str
    created: float
    used: float | None  # when it was last shown, to the hour
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


class Described(Struct, forbid_unknown_fields=True):
    """A choice at a real table; the look may leave out what is as at the beginning of a turn."""

    game: Annotated[str, Meta(max_length=40)]
    look: dict[str, Any]


class PushKey(Struct):
    """The public key of this host's notices; none where it sends none."""

    key: str | None


class NewDevice(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told when it is its player's move, as its push service knows it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}$(?!\n)")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$(?!\n)")]
    language: Literal["en", "de"] = "en"


class Device(Struct):
    """A browser that is told."""

    number: str


class Health(Struct):
    """Whether the host is well."""

    status: Literal["ok", "unavailable"]
    version: str
