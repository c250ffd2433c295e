"""The parts of messages: limits, names, numbers, and texts before translation."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

LONGEST_CHAIN = 40
LONGEST_NAME = 40
LONGEST_CHAT = 200
MOST_LOOKS = 50  # of a record, in one answer

# A `$` alone would let a newline pass at the end.
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Hash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Answer: TypeAlias = Literal["ask", "decline"]
Sitter: TypeAlias = Literal["open", "person", "mind"]
Status: TypeAlias = Literal["open", "playing", "over"]
By: TypeAlias = Literal["player", "mind", "clock", "host"]
Why: TypeAlias = Literal["finished", "resigned", "aborted", "closed", "imported", "cheated"]
Which: TypeAlias = Literal["new", "same"]
Grade: TypeAlias = Literal["best", "fine", "slip", "mistake", "blunder"]


class Spoken(Struct):
    """A key of the word catalogues with its arguments; the key `seat` stands for the name of the player `number`."""

    key: str
    args: "dict[str, str | int | float | Spoken | list[Spoken]]"
