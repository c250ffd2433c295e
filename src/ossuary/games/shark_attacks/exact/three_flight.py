"""The flight of Shark Attacks! with three seats, solved backwards: whose signs are taken is a decision (SA-12).

What a flight is worth depends on the swimmers that escaped, the sharks, the blue dice about to be thrown, and the signs
on all beaches, a lane for each. While nothing is eaten one shark swims, and afterwards more.
"""

from typing import Any

from ....engine.nodes import State
from ....twin.kinds import Floats1, Floats2, Floats3
from ..rules import ALL_SIGNS, BLUE_DICE, SHARK_DICE
from .beach import TIE
from .flight import MOST_SWIMMERS, begin, throw

EXPORTED = ("throws", "lend", "follow")
STAGE = "lab"  # a browser has no table for three


# The signs of the mover, of the next seat and of the one after it, and the number of each such triple.
BEACHES = tuple(
    (own, one, two)
    for own in range(ALL_SIGNS + 1)
    for one in range(ALL_SIGNS + 1 - own)
    for two in range(ALL_SIGNS + 1 - own - one)
)
LANES = len(BEACHES)
NUMBERS = {signs: number for number, signs in enumerate(BEACHES)}

# By eaten dice and signs: the signs once the middle has given what it has, and how many are still due.
TAKEN = tuple(
    tuple(NUMBERS[own + min(eaten, ALL_SIGNS - own - one - two), one, two] for own, one, two in BEACHES)
    for eaten in range(BLUE_DICE + 1)
)
DUE = tuple(
    tuple(min(max(eaten - ALL_SIGNS + own + one + two, 0), ALL_SIGNS) for own, one, two in BEACHES)
    for eaten in range(BLUE_DICE + 1)
)
# By signs: with one taken from the next seat, and with one from the seat after it; -1 where there is none.
FROM_ONE = tuple(NUMBERS.get((own + 1, one - 1, two), -1) for own, one, two in BEACHES)
FROM_TWO = tuple(NUMBERS.get((own + 1, one, two - 1), -1) for own, one, two in BEACHES)

CASTS = (BLUE_DICE + 1) * (BLUE_DICE + 1) * (MOST_SWIMMERS + 1)  # what a throw can come to
PLACES = (MOST_SWIMMERS + 1) * SHARK_DICE * (BLUE_DICE + 1)
AT_ONCE = SHARK_DICE * (BLUE_DICE + 1)  # places with the same number of swimmers that escaped


def place(escaped: int, sharks: int, dice: int) -> int:
    """The row of a flight in which so many swimmers escaped, with so many dice about to be thrown."""
    return (escaped * SHARK_DICE + sharks - 1) * (BLUE_DICE + 1) + dice


def cast(waves: int, eaten: int, escaped: int) -> int:
    """The number of what a throw comes to."""
    return (waves * (BLUE_DICE + 1) + eaten) * (MOST_SWIMMERS + 1) + escaped


def throws(chances: Floats2, once: Floats3, start: State, scratch: State) -> None:
    """Fills in the chances of what every throw comes to, by place with nobody escaped and by cast."""
    for dice in range(1, BLUE_DICE + 1):
        for sharks in range(1, SHARK_DICE + 1):
            begin(start, dice, sharks)
            throw(start, scratch, once)
            again = once[dice, 0, 0]  # nothing but waves: the same throw once more
            once[dice, 0, 0] = 0
            row = place(0, sharks, dice)
            for waves in range(dice + 1):
                for eaten in range(dice + 1 - waves):
                    for escaped in range(3 * (dice - waves - eaten) + 1):
                        chances[row, cast(waves, eaten, escaped)] = once[waves, eaten, escaped] / (1 - again)


def share(better: float, width: float) -> float:
    """How often a seat does what it prefers among equals, which is better by this much than the other choice."""
    return min(max(1 + (better + TIE) / width, 0.0), 1.0)


def lend(mine: Floats1, others: Floats1, last: bool, width: float, after: Floats3) -> None:
    """Fills in what a place is worth to the mover, and to the next seat, by the signs still due: each is a choice."""
    for lane in range(LANES):
        after[0, 0, lane], after[0, 1, lane] = mine[lane], others[lane]
    for due in range(1, ALL_SIGNS + 1):
        for lane in range(LANES):
            one, two = FROM_ONE[lane], FROM_TWO[lane]
            if one < 0 or two < 0:
                only = max(one, two)
                at, level = (lane, 0) if only < 0 else (only, due - 1)
                after[due, 0, lane], after[due, 1, lane] = after[level, 0, at], after[level, 1, at]
                continue
            better = after[due - 1, 0, one] - after[due - 1, 0, two]
            first = 1 - share(-better, width) if last else share(better, width)
            after[due, 0, lane] = max(after[due - 1, 0, one], after[due - 1, 0, two])
            after[due, 1, lane] = first * after[due - 1, 1, one] + (1 - first) * after[due - 1, 1, two]


def spread(
    chances: Floats2,
    mine: Floats2,
    others: Floats2,
    escaped: int,
    sharks: int,
    dice: int,
    last: bool,
    width: float,
    after: Floats3,
    ways: Floats2,
) -> None:
    """Adds what a place is worth to the mover, and to the next seat, to all places whose throw may lead to it.

    `after` and `ways` are room for both by lane.
    """
    here = place(escaped, sharks, dice)
    lend(mine[here], others[here], last, width, after)
    for eaten in range(BLUE_DICE - dice + 1 if sharks > 1 else 1):
        for lane in range(LANES):
            due, taken = DUE[eaten][lane], TAKEN[eaten][lane]
            ways[0, lane], ways[1, lane] = after[due, 0, taken], after[due, 1, taken]
        for before in range(1, SHARK_DICE + 1):
            if sharks == joined(before, eaten):
                _add(chances, mine, others, escaped, dice, eaten, before, ways)


def joined(sharks: int, eaten: int) -> int:
    """The sharks of the next throw, if the last one ate so many dice."""
    return min(sharks + 1, SHARK_DICE) if eaten else sharks  # SA-14


def _add(chances: Any, mine: Any, others: Any, escaped: int, dice: int, eaten: int, sharks: int, ways: Any) -> None:
    for saved in range(BLUE_DICE - dice - eaten + 1):
        thrown = dice + eaten + saved
        for more in range(saved, min(3 * saved, escaped) + 1):
            # What cannot be reached is left out: all other dice escaped before, but for one that drew each shark.
            if thrown == dice or escaped - more > 3 * (BLUE_DICE - thrown - sharks + 1):
                continue
            chance = chances[place(0, sharks, thrown), cast(dice, eaten, more)]
            if chance > 0:
                to = place(escaped - more, sharks, thrown)
                for lane in range(LANES):
                    mine[to, lane] += chance * ways[0, lane]
                    others[to, lane] += chance * ways[1, lane]


def follow(chances: Floats2, mine: Floats2, reached: Floats3, last: bool, width: float, after: Floats3) -> None:
    """Moves the chances, by signs still due, of places and signs on to where these flights end: to places without dice.

    The others are what they came to on the way.
    """
    for dice in range(BLUE_DICE, -1, -1):
        for here in range(dice, PLACES, BLUE_DICE + 1):
            lend(mine[here], mine[here], last, width, after)
            for due in range(ALL_SIGNS, 0, -1):
                for lane in range(LANES):
                    _take(reached[here, due, lane], reached[here], due, lane, last, width, after)
            if dice:
                for lane in range(LANES):
                    if reached[here, 0, lane] > 0:
                        _throw_on(chances, reached, here, lane)


def _take(chance: float, reached: Any, due: int, lane: int, last: bool, width: float, after: Any) -> None:
    """Moves the chance of a choice on to what it leads to."""
    one, two = FROM_ONE[lane], FROM_TWO[lane]
    if one < 0 and two < 0:
        reached[0, lane] += chance
    elif one < 0 or two < 0:
        reached[due - 1, max(one, two)] += chance
    else:
        better = after[due - 1, 0, one] - after[due - 1, 0, two]
        first = 1 - share(-better, width) if last else share(better, width)
        reached[due - 1, one] += chance * first
        reached[due - 1, two] += chance * (1 - first)


def _throw_on(chances: Any, reached: Any, here: int, lane: int) -> None:
    escaped, sharks, dice = here // AT_ONCE, here % AT_ONCE // (BLUE_DICE + 1) + 1, here % (BLUE_DICE + 1)
    for waves in range(dice + 1):
        for eaten in range(dice + 1 - waves):
            for more in range(3 * (dice - waves - eaten) + 1):
                chance = chances[place(0, sharks, dice), cast(waves, eaten, more)] * reached[here, 0, lane]
                if chance > 0:
                    to = place(escaped + more, joined(sharks, eaten), waves)
                    reached[to, DUE[eaten][lane], TAKEN[eaten][lane]] += chance
