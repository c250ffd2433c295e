"""What all games share: movers, the first slots of every state, scores by part."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple, TypeAlias

State: TypeAlias = list[int]

# Who moves when no seat does.
CHANCE = -1
TERMINAL = -2

# The key of the next draw. It says where the game stands in its course, not in its position.
TURN = 0  # turns begun, 0 before the first
THROW = 1  # throws begun in this turn
INDEX = 2  # draws made in this throw
# The position begins here.
SEATS = 3  # number of seats
SEAT = 4  # whose turn it is
PHASE = 5  # the kind of node, one constant each in a game's module
OWN = 6  # the first slot of a game's own


class Refused(ValueError):
    """An input that is not possible; `key` and `details` name the message that says why."""

    in_words: ClassVar[Callable[["Refused"], str | None] | None] = None  # set above the kernel, which knows no words

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (type(self), self.key, self.details)  # as it comes out of another process

    def __str__(self) -> str:
        sentence = Refused.in_words(self) if Refused.in_words else None
        return f"{sentence} [{self.key}]" if sentence else f"{self.key} {self.details}"


def _refused(kind: type[Refused], key: str, details: dict[str, str | int]) -> Refused:
    return kind(key, **details)


class OptionError(Refused):
    """An option that the rules refuse."""


class Part(NamedTuple):
    """One named part of a score, with the pieces that make it up."""

    name: str
    points: int
    pieces: list[str]


def position(state: State) -> tuple[int, ...]:
    """The state without the key of the next draw: equal positions are equal tuples."""
    return tuple(state[SEATS:])


def begin_turn(state: State, seat: int) -> None:
    """Opens the turn of a seat, with its first throw."""
    state[TURN] += 1
    state[THROW] = 0
    state[INDEX] = 0
    state[SEAT] = seat


def begin_throw(state: State) -> None:
    """Opens the next throw of this turn."""
    state[THROW] += 1
    state[INDEX] = 0


def next_seat(state: State) -> int:
    """The seat after the current one."""
    return (state[SEAT] + 1) % state[SEATS]


def shares(totals: list[int]) -> list[float]:
    """The win, shared by those with the highest total."""
    best = max(totals)
    winners = 0
    for total in totals:
        winners += total == best
    return [1 / winners if total == best else 0.0 for total in totals]
