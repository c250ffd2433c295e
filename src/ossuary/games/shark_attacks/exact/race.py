"""The race of two players in Shark Attacks!, turn after turn, in code that runs at both speeds.

`wins` holds the chances of the seat that begins a turn, by the points that it and the other seat need, and a number
for the signs on both beaches.
"""

from typing import Any, TypeAlias

from ....twin import arrays
from ....twin.kinds import Floats2, Floats3, Floats4, Ints2
from ..rules import ALL_SIGNS, BLUE_DICE
from . import beach as shark_beach
from .flight import MOST_SWIMMERS

# The signs of the seat that begins a turn and of the other, and the number of each such pair.
BEACHES = tuple((own, other) for own in range(ALL_SIGNS + 1) for other in range(ALL_SIGNS + 1 - own))
BEACH = tuple(
    tuple(BEACHES.index((own, other)) if own + other <= ALL_SIGNS else -1 for other in range(ALL_SIGNS + 1))
    for own in range(ALL_SIGNS + 1)
)

NOT_LED = arrays.zeros((0, 0))  # every lane for itself

EXPORTED = ("fled", "turn", "settle")

Room: TypeAlias = tuple[Floats2, Floats2, Floats2, Floats2, Floats2]


def passed(wins: Any, need: int, rival: int, points: int, own: int, other: int) -> float:
    """The chance of the seat that ends a turn with this many points, with these signs then on both beaches."""
    if points >= need:
        return 1.0
    chance: float = 1.0 - wins[rival, need - points, BEACH[other][own]]
    return chance


def fled(
    wins: Floats3, need: int, rival: int, own: int, other: int, ends: Floats2, dice: int, escaped: int, eaten: int
) -> float:
    """The chance of the fleeing seat, from how this many dice may end and from the flight so far."""
    chance = 0.0
    for more in range(dice + 1):
        taken = min(more, ALL_SIGNS - own - other)
        lent = min(more - taken, other)  # SA-12
        times = 1 if eaten + more else 3  # SA-16
        for later in range(dice - more, 3 * (dice - more) + 1):
            points = times * (escaped + later)
            chance += ends[more, later] * passed(wins, need, rival, points, own + taken + lent, other - lent)
    return chance


def weigh(wins: Any, need: int, rival: int, beaches: Any, flights: Any, stop: Any, party: Any, flight: Any) -> None:
    """Fills in the chances after a stop or a party, by swimmers, and in a flight, by dice, on each beach."""
    for lane in range(len(beaches)):
        own, other = beaches[lane, 0], beaches[lane, 1]
        for swimmers in range(MOST_SWIMMERS + 1):
            stop[swimmers, lane] = passed(wins, need, rival, swimmers, max(own - 1, 0), other)
            party[swimmers, lane] = passed(wins, need, rival, 2 * swimmers, max(own - 2, 0), other)
        for dice in range(BLUE_DICE + 1):
            flight[dice, lane] = fled(wins, need, rival, own, other, flights[dice, 1], dice, 0, 0)


def room(lanes: int) -> Room:
    """Where a turn is solved: its values, and the chances at its ends."""
    return (
        arrays.zeros((shark_beach.ROWS, lanes)),
        arrays.zeros((MOST_SWIMMERS + 1, lanes)),
        arrays.zeros((MOST_SWIMMERS + 1, lanes)),
        arrays.zeros((BLUE_DICE + 1, lanes)),
        arrays.zeros((BLUE_DICE + 1, lanes)),
    )


def turn(wins: Floats3, need: int, rival: int, beaches: Ints2, flights: Floats4, by_swimmers: bool, room: Room) -> None:
    """Solves a turn on each of the beaches."""
    values, stop, party, flight, fresh = room
    weigh(wins, need, rival, beaches, flights, stop, party, flight)
    shark_beach.solve(values, stop, party, flight, by_swimmers, fresh, NOT_LED)


def settle(
    wins: Floats3, need: int, rival: int, beaches: Ints2, flights: Floats4, by_swimmers: bool, tolerance: float
) -> int:
    """Solves the turns of both players with these needs, which lead to each other; returns the number of rounds."""
    made = room(len(beaches))
    rounds = 0
    change = 1.0
    for lane in range(len(beaches)):  # a first guess: one point fewer
        wins[need, rival, lane] = wins[need - 1, rival, lane]
        wins[rival, need, lane] = wins[rival, need - 1, lane]
    while change > tolerance:
        change = 0.0
        rounds += 1
        for mine, theirs in ((need, rival), (rival, need)):
            turn(wins, mine, theirs, beaches, flights, by_swimmers, made)
            for lane in range(len(beaches)):
                chance = made[0][shark_beach.row(0, 0, 7 - beaches[lane, 0], 0), lane]
                change = max(change, abs(chance - wins[mine, theirs, lane]))
                wins[mine, theirs, lane] = chance
    return rounds
