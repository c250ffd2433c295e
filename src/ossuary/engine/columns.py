"""Writing the columns of an observation: what a seat sees of some slots of a state.

All functions take the same arguments, so a field can name any of them, or one of the game's own:
`write(state, slot, columns, me, seen, at)` fills this many columns of `seen`, from `at` on.
"""

from .nodes import SEATS, State


def copied(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """The slots as they are."""
    for column in range(columns):
        seen[at + column] = state[slot + column]


def bits(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """The bits of one slot, from the lowest on."""
    for column in range(columns):
        seen[at + column] = state[slot] >> column & 1


def by_seat(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """A slot per seat, mine first and then round the table; missing seats have 0."""
    seats = state[SEATS]
    for column in range(columns):
        seen[at + column] = 0
    for seat in range(seats):
        seen[at + away(seats, seat, me)] = state[slot + seat]


def seat_away(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """How many seats round the table from mine the seat is that a slot names."""
    seen[at] = away(state[SEATS], state[slot], me)


def my_seat(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """The seat whose view this is; no slot says it."""
    seen[at] = me


def away(seats: int, seat: int, me: int) -> int:
    """The distance round the table from my seat to another."""
    distance = seat - me
    return distance + seats if distance < 0 else distance
