"""What goes over HTTP about games themselves: why not, the coach, looking back, and all draws."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from .table import Beat, Offer, Part
from .values import Grade, Spoken


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
    error: float  # how far off the chance may be (with 95% confidence), 0 where it is computed
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
    """The chances of winning after a number of moves."""

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


class Described(Struct, forbid_unknown_fields=True):
    """A choice at a real table; the look may leave out what is as at the beginning of a turn."""

    game: Annotated[str, Meta(max_length=40)]
    look: dict[str, Any]
