"""Writing the columns of an observation one by one; each function returns the next column."""

from .nodes import SEATS, State


def one(value: int, seen: list[int], at: int) -> int:
    """A single value."""
    seen[at] = value
    return at + 1


def copied(state: State, slot: int, number: int, seen: list[int], at: int) -> int:
    """A number of slots as they are."""
    for column in range(number):
        seen[at + column] = state[slot + column]
    return at + number


def bits(mask: int, number: int, seen: list[int], at: int) -> int:
    """A column per bit."""
    for column in range(number):
        seen[at + column] = mask >> column & 1
    return at + number


def by_seat(state: State, slot: int, most: int, me: int, seen: list[int], at: int) -> int:
    """A slot per seat, mine first and then round the table; missing seats have 0."""
    seats = state[SEATS]
    for column in range(most):
        seen[at + column] = 0
    for seat in range(seats):
        seen[at + away(seats, seat, me)] = state[slot + seat]
    return at + most


def away(seats: int, seat: int, me: int) -> int:
    """The distance round the table from my seat to another."""
    distance = seat - me
    return distance + seats if distance < 0 else distance
