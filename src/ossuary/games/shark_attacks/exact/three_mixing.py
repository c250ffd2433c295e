"""Needs of Shark Attacks! for three whose best replies go round in a circle, in code that runs at both speeds.

Two ways out: replies that do not come all at once, which may end where each is best, and mixed choices. The wider the
range in which choices are mixed, the easier these are to find.
"""

from math import sqrt
from typing import Any

from ....twin import arrays
from ....twin.kinds import Floats1, Floats2, Floats3, Ints1
from .beach import WIDTH
from .three_flight import LANES
from .three_race import Rooms, begin, go_round, number

EXPORTED = ("wander", "approach")
STAGE = "lab"  # a browser has no table for three

SIZE = 3 * 2 * LANES
KEPT = 16  # rounds that the next guess is made of
ALIKE = 1e-10  # of a change, how much of it must be new


def wander(
    wins: Floats3,
    target: int,
    game: Ints1,
    chances: Floats2,
    by_swimmers: bool,
    tolerance: float,
    rooms: Rooms,
    last: bool,
    rounds: int,
) -> float:
    """Goes rounds in which each chance moves or not, at random, until none would; returns how far one still would."""
    begin(wins, target, game, chances, rooms, last, WIDTH)
    before, after = arrays.zeros(SIZE), arrays.zeros(SIZE)
    moved, luck = 1.0, 1
    _copy(wins, target, game, before)
    for _ in range(rounds):
        moved = go_round(wins, target, game, chances, by_swimmers, rooms, last, WIDTH)
        _copy(wins, target, game, after)
        moved = max(moved, _furthest(before, after))
        if moved <= tolerance:
            return moved
        for place in range(SIZE):
            if place // LANES % 2 == 0:
                luck = (luck * 1103515245 + 12345) % 2147483648
                if luck >> 16 & 1:
                    before[place] = after[place]
                    before[place + LANES] = after[place + LANES]
        _write(wins, target, game, before)
    return moved


def approach(
    wins: Floats3,
    target: int,
    game: Ints1,
    chances: Floats2,
    by_swimmers: bool,
    tolerance: float,
    rooms: Rooms,
    last: bool,
    rounds: int,
    width: float,
    guess: Floats1,
) -> float:
    """Solves turns whose choices are mixed within this width, from a guess that it replaces; returns as `wander`.

    Each next guess is made of the last ones as if a round were a straight map (Anderson).
    """
    begin(wins, target, game, chances, rooms, last, width)
    found, error = arrays.zeros(SIZE), arrays.zeros(SIZE)
    guesses, errors = arrays.zeros((KEPT, SIZE)), arrays.zeros((KEPT, SIZE))
    steps, changes = arrays.zeros((KEPT, SIZE)), arrays.zeros((KEPT, SIZE))
    moved = 1.0
    for turn in range(rounds):
        _write(wins, target, game, guess)
        moved = go_round(wins, target, game, chances, by_swimmers, rooms, last, width)
        _copy(wins, target, game, found)
        moved = max(moved, _furthest(guess, found))  # three equal needs are solved three times in a round
        if moved <= tolerance:
            return moved
        for place in range(SIZE):
            error[place] = found[place] - guess[place]
            guesses[turn % KEPT, place], errors[turn % KEPT, place] = guess[place], error[place]
            guess[place] = found[place]
        kept = 0
        for back in range(min(turn, KEPT - 1)):
            later, earlier = (turn - back) % KEPT, (turn - back - 1) % KEPT
            for place in range(SIZE):
                changes[kept, place] = errors[later, place] - errors[earlier, place]
                steps[kept, place] = changes[kept, place] + guesses[later, place] - guesses[earlier, place]
            if _made_new(changes, steps, kept):
                part = _product(changes[kept], error)
                for place in range(SIZE):
                    guess[place] -= part * steps[kept, place]
                kept += 1
        for place in range(SIZE):
            guess[place] = min(max(guess[place], 0.0), 1.0)
    return moved


def _made_new(changes: Any, steps: Any, last: int) -> bool:
    """Takes out of a change what earlier ones hold, makes it of length 1, and says whether something was left."""
    before = sqrt(_product(changes[last], changes[last]))
    for earlier in range(last):
        part = _product(changes[earlier], changes[last])
        for place in range(SIZE):
            changes[last, place] -= part * changes[earlier, place]
            steps[last, place] -= part * steps[earlier, place]
    length = sqrt(_product(changes[last], changes[last]))
    if length <= ALIKE * before:
        return False
    for place in range(SIZE):
        changes[last, place] /= length
        steps[last, place] /= length
    return True


def _product(one: Any, other: Any) -> float:
    total = 0.0
    for place in range(SIZE):
        total += one[place] * other[place]
    return total


def _furthest(one: Any, other: Any) -> float:
    furthest = 0.0
    for place in range(SIZE):
        furthest = max(furthest, abs(one[place] - other[place]))
    return furthest


def _copy(wins: Any, target: int, game: Any, chances: Any) -> None:
    """Copies the chances at the turns of all seats out of wins."""
    for seat in range(3):
        at = number(target, game[seat], game[(seat + 1) % 3], game[(seat + 2) % 3])
        for lane in range(LANES):
            chances[2 * seat * LANES + lane] = wins[at, 0, lane]
            chances[(2 * seat + 1) * LANES + lane] = wins[at, 1, lane]


def _write(wins: Any, target: int, game: Any, chances: Any) -> None:
    """Copies them into wins."""
    for seat in range(3):
        at = number(target, game[seat], game[(seat + 1) % 3], game[(seat + 2) % 3])
        for lane in range(LANES):
            wins[at, 0, lane] = chances[2 * seat * LANES + lane]
            wins[at, 1, lane] = chances[(2 * seat + 1) * LANES + lane]
