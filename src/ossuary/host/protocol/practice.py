"""Messages over HTTP about practice: puzzles, one's own mistakes among them, that come back until they sit."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from .study import Advice, RecordLook
from .values import Seat, Spoken

Source: TypeAlias = Literal["all", "own", "easy", "medium", "hard"]  # `own` are mistakes, the others graded


class PuzzleSet(Struct):
    """Puzzles from one source: how many there are, how many were never asked, and how many are to be asked again."""

    source: Source
    total: int
    fresh: int
    due: int


class PuzzleSets(Struct):
    """The puzzles of a game for this player, and when the next of those that were answered comes back."""

    game: str
    sets: list[PuzzleSet]
    next: float | None  # seconds since 1970


class Puzzle(Struct):
    """A game up to a decision of the seat that is asked, with the looks of the turn; the last one is the question."""

    puzzle: str  # its name, the same for the same moves
    game: str
    options: dict[str, Any]
    source: Source
    seat: int
    minds: list[str | None]  # by seat; none for people
    looks: list[RecordLook]


class Practice(Struct):
    """The puzzle that is to be asked now, how many there are with it, and otherwise when the next one comes back."""

    puzzle: Puzzle | None
    left: int
    next: float | None


class NewAnswer(Struct, forbid_unknown_fields=True):
    """The action that a player chooses in a puzzle."""

    puzzle: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")]
    action: Annotated[str, Meta(max_length=40)]


class Answered(Struct):
    """Whether an action is right, why, and in how many days its puzzle comes back."""

    right: bool
    best: list[str]  # all actions that are right
    certain: bool  # whether every chance is computed
    told: list[Spoken]
    advice: Advice
    days: int


class NewPuzzles(Struct, forbid_unknown_fields=True):
    """The seat of a finished game whose mistakes are to become puzzles."""

    seat: Seat


class AddedPuzzles(Struct):
    """How many mistakes have become puzzles now, and how many were puzzles before."""

    number: int
    known: int
