"""The race of three players in Shark Attacks!, turn after turn, in code that runs at both speeds.

`wins` holds, by the points that the mover, the next seat and the one after it need, and by the signs on their beaches,
the chances of the mover and of the next seat. Every seat maximises its own; of equal choices (TIE) one rule takes the
first of its own kind, another the last.
"""

from typing import Any, NamedTuple, TypeAlias

from ....twin import arrays
from ....twin.kinds import Floats2, Floats3, Ints1, Ints2
from ..rules import ALL_SIGNS, BLUE_DICE, SHARK_DICE
from . import beach as shark_beach
from .beach import WIDTH
from .flight import MOST_SWIMMERS
from .race import NOT_LED
from .three_flight import AT_ONCE, BEACHES, LANES, NUMBERS, PLACES, place, spread

EXPORTED = ("turn", "settle")
STAGE = "lab"  # a browser has no table for three

TOLERANCE = 1e-12  # of the chances at the start of a turn, from one round to the next
ROUNDS = 40  # more than any turns need that lead to each other

# By signs: those with which the next seat begins, after all, after a stop, and after a party.
NEXT = tuple(NUMBERS[one, two, own] for own, one, two in BEACHES)
STOPPED = tuple(NUMBERS[one, two, max(own - 1, 0)] for own, one, two in BEACHES)
PARTIED = tuple(NUMBERS[one, two, max(own - 2, 0)] for own, one, two in BEACHES)
STARTS = tuple(shark_beach.row(0, 0, 7 - own, 0) for own, _, _ in BEACHES)


class Room(NamedTuple):
    """Where a turn is solved: for the mover, and for the next seat, whose chances follow from what the mover does."""

    mine: Floats2  # by place of a flight and signs
    others: Floats2
    base: Floats2  # what of the places where nobody escaped is known before
    led_base: Floats2
    values: Floats2  # by row of the beach and signs
    led_values: Floats2
    stop: Floats2  # by swimmers
    led_stop: Floats2
    party: Floats2
    led_party: Floats2
    flight: Floats2  # by dice
    led_flight: Floats2
    fresh: Floats2
    led: Floats2
    ways: Floats2
    after: Floats3


Rooms: TypeAlias = tuple[Room, Room, Room]


def room() -> Room:
    """An empty one."""
    rows = [PLACES, PLACES, AT_ONCE, AT_ONCE, shark_beach.ROWS, shark_beach.ROWS]
    rows += [MOST_SWIMMERS + 1] * 4 + [BLUE_DICE + 1] * 3 + [shark_beach.ROWS, 2]
    return Room._make([*(arrays.zeros((n, LANES)) for n in rows), arrays.zeros((ALL_SIGNS + 1, 2, LANES))])


def rooms() -> Rooms:
    """Room for three turns, which share what is worked out last."""
    one = room()
    shared = {name: getattr(one, name) for name in ("values", "led_values", "fresh", "led", "ways", "after")}
    return one, room()._replace(**shared), room()._replace(**shared)


def number(target: int, need: int, one: int, two: int) -> int:
    """Where needs stand in wins."""
    return (need * (target + 1) + one) * (target + 1) + two


def _end(wins: Any, target: int, needs: Any, points: int, signs: Any, mine: Any, others: Any) -> None:
    """Fills in the chances after a turn with so many points, by the signs with which the next seat begins."""
    if points >= needs[0]:
        for lane in range(LANES):
            mine[lane] = 1.0
            others[lane] = 0.0
        return
    at = number(target, needs[1], needs[2], needs[0] - points)
    for lane in range(LANES):
        begins, follows = wins[at, 0, signs[lane]], wins[at, 1, signs[lane]]
        mine[lane] = 1.0 - begins - follows
        others[lane] = begins


def prepare(wins: Any, target: int, needs: Any, chances: Any, room: Any, last: bool, width: float) -> None:
    """Fills in all that does not depend on turns without points, which lead back to these needs."""
    for swimmers in range(1, MOST_SWIMMERS + 1):
        _end(wins, target, needs, swimmers, STOPPED, room.stop[swimmers], room.led_stop[swimmers])
        _end(wins, target, needs, 2 * swimmers, PARTIED, room.party[swimmers], room.led_party[swimmers])
    for here in range(PLACES):
        for lane in range(LANES):
            room.mine[here, lane] = room.others[here, lane] = 0.0
    _fly(wins, target, needs, chances, room, 1, MOST_SWIMMERS, last, width)
    for here in range(AT_ONCE):
        for lane in range(LANES):
            room.base[here, lane] = room.mine[here, lane]
            room.led_base[here, lane] = room.others[here, lane]


def _fly(
    wins: Any, target: int, needs: Any, chances: Any, room: Any, least: int, most: int, last: bool, width: float
) -> None:
    """Fills in the flights in which so many swimmers escaped; those with fewer are more to come."""
    for dice in range(BLUE_DICE + 1):
        for sharks in range(1, SHARK_DICE + 1):
            for escaped in range(least, min(most, 3 * (BLUE_DICE - dice - sharks + 1)) + 1):
                here = place(escaped, sharks, dice)
                if dice == 0:
                    points = 3 * escaped if sharks == 1 else escaped  # SA-16
                    _end(wins, target, needs, points, NEXT, room.mine[here], room.others[here])
                spread(chances, room.mine, room.others, escaped, sharks, dice, last, width, room.after, room.ways)


def finish(
    wins: Any, target: int, needs: Any, chances: Any, by_swimmers: bool, room: Any, last: bool, width: float
) -> None:
    """Solves a turn that is prepared: the flights in which nobody escaped yet, and the beach."""
    _end(wins, target, needs, 0, STOPPED, room.stop[0], room.led_stop[0])
    _end(wins, target, needs, 0, PARTIED, room.party[0], room.led_party[0])
    for here in range(AT_ONCE):
        for lane in range(LANES):
            room.mine[here, lane] = room.base[here, lane]
            room.others[here, lane] = room.led_base[here, lane]
    _fly(wins, target, needs, chances, room, 0, 0, last, width)
    for dice in range(BLUE_DICE + 1):
        here = place(0, 1, dice)
        for lane in range(LANES):
            room.flight[dice, lane] = room.mine[here, lane]
            room.led_flight[dice, lane] = room.others[here, lane]
    shark_beach.solve(room.values, room.stop, room.party, room.flight, by_swimmers, room.fresh, NOT_LED)
    shark_beach.lead(room.values, room.stop, room.led)
    shark_beach.solve(
        room.led_values, room.led_stop, room.led_party, room.led_flight, by_swimmers, room.fresh, room.led
    )


def turn(
    wins: Floats3, target: int, needs: Ints1, chances: Floats2, by_swimmers: bool, room: Room, last: bool, width: float
) -> float:
    """Solves a turn on all beaches; returns how far its chances are from those in wins."""
    prepare(wins, target, needs, chances, room, last, width)
    finish(wins, target, needs, chances, by_swimmers, room, last, width)
    at, off = number(target, needs[0], needs[1], needs[2]), 0.0
    for lane in range(LANES):
        mine, other = room.values[STARTS[lane], lane], room.led_values[STARTS[lane], lane]
        off = max(off, abs(mine - wins[at, 0, lane]), abs(other - wins[at, 1, lane]))
    return float(off)


def settle(
    wins: Floats3,
    target: int,
    games: Ints2,
    chances: Floats2,
    by_swimmers: bool,
    tolerance: float,
    rooms: Rooms,
    last: bool,
    unsettled: Ints1,
) -> None:
    """Solves the turns of all seats in games with these needs, and marks those that this takes to no end."""
    for game in range(len(games)):
        begin(wins, target, games[game], chances, rooms, last, WIDTH)
        rounds, moved = 0, 1.0
        while moved > tolerance and rounds < ROUNDS:
            rounds += 1
            moved = go_round(wins, target, games[game], chances, by_swimmers, rooms, last, WIDTH)
        unsettled[game] = moved > tolerance


def begin(wins: Floats3, target: int, game: Ints1, chances: Floats2, rooms: Rooms, last: bool, width: float) -> None:
    """Prepares the turns of all seats, with a first guess at their chances: those of a point fewer."""
    needs = arrays.zeros(3, arrays.int64)
    for seat in range(3):
        _turned(game, seat, needs)
        at = number(target, needs[0], needs[1], needs[2])
        guess = number(target, needs[0] - 1, needs[1], needs[2])
        for lane in range(LANES):
            wins[at, 0, lane], wins[at, 1, lane] = wins[guess, 0, lane], wins[guess, 1, lane]
        prepare(wins, target, needs, chances, rooms[seat], last, width)


def go_round(
    wins: Floats3, target: int, game: Ints1, chances: Floats2, by_swimmers: bool, rooms: Rooms, last: bool, width: float
) -> float:
    """Solves the turn of each seat once; returns how far a chance moved at most."""
    needs, moved = arrays.zeros(3, arrays.int64), 0.0
    for seat in range(3):
        _turned(game, seat, needs)
        finish(wins, target, needs, chances, by_swimmers, rooms[seat], last, width)
        moved = max(moved, _take(wins, number(target, needs[0], needs[1], needs[2]), rooms[seat]))
    return moved


def _turned(game: Any, seat: int, needs: Any) -> None:
    """Fills in the needs of this seat and of those after it."""
    for other in range(3):
        needs[other] = game[(seat + other) % 3]


def _take(wins: Any, at: int, room: Any) -> float:
    """Takes the chances from a turn, and says how far one moved at most."""
    moved = 0.0
    for lane in range(LANES):
        mine, other = room.values[STARTS[lane], lane], room.led_values[STARTS[lane], lane]
        moved = max(moved, abs(mine - wins[at, 0, lane]), abs(other - wins[at, 1, lane]))
        wins[at, 0, lane], wins[at, 1, lane] = mine, other
    return float(moved)
