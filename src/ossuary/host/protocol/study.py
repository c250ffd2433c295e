"""Messages over HTTP about games: why not, the coach, reviews, and all draws."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from .http import Errors, Habit
from .table import Beat, Offer, Part
from .values import Grade, Spoken


class Worded(Struct):
    """An action, legal or not, in words."""

    action: str
    said: Spoken


class Denial(Struct):
    """Actions that one rule forbids now, with its short form."""

    rule: str
    reason: Spoken
    actions: list[Worded]


class Kind(Struct):
    """One kind of action of a game: which are legal now, and which are not."""

    said: Spoken
    can: list[Worded]
    cannot: list[Denial]


class Choices(Struct):
    """What a player can do now, and why not the rest; `why` is set if there is nothing to decide."""

    version: int
    seat: int | None
    why: Spoken | None
    kinds: list[Kind]


class Face(Struct):
    """A side of a die, a card or a tile: how often it came up, and how often expected."""

    outcome: str
    drawn: int
    expected: float


class Frequencies(Struct):
    """All draws of one kind; `sides` is none for draws from a deck or bag that was no longer full."""

    game: str
    kind: str
    sides: int | None
    draws: int
    faces: list[Face]
    chi_square: float | None  # none while there are too few draws for a test
    freedom: int
    p: float | None  # how likely fair draws are this far from even, or further


class AllDraws(Struct):
    """All draws ever made here, in finished games."""

    draws: int
    kinds: list[Frequencies]
    chi_square: float | None
    freedom: int
    p: float | None


class Reason(Struct):
    """A part of a choice's value: its name, how much it adds, and the chance and points behind it."""

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
    """A legal action with its chance of winning, the reasons, and what it gives away compared with the best."""

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
    better: Spoken | None  # by how much the best one is better; none where the same chance is shown
    gains: list[Spoken]  # the weightiest differences


class Advice(Struct):
    """What the coach knows about a decision, the best choice first; ask again until it is settled."""

    version: int
    seat: int
    exact: bool
    in_points: (
        bool  # whether reasons add up to the lead in points rather than to what a choice adds to a turn of 0 points
    )
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
    """A decision of a recorded game: what was chosen, what was best, and how much that gave away."""

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
    """A decision that gave away much, with the choice that was made and the best one."""

    move: int
    said: Spoken
    chosen: Choice
    best: Choice


class Share(Struct):
    """A seat's result as the sum of an equal share, advantage, luck and skill."""

    seat: int
    result: float
    advantage: float
    luck: float
    skill: float
    given_away: float
    decisions: int
    errors: list[Errors]
    habits: list[Habit]
    told: list[Spoken]


class Review(Struct):
    """The review of a recorded game."""

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
    """A review, or its progress."""

    done: float
    review: Review | None


class Described(Struct, forbid_unknown_fields=True):
    """A choice at a real table; fields left out of the look are as at the start of a turn."""

    game: Annotated[str, Meta(max_length=40)]
    look: dict[str, Any]
